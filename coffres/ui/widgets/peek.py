"""The pad of a private page, and the sheet above it: a secret that exists only while somebody looks at it.

What is held and what is read are two places, so the hand shades the secret and does not hide it. While the
pad is held, it asks for the secret and shows it on a sheet over the upper part of the page. It destroys the
secret at once when it is let go, touched by a second finger, cancelled or told to `hide`: no secret stays in
the widget tree or in a texture of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_REAL_LOOK = 1.0  # seconds: a shorter look does not count
_TAPPED = 5.0  # seconds that a tap shows the secret, for people who find holding too hard
_PAD = 112  # dp: height of the pad
_GAP = 8  # dp: between the sheet, the pad and the edges of the page
_PART = 0.62  # part of the page's height that the sheet takes if there is no advice on it
_ABOVE = 0.4  # least part of the page's height above the pad for the sheet; otherwise it lies beside the pad


class SecretSheet(FloatLayout):
    """Where a secret is read; everything else on the page is in the shade meanwhile."""

    stands_above = True  # what it covers is not meant to be read
    foot = NumericProperty(0)  # part of the height, from below, that is kept for what else may be read
    rim = NumericProperty(dp(22))  # width of its frame
    shade: tuple[float, ...] = ListProperty([0, 0, 0, 0])  # x, y, width and height of the page

    def on_touch_down(self, touch: object) -> bool:
        """What lies under it is not touched."""
        return self.collide_point(*touch.pos)


class Peek(FloatLayout):
    page = ObjectProperty(None, allownone=True)  # the page over whose upper part the sheet comes
    build_secret = ObjectProperty()  # () -> a widget with the secret, made anew for every look
    # the place of the sheet on a page that has one: left, bottom, width, height
    field: Sequence[float] = ListProperty()
    # () -> a widget with what else only the player may read; it stands below the secret, on the same sheet
    build_more = ObjectProperty()
    foot = NumericProperty(0)  # part of the sheet's height, from below, that is kept for it
    pad = NumericProperty(0)  # the side of the plate with the keyhole
    wanted = NumericProperty(dp(_PAD))  # the height that it needs on the page
    real_look = NumericProperty(_REAL_LOOK)
    tap_to_see = BooleanProperty(False)
    more = StringProperty()  # what else can be done here, in words
    # whether touches choose among the things on it, once a tap has shown them
    chooses = BooleanProperty(False)
    # whether one player holds the tablet; otherwise others touch the screen meanwhile
    alone = BooleanProperty(True)
    shown = BooleanProperty(False)
    looked = BooleanProperty(False)  # whether the player has really looked, once
    seconds = NumericProperty(0)  # seconds of the present look, as far as they count

    def __init__(self, **kwargs: object) -> None:
        self.sheet = SecretSheet()
        super().__init__(**kwargs)
        self._finger: object = None
        self._looking = Clock.create_trigger(self._look, 0, interval=True)
        self._closing = Clock.create_trigger(self.hide, _TAPPED)

    @property
    def inside(self) -> Widget:
        """The place of the secret; it has children only while the secret is shown."""
        inside: Widget = self.sheet.ids.inside.__self__
        return inside

    def on_touch_down(self, touch: object) -> bool:
        if self.shown:
            return self.collide_point(*touch.pos)
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._finger = touch
        self._show()
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger:
            return False
        self._finger = None
        touch.ungrab(self)
        if not self.tap_to_see:
            self.hide()
        return True

    def _show(self) -> None:
        self.shown = True
        secret = self.build_secret()
        secret.pos_hint = {"x": 0, "y": 0}
        self.inside.add_widget(secret)
        self._show_more()
        self._lay_sheet()
        page = self._page
        page.bind(pos=self._lay_sheet, size=self._lay_sheet)
        self.bind(pos=self._lay_sheet, size=self._lay_sheet, field=self._lay_sheet)
        page.add_widget(self.sheet)
        self._settle()
        self._looking()
        Window.bind(on_touch_down=self._second_finger)
        App.get_running_app().scene.bind(on_let_go=self.hide)
        if self.tap_to_see:
            self._closing()

    @property
    def _page(self) -> Widget:
        return self if self.page is None else self.page

    def _lay_sheet(self, *_: object) -> None:
        """Lays the sheet over the page, above the pad; beside it where a page is too low for that."""
        page, sheet, gap = self._page, self.sheet, dp(_GAP)
        sheet.shade = [*page.pos, *page.size]
        if self.field:
            sheet.pos, sheet.size = self.field[:2], self.field[2:]
            return
        top, below = page.y + page.height - gap, self.y + self.height + gap
        left, right = page.x + gap, page.x + page.width - gap
        if top - below < _ABOVE * page.height:
            below, left = page.y + gap, self.x + self.pad + gap
        elif not self.foot:
            below = max(below, top - _PART * page.height)
        sheet.pos, sheet.size = (left, below), (right - left, top - below)

    def _settle(self) -> None:
        """Lays the sheet out at once, from the outside in. Layouts alone take a round for each that lies in
        another, and words would be fitted to boxes that they do not have for long, which is slow."""
        for part in self.sheet.walk(restrict=True):
            if isinstance(part, Layout):
                part.do_layout()

    def _show_more(self) -> None:
        """It is among the things that are destroyed when the pad is let go."""
        if self.foot:
            more = self.build_more()
            below = self.foot / (1 - self.foot)  # in heights of what is above it
            more.size_hint, more.pos_hint = (1, below - 0.02), {"x": 0, "y": -below}
            self.inside.add_widget(more)

    @staticmethod
    def hint(_: Callable[..., str], taps: bool, foot: float) -> str:
        """The words beside the pad; `_` translates them."""
        if foot:
            return (
                _("Touche ici pour lire ton conseil")
                if taps
                else _("Garde le doigt posé ici pour lire ton conseil")
            )
        return _("Touche ici pour voir, 5 secondes") if taps else _("Garde le doigt posé ici pour voir")

    def on_foot(self, *_: object) -> None:
        self.sheet.foot = self.foot
        if self.shown:
            self._show_more()
            self._lay_sheet()

    def _second_finger(self, _window: object, touch: object) -> bool:
        """A second finger closes the secret wherever it comes down, unless things are chosen by touch. It
        touches neither the pad nor what was under the sheet."""
        at = self.to_widget(*touch.pos)
        on_pad = self.collide_point(*at)
        if touch is self._finger or not self.alone or (self.tap_to_see and self.chooses and on_pad):
            return False
        there = on_pad or self.sheet.collide_point(*at)
        self.hide()
        return there

    def _look(self, seconds: float) -> None:
        self.seconds = min(_REAL_LOOK, self.seconds + seconds)
        if self.seconds == _REAL_LOOK:
            self.looked = True

    def hide(self, *_: object) -> None:
        self._looking.cancel()
        self._closing.cancel()
        Window.unbind(on_touch_down=self._second_finger)
        App.get_running_app().scene.unbind(on_let_go=self.hide)
        self.inside.clear_widgets()
        page = self._page
        page.unbind(pos=self._lay_sheet, size=self._lay_sheet)
        self.unbind(pos=self._lay_sheet, size=self._lay_sheet, field=self._lay_sheet)
        page.remove_widget(self.sheet)
        self.shown = False
        if not self.looked:
            self.seconds = 0  # one long look counts, not many short ones

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self.hide()


load_layout(__name__)
