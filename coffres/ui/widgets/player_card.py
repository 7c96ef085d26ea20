"""A player as a card: symbol, colour, name. It can be tapped, or carried by a finger."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.fingers import slipped
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_SHORT, _LONG = 12, 20  # letters of a name
_NARROW = 9  # letters of a name that has one line on a small card
_LARGE, _ROOMY = dp(88), dp(116)  # wider cards have room for the token above a name of two lines, or of three
_CARRIED = dp(14)  # a finger that moves farther than this carries the card


class PlayerCard(FloatLayout):
    """`on_carry` and `on_drop` give the place in the window."""

    __events__ = ("on_tap", "on_carry", "on_drop")
    name = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton
    winding = StringProperty()  # the key of its level
    turn = NumericProperty(0)  # its place in the order of the turns; 0: it has none yet
    chosen = BooleanProperty(False)
    carried = BooleanProperty(False)
    # whether it is only the picture that a finger carries, which ignores touches
    ghost = BooleanProperty(False)

    bench = ObjectProperty(None, allownone=True)  # the bench that it lies on, and that it can scroll

    shares = ListProperty([0.58, 0.64, 0.32])

    @staticmethod
    def parts(letters: int, width: float) -> tuple[float, float, float]:
        """Parts of the height: the token, its middle, and the name, which has more of it the longer it is."""
        if letters <= (_SHORT if width > _LARGE else _NARROW):
            return 0.58, 0.64, 0.32
        if letters <= _LONG:
            return (0.44, 0.71, 0.43) if width > _LARGE else (0.28, 0.83, 0.64)
        return (0.3, 0.8, 0.58) if width > _ROOMY else (0.2, 0.88, 0.74)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._finger: object = None
        # the last place of the finger in the window; before it moves, where it came down
        self._at = (0.0, 0.0)
        self._scrolls = False

    def ghostly(self) -> PlayerCard:
        """The picture of it that a finger carries."""
        return PlayerCard(
            name=self.name,
            symbol=self.symbol,
            colour=self.colour,
            face=self.face,
            winding=self.winding,
            turn=self.turn,
            ghost=True,
            size=self.size,
        )

    def on_touch_down(self, touch: object) -> bool:
        if self.ghost or self._finger is not None or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._finger = touch
        self._at = self.to_window(*touch.pos)
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        x, y = self.to_window(*touch.pos)
        right, up = x - self._at[0], y - self._at[1]
        if not (self.carried or self._scrolls):
            if max(abs(right), abs(up)) <= _CARRIED:
                return True
            self._scrolls = self.bench is not None and self.bench.takes(right, up)
            self.carried = not self._scrolls
        self._at = (x, y)
        if self._scrolls:
            self.bench.slide(right, up)
        else:
            self.dispatch("on_carry", x, y)
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._finger = None
        carried, self.carried = self.carried, False
        scrolled, self._scrolls = self._scrolls, False
        if carried:
            # if the finger slipped, the card goes back to its place
            here = self.center if slipped(touch) else touch.pos
            self.dispatch("on_drop", *self.to_window(*here))
        elif not scrolled and self.collide_point(*touch.pos):
            self.dispatch("on_tap")
        return True

    def on_tap(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_carry(self, x: float, y: float) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_drop(self, x: float, y: float) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
