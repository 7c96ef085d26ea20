"""A trial: the fan of cards that a neighbour holds out, then the picked card, large, with its duel."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Canvas, PopMatrix, PushMatrix, Rotate
from kivy.graphics import Translate as Placed
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.words import Translate
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.trial_cards import TRIAL_NAMES
from coffres.storage.own_cards import OwnCards
from coffres.storage.roster import Seat
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.box import middle_of
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    fitted,
    icon,
    icon_button,
    seat_token,
    speaker,
)

_SPREAD = 56  # degrees between the first and the last card of a fan
_TURN = 0.3  # seconds that a picked card needs to come out of the fan
# How the height of a card is shared: the text, what is won, and the rest. The layout has the same.
_HOW, _WON, _BESIDES = 0.5, 0.17, 0.42
_AROUND = 64  # dp: the edges and gaps
_MOST_SPARE = 0.18  # the most of the text's part that the picture takes
_SLACK = 4  # dp
_LISTENS = 0.5  # seconds between two looks whether the device has found its voice


class FanCard(Widget):
    """The back of a card in the fan; the fan handles the touches."""

    lean = NumericProperty(0)  # degrees by which the card leans

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn = Canvas()
        with self.canvas.before:
            PushMatrix()
            self._place, self._turn = Placed(), Rotate(angle=0, origin=(0, 0))
        self.canvas.add(self._drawn)
        with self.canvas.after:
            PopMatrix()
        self.bind(size=self._draw, pos=self._move, lean=self._move)

    def _draw(self, *_: object) -> None:
        self._drawn.clear()
        with self._drawn:
            treasure.trial_back(-self.width / 2, -self.height / 2, *self.size)
        self._move()

    def _move(self, *_: object) -> None:
        self._place.xy = self.x + self.width / 2, self.y + self.height / 2
        self._turn.angle = -self.lean

    def under(self, x: float, y: float) -> bool:
        """Whether this point is on the leaning card."""
        turn = radians(self.lean)
        right, up = x - self.center_x, y - self.center_y
        across, along = right * cos(turn) - up * sin(turn), right * sin(turn) + up * cos(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2


class TrialFan(ButtonBehavior, FloatLayout):
    """`on_picked` comes when one of its cards was taken. It makes no difference which one (FB-20)."""

    __events__ = ("on_picked",)
    moves = ListProperty()
    still = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._taken = False
        self._out: FanCard | None = None  # the card that comes out of it now
        self.bind(pos=self._spread, size=self._spread)

    def deal(self, count: int) -> None:
        """Shows so many cards, none of them picked."""
        self.clear_widgets()
        self._taken, self._out = False, None
        for _card in range(count):
            self.add_widget(FanCard(size_hint=(None, None)))
        self._spread()

    def _spread(self, *_: object) -> None:
        cards = list(reversed(self.children))
        x, y = middle_of(self)
        height = min(self.height * 0.56, self.width * 0.43)
        for place, card in enumerate(cards):
            part = place / (len(cards) - 1) - 0.5 if len(cards) > 1 else 0.0
            card.lean = part * _SPREAD
            card.size = (height * 0.66, height)
            card.center = (
                x + sin(radians(card.lean)) * self.width * 0.55,
                y + height * 0.1 - part**2 * self.width * 0.4,
            )

    def on_release(self) -> None:
        """Picks the uppermost card under the finger."""
        card = next((card for card in self.children if card.under(*self.last_touch.pos)), None)
        if card is None or self._taken:
            return
        self._taken = True
        if self.still:
            self.dispatch("on_picked")
            return
        out = Movement(y=card.y + self.height * 0.18, lean=0, d=_TURN, t="out_quad")
        self._out = card
        out.bind(on_complete=lambda *_: self.hurry())
        out.start(card)

    def hurry(self) -> bool:
        """The card is out at once. Returns whether one was on its way."""
        card, self._out = self._out, None
        if card is not None:
            Animation.cancel_all(card)
            self.dispatch("on_picked")
        return card is not None

    def on_picked(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


class Duellist(BoxLayout):
    """One of the two players of a duel."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()


class TrialMedallion(Widget):
    """The round picture of a trial."""

    picture = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn = Canvas()
        self.canvas.add(self._drawn)
        self.bind(pos=self._draw, size=self._draw, picture=self._draw)

    def _draw(self, *_: object) -> None:
        side = min(self.size)
        self._drawn.clear()
        if not self.picture:
            return
        with self._drawn:
            treasure.medallion(
                self.picture, self.x + (self.width - side) / 2, self.y + (self.height - side) / 2, side
            )


class TrialCard(FloatLayout):
    """The card, readable by all round the table. `on_take_back` comes on a tap on what the candidate has
    shown."""

    __events__ = ("on_take_back",)
    # the sign for what the candidate has shown, while the other player's is asked for
    shown = StringProperty()
    title = StringProperty()
    picture = StringProperty()
    how = StringProperty()
    won = StringProperty()
    spoken = StringProperty()  # all of it, for the voice
    people: Sequence[Seat] = ListProperty()
    candidate = NumericProperty(-1)
    opponent = NumericProperty(-1)
    wins = NumericProperty(0)
    needed = NumericProperty(0)  # the number of wins needed; 0: nothing is counted
    voiced = BooleanProperty(False)  # whether it can be read aloud
    roomy = BooleanProperty(False)
    broad = BooleanProperty(False)
    spare = NumericProperty(0)  # the part of the height that the text leaves to the picture

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._listening = Clock.create_trigger(self._listen, _LISTENS)

    def illustrate(self, id: str) -> None:
        """Shows the picture of this trial: to read it from its file takes as long as to set the words."""
        self.picture = f"trial_{id}" if id in TRIAL_NAMES else "trial_own"

    def write(self, id: str, needed: int, ours: OwnCards, translate: Translate) -> None:
        """Shows the text of this trial, from the box or from the family's cards."""
        own = ours.trial(id)
        trial = words.trial_card(id, needed)
        self.title = words.trial_name(id, translate)
        self.illustrate(id)
        self.how = own.text if own else translate(trial.how)
        counted = trial.goal(needed, translate)
        self.won = f"{own.won} {counted}".strip() if own else counted
        # on the card a key says it; a family's own words may not
        goal = f"{translate(words.WON_IF)} : {self.won}" if own else self.won
        self.spoken = ". ".join(filter(None, (self.title, f"{self.how} {goal}".strip())))
        self._listen()

    def on_parent(self, _card: object, parent: object) -> None:
        if parent is None:
            self._listening.cancel()
        else:
            self._listen()

    def _listen(self, *_: object) -> None:
        """A device may need a moment to find its voice, and the card must not wait for the next one."""
        app = App.get_running_app()
        if app is None:  # it has stopped, with the card still on its screen
            return
        self.voiced = app.senses.reads
        if not self.voiced and self.parent is not None:
            self._listening()

    def left_over(self, how: fitted.Fitted, _text: str, _width: float, height: float, won: str) -> float:
        """What of its part of the height the text does not need in the letters that it has anyway."""
        each = (height - dp(_AROUND)) / (_HOW + _BESIDES + (_WON if won else 0))
        return min(_MOST_SPARE, max(0.0, _HOW - (how.height_within(_HOW * each) + dp(_SLACK)) / each))

    def on_take_back(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def person(self, seat: float, field: str) -> str:
        return getattr(self.people[int(seat)], field) if 0 <= seat < len(self.people) else ""


load_layout(__name__)
