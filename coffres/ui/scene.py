"""What is on screen, turned to face the people at one of the tablet's four edges.

`Turning` lays its children out as if it stood upright, and shows them turned by quarters; touches are turned
in the same way. The scene is a `Turning` that fills the window: it holds the screen and, above it, everything
that floats (dialogs, sheets, notes), so that both turn together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import cos, radians, sin
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics.transformation import Matrix
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import EDGES
from coffres.ui.fingers import Fingers, slipped
from coffres.ui.theme import after_the_first_frame

if TYPE_CHECKING:
    from coffres.ui.iris import Iris

_TURN_TIME = 0.25
_DOUBLE_TAP = 0.3  # most seconds between the two taps of a double tap
_SAME_PLACE = dp(40)


def quarter_turns(edge: str) -> int:
    """The number of quarter turns, counter-clockwise, that make an upright widget face this edge."""
    return -EDGES.index(edge) % len(EDGES)


class Turning(FloatLayout):
    """Faces an edge. Layout and touches change at once; `angle` follows slowly if the turn is animated."""

    edge = NumericProperty(0)
    angle = NumericProperty(0)
    animated = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            PushMatrix()
            self._to_centre = Translate()
            self._rotate = Rotate(axis=(0, 0, 1))
            self._from_centre = Translate()
        with self.canvas.after:
            PopMatrix()
        self.bind(center=self._place, size=self._place, angle=self._place)
        self._place()

    @property
    def upright(self) -> tuple[float, float]:
        """The size for which the children are laid out."""
        return (self.height, self.width) if self.edge % 2 else (self.width, self.height)

    def on_edge(self, _widget: object, edge: int) -> None:
        Animation.cancel_all(self, "angle")
        turned = (edge * 90 - self.angle + 180) % 360 - 180  # the shorter way to turn
        if self.animated and turned:
            from coffres.ui.motion import Movement  # imported late: on home nothing turns

            Movement(angle=self.angle + turned, d=_TURN_TIME, t="in_out_quad").start(self)
        else:
            self.angle = edge * 90
        self._place()
        self._trigger_layout()

    def _place(self, *_: object) -> None:
        width, height = self.upright
        self._to_centre.xy = self.center
        self._rotate.angle = self.angle
        self._from_centre.xy = (-width / 2, -height / 2)

    def do_layout(self, *args: object, **_: object) -> None:
        super().do_layout(*args, pos=(0, 0), size=self.upright)

    def to_parent(self, x: float, y: float, **_: object) -> tuple[float, float]:
        width, height = self.upright
        turn = radians(self.angle)
        right, up = x - width / 2, y - height / 2
        return (
            self.center_x + right * cos(turn) - up * sin(turn),
            self.center_y + right * sin(turn) + up * cos(turn),
        )

    def to_local(self, x: float, y: float, **_: object) -> tuple[float, float]:
        width, height = self.upright
        turn = radians(self.angle)
        right, up = x - self.center_x, y - self.center_y
        return (
            width / 2 + right * cos(turn) + up * sin(turn),
            height / 2 - right * sin(turn) + up * cos(turn),
        )

    def _apply_transform(self, matrix: Matrix, pos: object = None) -> Matrix:
        """Changes the matrix that `get_window_matrix` collects from every parent, as Kivy's Scatter does."""
        width, height = self.upright
        turn = Matrix().translate(-width / 2, -height / 2, 0)
        turn = Matrix().rotate(radians(self.angle), 0, 0, 1).multiply(turn)
        turn = Matrix().translate(*self.center, 0).multiply(turn)
        return super()._apply_transform(turn.multiply(matrix), (0, 0))

    def _touched(self, kind: str, touch: object) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = getattr(super(), kind)(touch)
        touch.pop()
        return taken

    def on_touch_down(self, touch: object) -> bool:
        return self.collide_point(*touch.pos) and self._touched("on_touch_down", touch)

    def on_touch_move(self, touch: object) -> bool:
        return self._touched("on_touch_move", touch)

    def on_touch_up(self, touch: object) -> bool:
        return self._touched("on_touch_up", touch)


