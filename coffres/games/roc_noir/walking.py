"""How a knight moves, loads squares, falls and goes back (RN-10 to RN-23, RN-40, RN-47 to RN-50)."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.roc_noir import galleries, moves
from coffres.games.roc_noir.castle import BIT, DIAGONAL, SQUARES, ZONE, castle
from coffres.games.roc_noir.material import ENTRANCE, KNIGHTS, NONE, ROOMS, TREASURE
from coffres.games.roc_noir.state import State

# The knight that moves


def outside(s: State) -> list[int]:
    """The active player's knights that are not home yet."""
    return [knight for knight in s.own(s.seat) if s.knights[knight] != TREASURE]


def moved_by(s: State, helmet: int) -> int:
    """The knight that this roll moves; NONE when its player must choose (RN-09, RN-45)."""
    rolled = s.seat * KNIGHTS + helmet
    if s.knights[rolled] != TREASURE:
        return rolled
    others = outside(s)
    return others[0] if len(others) == 1 else NONE


def set_out(s: State, knight: int) -> None:
    s.mover = knight
    s.phase = "move"


# Its possible goals


def goals(s: State) -> list[Move]:
    """The steps, and jumps if the player has ropes."""
    seat = s.seat
    knights = s.knights
    place = knights[s.mover]
    here = castle(s.corners)
    step = moves.STEP[seat]
    found = [
        step[to]
        for to in here.steps[place]
        if (to not in knights if to < ROOMS else not closed(s, to))  # RN-12
    ]
    if s.ropes[seat]:
        jump = moves.JUMP[seat]
        found += [
            jump[to]
            for to in here.jumps[place]
            if (to not in knights if to < ROOMS else not closed(s, to))  # RN-21
        ]
    return found


def closed(s: State, room: int) -> str:
    """The clause that keeps the mover out of this room; "" if it may enter."""
    if room == ENTRANCE:
        return ""
    if room == TREASURE:
        return "" if s.has_pair(s.mover) else "RN-36"
    gallery = room - ROOMS
    if s.entered >> gallery & 1:
        return "RN-29"
    return "" if s.mover % KNIGHTS == gallery or s.visited >> s.mover & 1 else "RN-24"


def robberies(s: State) -> list[Move]:
    """RN-33, RN-34: the halves that the mover may take from other players' knights beside it."""
    first, second = s.racks[2 * s.mover], s.racks[2 * s.mover + 1]
    if not s.arrived or first < 0 or s.has_pair(s.mover):
        return []
    near = castle(s.corners).steps[s.knights[s.mover]]
    found = []
    for half in (first ^ 1, second ^ 1):
        victim = galleries.holder(s, half)
        opposing = victim != NONE and victim // KNIGHTS != s.seat
        if opposing and s.knights[victim] in near and s.knights[victim] != TREASURE:  # RN-35
            found.append(moves.ROB[s.seat][half])
    return found


# The walk


def step(s: State, m: Move) -> None:
    _go(s, m.args[0])


def jump(s: State, m: Move) -> None:
    s.ropes[s.seat] -= 1
    s.spent += 1
    _go(s, m.args[0])


def _go(s: State, to: int) -> None:
    """RN-47: first the effect on the square that the knight leaves, then on the place it goes to."""
    left = s.origin = s.knights[s.mover]
    s.knights[s.mover] = to
    if left < ROOMS:
        across = DIAGONAL[left]
        if across in s.knights and _doubtful(s, across):
            _load(s, s.knights.index(across))
            return
    _arrive(s)


def _doubtful(s: State, square: int) -> bool:
    """Whether this square may still be the trap of its slab."""
    return s.maybe[ZONE[square]] & BIT[square] != 0


def _load(s: State, knight: int) -> None:
    s.loaded = knight
    s.phase = "trap"


def _arrive(s: State) -> None:
    to = s.knights[s.mover]
    if to < ROOMS:
        if _doubtful(s, to) and DIAGONAL[to] not in s.knights:  # RN-16
            _load(s, s.mover)
        else:
            _stand(s)
    elif to == ENTRANCE:
        _stand(s)
    elif to == TREASURE:
        _reach_treasure(s)
    elif galleries.enter(s):
        come_out(s)


def _stand(s: State) -> None:
    s.arrived = True
    s.phase = "move"


def _reach_treasure(s: State) -> None:
    if home(s, s.seat) < s.options.homes:
        end_turn(s)
        return
    s.result = "three_home" if s.options.homes == KNIGHTS else "two_home"
    s.phase = "over"


def home(s: State, seat: int) -> int:
    """How many knights of a seat are in the treasure room."""
    return sum(s.knights[knight] == TREASURE for knight in s.own(seat))


# Falling, and going back


def loads(s: State) -> list[Move]:
    """RN-40: whether the loaded square is the trap; it must be if no other square can be."""
    square = s.knights[s.loaded]
    is_trap, is_none = moves.TRAP[square]
    return [is_trap, is_none] if candidates(s, square) > 1 else [is_trap]


def candidates(s: State, square: int) -> int:
    """How many squares of this square's slab can still be the trap."""
    return s.maybe[ZONE[square]].bit_count()


def trap(s: State, m: Move) -> None:
    square, is_trap = m.args
    zone = ZONE[square]
    if not is_trap:
        s.maybe[zone] ^= BIT[square]
        _go_on(s)
        return
    s.maybe[zone] = BIT[square]
    s.found |= 1 << zone
    s.trap = square
    s.phase = "fall"
    if s.loaded != s.mover:
        s.knights[s.loaded] = s.origin  # RN-17
    elif len(back := ways_back(s)) == 1:
        s.knights[s.mover] = back[0]


def seen(s: State, m: Move) -> None:
    """RN-63: the screen has been touched, and the trap looks like any other square again."""
    trap, s.trap = s.trap, NONE
    if s.loaded != s.mover:
        _go_on(s)
    elif s.knights[s.mover] == trap:
        s.phase = "beside"
    else:
        end_turn(s)


def _go_on(s: State) -> None:
    """Goes on after a load: of the square under the mover, or of the square whose counterweight it was."""
    landed = s.loaded == s.mover
    s.loaded = NONE
    if landed:
        _stand(s)
    else:
        _arrive(s)


def ways_back(s: State) -> list[int]:
    """RN-19: the places for a knight that fell, or that leaves a gallery: one place, or two to choose
    from."""
    origin = s.origin
    if origin == ENTRANCE or origin not in s.knights:
        return [origin]
    across = DIAGONAL[origin]
    free = [q for q in SQUARES[ZONE[origin]] if q not in (origin, across) and q not in s.knights]
    return free or [ENTRANCE]


def come_out(s: State) -> None:
    """RN-27: the knight leaves a gallery to the place from which it came."""
    back = ways_back(s)
    if len(back) == 1:
        s.knights[s.mover] = back[0]
        _stand(s)
    else:
        s.phase = "beside"


def beside(s: State, m: Move) -> None:
    fell = s.knights[s.mover] < ROOMS
    s.knights[s.mover] = m.args[0]
    if fell:
        end_turn(s)
    else:
        _stand(s)


def end_turn(s: State) -> None:
    start_turn(s, (s.seat + 1) % s.n)


def start_turn(s: State, seat: int) -> None:
    s.seat = seat
    s.mover = s.origin = s.loaded = NONE
    s.arrived = False
    s.entered = 0
    s.phase = "roll"
