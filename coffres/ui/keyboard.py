"""A desktop's keyboard: Tab goes from one control to the next, Enter or Space presses the control with the
ring. Other keys go to the screen, if it has a method `key` for keys of its own.

It does nothing while a game waits for a move: the ring would show the table where a player hesitates, and the
space bar rolls the dice.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from coffres.ui.scene import Scene
from coffres.ui.theme import BRASS, INK

TAB, ENTER, PAD_ENTER, SPACE = 9, 13, 271, 32
_PRESS = (ENTER, PAD_ENTER, SPACE)
_FINGER = 48  # dp: a smaller widget is a part of something that can be pressed, not a control of its own


class Keyboard:
    """`at_a_move()`: whether a player's turn is on the screen. A touch removes the ring."""

    def __init__(self, scene: Scene, at_a_move: Callable[[], bool]) -> None:
        self._scene = scene
        self._at_a_move = at_a_move
        self.target: Widget | None = None
        self._pressed: Widget | None = None
        self.ring = InstructionGroup()
        scene.canvas.after.add(self.ring)
        self._place_later = Clock.create_trigger(self._place, 0.02)
        scene.bind(screen=self._forget, size=self._forget, on_let_go=self._let_go)

    def listen(self) -> None:
        from kivy.core.window import Window

        Window.bind(on_key_up=self._key_up, on_touch_down=self._forget)

    def leave(self) -> None:
        from kivy.core.window import Window

        Window.unbind(on_key_up=self._key_up, on_touch_down=self._forget)

    def key(self, key: int, modifiers: list[str]) -> bool:
        """Handles a key. Returns whether it was meant for a control."""
        if self._at_a_move():
            self._forget()
            return False
        if key == TAB:
            self.step(-1 if "shift" in modifiers else 1)
            return True
        if key in _PRESS and self.target in self._stops():
            self._press(self.target)
            return True
        own = None if self._scene.covered else getattr(self._scene.screen, "key", None)
        return own is not None and own(key)

    def step(self, way: int) -> None:
        """Moves the ring to the next control (1) or to the one before (-1)."""
        stops = self._stops()
        if not stops:
            self._forget()
            return
        at = stops.index(self.target) + way if self.target in stops else min(0, way)
        self.target = stops[at % len(stops)]
        for parent in _parents(self.target):
            if isinstance(parent, ScrollView):
                parent.scroll_to(self.target, animate=False)
        self._place()
        self._place_later()  # later, when the scrolled control is at its new place

    # Pressing

    def _press(self, target: Widget) -> None:
        if _is_written_in(target):
            self._forget()
            target.focus = True
        elif not isinstance(target, ButtonBehavior):
            target.dispatch("on_tap")
        elif self._pressed is None:  # a key that is held down sends repeated events
            self._pressed = target
            target.state = "down"
            target.dispatch("on_press")

    def _key_up(self, _window: object, key: int, *_: object) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        held = pressed.state == "down"
        pressed.state = "normal"
        if held and key in _PRESS and pressed in self._stops():
            pressed.dispatch("on_release")
        if self.target not in self._stops():
            self._forget()

    def _let_go(self, *_: object) -> None:
        """Releases the pressed control without an action, as when a finger is made to let go."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            pressed.state = "normal"

    # The controls

    def _stops(self) -> list[Widget]:
        """All controls that can be pressed or written in now, in reading order."""
        covers = [above for above in self._scene.floating if getattr(above, "covers", False)]
        top = covers[0] if covers else self._scene.screen
        return [widget for widget in top.walk(restrict=True) if _pressable(widget)] if top else []

    # The ring

    def _forget(self, *_: object) -> None:
        self.target = None
        self.ring.clear()

    def _place(self, *_: object) -> None:
        self.ring.clear()
        if self.target is None:
            return
        x1, y1 = self.target.to_window(*self.target.pos)
        x2, y2 = self.target.to_window(self.target.right, self.target.top)
        left, bottom, wide, high = min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)
        box = (left - dp(1), bottom - dp(1), wide + dp(2), high + dp(2), dp(14))
        for colour, width in ((INK, dp(4)), (BRASS, dp(2))):
            self.ring.add(Color(*colour))
            self.ring.add(SmoothLine(rounded_rectangle=box, width=width))


def _pressable(widget: Widget) -> bool:
    kind = isinstance(widget, ButtonBehavior) or _is_written_in(widget) or widget.is_event_type("on_tap")
    if not kind or widget.disabled or min(widget.size) < dp(_FINGER) - 1:
        return False
    return all(
        each.opacity > 0 and not getattr(each, "untouchable", False) for each in (widget, *_parents(widget))
    )


def _is_written_in(widget: Widget) -> bool:
    """Whether this is a text field. Kivy's TextInput is not imported for it: the first screen does not need
    one."""
    return hasattr(widget, "keyboard_on_key_down")


def _parents(widget: Widget) -> list[Widget]:
    found = []
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        found.append(widget)
    return found
