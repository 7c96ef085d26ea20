"""A board that is made before its game begins, while people still choose.

It is made for these people and these options, from a game of its own that nobody plays, and has never shown
a position: what a board is made of is the same for every deal. With another choice it is worth nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.actors import RandomChance
from coffres.engine.contract import TABLE, Options
from coffres.storage.roster import Seat
from coffres.storage.unkept import UnkeptGame
from coffres.ui.boards import board_of
from coffres.ui.laid_out import lay_out
from coffres.ui.moment import Moment, moment_of
from coffres.ui.seating import seats_of
from coffres.ui.tables import words_of
from coffres.ui.tablet import Tablet
from coffres.ui.widgets.desk import Desk

if TYPE_CHECKING:
    from coffres.ui.app import CoffresApp
    from coffres.ui.board import Board


class BoardAhead(NamedTuple):
    board: Board
    moment: Moment  # the position that it was made for
    lang: str  # the language of what is written on it

    def fits(self, moment: Moment, lang: str) -> bool:
        """Whether a game that begins so would make the same board."""
        made = (self.moment.game, self.moment.people, self.moment.options, self.lang)
        return made == (moment.game, moment.people, moment.options, lang)


def make(app: CoffresApp, game: str, seats: Sequence[Seat], options: Options) -> BoardAhead:
    names, levels, people = zip(*((seat.name, seat.level, seat.person) for seat in seats), strict=True)
    chance = RandomChance(random.Random(0))
    match = UnkeptGame(game, names, options, chance, levels, 0, people).match
    moment = moment_of(match, Tablet(), seats_of(match, app.roster), TABLE)
    board = board_of(game)(moment=moment, translate=words_of(app, game), landed=app.senses.land)
    return BoardAhead(board, moment, app.l10n.lang)


def place(board: Board, size: tuple[float, float]) -> None:
    """Lays it out as a table in a window of this size will."""
    desk = Desk(beside=board.room.beside, below=board.room.below, size=size)
    for part in (FloatLayout(), Widget()):
        desk.add_widget(part)
    desk.do_layout()
    board.size = desk.children[-1].size
    lay_out(board)
