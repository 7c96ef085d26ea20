"""Le Château du roc noir: a castle in a fixed place, and beside it what every knight holds.

Squares are tapped, or a finger draws a way over them; on a small screen arrows are used. Players must
remember, so only what the rules name is lit, and nothing is shown longer than it is public.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp

from coffres.engine.contract import Ask, Fact, Move, View
from coffres.games.roc_noir import words
from coffres.games.roc_noir.material import KNIGHTS, ROOMS, TREASURE
from coffres.ui.board import Board, Control
from coffres.ui.board_parts import Room
from coffres.ui.boards.roc_noir import taps
from coffres.ui.boards.roc_noir.aids import WALKED, Aids
from coffres.ui.boards.roc_noir.arrangement import FINGER, Arrangement
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.castle import CastleGround
from coffres.ui.boards.roc_noir.die import RingDie
from coffres.ui.boards.roc_noir.grounds import Grounds
from coffres.ui.boards.roc_noir.hall import PortraitHall
from coffres.ui.boards.roc_noir.phrasing import CastlePhrasing
from coffres.ui.boards.roc_noir.plan import Cell
from coffres.ui.boards.roc_noir.plates import Plates
from coffres.ui.boards.roc_noir.racks import KnightRack, RackSlot
from coffres.ui.boards.roc_noir.sounds import sound_of
from coffres.ui.boards.roc_noir.story import Story
from coffres.ui.boards.roc_noir.walk import Walk
from coffres.ui.box import Box
from coffres.ui.chooser import Chooser, Part
from coffres.ui.fingers import slipped
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout


class RocNoirBoard(Board):
    may_turn = False
    forgets = True
    keeps_secrets = False
    room = Room(beside=0.25, below=0.385, any_shape=True)
    seals = taps.SEALS

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._view: View | None = None
        self._goal: Moment | None = None  # what is shown when all that moves has arrived
        self._lies = True  # whether the racks stand beside the castle
        self.phrasing = CastlePhrasing(self)
        self._plates = Plates(words, self.people, self.moment.names, self.translate)
        self.throw = RingDie(self.moment.options["enchanted"], self._plates)
        self.castle = CastleGround(self.people, size_hint=(None, None))
        self.racks = [KnightRack(person, [each.name for each in self.people]) for person in self.people]
        self.hall = PortraitHall()
        self._grounds = Grounds()
        self.grounds = self._grounds.seen
        self.canvas.before.add(self._grounds.group)
        for part in (self.castle, *self.racks, self.hall):
            self.add_widget(part)
        for rack in self.racks:
            rack.bind(on_pick=lambda _, portrait: self._tap_portrait(portrait))
        self._aids = Aids(self)
        self._story = Story(self._aids.castles, self, self._aids.follow, lambda what: self.landed(what, self))
        self._steps = Walk(self, self._aids)
        self.bind(pos=self._arrange, size=self._arrange)

    # Where everything is

    def _arrange(self, *_: object) -> None:
        places = Arrangement(self.pos, self.size, len(self.racks), self.walking)
        self._lies, parts = places.lies, (self.castle, self.hall, *self.racks)
        for part, place in zip(parts, (places.castle, places.castle, *places.racks), strict=True):
            part.size, part.pos = place[2:], place[:2]
        self._aids.lay(places.pad)
        self._grounds.lay(Box(*self.pos, *self.size), Box(*places.castle))
        if self._view is not None:
            self.relight()

    @property
    def walking(self) -> bool:
        """Whether arrows walk a knight, and take their room from the racks."""
        phase = self._view["phase"] if self._view is not None else ""
        return self.touched and self.small and phase in WALKED

    @property
    def small(self) -> bool:
        """Whether the squares are too small for fingers, so that arrows are used."""
        return self.castle.cell < dp(FINGER) and not self._lies

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        walked, self._view = self.walking, view
        self._goal = None
        self._story.stop()
        self.castle.show(view)
        self.hall.shown = [portrait for gallery in view["portraits"] for portrait in gallery]
        self._show_racks(view)
        self._aids.point_at(view)
        if self.walking != walked:
            self._arrange()
        self._aids.help(view, self.small, self.chooser)  # in a film no lights follow

    def _show_racks(self, view: View) -> None:
        for seat, rack in enumerate(self.racks):
            own = slice(seat * KNIGHTS, (seat + 1) * KNIGHTS)
            held = view["racks"][2 * own.start : 2 * own.stop]
            home = [place == TREASURE for place in view["knights"][own]]
            rack.show(held, view["ropes"][seat], home, seat == view["seat"] and view["phase"] != "over")

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        view = moment.table
        before = self._view
        seconds = 0.0 if before is None else self._story.tell(before, view, facts)
        if still or not seconds:
            self._story.arrive()
            self.show(moment)
            return None
        self._goal = moment
        if not any(fact[1] == "draw" for fact in facts):
            self._show_racks(view)
        return seconds

    def hurry(self) -> bool:
        goal = self._goal
        if goal is not None:
            self._steps.stop()
            self._story.arrive()
            self.show(goal)
            self.relight()
        return goal is not None

    def lay(self, knight: int, portrait: int) -> None:
        """Shows a portrait that has just been drawn."""
        seat, helmet = divmod(knight, KNIGHTS)
        pair = self.racks[seat].slots[2 * helmet : 2 * helmet + 2]
        next(slot for slot in pair if slot.portrait < 0).portrait = portrait

    def lift(self, portraits: Sequence[int]) -> None:
        """Removes these portraits: they go under a pile."""
        for slot in self._slots():
            if slot.portrait in portraits:
                slot.portrait = -1

    def _slots(self) -> list[RackSlot]:
        return [slot for rack in self.racks for slot in rack.slots]

    # Lights

    def relight(self) -> None:
        view, chooser = self._view, self.chooser
        if view is None:
            return
        taken = self._taken
        self._aids.help(view, self.small, chooser)
        lit, named = self._lights(view)
        for castle in self._aids.castles():
            castle.lit, castle.named = lit, named
            castle.offer(self._offered(view))
        for slot in self._slots():
            part = taps.portrait_part(slot.portrait, view, taken) if slot.portrait >= 0 else None
            slot.moves = chooser.leads_to(part) if part is not None and chooser is not None else []
            slot.lit = bool(slot.moves)
            slot.taken = part in taken
        self._steps.go_on()

    def _lights(self, view: View) -> tuple[list[int], bool]:
        """The places that light up, and whether they are named: the squares of RN-19, an open trap, the goal
        of a jump that is not confirmed yet. Else all squares round the knight are lit alike, whoever stands
        there and whatever lies below, and the rooms that it may enter."""
        chooser, taken = self.chooser, self._taken
        if chooser is None:
            return [], False
        over = taps.picked(taken, "over")
        if over is not None:
            return [over], True
        if view["phase"] == "beside":
            return taps.beside(view), True
        if view["phase"] == "fall":
            return [view["trap"]], True
        if view["phase"] != "move":
            return [], False
        around = self.castle.plan.around(view["knights"][view["mover"]], taps.ROPE in taken)
        return [
            place for place in around if place < ROOMS or chooser.leads_to(taps.place_part(place, taken))
        ], False

    def _offered(self, view: View) -> list[int]:
        """The knights among which their player chooses (RN-09)."""
        if self.chooser is None or view["phase"] != "choose":
            return []
        first = view["seat"] * KNIGHTS
        return [first + helmet for helmet in range(KNIGHTS) if self.chooser.leads_to(("choose", helmet))]

    # Fingers

    @property
    def arrows(self) -> CastleArrows:
        """What walks a knight on a small screen."""
        return self._aids.arrows

    @property
    def loupe(self) -> CastleLoupe:
        """What shows the squares there large enough."""
        return self._aids.loupe

    def blow(self, wind: Cell) -> None:
        """An arrow was pressed."""
        self._steps.blow(wind)

    def on_touch_down(self, touch: object) -> bool:
        if super().on_touch_down(touch):
            return True
        if self._view is None or self.hall.shown or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        at = self._on_castle(touch.pos)
        touch.ud["roc_noir"] = at
        self._steps.begin(at)
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        self._steps.draw(touch.pos)
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        at = touch.ud["roc_noir"]
        if slipped(touch):
            self._steps.stop()
        elif self._on_castle(touch.pos) == at and not self._steps.under_way:
            self._steps.tap(at, touch.pos)
        return True

    def _on_castle(self, point: tuple[float, float]) -> Cell | None:
        """The cell of the castle under a finger, or the cell seen in the loupe there; None outside both."""
        if self._aids.looking:
            under = self.loupe.on_castle(point)
            if under is not None:
                return self.loupe.castle.cell_at(under)
        return self.castle.cell_at(point) if self.castle.collide_point(*point) else None

    def _tap_portrait(self, portrait: int) -> None:
        if self.chooser is None:
            return
        fell = self._view["phase"] == "fall"
        self.chooser.tap(taps.SEEN if fell else taps.portrait_part(portrait, self._view, self._taken))

    # Choosing

    def parts(self, move: Move) -> Sequence[Part]:
        return taps.parts_of(move)

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        return taps.attempted(self._view, parts)

    def where(self, move: Move) -> tuple[float, float] | None:
        chooser = self.chooser
        if chooser is None or self.hall.shown:
            return None
        part = next((part for part in taps.parts_of(move) if part not in chooser.taken), None)
        if part is None or not chooser.leads_to(part):
            return None
        if part[0] in ("place", "over") and not self.small:
            point = self.castle.seen_point(part[1])
        elif part[0] == "choose":
            point = self.castle.seen_knight(move.by * KNIGHTS + part[1])
        elif part == taps.SEEN:
            point = self.castle.center
        else:
            return None
        return self.to_window(*point)

    def controls(self, ask: Ask) -> Sequence[Control]:
        return self._plates.due(self.moment.legal(ask.by), self._view, self._taken)

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        return self._plates.hint(self._view, chooser.taken)

    @property
    def _taken(self) -> Sequence[Part]:
        return self.chooser.taken if self.chooser is not None else ()

    def sound(self, fact: Fact) -> str:
        return sound_of(fact)


BOARD = RocNoirBoard
load_layout(__name__)
