"""Castles of Le Château du roc noir, as a test needs them.

The corners are always dealt alike, and squares are written row by row:

     0- 1  black gallery    2-7    8- 9  grey gallery
    10-11                         18-19
              44-45, 54-55  treasure room
    80-81  white gallery          88-89  entrance
    90-91                         98-99
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, Move
from coffres.games.roc_noir.castle import BIT, ZONE
from coffres.games.roc_noir.material import BLACK, ENTRANCE, GALLERIES, GREY, KEY, KNIGHTS, TREASURE, WHITE
from coffres.games.roc_noir.rules import RocNoir
from coffres.games.roc_noir.state import State
from tests.games.table import Table

__all__ = ["BLACK", "GREY", "WHITE", "begun", "give", "knight", "put", "rolled", "trap_at", "walk"]

BLACK_GALLERY, GREY_GALLERY, WHITE_GALLERY = GALLERIES
CORNERS = (BLACK_GALLERY, GREY_GALLERY, WHITE_GALLERY, ENTRANCE)


def knight(seat: int, helmet: int) -> int:
    return seat * KNIGHTS + helmet


def begun(seats: int = 2, **options: Any) -> Table:
    """A castle laid out, and seat 0 about to roll."""
    table = Table(KEY, seats, options)
    for corner, room in enumerate(CORNERS):
        table.chance("corner", corner, room)
    table.table("turn_over")
    table.table("youngest", 0)
    return table


def put(table: Table, *places: tuple[int, int, int]) -> Table:
    """Puts knights where the test needs them: (seat, helmet, place) each."""
    for seat, helmet, place in places:
        table.state.knights[knight(seat, helmet)] = place
    return table.arrange()


def give(table: Table, seat: int, helmet: int, *portraits: int) -> Table:
    """Gives a knight two portraits out of the piles, as if it had drawn them in its own gallery."""
    state = table.state
    who = knight(seat, helmet)
    state.racks[2 * who : 2 * who + 2] = portraits
    state.unseen = [mask & ~sum(1 << portrait for portrait in portraits) for mask in state.unseen]
    state.drawn |= 1 << who
    state.visited |= 1 << who
    return table.arrange()


def send_home(table: Table, seat: int, helmet: int, pair: int) -> Table:
    give(table, seat, helmet, 2 * pair, 2 * pair + 1)
    return put(table, (seat, helmet, TREASURE))


def rolled(table: Table, helmet: int = BLACK) -> Table:
    table.chance("roll", helmet, False)
    return table


def trap_at(table: Table, *squares: int) -> Table:
    """Everybody has learned where the traps of these slabs are."""
    for square in squares:
        table.state.maybe[ZONE[square]] = BIT[square]
    return table.arrange()


def safe(table: Table, *squares: int) -> Table:
    """These squares have been walked on before, and held."""
    for square in squares:
        table.state.maybe[ZONE[square]] &= ~BIT[square]
    return table.arrange()


def walk(table: Table, *squares: int, verb: str = "step") -> Table:
    """The active player goes there, and every square holds."""
    for square in squares:
        table.play(table.state.seat, verb, square)
        while table.state.phase == "trap":
            table.chance("trap", table.state.knights[table.state.loaded], False)
    return table


def falls(table: Table, square: int, verb: str = "step") -> Table:
    """The active player goes there and falls; the screen has been touched."""
    table.play(table.state.seat, verb, square)
    table.chance("trap", square, True)
    table.table("seen")
    return table


def draw(table: Table, *portraits: int) -> Table:
    for portrait in portraits:
        table.chance("draw", table.session.legal(CHANCE)[0].args[0], portrait)
    return table


def playout(seats: int, seed: int) -> Iterator[tuple[State, Move]]:
    """A random game, to its end: every move, and the position it leads to."""
    game = RocNoir()
    rng = random.Random(seed)
    chance = RandomChance(rng)
    s = game.setup(seats)
    for _ in range(50_000):
        if not game.asks(s):
            return
        m = random_move(game, s, chance, rng)
        game.apply(s, m)
        yield s, m
    pytest.fail("this game does not end")


def at(table: Table, seat: int, helmet: int) -> int:
    return int(table.state.knights[knight(seat, helmet)])


def rack(table: Table, seat: int, helmet: int) -> set[int]:
    who = knight(seat, helmet)
    return set(table.state.racks[2 * who : 2 * who + 2])
