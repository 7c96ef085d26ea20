"""Keys face down: what a player builds on its own doors, and when it bets on another's."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffres.bots.casse_du_siecle.codes import CODES, LOW, ONE
from coffres.bots.casse_du_siecle.openings import door_of, ready
from coffres.engine.contract import Move
from coffres.games.casse_du_siecle.material import DOORS, FREE, SIGNS

_FEW = 3  # bets that are worth a thought


class Aim(NamedTuple):
    """A code that a player is after, on a door of its own."""

    door: int
    code: int
    matched: int  # keys that lie on it already, or are in hand
    wrong: int  # keys on it that do not belong to it


def aims(s: Any, seat: int) -> list[Aim]:
    """For each own door the code that is nearest, with the keys in hand."""
    hand, found = s.hands[seat], []
    for door in range(DOORS):
        if s.owner[door] != seat:
            continue
        four = door_of(s, door)
        if FREE not in four:
            continue
        best: Aim | None = None
        for code, wanted in CODES[door].items():
            lying = sum(key == want for key, want in zip(four, wanted, strict=True))
            wrong = sum(key not in (FREE, want) for key, want in zip(four, wanted, strict=True))
            held = sum(bool(hand & ONE[want]) for key, want in zip(four, wanted, strict=True) if key == FREE)
            aim = Aim(door, code, lying + held, wrong)
            if best is None or _better(aim, best):
                best = aim
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda aim: (-aim.matched, aim.wrong))


def _better(aim: Aim, than: Aim) -> bool:
    return (aim.matched - 2 * aim.wrong, -aim.wrong) > (than.matched - 2 * than.wrong, -than.wrong)


def acts_to_try(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    if s.bet >= 0:
        return _go_on(s, seat, moves)
    opening = _opening(s, seat, moves)
    if opening:
        return opening
    builds = _builds(s, seat, moves)
    bets = _bets(s, seat, moves)
    done = [move for move in moves if move.verb == "done"]
    return [*builds[:2], *bets[:_FEW], *done] or moves[:1]


def act(s: Any, seat: int, moves: list[Move]) -> list[float]:
    if s.bet >= 0:
        wanted = set(_go_on(s, seat, moves))
        return [10.0 if move in wanted else 0.01 for move in moves]
    opening = _opening(s, seat, moves)
    if opening:
        return [50.0 if move == opening[0] else 0.01 for move in moves]
    builds = set(_builds(s, seat, moves))
    bets = set(_bets(s, seat, moves))
    done = 0.3 if builds else 3.0
    return [
        6.0 if move in builds else 0.6 if move in bets else done if move.verb == "done" else 0.0
        for move in moves
    ]


def _opening(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """The next move towards opening an own door now: wrong keys are lifted first."""
    now = ready(s, seat)
    if now is None:
        return []
    door, way = now
    wanted = CODES[door][way.code]
    four = door_of(s, door)
    for letter, (key, want) in enumerate(zip(four, wanted, strict=True)):
        if key not in (FREE, want):
            return [move for move in moves if move.verb == "lift" and move.args[0] == SIGNS * door + letter]
    return _lay(moves, door, wanted, four)


def _lay(moves: list[Move], door: int, wanted: tuple[int, ...], four: tuple[int, ...]) -> list[Move]:
    """The first of the missing keys that can be laid."""
    for letter, (key, want) in enumerate(zip(four, wanted, strict=True)):
        if key == FREE:
            args = (want, SIGNS * door + letter)
            found = [move for move in moves if move.verb == "lay" and move.args == args]
            if found:
                return found
    return []


def _builds(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """Keys that belong to the codes aimed at; a key that goes to two doors goes to the one that is nearer."""
    found: list[Move] = []
    used = 0
    for aim in aims(s, seat):
        if aim.wrong:
            continue
        wanted, four = CODES[aim.door][aim.code], door_of(s, aim.door)
        for letter, (key, want) in enumerate(zip(four, wanted, strict=True)):
            if key == FREE and s.hands[seat] & ONE[want] and not used & ONE[want]:
                used |= ONE[want]
                args = (want, SIGNS * aim.door + letter)
                found += [move for move in moves if move.verb == "lay" and move.args == args]
    return found


def _bets(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """First keys of a bet on another's door: all that are missing for one code are in hand."""
    found = []
    hand = s.hands[seat] & LOW
    for door in range(DOORS):
        if s.owner[door] in (-1, seat):
            continue
        covered = [key != FREE for key in door_of(s, door)]
        if covered.count(False) not in (1, 2):
            continue
        for wanted in CODES[door].values():
            missing = [want for want, there in zip(wanted, covered, strict=True) if not there]
            if all(hand & ONE[want] for want in missing):
                four = tuple(0 if there else FREE for there in covered)
                found += _lay(moves, door, wanted, four)
    return list(dict.fromkeys(found))


def _go_on(s: Any, seat: int, moves: list[Move]) -> list[Move]:
    """In the midst of a bet or an exchange: what belongs to a code that the hand can still finish."""
    door, own = s.bet, s.owner[s.bet] == seat
    four, best = door_of(s, s.bet), []
    least = SIGNS + 1
    for wanted in CODES[door].values():
        lacking = [want for key, want in zip(four, wanted, strict=True) if key == FREE]
        if not all(s.hands[seat] & ONE[want] for want in lacking):
            continue
        wrong = 0
        for letter, (key, want) in enumerate(zip(four, wanted, strict=True)):
            mine = own or s.bet_locks >> (SIGNS * door + letter) & 1
            wrong += bool(mine and key not in (FREE, want))
        if wrong < least:
            way = _lay(moves, door, wanted, four)
            if way:
                least, best = wrong, way
    return best[:1] or moves[:1]
