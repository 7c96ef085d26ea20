"""Dice that tumble on the table and come to rest with the result that chance has already drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import (
    Canvas,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    Translate,
)
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from coffres.ui.board_parts import PaintSide
from coffres.ui.box import middle_of
from coffres.ui.fling import USUAL, Fling
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.theme import PAPER, shade

_TIME = 0.9  # seconds of a fall
_FRAMES = 8  # frames of one full turn
_TURNS = 2.5  # full turns that a die makes before it comes to rest, thrown neither gently nor hard
_LIES = 0.86  # the part of the fall after which a die shows its result
_NEARER = 0.35  # how much larger a die is seen in the hand that throws it
_IN_HAND = 0.8  # how far apart dice are in a hand, in sides
_FACE, _TUMBLE = 88 / 76, 128 / 76  # sides of the picture frames, if the side of the die is 1
_LEANS = (-4, 5, -2, 3)  # degrees: nobody lays dice down straight


class Die:
    """One die: instructions that are made once, and only moved afterwards."""

    def __init__(
        self, number: int, paint: PaintSide | None, sides: Sequence[int], colour: Sequence[float]
    ) -> None:
        self._number = number
        self._paint = paint
        self._sides = sides
        self._kind = material(colour)
        self._drawn: tuple[object, ...] = ()  # what the die shows now
        self.force = USUAL
        own = paint is not None or self._kind != "ivory" or list(colour) == PAPER
        Color(*shade(list(colour), 0.45)[:3], 0 if own else 1)
        self._rim = SmoothRoundedRectangle()
        Color(*colour[:3], 0 if own else 1)
        self._coaster = SmoothRoundedRectangle()
        Color(1, 1, 1, 0.75)
        self._shadow = Rectangle(texture=texture("die_shadow"))
        PushMatrix()
        self._place = Translate()
        self._turn = Rotate(angle=0, origin=(0, 0))
        self._near = Scale(1, 1, 1)
        Color(1, 1, 1, 1)
        self._body = Rectangle(size=(0, 0))  # a die with its own pictures of the sides has no other body
        self._painted = Canvas()
        PopMatrix()

    def move(
        self, face: int, tumble: float, lies: tuple[float, float], hand: tuple[float, float], side: float
    ) -> None:
        """Draws the die. `lies`: its middle when it lies still; `hand`: where it falls from; `side`: the
        length of a side."""
        x, y = lies
        falls = max(0.0, 1 - tumble / _LIES)
        height = abs(cos(self._turns * pi * tumble / _LIES)) * falls * side * (0.3 + 0.5 * self.force)
        for plate, wide in ((self._rim, side * 1.29), (self._coaster, side * 1.21)):
            plate.pos, plate.size = (x - wide / 2, y - wide / 2), (wide, wide)
            plate.radius = [side * 0.22]
        far = falls * falls
        x, y = x + (hand[0] - x) * far, y + (hand[1] - y) * far
        self._place.xy = (x, y + height)
        self._near.x = self._near.y = 1 + _NEARER * far
        self._turn.angle = _LEANS[self._number % len(_LEANS)] + falls * (40 if self._number % 2 else -50)
        wide = side * _TUMBLE * (1 + height / side * 0.5) * (1 + _NEARER * far)
        self._shadow.size = (wide, wide)
        self._shadow.pos = (x - wide / 2 + side * 0.07, y - wide / 2 - side * 0.1)
        self._show(face, tumble, side)

    @property
    def _turns(self) -> float:
        return _TURNS * (0.6 + 0.8 * self.force)

    def _show(self, face: int, tumble: float, side: float) -> None:
        step = int((1 - (1 - tumble / _LIES) ** 2) * self._turns * _FRAMES) if tumble < _LIES else -1
        if (face, step, side) == self._drawn:
            return
        self._drawn = (face, step, side)
        if self._paint is not None:
            self._painted.clear()
            with self._painted:
                self._paint(face if step < 0 else self._passing(step), -side / 2, -side / 2, side)
            return
        name = str(face) if step < 0 else f"tumble_{(step + 3 * self._number) % _FRAMES}"
        wide = side * (_FACE if step < 0 else _TUMBLE)
        self._body.texture = texture(f"die_{self._kind}_{name}")
        self._body.size = (wide, wide)
        self._body.pos = (-wide / 2, -wide / 2)

    def _passing(self, step: int) -> int:
        """The face that passes at this step of a turn."""
        return self._sides[(step // 3 + self._number) % len(self._sides)]


class Dice(Widget):
    """`show` puts dice down at once. `roll` lets them tumble first, and calls back when they lie still."""

    faces: Sequence[int] = ListProperty()
    colours: Sequence[list[float]] = ListProperty()  # one colour for each die; ivory for dice without one
    tumble = NumericProperty(1)  # 0: in the air, 1: at rest
    sides: Sequence[int] = ListProperty(range(1, 7))
    most = NumericProperty("110dp")  # the longest that a side may be
    between = NumericProperty(0)  # width left free between two dice, for something that stands there
    # what they fly over on their way from the hand, to its edge; None: they fall within their own room
    above: Widget | None = ObjectProperty(None, allownone=True)
    # draws a side; None: a rendered die with pips
    paint: PaintSide | None = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._done: Callable[[], None] | None = None
        self.dice: list[Die] = []
        self._drawn = Canvas()
        self.canvas.add(self._drawn)
        self._flies: Widget | None = None  # over what they fly now
        self._ahead = (0.0, 1.0)  # the way of the throw, as this widget is turned
        self.bind(pos=self._move, size=self._move, tumble=self._move, most=self._move, between=self._move)

    def show(self, faces: Sequence[int], colours: Sequence[list[float]] = ()) -> None:
        self.colours = list(colours)
        self.tumble = 1
        self.dice = []  # first remove the old dice: they must not be laid out for the new faces
        self.faces = list(faces)
        self._lay()

    def roll(
        self,
        faces: Sequence[int],
        colours: Sequence[list[float]],
        still: bool,
        done: Callable[[], None],
        fling: Fling = Fling(),  # noqa: B008 - it never changes
    ) -> None:
        """Rolls the dice to these faces. `still`: without animation, for people who have switched animations
        off. `fling`: how the hand threw them; the faces were drawn before."""
        self.show(faces, colours)
        for die in self.dice:
            die.force = fling.force
        if still:
            done()
            return
        Animation.cancel_all(self, "tumble")  # stop the roll of dice that are still in the air
        self._done = done
        self._ahead = self._as_turned(fling)
        self._fly_over(self.above)
        self.tumble = 0
        fall = Movement(tumble=1, d=_TIME * (0.8 + 0.4 * fling.force))
        fall.bind(on_complete=lambda *_: self._rest())
        fall.start(self)
        Window.bind(on_touch_down=self._hasten)

    def _hasten(self, *_: object) -> None:
        """Any tap ends the fall, but only after the tap has reached its widget: so it cannot answer the
        question that appears when the dice lie still."""
        Animation.cancel_all(self, "tumble")
        self.tumble = 1
        Clock.schedule_once(self._rest)

    def _rest(self, *_: object) -> None:
        Window.unbind(on_touch_down=self._hasten)
        self._fly_over(None)
        done, self._done = self._done, None
        if done is not None:
            done()

    def _lay(self) -> None:
        """Makes as many dice as there are faces, each with its own instructions."""
        count = len(self.faces)
        self._drawn.clear()
        with self._drawn:
            self.dice = [
                Die(number, self.paint, self.sides, colour)
                for number, colour in enumerate([*self.colours, *[PAPER] * count][:count])
            ]
        self._move()

    def _move(self, *_: object) -> None:
        count = len(self.dice)
        if not count:
            return
        free = self.width - (count - 1) * self.between
        side = max(1.0, min(self.height * 0.72, free / (count * 1.3 + 0.4), self.most))
        apart = side * 1.3 + self.between
        x, y = middle_of(self)
        left = x - (count - 1) * apart / 2
        (right, up), hand = self._ahead, self._hand((x, y), side)
        for number, (die, face) in enumerate(zip(self.dice, self.faces, strict=True)):
            off = (number - (count - 1) / 2) * side * _IN_HAND
            at = (hand[0] + up * off, hand[1] - right * off)
            die.move(face, self.tumble, (left + number * apart, y), at, side)

    def _hand(self, middle: tuple[float, float], side: float) -> tuple[float, float]:
        """Where the hand lets go: at the edge of what they fly over, or of their own room."""
        room, (right, up) = self._flies or self, self._ahead
        free = side / 2 if self._flies is None else 0.0  # none leaves its own room
        reaches = [
            ((at - start if along > 0 else end - at) - free) / abs(along)
            for at, along, start, end in (
                (middle[0], right, room.x, room.right),
                (middle[1], up, room.y, room.top),
            )
            if abs(along) > 0.01
        ]
        reach = max(0.0, min(reaches))
        return middle[0] - right * reach, middle[1] - up * reach

    def _as_turned(self, fling: Fling) -> tuple[float, float]:
        """The way of a throw in the window, as this widget sees it."""
        x, y = self.to_window(*self.center)
        ahead = self.to_widget(x + 100 * fling.way[0], y + 100 * fling.way[1])
        right, up = ahead[0] - self.center_x, ahead[1] - self.center_y
        far = hypot(right, up)
        return right / far, up / far

    def _fly_over(self, widget: Widget | None) -> None:
        """Draws them above all that this widget shows; None: in their own place again."""
        home = self.canvas if self._flies is None else self._flies.canvas.after
        home.remove(self._drawn)
        self._flies = widget
        (self.canvas if widget is None else widget.canvas.after).add(self._drawn)


def material(colour: Sequence[float]) -> str:
    """The rendered die of this colour. For other colours: an ivory die, on a square plate of the colour."""
    red, green, blue = colour[:3]
    if red > 0.6 and max(green, blue) < 0.3:
        return "red"
    if blue > 0.6 and red < 0.3:
        return "blue"
    return "ivory"


load_layout(__name__)
