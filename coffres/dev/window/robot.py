"""Uses the app as a person does: opens it, waits, looks, touches."""

from __future__ import annotations

from collections.abc import Callable

import coffres.ui  # noqa: F401 - the app's settings, before Kivy is imported

# isort: split
from kivy.app import App
from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.effects import kinetic, scroll
from kivy.graphics import opengl
from kivy.input import motionevent
from kivy.lang import Builder
from kivy.lang.parser import global_idmap
from kivy.metrics import Metrics
from kivy.tests.common import UnitTestTouch
from kivy.uix.behaviors import button
from kivy.uix.label import Label
from kivy.uix.widget import Widget

FRAME = 1 / 60
ESCAPE = 27  # the tablet's back key sends the same code


class Robot:
    def __init__(self, frame: float = FRAME, drawn: bool = True) -> None:
        """`frame`: seconds between two frames, which may be long if only the result matters. `drawn`: whether
        pixels are needed; everything else works without drawing."""
        self._frame = frame
        self._step = _step_drawn if drawn else _step_unseen
        self.app: App | None = None
        self.touching: UnitTestTouch | None = None
        self.now = Clock.time()
        # Clock, Animation and KivyMD read the first one; touches and scrolling ask for the time themselves.
        for reader in (Clock, motionevent, kinetic, scroll, button):
            reader.time = lambda: self.now
        Clock._max_fps = 0  # do not sleep until the next frame is due
        Clock.tick()  # otherwise the first frame would be as long as the pause since the last test
        Window.close = lambda *_: None  # the GL context must outlive the app of one test

    def open(self, app: App, size: tuple[int, int] = (1280, 800)) -> None:
        self.app = app
        Window.size = size
        app._run_prepare()
        runTouchApp(embedded=True)
        self.wait(0.5)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / self._frame))):
            self.now += self._frame
            self._step()

    def until(self, come: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is true. False if that took longer than `seconds`."""
        for _ in range(round(seconds / self._frame)):
            if come():
                return True
            self.wait(self._frame)
        return come()

    @staticmethod
    def finger(where: tuple[float, float]) -> UnitTestTouch:
        """A new finger, not yet on the screen."""
        return UnitTestTouch(*where)

    def touch_down(self, where: tuple[float, float]) -> None:
        self.touching = self.finger(where)
        self.touching.touch_down()
        self.wait(FRAME)

    def touch_up(self) -> None:
        finger, self.touching = self.touching, None
        finger.touch_up()
        del finger  # it holds the widgets it met in memory, and they hold their screens
        self.wait(FRAME)

    @property
    def touches(self) -> bool:
        """Whether its finger is on the screen."""
        return self.touching is not None

    def touch(self, where: tuple[float, float]) -> None:
        self.touch_down(where)
        self.wait(FRAME)
        self.touch_up()
        self.wait(2 * FRAME)

    def press(self, key: int) -> None:
        Window.dispatch("on_keyboard", key, 0, "", [])
        self.wait(FRAME)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self.touch_down(start)
        for step in range(1, steps + 1):
            self.touching.touch_move(*(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))
            self.wait(FRAME)
        self.touch_up()
        self.wait(1)

    def texts(self) -> list[str]:
        """All texts, on screen or scrolled out of sight."""
        return [label.text for label in self.labels()]

    def visible(self, text: str) -> bool:
        return any(_inside_window(label) for label in self.labels() if label.text == text)

    def labels(self) -> list[Label]:
        return [widget for widget in self.app.root.walk() if isinstance(widget, Label)]

    def leave(self) -> None:
        if self.app is None:
            return
        stopTouchApp()
        self.app.dispatch("on_stop")
        App._running_app = None
        for child in list(Window.children):
            Window.remove_widget(child)
        # Layouts keep the object that they know as `app`; forget the app that has stopped.
        object.__setattr__(global_idmap["app"], "_obj", None)
        Metrics.fontscale = 1  # the app set it, for the whole process


def _step_drawn() -> None:
    """Waits until the frame is drawn. Without a real screen nothing else waits for that: Mesa would keep up
    to 20 MB for each frame, and two gigabytes in the end."""
    EventLoop.idle()
    opengl.glFinish()


def _step_unseen() -> None:
    """Does what EventLoop.idle does, except the drawing."""
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()


def _inside_window(widget: Widget) -> bool:
    x, y = widget.to_window(*widget.center)
    return 0 <= x <= Window.width and 0 <= y <= Window.height
