"""How a panel shares its room: the question first, in the largest letters, then the plates, then the news.

From above: who is asked, the seats, the news, the question, the plates. What there is no room for shrinks
first where it matters least.
"""

from __future__ import annotations

from typing import NamedTuple

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from coffres.ui.sizing import Sizing
from coffres.ui.typeset import height_of, widest_word

_SMALLEST = 24  # sp: the letters of a question on the table
_IN_HAND = 28  # dp: enough on a phone, which is read from near, when its letters are set larger
_PHONE = 500  # dp: a screen with a shorter edge is a phone's
_LARGER, _ALONE = (36, 33, 30, 27), (46, 41)  # sp; with nothing to press below it
_PLATE = 150  # dp: a plate wide enough for two words
_FINGER = 56  # dp: least height of a plate
_LEGIBLE, _RIM = 14, 24  # dp: letters on a narrow plate, and what is round them
_WISHED_PLATE, _HIGHEST_PLATE = 84, 108  # dp
# a wide panel's plates, in dp, and the least letters of the question that such plates leave it, in sp
_WIDE_PLATES = ((_HIGHEST_PLATE, 36), (_WISHED_PLATE, 30), (_FINGER, _SMALLEST))
_SLACK = 6  # dp: what letters need besides the height of their lines
_MARK = 48  # dp
_BROAD = 420  # dp: a slip that has room for marks beside the words
_NAME = 210  # dp: a turn plate wide enough for a long name
_TWO_SLIPS = 560  # dp: where two slips have room beside each other
_NEWS = (0.4, 0.3, 0.2, 0.15)  # parts of the width that the news may take beside the question, the best first
_LARGE_STRIP = 1.5  # how much higher the strip of seats may get than it wishes, where nothing else is due
_WIDE = 1.5  # a panel so much wider than high has its news beside the question


def smallest_letters() -> float:
    """The least size of a question's letters, in pixels."""
    return min(sp(_SMALLEST), dp(_IN_HAND)) if min(Window.size) < dp(_PHONE) else sp(_SMALLEST)


class Heights(NamedTuple):
    """The heights of a column's parts; 0: the part is not shown."""

    head: float
    strip: float
    news: float
    question: float
    plates: float


def _more(has: float, wishes: float, spare: float) -> tuple[float, float]:
    """What a part has after it got of the spare room what it wishes, and what is left."""
    more = max(0.0, min(spare, wishes - has))
    return has + more, spare - more


