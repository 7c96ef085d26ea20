"""The chest: opened, emptied note by note, shut by a tiger, paid for with keys.

FB-40 to FB-48, FB-65 to FB-68.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, Ask, Move
from coffres.games.fort_boyard import keys, moves, rolling
from coffres.games.fort_boyard.material import KEPT, TIGER, VALUES
from coffres.games.fort_boyard.state import State
from coffres.games.fort_boyard.turn import end_turn, finish

# The questions


@cache
def _bonus(seat: int) -> tuple[Ask, ...]:
    return (Ask(CHANCE, "bonus", of=seat, dice=1, rule="FB-44"),)


@cache
def _draw(seat: int) -> tuple[Ask, ...]:
    return (Ask(CHANCE, "draw_note", of=seat, rule="FB-68"),)


@cache
def _look(seat: int) -> tuple[Ask, ...]:
    return (Ask(seat, "look_notes", secret=True, rule="FB-68"),)


@cache
def _put_back(seat: int) -> tuple[Ask, ...]:
    return (Ask(seat, "put_back", rule="FB-45"),)


ASKS: Mapping[str, Callable[[State], tuple[Ask, ...]]] = {
    "chest": rolling.asks,
    "bonus": lambda s: _bonus(s.seat),
    "draw_note": lambda s: _draw(s.seat),
    "look": lambda s: _look(s.seat),
    "put_back": lambda s: _put_back(s.seat),
}


# The legal moves


def _chest_legal(s: State, by: int) -> list[Move]:
    if by == CHANCE:
        return moves.ROLL[:] if rolling.can_roll(s) else []
    return rolling.clocks(s) if by == CLOCK else []


def _draws(s: State, by: int) -> list[Move]:
    if by != CHANCE:
        return []
    made = moves.NOTE[s.seat]
    return [made[value] for value, count in enumerate(s.pool) if count]


LEGAL: Mapping[str, Callable[[State, int], list[Move]]] = {
    "chest": _chest_legal,
    "bonus": lambda s, by: moves.ROLL[:] if by == CHANCE else [],
    "draw_note": _draws,
    "look": lambda s, by: [moves.SEEN[by]] if by == s.seat else [],
    "put_back": lambda s, by: list(moves.put_back(by, s.box.cells)) if by == s.seat else [],
}


# The effects of moves


def open_chest(s: State, m: Move) -> None:
    _take(s, 1)
    if s.chest:
        s.phase = "chest"
        s.turned += 1
        rolling.hand_dice(s, s.left_of(s.seat))
    else:
        finish(s, "chest_empty")


def _take(s: State, count: int) -> None:
    s.pile += count
    s.chest -= count


def step(s: State, face: int) -> tuple[int, str]:
    """Where the roller's pawn goes and what that means: a tiger shuts the chest, the last note ends the
    game."""
    spaces = s.box.spaces
    space = (s.pawns[s.roller] + face) % len(spaces)
    if spaces[space] == TIGER:
        return space, "tiger"
    return space, "note" if s.chest > 1 else "last_note"


def roll_against(s: State, m: Move) -> None:
    s.pawns[s.roller], meaning = step(s, m.args[0])
    time_out = s.dice == "last"
    if meaning == "tiger":
        shut(s)
        return
    _take(s, 1)
    if meaning == "last_note":
        rolling.put_dice_away(s)
        finish(s, "chest_empty")
    elif time_out:
        _to_bonus(s)
    else:
        rolling.hand_dice(s, next_roller(s))


def next_roller(s: State) -> int:
    following = s.left_of(s.roller)
    return following if following != s.seat else s.left_of(following)


def time_out(s: State) -> None:
    if s.dice == "cast":
        s.dice = "last"  # FB-66
    else:
        _to_bonus(s)


def _to_bonus(s: State) -> None:
    rolling.put_dice_away(s)
    s.phase = "bonus"


def bonus_of(s: State, face: int) -> int:
    """FB-67: the number of bonus notes; no more than are left."""
    return min(face, s.chest)


def bonus(s: State, m: Move) -> None:
    _take(s, bonus_of(s, m.args[0]))
    if s.chest:
        shut(s)
    else:
        finish(s, "chest_empty")


def shut(s: State) -> None:
    rolling.put_dice_away(s)
    s.due = s.keys_of(s.seat) - KEPT
    s.phase = "draw_note"


def draw_note(s: State, m: Move) -> None:
    seat, value = m.args
    s.pool[value] -= 1
    s.fortunes[seat * len(VALUES) + value] += 1
    s.pile -= 1
    if not s.pile:
        if s.options.open_fortunes:
            notes_seen(s)
        else:
            s.phase = "look"


def notes_seen(s: State) -> None:
    s.phase = "count" if s.result else "put_back"


def put_back(s: State, m: Move) -> None:
    keys.put_back(s, m.by, m.args[0])
    s.due -= 1
    if not s.due:
        end_turn(s)


def roller_left(s: State, roller: int) -> None:
    """FB-69: the player with the dice has left; a roll that they had begun does not count."""
    if s.dice == "last":
        _to_bonus(s)
    else:
        rolling.hand_dice(s, roller)
