"""The rampart seen from above: its spaces, the keys in the cells below them, and all pawns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from kivy.animation import Animation
from kivy.graphics import Canvas, Color, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import Move
from coffres.storage.roster import Seat
from coffres.ui.boards.fort_boyard import drawing, pads
from coffres.ui.boards.fort_boyard.rampart import Rampart, Share, shares
from coffres.ui.boards.fort_boyard.spread import spread
from coffres.ui.boards.fort_boyard.stamps import glow
from coffres.ui.box import Box, middle_of
from coffres.ui.motion import Movement, lift
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.widgets.seat_token import SeatToken

# The fort is drawn in few sizes and shown in all that lie between: a question that takes more room from the
# board moves it, and must not draw it anew.
_SMALLEST, _LARGER = dp(100), 1.5
_RUNS = 0.1  # seconds a space: a pawn that is faster runs
# of a pawn, in its radius: the shadow's depth, and its enamel's radius and middle, as the ring is painted
_SHADOW, _ENAMEL, _RAISED = 0.22, 0.88, 0.06
_HIGH = 0.2  # how high a pawn is lifted from space to space, in depths of the walk
_FRAME = 0.46  # the part of a space's length, to both sides, that its light takes
ALONE = shares(1)[0]
_FINGER = 48  # dp: a light less wide than this gives way to a pad


class Space(Widget):
    """The light round a space whose cell may be tapped; the walk itself handles the touches."""

    moves = ListProperty()
    lit = BooleanProperty(False)
    spread = BooleanProperty(False)  # whether a pad stands for it: its light would be too small for a finger
    outline = ListProperty([0] * 8)  # the corners of its space: x and y in turn
    rampart: Rampart | None = None  # on which it has been laid


class WalkPawn(SeatToken):
    """A pawn on a space, or between two spaces while it walks."""

    way = NumericProperty(0)  # the space it is on, counted clockwise from START
    share: Share = ObjectProperty(ALONE)  # its place among the pawns of its space
    lifted = NumericProperty(0)  # how high above the stone a hand holds it

    def _move(self, *_: object) -> None:
        x, y = middle_of(self)
        self._middle.xy = x, y + self.lifted

    def _draw_token(self, x: float, y: float, radius: float) -> None:
        """Its token as enamel in a ring of brass, which throws a shadow."""
        low = y - radius * _SHADOW
        Color(0, 0, 0, 0.7)
        Rectangle(
            texture=glow(), pos=(x - 1.35 * radius, low - 1.35 * radius), size=(2.7 * radius, 2.7 * radius)
        )
        super()._draw_token(x, y + radius * _RAISED, radius * _ENAMEL)
        Color(1, 1, 1, 1)
        rim = texture("pawn_rim", "fort_boyard")
        Rectangle(texture=rim, pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))


class Walk(FloatLayout):
    __events__ = ("on_space",)
    people: Sequence[Seat] = ObjectProperty(())
    landed: Callable[[], None] = ObjectProperty(lambda: None)  # a pawn that walks has reached a space

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.kinds = ""
        self.rampart = Rampart(32, 0, 0, 100, 100)
        self._black: list[int] = []
        self._red: list[int] = []
        self._sea, self._fort, self._keys, self._pads = Canvas(), Canvas(), Canvas(), Canvas()
        self._drawn: tuple[str, float] = ("", 0)  # the spaces and the size of the fort as it is drawn
        self._middle, self._scale = Translate(), Scale()
        for part in (self._sea, PushMatrix(), self._middle, self._scale, self._fort, self._keys, PopMatrix()):
            self.canvas.before.add(part)
        self.canvas.after.add(self._pads)
        self._walking: tuple[WalkPawn, float] | None = None  # who walks, and where to
        self.spaces: list[Space] = []
        self.pawns = [
            WalkPawn(symbol=look.symbol, colour=look.colour, size_hint=(None, None)) for look in self.people
        ]
        self.bind(pos=self._lay, size=self._lay)

    # What lies where

    def build(self, kinds: str) -> None:
        """Makes the spaces of these kinds. They are laid when the walk has its place."""
        self.kinds = kinds
        if len(self._black) != len(kinds):
            self._black, self._red = [0] * len(kinds), [0] * len(kinds)
        self._found(len(kinds))

    def show(self, kinds: str, black: list[int], red: list[int], places: list[int], gone: int) -> None:
        """Puts everything in its place at once; `gone` is a bit mask of the seats that have left."""
        moved = (black, red) != (self._black, self._red)
        self._arrived()
        self._black, self._red = list(black), list(red)
        if kinds != self.kinds:
            self.build(kinds)
            self._lay()
        elif moved and self._drawn[0]:
            self._draw_cells()
            self._lay_lights()
        for seat, pawn in enumerate(self.pawns):
            pawn.opacity = 0 if gone >> seat & 1 else 1
            Animation.cancel_all(pawn, "way")
            same = [other for other, place in enumerate(places) if place == places[seat]]
            pawn.share = shares(len(same), kinds[places[seat]] in drawing.CELLLESS)[same.index(seat)]
            pawn.way = places[seat]
            self._stand(pawn)
        self._lie_in_order()

    def _lie_in_order(self) -> None:
        """Nobody can see which pawn has moved last."""
        if [child for child in reversed(self.children) if child in self.pawns] != self.pawns:
            for pawn in self.pawns:
                self.remove_widget(pawn)
                self.add_widget(pawn)

    def _found(self, count: int) -> None:
        self.clear_widgets()
        self.spaces = [Space(size_hint=(None, None)) for _ in range(count)]
        for widget in (*self.spaces, *self.pawns):
            self.add_widget(widget)
        for pawn in self.pawns:
            pawn.bind(way=self._stand)

    def _lay(self, *_: object) -> None:
        if not self.kinds or min(self.size) < 40:
            return
        # the fort is as high as it is wide, whatever the shape of the sea round it
        side = min(self.size) * 0.96
        x, y = middle_of(self)
        self.rampart = Rampart(len(self.kinds), x - side / 2, y - side / 2, side, side)
        for pawn in self.pawns:
            self._stand(pawn)
        self._draw()
        self._lay_lights()

    # Which cells may be tapped

    def light(self, moves: Iterable[Sequence[Move]]) -> None:
        """Lights the cells that lead to a move; `moves` are those of each space."""
        for space, leads in zip(self.spaces, moves, strict=True):
            space.moves = leads
            space.lit = bool(leads)
        self._lay_lights()

    def _lay_lights(self) -> None:
        for place, space in enumerate(self.spaces):
            if space.spread or space.rampart is not self.rampart:
                self._lay_light(place, space)
        self._pads.clear()
        if self.rampart.step * 2 * _FRAME < dp(_FINGER) - 1:
            self._spread()

    def _lay_light(self, place: int, space: Space) -> None:
        rampart = space.rampart = self.rampart
        corners = rampart.tile(place, -0.46, 0.42, _FRAME)
        space.outline = [part for corner in corners for part in corner]
        side = min(rampart.step * 2 * _FRAME, rampart.depth * 0.5)
        x, y, *_out = rampart.spot(place)
        space.size, space.pos = (side, side), (x - side / 2, y - side / 2)
        space.spread = False

    def _spread(self) -> None:
        """Pads as large as a finger instead of the lights."""
        lit = [place for place, space in enumerate(self.spaces) if space.lit]
        ways = [place / len(self.spaces) for place in lit]
        whole = Box(*self.pos, *self.size)
        boxes = spread(ways, whole, dp(_FINGER))
        if boxes:
            with self._pads:
                pads.dusk(whole)
        for place, box in zip(lit, boxes, strict=False):
            space = self.spaces[place]
            space.spread = True
            space.pos, space.size = (box.x, box.y), (box.width, box.height)
            with self._pads:
                pads.pad(box, self.kinds[place], self._black[place], self._red[place])

    def _stand(self, pawn: WalkPawn, *_: object) -> None:
        rampart = self.rampart
        spot = rampart.spot(pawn.way % len(self.kinds))
        x, y = spot.off(rampart.depth * pawn.share.out)
        off = rampart.depth * pawn.share.along
        pawn.size = (rampart.depth * pawn.share.size,) * 2
        pawn.lifted = lift(pawn.way) * rampart.depth * _HIGH
        if self._walking is not None and pawn is self._walking[0]:
            self._step_down(pawn.way)
        pawn.pos = (x - spot.out_y * off - pawn.width / 2, y + spot.out_x * off - pawn.height / 2)

    def _draw(self) -> None:
        self._sea.clear()
        with self._sea:
            drawing.sea(*self.pos, *self.size)
        side = _SMALLEST
        while side < self.rampart.side:
            side *= _LARGER
        self._middle.xy = middle_of(self)
        self._scale.xyz = (self.rampart.side / side, self.rampart.side / side, 1)
        if (self.kinds, side) != self._drawn:
            self._drawn = self.kinds, side
            self._fort.clear()
            with self._fort:
                drawing.fort(self._as_drawn(), self.kinds)
            self._draw_cells()

    def _as_drawn(self) -> Rampart:
        """The walk in the size in which it is drawn, round the middle."""
        side = self._drawn[1]
        return Rampart(len(self.kinds), -side / 2, -side / 2, side, side)

    def _draw_cells(self) -> None:
        self._keys.clear()
        with self._keys:
            drawing.cells(self._as_drawn(), self.kinds, self._black, self._red)

    # Moving

    def step(self, seat: int, face: int, seconds: float) -> None:
        """Moves a pawn one space after another to its goal."""
        pawn = self.pawns[seat]
        Animation.cancel_all(pawn, "way")
        pawn.share = ALONE
        self.remove_widget(pawn)
        self.add_widget(pawn)  # drawn above the other pawns
        self._walking, self._stepped = (pawn, pawn.way + face), int(pawn.way)
        self._runs = seconds < _RUNS * face
        walk = Movement(way=pawn.way + face, d=seconds, t="linear")
        walk.bind(on_complete=self._arrived)
        walk.start(pawn)

    def _step_down(self, way: float) -> None:
        """A walking pawn is heard on every space; one that runs, on the last."""
        last = self._walking is not None and way == self._walking[1]
        if int(way) > self._stepped and (last or not self._runs):
            self._stepped = int(way)
            self.landed()

    def arrive(self) -> bool:
        """The pawn that walks is at its goal at once. Returns whether there was one."""
        if self._walking is None:
            return False
        pawn, goal = self._walking
        Animation.cancel_all(pawn, "way")
        pawn.way = goal
        self._arrived()
        return True

    def _arrived(self, *_: object) -> None:
        self._walking = None

    def on_touch_up(self, touch: object) -> bool:
        if super().on_touch_up(touch):
            return True
        place = self._place_at(*touch.pos) if self.kinds and self.collide_point(*touch.pos) else -1
        if place < 0:
            return False
        self.dispatch("on_space", place)
        return True

    def _place_at(self, x: float, y: float) -> int:
        """The space that a finger at this point means; -1 for none. A pad hides what is below it."""
        on_pads = (
            place for place, space in enumerate(self.spaces) if space.spread and space.collide_point(x, y)
        )
        return next(on_pads, self.rampart.nearest(x, y))

    def on_space(self, place: int) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
