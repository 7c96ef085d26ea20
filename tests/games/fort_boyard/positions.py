"""Shortcuts to the moments that the tests of Fort Boyard are about."""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import CHANCE, CLOCK, NO_OPTIONS, Options
from coffres.engine.registry import GAMES
from coffres.games.fort_boyard.material import BOARDS, KEY, RIDDLES, VALUES, Riddle
from tests.games.table import Table

GAME = GAMES[KEY]
SPACES = BOARDS["boite"].spaces
START, TRIAL, TIGER, BOTH, EITHER, GUARDIAN = (SPACES.index(letter) for letter in "StTEOG")

FREE_RIDDLE = next(riddle for riddle in RIDDLES if not riddle.one_answer)
STRICT_RIDDLE = next(riddle for riddle in RIDDLES if riddle.one_answer)


def begun(seats: int = 4, options: Options = NO_OPTIONS, starter: int = 0) -> Table:
    """The dice have said who begins."""
    table = Table(KEY, seats, options)
    for seat in range(seats):
        table.chance("roll", 6 if seat == starter else 1)
    return table


def goes_to(table: Table, space: int, by: int = 1) -> Table:
    """Whoever's turn it is rolls onto this space."""
    pawns = table.state.pawns[:]
    pawns[table.state.seat] = (space - by) % len(table.state.box.spaces)
    table.arrange(pawns=pawns)
    table.chance("roll", by)
    return table


def picked(table: Table, trial: str, space: int = TRIAL) -> Table:
    goes_to(table, space)
    if space == EITHER:
        table.play(table.state.seat, "take_trial")
    table.chance("trial", trial)
    return table


def started(table: Table, trial: str, space: int = TRIAL) -> Table:
    picked(table, trial, space)
    table.table("begin")
    return table


def asked(table: Table, riddle: Riddle = FREE_RIDDLE) -> Table:
    """A riddle is drawn and read, and the hourglass turned."""
    table.chance("riddle", riddle.id)
    table.play(table.state.reader(), "start_riddle")
    return table


def at_the_guardian(seats: int = 4, riddle: Riddle = FREE_RIDDLE, options: Options = NO_OPTIONS) -> Table:
    return asked(goes_to(begun(seats, options), GUARDIAN), riddle)


def rolls(table: Table, *faces: int) -> Table:
    """The die, or both dice, are passed on and rolled."""
    table.clock("pace")
    table.chance("roll" if len(faces) == 1 else "roll_two", *faces)
    return table


def with_keys(table: Table, red: int = 4, black: int = 0, seat: int = 0) -> Table:
    """`seat` holds these keys, and its turn begins anew."""
    reds, blacks = table.state.held_red[:], table.state.held_black[:]
    reds[seat], blacks[seat] = red, black
    return table.arrange(
        held_red=reds, held_black=blacks, seat=seat, phase="turn" if red + black >= 4 else "move"
    )


def opened(
    seats: int = 4, options: Options = NO_OPTIONS, red: int = 4, black: int = 0, **fields: Any
) -> Table:
    """Seat 0 has opened the chest."""
    table = with_keys(begun(seats, options), red, black).arrange(**fields)
    table.play(0, "open_chest")
    return table


def safe_from_tigers(table: Table) -> Table:
    """Every pawn stands so that a roll of one meets no tiger, nor the next few."""
    return table.arrange(pawns=[TRIAL + 3] * table.session.seats)


def draws_notes(table: Table, *values: int) -> Table:
    for value in values:
        table.chance("note", table.state.seat, value)
    return table


def dice(table: Table) -> int:
    """Whose dice they are now."""
    return next(ask.of for ask in table.session.asks() if ask.by == CHANCE)


def clocks(table: Table) -> dict[str, float]:
    return {ask.prompt: ask.seconds for ask in table.session.asks() if ask.by == CLOCK}


def keys_on(table: Table, space: int) -> tuple[int, int]:
    return table.state.black[space], table.state.red[space]


def keys_of(table: Table, seat: int) -> tuple[int, int]:
    return table.state.held_black[seat], table.state.held_red[seat]


def on(table: Table, field: str, space: int, keys: int) -> Table:
    """Puts so many keys of a colour onto a cell."""
    cells = getattr(table.state, field)[:]
    cells[space] = keys
    return table.arrange(**{field: cells})


def fortunes(*notes: tuple[int, ...]) -> list[int]:
    """Each player's notes, by value."""
    return [fortune.count(value) for fortune in notes for value in range(len(VALUES))]
