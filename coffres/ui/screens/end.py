"""The end of a game: a ceremony across the whole screen; then the board as it was left, and beside it pages
to read: the results, prizes, what everybody rolled, the game's own page, the whole story.

On an upright tablet there is no room beside the board, so it is one of the pages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from coffres.engine import registry
from coffres.engine.awards import dice, give
from coffres.engine.contract import EVERYTHING
from coffres.engine.words import as_told
from coffres.ui import darkroom, motion, pictures
from coffres.ui.afterwards import playable
from coffres.ui.boards import ceremony_of
from coffres.ui.ceremonies import Finish
from coffres.ui.moment import moment_of
from coffres.ui.pairs import load_layout
from coffres.ui.result_words import won_by
from coffres.ui.theme import BRASS, PAPER
from coffres.ui.widgets import chest, fitted, key_ring, segments, winners  # noqa: F401 - the layout uses them
from coffres.ui.widgets.award_list import AwardPage
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.railed import Railed
from coffres.ui.widgets.ranking import Ranking
from coffres.ui.widgets.reading_list import Line, ReadingList
from coffres.ui.widgets.stretched import Stretched

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_LARGER = 1.04  # the board has somewhat more room than on the table
_BROAD = 1100  # dp: a screen with room for two tokens, the ring and a title beside the board
_EDGE = 22  # dp: round the pages
_PAGES, _MOST = 0.36, 0.46  # of the screen's width, for the pages beside the board: more for large letters
_RANK = 30  # sp: the letters of a result that can still be read, and what is round them
_HIGH = 560  # sp: a screen with room for a large title above the pages
_FULL = 6  # players: their results have more of the page, and the title less
_WATCHED = 3  # seconds that the last state of a ceremony is shown if nobody plays
RANKS, BOARD, PRIZES, DICE, EPILOGUE, STORY = "ranks", "board", "prizes", "dice", "epilogue", "story"


class Pages(Railed, BoxLayout):
    """What there is to read, in a rail of the game's world."""


class EndScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    title = StringProperty()  # the words that name the winner, once the ceremony has told
    game = StringProperty()
    ground = StringProperty()  # the picture of the game's world behind the board, if it has one
    winners = ListProperty()  # the people who won
    pages = ListProperty([RANKS, STORY])  # the pages that can be read
    page = StringProperty(RANKS)
    heads = BooleanProperty(True)  # whether this page has the title above it
    ringed = BooleanProperty(False)  # whether there is room for the ring of keys beside the title
    beside = NumericProperty(6)  # how many of the pages' labels stand in the first line
    spread = BooleanProperty(False)  # whether the title may have more of the pages' height
    wide = BooleanProperty(True)  # whether the board stands beside the pages
    in_evening = BooleanProperty(False)  # whether other games follow

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        sitting = self.sitting
        match = sitting.match
        # `ids` alone does not keep what is off the screen in memory
        self._body, self._place = self.ids.body.__self__, self.ids.place.__self__
        self._outcome = as_told(sitting.speech.words, match.outcome())
        self.game = sitting.game
        self.ground = "rail_ground" if pictures.is_drawn("rail_ground", self.game) else ""
        self.in_evening = App.get_running_app().evenings.plays(sitting)
        self.winners = [sitting.people[seat] for seat in self._outcome.winners]
        self.ids.frame.add_widget(sitting.board)
        sitting.board.show(sitting.moment())
        facts, prizes = match.facts(), registry.prizes(self.game)
        self._given = give(prizes, facts, match.seats)
        self._hands = dice(prizes, facts, match.seats)
        self._epilogue = sitting.board.ending.page()
        self._arrange()
        self._offer()
        self._shot = darkroom.Shot(sitting)
        self.ceremony = self._stage()

    # The ceremony

    def _stage(self) -> CeremonyStage:
        """Puts the ceremony before everything else."""
        sitting = self.sitting
        self._last = moment_of(sitting.match, sitting.tablet, sitting.people, EVERYTHING)
        finish = Finish(self._last, self._outcome, sitting.translate, sitting.speech.points)
        part = ceremony_of(self.game)
        ground, ground_of = part.ground
        stage = CeremonyStage(
            scene=part.scene(finish) if self.winners else part.unwon(finish),
            ground=ground,
            ground_of=ground_of,
            game=self.game,
            left=lambda: sitting.left,
            everybody=sitting.people,
            winners=self.winners,
            title=self._title(),
            ending=sitting.speech.closing(self._outcome),
        )
        stage.bind(on_told=self._crown, on_done=self.go_on)
        self.remove_widget(self._body)
        self.add_widget(stage)
        stage.begin(motion.still())
        return stage

    def _title(self) -> str:
        return won_by([person.name for person in self.winners], App.get_running_app().l10n._)

    def _crown(self, *_: object) -> None:
        """The ceremony has told who won."""
        self.title = self._title()
        self.sitting.board.hurry()  # nothing that the ceremony hid is still under way
        for seat in range(len(self.sitting.people)):
            self.sitting.board.ending.reveal(seat)
        self.sitting.board.ending.uncover(self._last)
        self._shot.take()
        if self.sitting.watched:  # nobody is there to go on
            Clock.schedule_once(self.go_on, _WATCHED)

    def go_on(self, *_: object) -> None:
        """From the ceremony to what there is to read."""
        if self.ceremony.parent is None or self.sitting.left:
            return
        self.ceremony.hurry()
        self.remove_widget(self.ceremony)
        self.add_widget(self._body)
        self.ids.ring.hang(len(self.winners), still=True)

    # What comes next

    def _offer(self) -> None:
        """What people may do now; those who only watched can do nothing but leave."""
        app, sitting = App.get_running_app(), self.sitting
        _ = app.l10n._
        if sitting.key:
            self._plate("play-box-outline", _("Revoir"), lambda: app.replay(sitting.key))
        if not sitting.watched and not self.in_evening:
            self._plate("account-group", _("Un autre jeu"), self.choose_game)
        self._plate("home", _("Accueil"), app.home)
        if self.in_evening:
            go_on = app.evenings.after_a_game
            self._plate("key-chain-variant", _("La suite de la soirée"), go_on, quiet=False)
        elif not sitting.watched:
            self._plate("replay", _("Rejouer"), app.rematch, quiet=False)

    def _plate(self, icon: str, text: str, done: Callable[[], None], quiet: bool = True) -> None:
        plate = Plate(icon=icon, text=text, quiet=quiet, game=self.game)
        plate.bind(on_done=lambda *_: done())
        self.ids.deeds.add_widget(plate)

    def choose_game(self) -> None:
        """Another game for the people who sit here."""
        from coffres.ui.widgets.games_sheet import GamesSheet  # imported late: few will open it

        app = App.get_running_app()
        GamesSheet(playable(self.sitting.people, but=self.game), app.choose_options).open(app.scene)

    # The pages to read

    def on_size(self, *_: object) -> None:
        if (self.width > self.height) != self.wide:
            self._arrange()
        else:
            self._part_labels()

    def _arrange(self) -> None:
        """Finds out which pages there are, and turns to the first."""
        self.wide = self.width > self.height
        self.ringed = 0 < len(self.winners) < (3 if self.width > dp(_BROAD) else 2)
        there = {
            RANKS: self.winners,
            BOARD: not self.wide,
            PRIZES: self._given,
            DICE: any(self._hands),
            EPILOGUE: self._epilogue,
            STORY: self.sitting.match.facts(),
        }
        self.pages = [page for page, something in there.items() if something]
        self._part_labels()
        place, body = self._place, self._body
        if place.parent is not None:
            place.parent.remove_widget(place)
        if self.wide:
            body.add_widget(place, index=len(body.children))
        self.turn_to(next(iter(self.pages), STORY))

    def _part_labels(self) -> None:
        """Puts the pages' labels in two lines if one has no room for them."""
        labels, width = [self.label(page) for page in self.pages], self.side(*self.size)[0] - 2 * dp(_EDGE)
        self.beside = len(labels) if segments.fit_beside(labels, width) else -(-len(labels) // 2)
        roomy = self.wide and self.beside == len(labels) and self.height > sp(_HIGH)
        self.spread = roomy and len(self.sitting.people) < _FULL

    def fit_board(self) -> None:
        """The board is arranged as it was on the table, and shown smaller."""
        room, place, frame = self.sitting.board.room, self.ids.place, self.ids.frame
        wide, high = (1 - room.beside, 1.0) if self.wide else (1.0, 1 - room.below)
        frame.size = self.width * wide * _LARGER, self.height * high * _LARGER
        if room.any_shape and place.width > 1:
            frame.height = frame.width * place.height / place.width
        frame.scale = max(0.01, min(place.width / frame.width, place.height / frame.height))
        frame.center = place.center

    def label(self, page: str) -> str:
        _ = App.get_running_app().l10n._
        if page == EPILOGUE:
            return self._epilogue.label
        return {
            RANKS: _("Podium"),
            BOARD: _("Plateau"),
            PRIZES: _("Prix"),
            DICE: _("Dés"),
            STORY: _("Récit"),
        }[page]

    def turn_to(self, page: str) -> None:
        self.page = page
        self.heads = page == (RANKS if self.winners else next(iter(self.pages), STORY))
        self.ids.page.clear_widgets()
        self.ids.page.add_widget(self._made(page))

    def _made(self, page: str) -> Widget:
        if page == RANKS:
            ranks = Ranking(self._outcome, self.sitting.people, self.sitting.speech.points)
            return Stretched(ranks, len(ranks.children) * (dp(12) + sp(_RANK)))
        if page == BOARD:
            return self._place
        if page == PRIZES:
            return AwardPage(self._given, self.sitting.people, self.sitting.translate)
        if page == DICE:
            return self._ledger()
        if page == EPILOGUE:
            return self._epilogue.make()
        return ReadingList(lines=self._story(), voiced=App.get_running_app().senses.reads)

    def _story(self) -> list[Line]:
        """Chapter by chapter, each under its heading, which can be heard with all that it tells."""
        lines, match = [], self.sitting.match
        for part in self.sitting.speech.chapters(match.facts(), match.reel().openings):
            heard = " ".join([f"{part.heading}.", *(told.text for told in part.told)])
            lines.append(Line(f"[b]{escape_markup(part.heading)}[/b]", 20, BRASS, spoken=heard))
            lines += [Line(escape_markup(told.text), 18, PAPER) for told in part.told]
        return lines

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
        """The size of the pages: beside the board or, on an upright tablet, the whole screen."""
        wide = max(dp(300), width * _PAGES, min(sp(300), width * _MOST))
        return (wide, height) if width > height else (width, height)

    @staticmethod
    def head(won: int, roomy: bool) -> float:
        """The title's height, as a multiple of the page's. Upright, or below two lines of labels, the page
        has most of it."""
        if not won:
            return 0.2
        if won < 4:
            return 0.34 if roomy else 0.26
        return 0.55 if roomy else 0.36

    def back(self) -> bool:
        App.get_running_app().home()
        return True


load_layout(__name__)
