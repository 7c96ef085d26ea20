"""What sensible players do, question by question. Every function knows of a position only what the seat knows
that it plays for: its hand, what it remembers of closed bunches, and what lies open or was laid by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffres.bots.casse_du_siecle import hidden
from coffres.bots.casse_du_siecle.codes import CODES, LOW, ONE, faces, finishing
from coffres.bots.casse_du_siecle.openings import door_of, needs, prospects, ready
from coffres.engine.contract import Move
from coffres.games.casse_du_siecle.material import DOORS, KEPT, SIGNS

_STRANGE = 0.01  # a bunch that nobody has seen is worth a little more than another one
_DANGER = (0.0, 0.25, 0.6, 1.0, 1.0)  # how willingly a door is left that lacks so many keys

# Taking a bunch


def take(s: Any, seat: int, moves: list[Move]) -> list[float]:
    """The likelier a bunch opens a door, the more willingly it is taken; else one that nobody has seen."""
    odds = prospects(s, seat)
    found = []
    for move in moves:
        place = move.args[0]
        share = odds[place] + (_STRANGE if s.source[place] >= 0 else 0.0)
        found.append((0.03 + share) ** 4)
    return found


def takes_to_try(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """One of all the bunches about which nobody knows anything, or of one shuffle; the likeliest others."""
    seen: set[int] = set()
    some = []
    for move in moves:
        source = s.source[move.args[0]]
        if source < 0 or source not in seen:
            seen.add(source)
            some.append(move)
    return likeliest(some, take(s, seat, some), 8)


def likeliest(moves: list[Move], odds: list[float], count: int) -> list[Move]:
    if len(moves) <= count:
        return moves
    order = sorted(range(len(moves)), key=lambda number: -odds[number])[:count]
    return [moves[number] for number in sorted(order)]


# Keys face up


def act(s: Any, seat: int, moves: list[Move]) -> list[float]:
    """How willingly each move with keys on doors is made."""
    if s.options.hidden_keys:
        return hidden.act(s, seat, moves)
    open_now = ready(s, seat)
    odds = []
    for move in moves:
        verb, args = move.verb, move.args
        if open_now is not None and _belongs(move, open_now[0], open_now[1].code, s):
            odds.append(50.0)
        elif verb == "place":
            odds.append(_placing(s, seat, args[0], args[1]))
        elif verb == "done":
            odds.append(0.5)
        else:
            odds.append(20.0)  # any other door that can be opened at a stroke
    return odds


def _belongs(move: Move, door: int, code: int, s: Any) -> bool:
    """Whether this move belongs to opening a door with this code."""
    if move.verb in ("steal", "change"):
        return bool(move.args == (door, code))
    if move.verb != "place":
        return False
    face, lock = int(move.args[0]), int(move.args[1])
    return lock // SIGNS == door and face == CODES[door][code][lock % SIGNS]


def _placing(s: Any, seat: int, face: int, lock: int) -> float:
    """Of places for a key that opens nothing now: a door that the others cannot finish soon is best."""
    door = lock // SIGNS
    four = list(door_of(s, door))
    four[lock % SIGNS] = face
    left = finishing(door, tuple(four), s.options.master_codes)
    if not left:
        return 0.2
    nearest = min(left, key=int.bit_count)
    missing = nearest.bit_count()
    if s.options.owned_doors:
        return 1.0 + 0.5 * (SIGNS - missing)
    willing = _DANGER[missing]
    return 0.15 * willing if s.options.keep_keys else willing


def acts_to_try(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    if s.options.hidden_keys:
        return hidden.acts_to_try(s, seat, moves)
    open_now = ready(s, seat)
    if open_now is not None:
        way = [move for move in moves if _belongs(move, open_now[0], open_now[1].code, s)]
        if way:
            return way[:1]
    if not (s.options.master_codes or s.options.keep_keys):
        return moves[:1]
    return likeliest(moves, act(s, seat, moves), 6)


# Putting keys back


def give_back(s: Any, seat: int, moves: list[Move]) -> list[float]:
    """Keys of the same door go together, where this player will find them."""
    hand = s.hands[seat]
    if s.options.keep_keys and not s.lifted:
        return _keeping(s, seat, moves)
    target = s.bunch[_place_of_returns(s)]
    known = s.known[_place_of_returns(s) * (s.n + 1) + seat] & target
    odds = []
    for move in moves:
        if move.verb != "put_back":
            odds.append(1.0)
            continue
        face = move.args[0]
        code = gather_code(face)
        there = (known & code).bit_count()
        here = (hand & code & ~ONE[face] & LOW).bit_count()
        odds.append(max(0.2, 1.0 + there - 0.5 * here))
    return odds


def gather_code(face: int) -> int:
    """The mask of the keys of the door whose own code this key is part of."""
    return _DOOR_OF[face]


def _door_masks() -> dict[int, int]:
    found: dict[int, int] = {}
    for door in range(DOORS):
        whole = sum(ONE[face] for face in CODES[door][0])
        found |= dict.fromkeys(CODES[door][0], whole)
    return found


_DOOR_OF = _door_masks()


def _place_of_returns(s: Any) -> int:
    for place, keys in enumerate(s.bunch):
        if 0 < keys.bit_count() < SIGNS:
            return place
    if s.emptied >= 0 and not s.size(s.emptied):
        return int(s.emptied)
    return next((place for place in range(len(s.bunch)) if not s.size(place)), 0)


def _keeping(s: Any, seat: int, moves: list[Move]) -> list[float]:
    """Up to three keys stay in hand: those that open a door together with few others."""
    held = s.hands[seat]
    value = _use(s, seat)
    if held.bit_count() <= KEPT:
        return [10.0 if move.verb == "keep" else 0.3 for move in moves]
    worst = min(value.get(face, 0.0) for face in faces(held))
    return [
        (5.0 if value.get(move.args[0], 0.0) <= worst else 0.3) if move.verb == "put_back" else 0.1
        for move in moves
    ]


def _use(s: Any, seat: int) -> dict[int, float]:
    """How useful each key in hand is: how near the best code comes that it is part of."""
    held = s.hands[seat]
    value: dict[int, float] = {}
    for lay in needs(s, seat):
        lacking = (lay & ~held).bit_count()
        for face in faces(lay & held):
            value[face] = max(value.get(face, 0.0), 4.0 - lacking)
    return value


# Gears, other doors, shuffles, the dial


def looks_to_try(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """A gear that this seat does not know, which it will not find covered by one that it knows."""
    strange = [move for move in moves if move.verb == "look" and not s.seen[seat] >> move.args[0] & 1]
    if strange:
        return strange[seat % len(strange) :][:1]
    return [move for move in moves if move.verb == "decline"] or moves[:1]


def picks(s: Any, seat: int, moves: list[Move]) -> list[float]:
    """Bunches that the others know are shuffled, rather than those that this player knows."""
    rows = s.n + 1
    odds = []
    for move in moves:
        place = move.args[0]
        if s.source[place] >= 0:
            odds.append(1.0)
            continue
        base = place * rows
        mine = s.known[base + seat].bit_count()
        theirs = max(s.known[base + other].bit_count() for other in range(s.n) if other != seat)
        odds.append(max(0.1, 1.0 + 0.5 * theirs - 0.4 * mine))
    return odds


def dials_to_try(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """Only a combination that this seat knows is dialed; the first of the samples is the right one."""
    knows = s.knows_all(seat)
    return [move for move in moves if (move.verb == "dial") == knows][:1] or moves[:1]


def claims(s: Any, seat: int, moves: list[Move]) -> list[float]:
    return [1.0] * len(moves)


WORTH: dict[str, Callable[[Any, int, list[Move]], list[float]]] = {
    "take": take,
    "act": act,
    "return": give_back,
    "pick": picks,
    "claim": claims,
}
TO_TRY: dict[str, Callable[[Any, int, list[Move]], list[Move]]] = {
    "take": takes_to_try,
    "act": acts_to_try,
    "look": looks_to_try,
    "pick": lambda s, seat, moves: likeliest(moves, picks(s, seat, moves), 5),
    "dial": dials_to_try,
    "claim": lambda s, seat, moves: moves[:3],
}
