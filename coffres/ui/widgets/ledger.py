"""What everybody rolled: a bar for each side of the die, and a line at the height expected from chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kivy.graphics import Color, Rectangle, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.engine.awards import SIX
from coffres.storage.roster import Seat
from coffres.ui.board_parts import PaintSide
from coffres.ui.box import middle_of
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture
from coffres.ui.theme import BRASS, PAPER
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_BAR = 0.56  # a bar's part of a column's width


class LedgerSides(Widget):
    """The sides of the die, shown above their columns."""

    def __init__(self, sides: Sequence[int], paint: PaintSide | None, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._sides = sides
        self._paint = paint
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        column = self.width / len(self._sides)
        side = max(1.0, min(column * 0.8, self.height, dp(40)))
        self.canvas.clear()
        with self.canvas:
            for number, face in enumerate(self._sides):
                x, y = self.x + (number + 0.5) * column - side / 2, middle_of(self)[1] - side / 2
                Color(1, 1, 1, 1)
                if self._paint is not None:
                    self._paint(face, x, y, side)
                else:
                    Rectangle(texture=texture(f"die_ivory_{face}"), pos=(x, y), size=(side, side))


class LedgerBars(Widget):
    """How often each side fell for one player."""

    most = NumericProperty(1)  # the count that the whole height stands for

    def __init__(self, faces: Sequence[int], die: Mapping[int, float], **kwargs: object) -> None:
        self.fell = [faces.count(face) for face in die]
        self.expected = [len(faces) * chance for chance in die.values()]
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        column = self.width / len(self.fell)
        wide, high = column * _BAR, self.height - dp(4)
        self.canvas.clear()
        with self.canvas:
            for number, (fell, expected) in enumerate(zip(self.fell, self.expected, strict=True)):
                x = self.x + (number + 0.5) * column - wide / 2
                Color(*PAPER[:3], 0.1)
                Rectangle(pos=(x, self.y + dp(2)), size=(wide, high))
                Color(*BRASS)
                SmoothRoundedRectangle(
                    pos=(x, self.y + dp(2)), size=(wide, high * fell / self.most), radius=[dp(2)]
                )
                Color(*PAPER)
                y = self.y + dp(2) + high * expected / self.most
                SmoothLine(points=(x - wide * 0.2, y, x + wide * 1.2, y), width=dp(1))


class LedgerHand(BoxLayout):
    """One player who rolled."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    told = StringProperty()
    bars: LedgerBars = ObjectProperty()


class Ledger(BoxLayout):
    """`tell(count, average)` makes the sentence about how many dice a player rolled and their average."""

    def __init__(
        self,
        people: Sequence[Seat],
        hands: Sequence[Sequence[int]],
        die: Mapping[int, float],
        paint: PaintSide | None,
        tell: Callable[[int, float | None], str],
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)
        self.ids.sides.add_widget(LedgerSides(list(die), paint))
        bars = [LedgerBars(faces, die) for faces in hands]
        most = max(1.0, *(value for bar in bars for value in (*bar.fell, *bar.expected)))
        for person, faces, bar in zip(people, hands, bars, strict=True):
            bar.most = most
            average = sum(faces) / len(faces) if faces and die == SIX else None
            hand = LedgerHand(symbol=person.symbol, colour=person.colour, told=tell(len(faces), average))
            hand.bars = bar
            hand.ids.place.add_widget(bar)
            self.ids.hands.add_widget(hand)


load_layout(__name__)
