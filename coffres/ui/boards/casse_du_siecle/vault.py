"""The vault as one drawing: a floor that seldom changes, the pieces on it, and the lights above them.

A piece that moves is drawn at its goal only after it has arrived there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.games.casse_du_siecle.material import DOORS, LOCKS, PLACES, SAFE, SIGNS, SLOTS
from coffres.storage.roster import Seat
from coffres.ui.boards.casse_du_siecle import pieces, turned
from coffres.ui.boards.casse_du_siecle.flights import SECONDS, Flights
from coffres.ui.boards.casse_du_siecle.journeys import HAND, End, Lying, journeys
from coffres.ui.boards.casse_du_siecle.layer import VaultLayer
from coffres.ui.boards.casse_du_siecle.opening import OpenSafe
from coffres.ui.boards.casse_du_siecle.plan import Plan
from coffres.ui.box import Box
from coffres.ui.chooser import Part
from coffres.ui.motion import WALKS, Movement
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.seat_token import SeatToken

_WAIT, _OPENS = 0.4, 1.3  # seconds before the safe begins to open, and seconds that the opening takes
KINDS = ("place", "lock", "door", "gear")  # the kinds of parts that are drawn and touched here


class Vault(Widget):
    """`tap(parts)`: called with what a finger can mean, the most likely part first."""

    marks: Sequence[str] = ListProperty()  # the text on every lock
    people: Sequence[Seat] = ListProperty()
    landed: Callable[[], None] = ObjectProperty(lambda: None)
    tap: Callable[[Sequence[Part]], None] = ObjectProperty()
    face_up: turned.TurnedUp = ObjectProperty(turned.TurnedUp())
    ajar = NumericProperty(1.0)  # how far the opened safe stands open, 0 to 1
    layers = NumericProperty(1)  # the most gears that may lie on one place of the safe

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan = Plan(0, 0, 1, 1, self.layers)
        self._placed = (0.0, 0.0, 1.0, 1.0)  # where the plan is
        self._floor, self._safe, self._faces, self._lights = (VaultLayer() for _layer in range(4))
        self._hooks = [VaultLayer() for _place in range(PLACES)]
        self._doors = [VaultLayer() for _door in range(DOORS)]
        self._owners = [SeatToken() for _door in range(DOORS)]
        self._flights = Flights(self._spot, landed=lambda: self.landed())
        self._open: OpenSafe | None = None  # the safe, once it has been opened
        self.bind(ajar=self._slide)
        for sheet in (
            self._floor,
            *self._hooks,
            *self._doors,
            self._safe,
            self._faces,
            self._lights,
            *self._owners,
        ):
            self.add_widget(sheet)
        self.add_widget(self._flights)
        self._lying: Lying | None = None  # the places of all keys
        self._resting = Lying([0] * PLACES, [""] * (LOCKS))  # the same without the keys that are moving
        self._unlocked: Sequence[int] = ()
        self._alarmed: Sequence[int] = ()
        self._covers, self._won = 0, False
        self._lit: Sequence[Part] = ()
        self._taken: Sequence[Part] = ()
        self._finger: object = None
        # at most once a frame, however often the vault is moved
        arrange = Clock.create_trigger(self._arrange, -1)
        self.bind(pos=arrange, size=arrange)

    def _arrange(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        self._flights.land()
        self._placed = (*self.pos, *self.size)
        self.plan = Plan(*self._placed, self.layers)
        self._draw()
        for door, token in enumerate(self._owners):
            box = self.plan.doors[door]
            token.size = [max(dp(22), box.height * 0.21)] * 2
            # the door's outer edge, between its two bunches
            outside = box.y + box.height if box.y > self.plan.safe.y else box.y
            token.center = (box.center[0], outside)

    def show(
        self,
        lying: Lying,
        owners: Sequence[int],
        unlocked: Sequence[int],
        alarmed: Sequence[int],
        covers: int,
        won: bool,
        still: bool,
    ) -> None:
        if won and not self._won and self._lying is not None and not still:
            self.ajar = 0.0
            opening = Movement(duration=_WAIT) + Movement(ajar=1.0, duration=_OPENS, transition=WALKS)
            opening.start(self)
        self._unlocked, self._alarmed, self._covers, self._won = unlocked, alarmed, covers, won
        for token, owner in zip(self._owners, owners, strict=True):
            look = self.people[owner] if owner >= 0 else None
            token.colour = look.colour if look else token.colour
            token.symbol = look.symbol if look else ""
        if self._placed != (*self.pos, *self.size):
            self._arrange()  # now: else all is drawn here, and then once more where it will be
        self._move(lying, still)
        self._draw()

    def _move(self, lying: Lying, still: bool) -> None:
        """Moves the keys from where they were last shown to where they are now."""
        if lying == self._lying:
            return
        self._flights.land()
        before, self._lying = self._lying, lying
        self._resting = lying
        if before is None:
            return
        moving = journeys(before, lying)
        if still:
            self._flights.tell(moving)
            return
        ends = {journey.end for journey in moving}
        self._resting = Lying(
            [min(places) for places in zip(before.bunches, lying.bunches, strict=True)],
            ["" if ("lock", lock) in ends else key for lock, key in enumerate(lying.keys)],
        )
        self._flights.send(moving, pieces.key_box(self.plan.doors[0], 0), self._rest)

    def _rest(self) -> None:
        self._resting = self._lying
        self._draw()

    @property
    def moves_for(self) -> float:
        """The seconds until all that has just begun to move has arrived; 0: nothing moves."""
        return _WAIT + _OPENS if self.ajar < 1 else SECONDS * self._flights.airborne

    def arrive(self) -> bool:
        """Ends all animation at once. Returns whether anything moved."""
        moved = self.moves_for > 0
        self._flights.land()
        Movement.cancel_all(self)
        self.ajar = 1.0
        return moved

    def _spot(self, end: End) -> Box:
        """The place from which a key starts or at which it arrives. The hand that holds the tablet is beside
        the vault or below."""
        kind, number = end
        if kind == "lock":
            return pieces.field(self.plan.doors[number // SIGNS], number % SIGNS)
        if end != HAND:
            return self.box(end)
        x, y = (self.center_x, self.y) if self.plan.narrow else (self.right, self.center_y)
        return Box(x, y, 0, 0)

    # Drawing

    def turn_up(self, gears: Sequence[str]) -> None:
        """The numbers of the safe's gears lie open from now on."""
        self.face_up = self.face_up._replace(gears=gears)
        self._draw()

    def _draw(self) -> None:
        plan = self.plan
        room = Box(*self.pos, *self.size)
        if min(room.width, room.height) < 1:
            return
        self._floor.show(room, lambda: pieces.room(room))
        for place, sheet in enumerate(self._hooks):
            self._show_bunch(sheet, place, self._resting.bunches[place])
        for door, sheet in enumerate(self._doors):
            self._show_door(sheet, door)
        self._safe.show((plan.safe, self._covers, self._won), self._paint_safe)
        shown = (self.face_up, plan, self._covers)
        self._faces.show((plan.safe, *shown), lambda: turned.paint(*shown))
        self._draw_lights()

    def _show_bunch(self, sheet: VaultLayer, place: int, keys: int) -> None:
        box = self.plan.bunches[place]
        open_ = bool(self.face_up.bunches and self.face_up.bunches[place])

        def paint() -> None:
            pieces.place(box, f"{place // 2 + 1}{'ab'[place % 2]}", place % 2 == 1)  # its name (CS-03)
            pieces.bunch(box.inside(0.06), 0 if open_ else keys)

        sheet.show((box, keys, open_), paint)

    def _show_door(self, sheet: VaultLayer, door: int) -> None:
        box, opened = self.plan.doors[door], door in self._unlocked
        locks = range(SIGNS * door, SIGNS * (door + 1))
        keys = [self._resting.keys[lock] for lock in locks]

        def paint() -> None:
            pieces.door(box, opened)
            for number, (lock, key) in enumerate(zip(locks, keys, strict=True)):
                pieces.lock(box, number, self.marks[lock], key)
            pieces.wheel(box, str(door + 1), opened)

        sheet.show((box, opened, keys), paint)

    def _paint_safe(self) -> None:
        self._open = OpenSafe(self.plan.safe, self.ajar) if self._won else None
        if self._won:
            return
        pieces.safe(self.plan.safe)
        for place in range(SAFE):
            pieces.gear_place(self.plan.bay(place), self.plan.gear_number(place), str(place + 1))
            covered = bool(self._covers >> place & 1)
            for layer in range(1 + covered):
                pieces.gear(self.plan.gear_spot(place + layer * SAFE, covered), bool(layer))

    def _slide(self, _widget: object, ajar: float) -> None:
        """The leaves of the open safe slide."""
        if self._open is not None:
            self._open.go(ajar)

    def _draw_lights(self) -> None:
        lit, taken = tuple(map(self._round, self._lit)), tuple(map(self._round, self._taken))
        alarmed = tuple(self.plan.doors[door] for door in self._alarmed)
        self._lights.show((lit, taken, alarmed), lambda: self._paint_lights(lit, taken, alarmed))

    @staticmethod
    def _paint_lights(lit: Sequence[Box], taken: Sequence[Box], alarmed: Sequence[Box]) -> None:
        for kind, boxes in (("bet", alarmed), ("lit", lit), ("taken", taken)):
            for box in boxes:
                pieces.light(kind, box)

    # Parts

    def light(self, lit: Sequence[Part], taken: Sequence[Part]) -> None:
        self._lit, self._taken = lit, taken
        self._draw_lights()

    def every_part(self) -> Iterator[Part]:
        counts = zip(KINDS, (PLACES, LOCKS, DOORS, SLOTS), strict=True)
        return ((kind, number) for kind, count in counts for number in range(count))

    def box(self, part: Part) -> Box:
        kind, number = part
        if kind == "gear":
            return self.plan.gear(number, bool(self._covers >> number % SAFE & 1))
        boxes = {"place": self.plan.bunches, "lock": self.plan.locks, "door": self.plan.doors}
        return boxes[kind][number]

    def _round(self, part: Part) -> Box:
        """The box for a part's light. For a gear: the gear alone, without its number."""
        kind, number = part
        if kind != "gear":
            return self.box(part)
        return self.plan.gear_spot(number, bool(self._covers >> number % SAFE & 1))

    def point(self, part: Part) -> tuple[float, float]:
        """The point of the window where the part is touched."""
        box = self.box(part)
        inside = self.plan.locks[part[1] * SIGNS].center if part[0] == "door" else box.center
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
        # a finger that slid from one thing to another meant nothing
        if self._meant(*touch.opos) == self._meant(*touch.pos):
            self.finger(*touch.pos)
        return True

    def finger(self, x: float, y: float) -> None:
        if parts := self._meant(x, y):
            self.tap(parts)

    def _meant(self, x: float, y: float) -> Sequence[Part]:
        """What a tap at this point can mean: a tap on a lock can also mean its door."""
        place, lock = self.plan.bunch_at(x, y), self.plan.lock_at(x, y)
        if place >= 0:
            return [("place", place)]
        if lock >= 0:
            return [("lock", lock), ("door", lock // SIGNS)]
        gear = self.plan.gear_at(x, y, self._covers)
        return [("gear", gear)] if gear >= 0 else []


load_layout(__name__)
