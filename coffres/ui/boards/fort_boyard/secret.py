"""What one player sees alone: the riddle with its answer, or their own banknotes."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Canvas
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.engine.words import Translate
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.riddle_cards import RiddleCard, riddle_card
from coffres.storage.own_cards import OwnCards
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import secret_words  # noqa: F401 - the layout uses it


class RiddlePage(BoxLayout):
    question = StringProperty()
    answer = StringProperty()
    also = StringProperty()  # other right answers, whether only one answer counts, and the author


def riddle_page(card: RiddleCard, author: str, translate: Translate) -> RiddlePage:
    """The page with a riddle; `author` is empty for a riddle of the box."""
    also = [translate(words.ONE_ANSWER)] if card.one_answer else []
    if card.accepted:
        also.append(translate(words.ALSO).format(accepted=", ".join(card.accepted)))
    if author:
        also.append(translate(words.WRITTEN_BY).format(author=author))
    answer = translate(words.ANSWER).format(answer=card.answer) if card.answer else ""
    return RiddlePage(question=card.question, answer=answer, also=" ".join(also))


def riddle_at_hand(id: str, ours: OwnCards, lang: str, translate: Translate) -> tuple[RiddleCard, str]:
    """The text of a riddle's card, and its author; from the box, or from the family's cards."""
    own = ours.riddle(id)
    if own is not None:
        return RiddleCard(own.text, own.answer, (), own.one_answer), own.author
    return riddle_card(id, lang) or RiddleCard(translate(words.LOST_RIDDLE), ""), ""


class Banknotes(Widget):
    """One note of every value, and how many of each the player has."""

    values: Sequence[str] = ListProperty()
    counts: Sequence[int] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._drawn = Canvas()
        self.canvas.add(self._drawn)
        self.bind(pos=self._draw, size=self._draw, values=self._draw, counts=self._draw)

    def _draw(self, *_: object) -> None:
        held = [value for value, count in enumerate(self.counts) if count]
        self._drawn.clear()
        if not held or min(self.size) < 1:
            return
        columns = min(len(held), 3 if self.width > self.height else 2)
        rows = -(-len(held) // columns)
        room = (self.width / columns, self.height / rows)
        width = min(room[0] * 0.86, room[1] * 0.8 * 2.1)
        height = width / 2.1
        with self._drawn:
            for place, value in enumerate(held):
                row, column = divmod(place, columns)
                in_row = min(columns, len(held) - row * columns)  # the notes of the last row are centred
                left = self.x + (self.width - in_row * room[0]) / 2
                x = left + room[0] * column + (room[0] - width) / 2
                y = self.y + self.height - room[1] * (row + 1) + (room[1] - height) / 2
                treasure.banknote(value, self.values[value], x, y, width, height)
                if self.counts[value] > 1:
                    treasure.badge(f"×{self.counts[value]}", x + width, y + height, height * 0.42)


class FortunePage(BoxLayout):
    title = StringProperty()
    latest = StringProperty()  # the notes that were just won
    values: Sequence[str] = ListProperty()
    counts: Sequence[int] = ListProperty()


def fortune_page(moment: Moment, translate: Translate) -> FortunePage:
    """The banknotes of the player who looks."""
    seat = moment.sight.viewer
    held = moment.sight.view["fortunes"][seat]
    new = _just_drawn(moment, seat, len(held))
    mine = translate(words.MY_NOTES).format(amount=words.fortune(held)) if sum(held) else ""
    return FortunePage(
        title=mine or translate(words.NO_NOTES),
        latest=translate(words.NEW_NOTES).format(amount=words.fortune(new)) if sum(new) else "",
        values=[words.money(value) for value in range(len(held))],
        counts=held,
    )


def _just_drawn(moment: Moment, seat: int, kinds: int) -> list[int]:
    """The notes that came last, as this player was told about them."""
    new = [0] * kinds
    for _by, verb, args, *_shown in reversed(moment.sight.told()):
        if verb != "note":
            break
        new[args[1]] += args[0] == seat
    return new


load_layout(__name__)