class RailColumn(Sizing):
    """Its children are the parts, in `parts` by name."""

    panel = ObjectProperty()
    head = ObjectProperty()
    strip = ObjectProperty()
    news = ObjectProperty()  # holds the panel's body, and a Counsel beside or instead of it
    body = ObjectProperty()
    counsel = ObjectProperty()
    question = ObjectProperty()
    prompt = ObjectProperty()  # the label on the question's slip
    marks = ObjectProperty()  # to hear the question, and to read its rule
    plates = ObjectProperty()
    gap = NumericProperty(dp(9))
    edge = NumericProperty(dp(20))
    foot = NumericProperty(0)  # the height that is kept free below the plates
    lack = NumericProperty(0)  # the height that is missing for the question and the plates
    beside = BooleanProperty(True)  # whether the marks stand on the slip; where it is narrow, by the seats
    above = BooleanProperty(False)  # whether they stand in the first line instead, which has room for them
    crowded = BooleanProperty(False)  # whether there is no room for words beside the question
    part = NumericProperty(_NEWS[0])  # of the width, for the news where it stands beside the question

    def again(self, *_: object) -> None:
        self._trigger_layout()

    def do_layout(self, *_: object) -> None:
        # before it has its real size, it would lack room and take it from the board for good
        if None in (self.panel, self.head, self.plates) or self.height < 2 * self.edge + dp(60):
            return
        width, height = self.width - 2 * self.edge, self.height - 2 * self.edge - self.foot
        wide = width > height * _WIDE and width > dp(_TWO_SLIPS)
        self.beside = wide or width > dp(_BROAD) or not self.strip.children
        self.above = not self.beside and width - self._buttons() - self.marks.width > dp(_NAME)
        heights = self._wide(width, height) if wide else self._high(width, height)
        self._place(heights, width, wide)

    # How much each part gets

    def _high(self, width: float, height: float, seats: bool = True) -> Heights:
        head, strip, question, plates = self._least(width)
        strip = strip if seats else 0
        parts = [part for part in (head, strip, question, plates) if part]
        spare = height - sum(parts) - self.gap * (len(parts) - 1)
        if spare < 0 and strip and not self.panel.public:  # a private page says above all what is asked
            return self._seatless(width, height)
        if spare < 0:
            plates, spare = self._narrower_plates(width, plates, spare)
        news, wish = self._news(width, spare - self.gap)
        if strip and self.panel.body is not None and news < self.panel.body.things():
            return self._seatless(width, height)  # dice and a running hourglass are more than who sits where
        spare -= news + self.gap if news else 0
        lack = max(0, -spare)
        if strip and lack > question - dp(_FINGER):  # else plates would lie upon the question
            heights = self._seatless(width, height)
            self.lack = lack  # so that the seats come back as soon as the board makes room
            return heights
        self.lack = lack
        if spare < 0:  # the question shrinks, since nothing else is left
            question, spare = max(dp(_FINGER), question + spare), 0
        larger = self._larger(width, question, spare - min(wish - news, spare * 0.4))
        question, spare = question + larger, spare - larger
        plates, spare = _more(plates, self._plates_of(width, _WISHED_PLATE), spare)
        news, spare = _more(news, wish, spare) if news else (news, spare)
        strip, spare = (
            _more(strip, self.strip.wish(width - self._by_the_seats()), spare) if strip else (0, spare)
        )
        plates, spare = _more(plates, self._plates_of(width, _HIGHEST_PLATE), spare)
        news, spare = _more(news, news * 1.4, spare)
        strip, spare = _more(strip, strip * _LARGE_STRIP, spare * 0.7)
        question += min(spare * 0.6, question * (0.4 if plates else 0.8))
        return Heights(head, strip, news, question, plates)

    def _seatless(self, width: float, height: float) -> Heights:
        self.beside = not self.above
        return self._high(width, height, seats=False)

    def _wide(self, width: float, height: float) -> Heights:
        """The news stands beside the question, above plates that are as high as large letters let them be."""
        head, strip, _question, _plates = self._least(width)
        count = len(self.plates.children)
        rows = (count > 0) + (count > width // dp(_PLATE))
        for each, letters in _WIDE_PLATES:
            plates = max(0.0, rows * dp(each + 10) - dp(10))
            middle = height - head - (plates + self.gap if plates else 0) - self.gap
            self.part = self._part_beside(width - self.gap, middle)
            asked = width - (width - self.gap) * self.part - (self.gap if self.part else 0)
            if self._asked(asked, sp(letters)) <= middle and not self.crowded:
                break
        self.lack = max(0, self._asked(asked, smallest_letters()) - middle)
        return Heights(head, strip, middle if self.part else 0, middle, plates)

    def _part_beside(self, width: float, height: float) -> float:
        """The part of the width that the news has: it yields until the question has its letters."""
        asked = (part for part in _NEWS if self._is_read(width * (1 - part), height))
        part, body = next(asked, 0.0), self.panel.body
        things = body.things() if body is not None else 0.0
        if not part and (things or self.counsel.state):
            part = _NEWS[0] if self.counsel.state else _NEWS[-1]
        told = body is not None and bool(body.latest) and not self.counsel.full
        self.crowded = told and not (part and body.is_read(width * part, height))
        return 0.0 if self.crowded and not things and not self.counsel.state else part

    def _is_read(self, width: float, height: float) -> bool:
        """Whether the question has its smallest letters on a slip of this size, and no word of it is cut."""
        size, across = smallest_letters(), width - dp(28) - (self.marks.width if self.beside else 0)
        return self._asked(width, size) <= height and widest_word(self.panel.prompt, size) <= across

    def _least(self, width: float) -> tuple[float, float, float, float]:
        panel = self.panel
        head = dp(60) + (dp(61) if panel.slip else 0)
        question = self._asked(width, smallest_letters())
        rows = self._rows(width)
        strip = self.strip.least(width - self._by_the_seats())
        if strip and self._by_the_seats():
            strip = max(strip, dp(_MARK))
        return head, strip, question, max(0.0, rows * dp(_FINGER + 10) - dp(10))

    def _by_the_seats(self) -> float:
        """The width that marks take beside the strip of seats."""
        return 0 if self.beside or self.above or not self.marks.width else self.marks.width + dp(4)

    def _buttons(self) -> float:
        """The width of the buttons in the first line, with the gaps before them."""
        return dp(132 if self.panel.public else 76)

    def _plates_of(self, width: float, each: float) -> float:
        return max(0.0, self._rows(width) * dp(each + 10) - dp(10))

    def _rows(self, width: float) -> int:
        count = len(self.plates.children)
        # in private there is no news that larger plates could take room from
        wide = sp(_PLATE) if count == 2 and not self.panel.public else dp(_PLATE)
        return -(-count // max(1, int(width // wide)))

    def _narrower_plates(self, width: float, plates: float, spare: float) -> tuple[float, float]:
        """More plates in a row, if the question needs their height."""
        count = len(self.plates.children)
        while spare < 0 and count and plates > dp(_FINGER) + 1:
            rows = round((plates + dp(10)) / dp(_FINGER + 10)) - 1
            if -(-count // rows) > 4 or width / -(-count // rows) < self._narrowest():
                break
            plates, spare = plates - dp(_FINGER + 10), spare + dp(_FINGER + 10)
        return plates, spare

    def _asked(self, width: float, size: float) -> float:
        """The height of the question's slip with letters of this size. What is told on it for a moment
        does not count: if a short sentence made room for itself elsewhere, the two would change places for
        ever."""
        text = self.panel.prompt or self.prompt.text
        across = width - dp(28) - (self.marks.width if self.beside else 0)
        return max(dp(_FINGER), height_of(text, across, size) + dp(16 + _SLACK))

    def _larger(self, width: float, question: float, most: float) -> float:
        if not question:
            return 0
        letters = _LARGER if self.plates.children else _ALONE + _LARGER
        sizes = (self._asked(width, sp(size)) - question for size in letters)
        return max(0, next((more for more in sizes if more <= most), 0))

    def _news(self, width: float, most: float) -> tuple[float, float]:
        """The height that the news gets at first, and what it would like to have."""
        panel = self.panel
        if self.counsel.full:
            self.crowded = False
            least = max(dp(120), self.counsel.needs(width))
            return (min(least, max(most, dp(60))), least * 1.3)
        floor = dp(54) if self.counsel.state else 0
        if panel.body is None:
            self.crowded = False
            return floor, floor
        across = width - (self.counsel.width + dp(8) if self.counsel.state else 0)
        least, wish = panel.body.room(across)
        self.crowded = bool(panel.body.latest) and least > most
        if self.crowded:
            least = wish = panel.body.things()
        if least > most:
            return floor, floor  # nobody can ask for advice whose place is gone
        return max(least, floor), max(wish, floor)

    # Where each part stands

    def _place(self, heights: Heights, width: float, wide: bool) -> None:
        x, top = self.x + self.edge, self.top - self.edge
        strip_width = min(width * 0.5, self.strip.least_width()) if wide and heights.strip else 0
        self._put(self.head, x, top, width - (strip_width + self.gap if strip_width else 0), heights.head)
        if wide:
            self._put(self.strip, x + width - strip_width, top, strip_width, dp(60) if strip_width else 0)
        top -= heights.head + self.gap
        if not wide:
            self._put(self.strip, x, top, width - self._by_the_seats(), heights.strip)
            top -= heights.strip + self.gap if heights.strip else 0
        beside = wide and heights.news and heights.question
        news = (width - self.gap) * self.part if beside else width
        self._put(self.news, x, top, news, heights.news)
        if beside:
            self._put(self.question, x + news + self.gap, top, width - news - self.gap, heights.question)
        else:
            top -= heights.news + self.gap if heights.news else 0
            self._put(self.question, x, top, width, heights.question)
        self._put_marks(x + width)
        count = len(self.plates.children)
        self.plates.cols = self._columns(count, width, heights.plates)
        rows = -(-count // self.plates.cols)
        high = min(heights.plates, rows * dp(_HIGHEST_PLATE + 4))
        self._put(self.plates, x, self.y + self.edge + self.foot + high, width, high)

    def _put_marks(self, right: float) -> None:
        if self.above:
            self.marks.height, self.marks.opacity = dp(60), 1
            self.marks.pos = (right - self._buttons() - self.marks.width, self.head.top - dp(60))
            return
        row = self.question if self.beside else self.strip
        right = self.question.right - dp(4) if self.beside else right
        self.marks.height, self.marks.opacity = row.height, row.opacity
        self.marks.pos = (right - self.marks.width, row.y)

    @staticmethod
    def _put(part: object, x: float, top: float, width: float, height: float) -> None:
        part.opacity = 1 if height else 0
        part.disabled = not height
        part.size, part.pos = (width, height), (x, top - height)

    def _narrowest(self) -> float:
        """The least width of a plate: its longest word must be read to its end."""
        plates = self.plates.children
        widest = max((widest_word(plate.text, dp(_LEGIBLE), bold=True) for plate in plates), default=0)
        return max(dp(80), min(widest + dp(_RIM), dp(_PLATE)))

    def _columns(self, count: int, width: float, height: float) -> int:
        """The fewest columns that keep every plate a finger high."""
        columns, narrowest = 1, self._narrowest()
        while (
            columns < 4
            and -(-count // columns) * dp(_FINGER + 10) > height + dp(11)
            and width / (columns + 1) >= narrowest
        ):
            columns += 1
        return columns
