"""A finished game on one page, to be sent as a picture: in pixels, the same from every device."""

from __future__ import annotations

from datetime import datetime

from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.awards import Given
from coffres.storage.results import Result
from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.pairs import load_layout
from coffres.ui.result_words import Told, told
from coffres.ui.when import day_of
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

PAGE = (1200, 1500)  # pixels
BOARD = (800, 600)  # pixels of the board on it
_LETTER = 21  # pixels of one of a score
_BESIDE = 0.45  # most of a line that a score takes beside the name
_TWO_LINES = 64  # pixels: least height of a line with the score under the name


class SharedRank(BoxLayout):
    """A line of the podium."""

    person: Seat = ObjectProperty()
    face = StringProperty()
    score = StringProperty()
    winner = BooleanProperty(False)

    def _beneath(self) -> bool:
        """Whether the score stands under the name: a long one would leave the name no room beside it."""
        return self.height > _TWO_LINES and _LETTER * len(self.score) > self.width * _BESIDE

    beneath = AliasProperty(_beneath, None, bind=["size", "score"], cache=True)


class SharedPrize(BoxLayout):
    person: Seat = ObjectProperty()
    face = StringProperty()
    sign = StringProperty()
    title = StringProperty()
    says = StringProperty()


class SharedPage(FloatLayout):
    game = StringProperty()
    title = StringProperty()
    won = StringProperty()
    ending = StringProperty()
    when = StringProperty()
    board: Texture = ObjectProperty()

    def __init__(self, result: Result, began: datetime, board: Texture, **kwargs: object) -> None:
        found = told(result)
        super().__init__(
            game=found.game,
            title=found.title,
            won=found.won,
            ending=found.ending,
            when=day_of(began, App.get_running_app().l10n._),
            board=board,
            **kwargs,
        )
        self.size = PAGE
        for seat in result.ranking():
            score = found.points(result.scores[seat]) if result.scores else ""
            self.ids.podium.add_widget(self._rank(found, seat, score))
        for given in found.given:
            self.ids.prizes.add_widget(self._prize(given, found.people[given.seat], found.translate))
        if not found.given:
            self.ids.columns.remove_widget(self.ids.prizes)

    @staticmethod
    def _rank(found: Told, seat: int, score: str) -> SharedRank:
        person = found.people[seat]
        return SharedRank(
            person=person, face=face_of(person), score=score, winner=seat in found.outcome.winners
        )

    @staticmethod
    def _prize(given: Given, person: Seat, translate: object) -> SharedPrize:
        award = given.award
        return SharedPrize(
            person=person,
            face=face_of(person),
            sign=award.sign,
            title=translate(award.title),
            says=translate(award.says).format(name=person.name, count=given.points),
        )


load_layout(__name__)
