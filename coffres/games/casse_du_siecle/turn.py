"""A turn (CS-43): take a bunch, place keys, put the others back, empty the opened doors, next player."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle import bunches, memory
from coffres.games.casse_du_siecle.codes import dead_doors
from coffres.games.casse_du_siecle.keys import ONE, add
from coffres.games.casse_du_siecle.material import FULL, STALL_ROUNDS, STALL_TURNS
from coffres.games.casse_du_siecle.state import DRAWN, POOL, State

# (1) Take a bunch


def take_bunch(s: State, m: Move) -> None:
    seat, place = m.by, m.args[0]
    if stakes_door(s):  # CS-64
        s.tokens[seat] -= 1
        s.door_pot += 1
    s.emptied = place
    source, s.source[place] = s.source[place], DRAWN
    if source == DRAWN:
        memory.takes(s, seat, place)
        s.hands[seat] = add(s.hands[seat], s.bunch[place])
        s.bunch[place] = 0
        s.phase = "act"
        return
    # from now on only this player knows which keys have left the pool
    memory.lose(s, POOL + source, but=seat)
    s.drawing = source
    s.to_draw = FULL
    s.phase = "draw"


def stakes_door(s: State) -> bool:
    """CS-38, CS-40: whether this seat pays for the door pot; a player without tokens pays nothing."""
    return s.options.stakes in ("door", "both") and s.tokens[s.seat] > 0


def draw(s: State, m: Move) -> None:
    face, fresh = m.args
    bunches.drawn(s, s.drawing, face, fresh)
    memory.draws(s, s.seat, s.drawing, face)
    s.hands[s.seat] = add(s.hands[s.seat], ONE[face])
    s.to_draw -= 1
    if not s.to_draw:
        s.drawing = -1
        s.phase = "act"


# (3) Put back


def done(s: State, m: Move) -> None:
    """No more keys are placed. If there is no choice, all other keys go back at once."""
    if (s.options.keep_keys and s.held()) or not bunches.fits_all(s):
        memory.mingles(s, s.seat)
        s.phase = "return"
    else:
        put_rest(s, m)


def put_back(s: State, m: Move) -> None:
    bunches.put(s, m.args[0])
    if not s.held():
        _after_returns(s)
    elif not s.options.keep_keys and bunches.fits_all(s):
        put_rest(s, m)


def put_rest(s: State, m: Move) -> None:
    bunches.put_all(s)
    _after_returns(s)


def keep(s: State, m: Move) -> None:
    """CS-37, CS-63: the keys that are left in hand stay there."""
    _after_returns(s)


# (4) Empty the opened doors, then the dead ones


def _after_returns(s: State) -> None:
    if s.opened:
        s.phase = "pick"
    else:
        _after_doors(s)


def pick(s: State, m: Move) -> None:
    if not s.picked:
        bunches.start_mix(s, s.opened[0])
    if bunches.mix(s, m.args[0]):
        _after_pick(s)
    else:
        s.phase = "settle"


def settle(s: State, m: Move) -> None:
    bunches.settle(s, m.args[0])
    s.to_draw -= 1
    if not s.to_draw:
        s.drawing = -1
        _after_pick(s)


def _after_pick(s: State) -> None:
    if len(s.picked) < 2:
        s.phase = "pick"
        return
    bunches.spread(s)
    s.opened = s.opened[1:]
    _after_returns(s)


def _after_doors(s: State) -> None:
    if s.moved and s.options.master_codes and not s.options.hidden_keys:
        s.dead = sum(1 << door for door in dead_doors(s.laid))
    _after_dead_doors(s)


def clear(s: State, m: Move) -> None:
    """CS-51"""
    door = m.args[0]
    s.dead &= ~(1 << door)
    s.to_draw = bunches.spill(s, door)
    if s.to_draw:
        s.phase = "spill"
    else:
        _after_dead_doors(s)


def spill(s: State, m: Move) -> None:
    bunches.spilled(s, m.args[0])
    s.to_draw -= 1
    if not s.to_draw:
        bunches.spill_rest(s)
        _after_dead_doors(s)


def _after_dead_doors(s: State) -> None:
    if s.dead:
        s.phase = "dead"
        return
    s.idle = 0 if s.moved else s.idle + 1
    if s.idle >= max(STALL_ROUNDS * s.n, STALL_TURNS):  # CS-49
        s.phase = "stall"
    else:
        _after_stall(s)


def redeal(s: State, m: Move) -> None:
    """CS-49"""
    s.deal_keys()
    s.idle = 0
    _after_stall(s)


def _after_stall(s: State) -> None:
    """CS-15, CS-48: a player who has seen every gear and has not won dials at the end of their turn."""
    if s.knows_all(s.seat):
        s.looker = s.seat
        s.phase = "dial"
    else:
        pass_on(s)


def pass_on(s: State) -> None:
    s.looker = -1
    s.seat = (s.seat + 1) % s.n
    s.new_turn()
    s.phase = "take"
