"""The rules of a game, clause by clause. They open at the question's clause, and are searched by words or
ids."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.utils import escape_markup

from coffres.engine.registry import meta
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.rulebook import Paragraph, found_in, read, spans
from coffres.ui.theme import DARK_BRASS, INK
from coffres.ui.widgets import text_field  # noqa: F401 - the layout uses it
from coffres.ui.widgets.reading_list import Line, ReadingList
from coffres.ui.widgets.sheet import Sheet

_PAUSE = 0.2  # seconds without typing before the search begins
_BRASS_INK = "#8A5A12"


class RulesSheet(Sheet):
    game = StringProperty()
    clause = StringProperty()  # the clause at which it opens

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._seeking = Clock.create_trigger(self._seek, _PAUSE)
        app = App.get_running_app()
        self.title = app.l10n.of_game(self.game, meta(self.game).title)
        try:
            # without the title, which is shown as the title of the sheet
            self._book = read(self.game, app.l10n.lang)[1:]
        except Trouble as trouble:
            self._book = []
            self.ids.page.lines = [Line(escape_markup(say(trouble, app.l10n.lang)))]
            return
        self._turn_to(self.clause)

    def seek(self) -> None:
        self._seeking()

    def _seek(self, *_: object) -> None:
        words = self.ids.words.text.strip()
        if not words:
            self._turn_to(self.clause)
            return
        found = found_in(self._book, words)
        page: ReadingList = self.ids.page
        page.at = 0
        page.lines = [self._line(paragraph, words) for paragraph in found] or [self._nothing(words)]

    def _turn_to(self, clause: str) -> None:
        """Shows the whole text, opened at a clause; at its beginning if the text does not have that
        clause."""
        page: ReadingList = self.ids.page
        page.at = next((place for place, par in enumerate(self._book) if clause and par.clause == clause), 0)
        page.lines = [self._line(paragraph) for paragraph in self._book]

    def show_in_its_place(self, clause: str) -> None:
        """Shows the place of a found clause in the whole text."""
        self.clause = clause
        self.ids.words.text = ""
        self._seeking.cancel()
        self._turn_to(clause)

    def _line(self, paragraph: Paragraph, words: str = "") -> Line:
        text = _marked_up(paragraph.text, words)
        if paragraph.level:
            return Line(f"[b]{text}[/b]", 26, DARK_BRASS)
        if not paragraph.clause:
            return Line(text)
        markup = f"[b][color={_BRASS_INK}]{paragraph.clause}[/color][/b]  {text}"
        return Line(markup, 20, INK, paragraph.clause == self.clause, paragraph.clause if words else "")

    @staticmethod
    def _nothing(words: str) -> Line:
        sentence = App.get_running_app().l10n._("Aucune règle ne parle de « {words} ».", words=words)
        return Line(escape_markup(sentence))


def _marked_up(text: str, words: str) -> str:
    """The text as markup for a label, with the words that were looked for in bold."""
    parts, done = [], 0
    for start, end in spans(text, words):
        parts += [escape_markup(text[done:start]), "[b][u]", escape_markup(text[start:end]), "[/u][/b]"]
        done = end
    return "".join([*parts, escape_markup(text[done:])])


load_layout(__name__)
