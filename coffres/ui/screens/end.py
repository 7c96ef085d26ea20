"""The end of a game: the board as it was left, and beside it the results, revealed from last to first.

After that come pages to read: prizes, what everybody rolled, the game's own page, the whole story.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from coffres.engine import registry
from coffres.engine.awards import dice, give
from coffres.ui import darkroom
from coffres.ui.afterwards import playable
from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER
from coffres.ui.widgets import fitted, key_ring, segments  # noqa: F401 - the layout uses them
from coffres.ui.widgets.award_list import AwardList
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.ranking import Ranking
from coffres.ui.widgets.reading_list import Line, ReadingList

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_FIRST = 0.6  # seconds until the first reveal
_BETWEEN = 1.1  # seconds from one result to the next
_KEY_LANDS = 0.3  # seconds until the winner's key meets the ring
RANKS, PRIZES, DICE, EPILOGUE, STORY = "ranks", "prizes", "dice", "epilogue", "story"


class EndScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    title = StringProperty()  # the words that name the winner, once all results are revealed
    ending = StringProperty()
    game = StringProperty()
    pages = ListProperty([RANKS, STORY])  # the pages that can be read
    page = StringProperty(RANKS)
    in_evening = BooleanProperty(False)  # whether other games follow

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        sitting = self.sitting
        match = sitting.match
        self._again: Plate | None = None  # the plate that shows the game again, if it is kept
        self._outcome = match.outcome()
        self.game = sitting.game
        self.in_evening = App.get_running_app().evenings.plays(sitting)
        self.ending = sitting.translate(sitting.speech.words.ENDINGS[self._outcome.reason])
        self.ids.place.add_widget(sitting.board)
        sitting.board.show(sitting.moment())
        facts, prizes = match.facts(), registry.prizes(self.game)
        self._given = give(prizes, facts, match.seats)
        self._hands = dice(prizes, facts, match.seats)
        self._epilogue = sitting.board.ending.page()
        there = {
            RANKS: True,
            PRIZES: self._given,
            DICE: any(self._hands),
            EPILOGUE: self._epilogue,
            STORY: facts,
        }
        self.pages = [page for page, something in there.items() if something]
        still = App.get_running_app().settings.reduced_motion
        self._ranking = Ranking(self._outcome, sitting.people, still)
        self._ranking.bind(on_told=self._crown, on_tell=self._reveal)
        self.turn_to(RANKS)
        self._still = still
        self._offer()
        if still:
            self._ranking.tell_all()
        else:
            Clock.schedule_once(self._tell_by_itself, _FIRST)

    # The ceremony

    def _tell_by_itself(self, *_: object) -> None:
        if self.sitting.left:
            return
        self._ranking.tell_next()
        if self._ranking.veiled:
            Clock.schedule_once(self._tell_by_itself, _BETWEEN)

    def _reveal(self, ranking: Ranking, seat: int) -> None:
        self.sitting.board.ending.reveal(seat)
        if ranking.veiled:  # the last result is about to be revealed
            self.sitting.senses.signal("token_step")

    def _crown(self, *_: object) -> None:
        """All results are revealed: the title names the winner."""
        _ = App.get_running_app().l10n._
        names = [self.sitting.people[seat].name for seat in self._outcome.winners]
        self.ids.ring.hang(len(names), self._still)
        self.sitting.senses.signal("win" if names else "stamp")
        if names:
            Clock.schedule_once(self._ring, 0 if self._still else _KEY_LANDS)
        if not names:
            self.title = _("Personne ne gagne")
        elif len(names) == 1:
            self.title = _("{name} gagne\u00a0!", name=names[0])
        else:
            self.title = _("{names} et {last} gagnent\u00a0!", names=", ".join(names[:-1]), last=names[-1])
        darkroom.take(self.sitting)
        if self._again is not None:
            self._again.disabled = False

    def _ring(self, *_: object) -> None:
        if self.parent is not None:
            self.sitting.senses.signal("key_ring")

    # What comes next

    def _offer(self) -> None:
        """What people may do now; those who only watched can do nothing but leave."""
        app, sitting = App.get_running_app(), self.sitting
        _ = app.l10n._
        if sitting.key:
            self._again = self._plate("play-box-outline", _("Revoir"), lambda: app.replay(sitting.key))
            self._again.disabled = not self.title  # the ceremony comes first
        if not sitting.watched and not self.in_evening:
            self._plate("account-group", _("Les mêmes, un autre jeu"), self.choose_game)
        self._plate("home", _("Accueil"), app.home)
        if self.in_evening:
            go_on = app.evenings.after_a_game
            self._plate("key-chain-variant", _("La suite de la soirée"), go_on, quiet=False)
        elif not sitting.watched:
            self._plate("replay", _("Rejouer"), app.rematch, quiet=False)

    def _plate(self, icon: str, text: str, done: Callable[[], None], quiet: bool = True) -> Plate:
        plate = Plate(icon=icon, text=text, quiet=quiet)
        plate.bind(on_done=lambda *_: done())
        self.ids.deeds.add_widget(plate)
        return plate

    def choose_game(self) -> None:
        """Another game for the people who sit here."""
        from coffres.ui.widgets.games_sheet import GamesSheet  # imported late: few will open it

        app = App.get_running_app()
        GamesSheet(playable(self.sitting.people, but=self.game), app.choose_options).open(app.scene)

    # The pages to read

    def label(self, page: str) -> str:
        _ = App.get_running_app().l10n._
        if page == EPILOGUE:
            return self._epilogue.label
        return {RANKS: _("Podium"), PRIZES: _("Prix"), DICE: _("Dés"), STORY: _("Récit")}[page]

    def turn_to(self, page: str) -> None:
        self.page = page
        self.ids.page.clear_widgets()
        self.ids.page.add_widget(self._made(page))

    def _made(self, page: str) -> Widget:
        if page == RANKS:
            return self._ranking
        if page == PRIZES:
            return AwardList(self._given, self.sitting.people, self.sitting.translate)
        if page == DICE:
            return self._ledger()
        if page == EPILOGUE:
            return self._epilogue.make()
        story = self.sitting.speech.story(self.sitting.match.facts())
        return ReadingList(lines=[Line(escape_markup(text), 18, PAPER) for text in story])

    def _ledger(self) -> Widget:
        from coffres.ui.widgets.ledger import Ledger  # imported late: few games need it

        sitting, l10n = self.sitting, App.get_running_app().l10n

        def tell(count: int, average: float | None) -> str:
            if average is None:
                return l10n._("{count} dés", count=count)
            return l10n._("{count} dés, moyenne {average}", count=count, average=l10n.number(average))

        die = registry.prizes(self.game).DIE
        return Ledger(sitting.people, self._hands, die, sitting.board.throw.paint, tell)

    @staticmethod
    def side(width: float, height: float) -> tuple[float, float]:
        """The size of the results, beside the board or, on an upright tablet, below it."""
        return (max(dp(300), width * 0.36), height) if width > height else (width, height * 0.76)

    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
