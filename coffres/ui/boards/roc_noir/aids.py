"""What helps when squares are too small for fingers: four arrows, and a loupe that follows the knight."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.games.roc_noir.material import SIDE
from coffres.ui.boards.roc_noir import taps
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.plan import Cell
from coffres.ui.boards.roc_noir.way import Cursor
from coffres.ui.chooser import Chooser
from coffres.ui.made_ahead import MadeAhead

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.arrangement import Place
    from coffres.ui.boards.roc_noir.board import RocNoirBoard
    from coffres.ui.boards.roc_noir.castle import CastleGround

WALKED = ("move", "beside")  # phases in which the arrows walk a knight
_LOOKED_AT = (*WALKED, "fall")  # phases in which something is too small to be seen without a loupe
_LOUPE = 0.63  # diameter of the loupe, as a part of the castle's side


class Aids:
    walking = False  # whether arrows walk the knight, instead of taps on the castle
    looking = False  # whether the loupe is there

    def __init__(self, board: RocNoirBoard) -> None:
        self._board = board
        self._castle = board.castle
        self._cursor = Cursor()
        self._place: Place = (0, 0, 1, 1)
        self._between = 0.0
        self._ahead = MadeAhead(
            board,
            lambda: board.small and self.arrows,
            lambda: board.small and self.loupe,
        )

    # Made while the board is calm, or when a small screen needs them: the loupe alone takes as long to make
    # as the castle.

    @cached_property
    def arrows(self) -> CastleArrows:
        arrows = CastleArrows()
        arrows.bind(on_wind=lambda _, wind: self._board.blow(wind))
        return arrows

    @cached_property
    def loupe(self) -> CastleLoupe:
        return CastleLoupe(self._board.people)

    def lay(self, place: Place, between: float) -> None:
        """Lays the arrows here, with so much left free in their middle."""
        self._place, self._between = place, between
        if self.walking:
            self.arrows.size, self.arrows.pos, self.arrows.between = place[2:], place[:2], between

    def castles(self) -> list[CastleGround]:
        """All castles on screen: the castle itself, and the one in the loupe."""
        return [self._castle, self.loupe.castle] if self.looking else [self._castle]

    def help(self, view: View, small: bool, chooser: Chooser | None) -> None:
        """Shows or removes arrows and loupe, as this position needs them, and brings them up to date."""
        self._ahead.wait()
        phase = view["phase"] if small else ""
        walked, looked = self.walking, self.looking
        self.walking, self.looking = self._board.walking, phase in _LOOKED_AT
        if self.looking != looked:
            self._put(self.loupe, self.looking)
        if self.walking != walked:
            self._put(self.arrows, self.walking)
            self.lay(self._place, self._between)
        if self.walking:
            self._relight(chooser)
        if self.looking:
            self._look(view)

    def _put(self, part: Widget, there: bool) -> None:
        if there:
            self._board.add_widget(part)
        else:
            self._board.remove_widget(part)

    def point_at(self, view: View) -> None:
        """Puts the arrows' start at the knight, or at the place beside which it is put back (RN-19)."""
        places = {"beside": view["origin"], "fall": view["trap"]}
        if view["mover"] >= 0:
            place = places.get(view["phase"], view["knights"][view["mover"]])
            self._cursor.follow(place, self._castle.plan)

    def follow(self, place: int, seconds: float) -> None:
        """The knight is moving to this place."""
        if self.looking:
            self._cursor.follow(place, self._castle.plan)
            self.loupe.indoors = False
            self.loupe.follow(self._cursor.cell, seconds)

    def lead(self, wind: Cell, chooser: Chooser) -> int | None:
        """The place to which an arrow leads."""
        return self._cursor.towards(wind, self._castle.plan, taps.ROPE in chooser.taken)

    def turn_about(self, wind: Cell) -> bool:
        """Whether the arrow only led across the room."""
        return self._cursor.turn_about(wind, self._castle.plan)

    def _relight(self, chooser: Chooser | None) -> None:
        for arrow in self.arrows.arrows:
            arrow.moves = []
            if chooser is not None:
                reached = self._cursor.reach(arrow.wind, self._castle.plan, taps.ROPE in chooser.taken)
                parts = {taps.place_part(place, chooser.taken) for place in reached}
                arrow.moves = [move for part in parts for move in chooser.leads_to(part)]

    def _look(self, view: View) -> None:
        """Puts the loupe in the corner of the castle that is farthest from the knight."""
        castle, cell = self._castle, self._cursor.cell
        side = castle.side * _LOUPE
        row, column = castle.plan.seen(cell)
        self.loupe.size = (side, side)
        self.loupe.pos = (
            castle.x if column >= SIDE / 2 else castle.right - side,
            castle.top - side if row >= SIDE / 2 else castle.y,
        )
        self.loupe.indoors = len(castle.plan.cells(castle.plan.place(cell))) > 1
        self.loupe.look(view, cell)
