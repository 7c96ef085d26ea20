"""Palmarès: what finished games add up to, for the house and for each person, told by pictures."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from time import perf_counter

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.honours_desk import HonoursDesk
from coffres.ui.honours_pages import HonoursPages, Slip
from coffres.ui.honours_words import HonoursWords
from coffres.ui.pairs import load_layout
from coffres.ui.slices import SLICE
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    fitted,
    icon,
    key_fan,
    plate,
    seat_token,
    sentence,
    title_bar,
)
from coffres.ui.widgets.honour_tab import HonourTab
from coffres.ui.widgets.room import Room

HOUSE = ""  # in place of an id
_WIDEST = 1240  # dp of a page
_PATIENCE = 0.15  # seconds after which it is said what is being waited for


class HonoursColumn(BoxLayout):
    """Slips of paper, one below the other."""


class HonoursScreen(Room):
    who = StringProperty(HOUSE)
    waiting = BooleanProperty(False)  # whether results are still being gathered, for longer than a moment
    empty = BooleanProperty(False)  # whether no game has been finished yet
    gathered = NumericProperty(0)  # the part of the saves that have been looked at
    progress = StringProperty()
    # the head of the page
    name = StringProperty()
    told = StringProperty()
    remark = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    keys = NumericProperty(0)
    low = BooleanProperty(False)  # whether there is little height: the head takes less of it
    complete = BooleanProperty(False)  # whether the whole page is there
    doubt = StringProperty()  # what people have not said yet about who is who

    def __init__(self, who: str = HOUSE, **kwargs: object) -> None:
        self._slips: Sequence[Slip] = ()
        self._shown = False
        self._growing = Clock.create_trigger(self._grow, 0, interval=True)
        super().__init__(who=who, **kwargs)
        self._looking = Clock.create_trigger(self._look, 0, interval=True)
        self._begun = Clock.get_time()
        self._looking()
        self.desk = HonoursDesk(self._counted)
        self.bind(width=self._arrange)

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self._looking.cancel()
            self._growing.cancel()
            self.desk.leave()

    # Waiting

    def _look(self, *_: object) -> None:
        """Says how far it has come."""
        gathering = self.desk.gathering
        self.waiting = Clock.get_time() - self._begun > _PATIENCE
        self.gathered = gathering.done / max(1, gathering.count)
        self.progress = App.get_running_app().l10n._(
            "On compte les clés : {done} parties sur {count}", done=gathering.done, count=gathering.count
        )

    def _counted(self) -> None:
        self._looking.cancel()
        self.waiting = False
        self.empty = not self.desk.honours.house.games.played
        question = self.desk.asked_now
        if question is not None:
            self.ask()
        elif not self.empty:
            self._show()

    # The pages

    def _show(self) -> None:
        honours = self.desk.honours
        if self.who not in honours.people:
            self.who = HOUSE
        tabs = [HonourTab(name=App.get_running_app().l10n._("La maison"))]
        for person in honours.in_rank():
            look = self.desk.look(person.id)
            tabs.append(HonourTab(who=person.id, symbol=look.symbol, colour=look.colour, name=look.name))
        self.ids.tabs.clear_widgets()
        for tab in tabs:
            tab.bind(on_release=lambda tab: self.open(tab.who))
            self.bind(low=tab.setter("flat"))
            tab.flat = self.low
            self.ids.tabs.add_widget(tab)
        self._shown = True
        self.open(self.who)

    def open(self, who: str) -> None:
        """Turns to somebody's page, or to that of the house."""
        self.who = who
        for tab in self.ids.tabs.children:
            tab.taken = tab.who == who
            if tab.taken and self.ids.strip.width < self.ids.tabs.width:
                Clock.schedule_once(lambda *_, tab=tab: self.ids.strip.scroll_to(tab, animate=False))
        honours, words = self.desk.honours, HonoursWords(App.get_running_app().l10n)
        pages = HonoursPages(honours, self.desk.look, words)
        if who == HOUSE:
            self._head_of_house(words)
            self._slips = pages.house(self.open)
        else:
            self._head_of(who, words)
            self._slips = pages.person(honours.people[who])
        self.ids.page.scroll_y = 1
        self._arrange()

    def _head_of_house(self, words: HonoursWords) -> None:
        honours = self.desk.honours
        self.name = App.get_running_app().l10n._("La maison")
        self.told = words.house(honours.house, len(honours.people))
        self.remark = words.months(honours.house)
        self.symbol, self.keys = "", honours.house.keys
        questions = self.desk.questions
        self.doubt = (
            App.get_running_app().l10n._("Qui était « {name} » ?", name=questions[0].name)
            if questions
            else ""
        )

    def _head_of(self, who: str, words: HonoursWords) -> None:
        person, look = self.desk.honours.people[who], self.desk.look(who)
        self.name, self.symbol, self.colour = look.name, look.symbol, look.colour
        self.told = words.games(person.games)
        self.remark = App.get_running_app().l10n._("Jeu préféré : {game}", game=words.title(person.favourite))
        self.keys = person.games.won
        self.doubt = ""

    def _arrange(self, *_: object) -> None:
        """Lays the slips out anew."""
        if not self._shown:
            return
        for column in (self.ids.first, self.ids.second):
            column.clear_widgets()
        self.complete = False
        self._work = self._lay(self._slips)
        self._growing()

    def _lay(self, slips: Sequence[Slip]) -> Generator[bool, None, None]:
        """Lays one slip after the other into the column that is shorter then, row by row. Yields whether it
        may go on in this frame: after a slip, the heights of the columns are known in the next one."""
        for slip in slips:
            columns = [self.ids.first, self.ids.second][: self.columns(self.width)]
            card = slip.card()
            min(columns, key=lambda column: column.height).add_widget(card)
            for make in slip.rows:
                card.add_widget(make())
                yield True
            yield False

    def _grow(self, *_: object) -> None:
        end = perf_counter() + SLICE
        for more in self._work:
            if not more or perf_counter() > end:
                return
        self._growing.cancel()
        self.complete = True

    @staticmethod
    def columns(width: float) -> int:
        return 2 if width >= dp(800) else 1

    @staticmethod
    def margin(width: float) -> float:
        """The width left free beside the slips."""
        return max(dp(14), (width - dp(_WIDEST)) / 2)

    # Who is who

    def ask(self) -> None:
        """Asks people whose some of the results are, on a screen of its own."""
        question = self.desk.asked_now or self.desk.questions[0]
        App.get_running_app().navigator.show("namesakes", desk=self.desk, question=question)

    def back(self) -> bool:
        App.get_running_app().navigator.show("album")
        return True


load_layout(__name__)
