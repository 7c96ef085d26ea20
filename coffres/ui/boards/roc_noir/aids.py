"""What helps when squares are too small for fingers: a pad of arrows, and a loupe that follows the knight."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.games.roc_noir.material import ROOMS, SIDE
from coffres.ui.boards.roc_noir import taps
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.plan import WINDS, Cell
from coffres.ui.boards.roc_noir.way import Cursor
from coffres.ui.box import middle_of
from coffres.ui.chooser import Chooser
from coffres.ui.made_ahead import MadeAhead

if TYPE_CHECKING:
    from coffres.ui.boards.roc_noir.arrangement import Place
    from coffres.ui.boards.roc_noir.board import RocNoirBoard
    from coffres.ui.boards.roc_noir.castle import CastleGround

WALKED = ("move", "beside")  # phases in which the arrows walk a knight
_LOOKED_AT = (*WALKED, "fall")  # phases in which something is too small to be seen without a loupe
# The side of the loupe's picture, and how far its glass is from the castle's middle, across and up, as parts
# of the castle's side
_LOUPE, _ASIDE = 0.62, 0.105
_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # where the panel faces, by its quarter turns
_HANDLES = {(1, -1): 0, (1, 1): 90, (-1, 1): 180, (-1, -1): 270}  # degrees, by where the handle points


class Aids:
    walking = False  # whether arrows walk the knight, instead of taps on the castle
    looking = False  # whether the loupe is there

    def __init__(self, board: RocNoirBoard) -> None:
        self._board = board
        self._castle = board.castle
        self._cursor = Cursor()
        self._place: Place = (0, 0, 1, 1)
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

    def lay(self, place: Place) -> None:
        """Lays the arrows here."""
        self._place = place
        if self.walking:
            self.arrows.size, self.arrows.pos = place[2:], place[:2]

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
            self.lay(self._place)
        if self.walking:
            self._relight(chooser)
        if self.looking:
            self._look(view, chooser)

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

    def follow(self, knight: int, place: int, seconds: float) -> None:
        """The knight that moves is on its way to this place."""
        if self.looking:
            self._cursor.follow(place, self._castle.plan)
            self.loupe.castle.doors = []
            self.loupe.follow(knight, place, seconds)

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

    def _look(self, view: View, chooser: Chooser | None) -> None:
        """Puts the loupe on the side of the castle that is farthest from the knight, where it leaves the room
        in that corner free. Its handle points towards whoever the panel faces, past knight and room."""
        castle, cell = self._castle, self._cursor.cell
        row, column = castle.plan.seen(cell)
        across, up = (-1 if column >= SIDE / 2 else 1), (1 if row >= SIDE / 2 else -1)
        x, y = middle_of(castle)
        away = castle.side * _ASIDE
        self.loupe.lay((x + across * away, y + up * away), castle.side * _LOUPE)
        to = _TOWARDS[int(self._board.facing)]
        aside = 1 if across * to[0] - up * to[1] > 0 else -1
        self.loupe.turned = _HANDLES[aside * across, -aside * up]
        place = castle.plan.place(cell)
        self.loupe.castle.doors = self._doors(place, chooser)
        self.loupe.look(view, view["mover"], place)

    def _doors(self, room: int, chooser: Chooser | None) -> list[int]:
        """The places to which arrows lead out of a room at once: not across it first."""
        if chooser is None or room < ROOMS:
            return []
        far = taps.ROPE in chooser.taken
        reached = {self._cursor.towards(wind, self._castle.plan, far) for wind in WINDS}
        return sorted(reached - {None, room})
