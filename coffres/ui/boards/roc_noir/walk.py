"""Fingers on the castle and arrows beside it: how they walk a knight from square to square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock

from coffres.games.roc_noir.material import KNIGHTS
from coffres.ui.boards.roc_noir import taps
from coffres.ui.boards.roc_noir.plan import Cell
from coffres.ui.boards.roc_noir.way import Way

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.aids import Aids
    from coffres.ui.boards.roc_noir.board import RocNoirBoard

Point = tuple[float, float]


class Walk:
    def __init__(self, board: RocNoirBoard, aids: Aids) -> None:
        self._board = board
        self._aids = aids
        self._way = Way()
        self._next = Clock.create_trigger(self._step, 0)

    @property
    def under_way(self) -> bool:
        """Whether squares of the way that a finger has drawn are still to be walked."""
        return bool(self._way.places)

    # A way drawn by a finger

    def begin(self, cell: Cell | None) -> None:
        """A finger comes down in this cell. If it is on the knight that moves, a way begins."""
        self._way.stop()
        board, view = self._board, self._board.moment.table
        if view["phase"] != "move" or cell is None or board.small:
            return
        if board.castle.plan.place(cell) == view["knights"][view["mover"]]:
            self._way.begin(cell)

    def draw(self, point: Point) -> None:
        """The finger has moved to this point."""
        castle = self._board.castle
        if self._way.drawn and self._way.draw(castle.cell_at(point), castle.plan):
            self._next()

    def stop(self) -> None:
        self._way.stop()

    def go_on(self) -> None:
        """The next square may be walked now."""
        if self._board.chooser is not None and self.under_way:
            self._next()

    def _step(self, *_: object) -> None:
        """Walks the next square of the way, if the knight can still walk."""
        chooser = self._board.chooser
        if chooser is None or not self.under_way:
            return
        if self._board.moment.table["phase"] != "move" or chooser.taken:
            self._way.stop()
            return
        place = self._way.places.pop(0)
        if not chooser.leads_to(("place", place)):
            self._way.stop()
        chooser.tap(("place", place))

    # Taps

    def blow(self, wind: Cell) -> None:
        """An arrow was pressed."""
        board = self._board
        if board.chooser is None:
            return
        if self._aids.turn_about(wind):
            self._aids.help(board.moment.table, board.small, board.chooser)
        else:
            self._tap_place(self._aids.lead(wind, board.chooser))

    def tap(self, cell: Cell | None, point: Point) -> None:
        """A finger has tapped this cell of the castle; None: outside it."""
        board, view, chooser = self._board, self._board.moment.table, self._board.chooser
        if chooser is None:
            return
        if view["phase"] == "fall":  # RN-63: a touch anywhere on the screen counts
            chooser.tap(taps.SEEN)
        elif cell is None:
            return
        elif view["phase"] == "choose":
            own = range(view["seat"] * KNIGHTS, (view["seat"] + 1) * KNIGHTS)
            knight = board.castle.knight_at(point, own)
            chooser.tap(("choose", None if knight is None else knight % KNIGHTS))
        elif self._aids.walking and board.loupe.on_castle(point) is None:
            board.arrows.call()
        else:
            self._tap_place(board.castle.plan.place(cell))

    def _tap_place(self, place: int | None) -> None:
        chooser = self._board.chooser
        part, over = taps.place_part(place, chooser.taken), taps.picked(chooser.taken, "over")
        if over not in (None, place):
            chooser.tap(("over", over))  # the player chooses another goal for the jump; the rope stays chosen
        chooser.tap(part)
