"""The vault as one drawn thing: a floor that seldom changes, pieces that lie on it, lights above them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.storage.roster import Seat
from coffres.ui.chooser import Part
from coffres.ui.pairs import load_layout
from coffres.ui.vault import pieces
from coffres.ui.vault.plan import DOORS, GEARS, LOCKS, PLACES, Box, Plan
from coffres.ui.widgets.seat_token import SeatToken

KINDS = ("place", "lock", "door", "gear")  # of the parts that are drawn here, and touched


class Layer(Widget):
    """A sheet to draw on."""


class Vault(Widget):
    """`tap(parts)`: what a finger may have meant, the likeliest first."""

    marks: Sequence[str] = ListProperty()  # what is written on every lock
    people: Sequence[Seat] = ListProperty()
    tap: Callable[[Sequence[Part]], None] = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan = Plan(0, 0, 1, 1)
        self._floor, self._pieces, self._lights = Layer(), Layer(), Layer()
        self._owners = [SeatToken() for _door in range(DOORS)]
        for widget in (self._floor, self._pieces, self._lights, *self._owners):
            self.add_widget(widget)
        self._bunches: Sequence[int] = [0] * PLACES
        self._keys: Sequence[str | None] = [""] * (DOORS * LOCKS)  # "": a free lock, None: a key face down
        self._opened: Sequence[int] = ()
        self._bet, self._covers, self._won = -1, 0, False
        self._lit: Sequence[Part] = ()
        self._taken: Sequence[Part] = ()
        self._finger: object = None
        arrange = Clock.create_trigger(self._arrange, -1)  # once a frame, however often it is moved
        self.bind(pos=arrange, size=arrange)

    def _arrange(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        self.plan = Plan(*self.pos, *self.size)
        self._draw_floor()
        self._draw_pieces()
        self._draw_lights()
        for door, token in enumerate(self._owners):
            box = self.plan.doors[door]
            token.size = [max(dp(22), box.h * 0.21)] * 2
            token.center = (box.center[0], box.y + box.h - token.height * 0.62)

    def show(
        self,
        bunches: Sequence[int],
        keys: Sequence[str | None],
        owners: Sequence[int],
        opened: Sequence[int],
        bet: int,
        covers: int,
        won: bool,
    ) -> None:
        floor = (list(self._opened), self._won) != (list(opened), won)
        self._bunches, self._keys, self._covers = bunches, keys, covers
        self._opened, self._bet, self._won = opened, bet, won
        for token, owner in zip(self._owners, owners, strict=True):
            look = self.people[owner] if owner >= 0 else None
            token.colour = look.colour if look else token.colour
            token.symbol = look.symbol if look else ""
        if floor:
            self._draw_floor()
        self._draw_pieces()
        self._draw_lights()

    # Drawing

    def _draw_floor(self) -> None:
        plan, canvas = self.plan, self._floor.canvas
        canvas.clear()
        with canvas:
            pieces.room(Box(*self.pos, *self.size), plan.room.w / 32)
            for box in plan.bunches:
                pieces.place(box)
            for door, box in enumerate(plan.doors):
                self._draw_number(door)
                pieces.door(box, str(door + 1), door in self._opened)
            pieces.safe(plan.safe, self._won)
            if self._won:
                pieces.treasure(plan.safe)

    def _draw_number(self, door: int) -> None:
        """Between the two bunches beside it, as their name is (CS-03)."""
        for side, letter in enumerate("ab"):
            box = self.plan.bunches[2 * door + side]
            size = box.h * 0.22
            x = box.x + box.w * 0.15
            pieces.text(f"{door + 1}{letter}", x, box.y + box.h * 0.83, size, pieces.tinted(pieces.NEON, 0.9))

    def _draw_pieces(self) -> None:
        plan, canvas = self.plan, self._pieces.canvas
        canvas.clear()
        with canvas:
            for box, keys in zip(plan.bunches, self._bunches, strict=True):
                pieces.bunch(box.inside(0.07), keys)
            for lock, (cell, key) in enumerate(zip(plan.locks, self._keys, strict=True)):
                box = pieces.lock_box(cell, lock % LOCKS)
                if key == "":
                    pieces.lock(box, self.marks[lock])
                else:
                    pieces.lock(box, "")
                    pieces.key(box.inside(0.04), key)
            if not self._won:
                self._draw_gears()

    def _draw_gears(self) -> None:
        for place, cell in enumerate(self.plan.gears):
            covered = bool(self._covers >> place & 1)
            for layer in range(1 + covered):
                box = self.plan.gear(place + layer * GEARS, covered)
                radius = min(box.h * 0.36, box.w * 0.46)
                colour = pieces.GOLD if layer else pieces.STEEL
                pieces.gear(box.center[0], box.center[1] + cell.h * 0.04, radius, colour)
            pieces.text(
                str(place + 1), cell.x + cell.w * 0.09, cell.y + cell.h * 0.5, cell.h * 0.2, pieces.NEON
            )

    def _draw_lights(self) -> None:
        canvas = self._lights.canvas
        canvas.clear()
        with canvas:
            if self._bet >= 0:
                pieces.ring(self.plan.doors[self._bet].inside(0.02), pieces.ALARM, dp(2), dp(10))
            for part in self._lit:
                pieces.ring(self.box(part).inside(0.05), pieces.NEON, dp(1.4), dp(10))
            for part in self._taken:
                pieces.ring(self.box(part).inside(0.05), pieces.GOLD, dp(2.4), dp(10))

    # Parts

    def light(self, lit: Sequence[Part], taken: Sequence[Part]) -> None:
        self._lit, self._taken = lit, taken
        self._draw_lights()

    def every_part(self) -> Iterator[Part]:
        yield from (("place", place) for place in range(PLACES))
        yield from (("lock", lock) for lock in range(DOORS * LOCKS))
        yield from (("door", door) for door in range(DOORS))
        yield from (("gear", slot) for slot in range(2 * GEARS))

    def box(self, part: Part) -> Box:
        kind, number = part
        if kind == "gear":
            return self.plan.gear(number, bool(self._covers >> number % GEARS & 1))
        boxes = {"place": self.plan.bunches, "lock": self.plan.locks, "door": self.plan.doors}
        return boxes[kind][number]

    def point(self, part: Part) -> tuple[float, float]:
        """Where in the window it is touched."""
        box = self.box(part)
        inside = self.plan.locks[part[1] * LOCKS].center if part[0] == "door" else box.center
        return self.to_window(*inside)

    # Touches

    def on_touch_down(self, touch: object) -> bool:
        if not self.collide_point(*touch.pos) or self._finger is not None:
            return False
        touch.grab(self)
        self._finger = touch
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._finger = None
        if self._meant(*touch.opos) == self._meant(*touch.pos):  # a finger that slid off meant nothing
            self.finger(*touch.pos)
        return True

    def finger(self, x: float, y: float) -> None:
        parts = self._meant(x, y)
        if parts:
            self.tap(parts)

    def _meant(self, x: float, y: float) -> Sequence[Part]:
        """A tap on a lock may mean its door."""
        place, lock = self.plan.bunch_at(x, y), self.plan.lock_at(x, y)
        if place >= 0:
            return [("place", place)]
        if lock >= 0:
            return [("lock", lock), ("door", lock // LOCKS)]
        gear = self.plan.gear_at(x, y, self._covers)
        return [("gear", gear)] if gear >= 0 else []


load_layout(__name__)
