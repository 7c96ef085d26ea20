"""The fingers on the screen, and the one way to make them let go.

Holding takes time: a plate with its ring, the bolt of a curtain, a secret in its frame, a card that is
carried. Meanwhile the app may leave, a sheet may open, the tablet may be turned. Then every finger is made to
let go: the widgets under it are told that it went up far away, and its later movements are ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from kivy.uix.behaviors.focus import FocusBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider

_NOWHERE = (-1e6, -1e6)
_SLIPPED = "slipped"
# These widgets decide nothing in a game, and would mistake the jump far away for a movement.
_SURE_GRIP = (ScrollView, Slider, FocusBehavior)

Hands = Callable[[object], Hashable]


class Fingers:
    """`hands(touch)` names the pair of hands that a finger belongs to. When a second finger of the same pair
    comes down, the first one lets go."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._down: dict[object, Hashable] = {}

    def come(self, touch: object) -> None:
        if getattr(touch, "is_mouse_scrolling", False):
            return
        hands = self._hands(touch)
        for other in [other for other, theirs in self._down.items() if theirs == hands]:
            self._slip(other)
        self._down[touch] = hands

    def go(self, touch: object) -> None:
        self._down.pop(touch, None)

    @property
    def down(self) -> bool:
        return bool(self._down)

    def let_go(self) -> None:
        """Makes all fingers let go of everything."""
        for touch in list(self._down):
            self._slip(touch)

    def _slip(self, touch: object) -> None:
        del self._down[touch]
        touch.ud[_SLIPPED] = True
        for held in [reference() for reference in touch.grab_list]:
            if held is not None and not isinstance(held, _SURE_GRIP):
                _go_up_nowhere(touch, held)


def _go_up_nowhere(touch: object, held: object) -> None:
    touch.push()
    touch.x, touch.y = touch.pos = _NOWHERE
    before, touch.grab_current = touch.grab_current, held
    held.dispatch("on_touch_up", touch)
    touch.grab_current = before
    touch.ungrab(held)
    touch.pop()


def spend(touch: object) -> None:
    """This finger has done what it came for: its later movements mean nothing."""
    touch.ud[_SLIPPED] = True


def slipped(touch: object) -> bool:
    """Whether this finger was made to let go, or is spent. If so, its last movement means nothing."""
    return _SLIPPED in touch.ud