class Scene(Turning):
    """The whole window: one screen, and what floats above it.

    `on_let_go` comes when everything that is held is let go: see `let_go`.
    """

    __events__ = ("on_let_go",)
    screen = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tapped = (-_DOUBLE_TAP, 0.0, 0.0)  # the last tap: when and where
        self._keyhole: Iris | None = None  # the last one
        self._new = False  # whether the content under it has changed since that tap
        self._fingers = Fingers(self._hands)
        self._below = FloatLayout()
        self._above = FloatLayout()
        self.add_widget(self._below)
        self.add_widget(self._above)

    def on_screen(self, _widget: object, screen: object) -> None:
        """Removes the old screen before the new one is seen."""
        self.let_go()
        self.renew()
        self._below.clear_widgets()
        if screen is not None:
            self._below.add_widget(screen)

    def look_through_a_keyhole(self) -> None:
        """Shows the new screen through a keyhole that opens, if anything moves."""
        from coffres.ui.iris import Iris  # imported late: home, the first screen, does not need it
        from coffres.ui.motion import still

        if not still():
            self._keyhole = Iris(self.pos, self.size)
            self._keyhole.open(self.canvas.after)

    def in_the_dark(self, do: Callable[[], None]) -> None:
        """Does what would hold up a frame: while the keyhole is still shut or, if there is none, once the
        screen has been drawn."""
        if self.dark:
            self._keyhole.first(do)
        else:
            after_the_first_frame(do)

    @property
    def dark(self) -> bool:
        """Whether a keyhole is over the screen that has not begun to open."""
        return self._keyhole is not None and self._keyhole.shut

    @property
    def opening(self) -> bool:
        """Whether a keyhole is over the screen, shut or not yet open."""
        return self._keyhole is not None and self._keyhole.opened < 1

    def renew(self) -> None:
        """What can be tapped has changed: another screen, another question, a sheet opened or closed."""
        self._new = True

    def keep(self) -> None:
        """What can be tapped is the same as before, although something else is shown: a second tap counts."""
        self._new = False

    def let_go(self) -> None:
        """Makes everything that is held be let go: by a finger, by a key, or by a tap that shows a secret for
        a while. Called when the app leaves, the window turns, a sheet opens or the screen changes."""
        self._fingers.let_go()
        self.dispatch("on_let_go")

    def on_let_go(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_size(self, *_: object) -> None:
        self.let_go()

    def _hands(self, touch: object) -> Hashable:
        """Whose finger it is. Two crews may share a screen; on all other screens one person touches at a
        time."""
        hands = getattr(self.screen, "hands", None)
        return hands(touch) if hands is not None and not self.covered else None

    def on_touch_down(self, touch: object) -> bool:
        """Ignores the second tap of a double tap: it was meant for what was there before."""
        self._fingers.come(touch)
        now, (x, y) = Clock.get_time(), touch.pos
        at, old_x, old_y = self._tapped
        near = max(abs(x - old_x), abs(y - old_y)) < _SAME_PLACE
        if self._new and near and now - at < _DOUBLE_TAP:
            return True
        self._new = False
        self._tapped = now, x, y
        return super().on_touch_down(touch)

    def on_touch_move(self, touch: object) -> bool:
        return not slipped(touch) and super().on_touch_move(touch)

    def on_touch_up(self, touch: object) -> bool:
        self._fingers.go(touch)
        return not slipped(touch) and super().on_touch_up(touch)

    def float(self, widget: object) -> None:
        self._come_between(widget)
        self._above.add_widget(widget)

    def sink(self, widget: object) -> None:
        self._come_between(widget)
        self._above.remove_widget(widget)

    def _come_between(self, widget: object) -> None:
        """Something opens or closes above the screen. If it covers the screen, everything that is held is let
        go."""
        self.renew()
        if widget.covers:
            self.let_go()

    @property
    def covered(self) -> bool:
        """Whether something above the screen covers it, so that nothing on the screen can be touched."""
        return any(widget.covers for widget in self.floating)

    @property
    def touched(self) -> bool:
        """Whether a finger is on the screen."""
        return self._fingers.down

    @property
    def floating(self) -> list[object]:
        """The widgets above the screen, the topmost first."""
        return list(self._above.children)
