"""The rules of a game: the whole of it in two minutes, then clause by clause. They open at the question's
clause, and are searched by words or ids."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import sp
from kivy.properties import BooleanProperty, StringProperty
from kivy.utils import escape_markup

from coffres.engine.registry import meta
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.film import has_film
from coffres.ui.afterwards import show_film
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import is_drawn
from coffres.ui.rulebook import Paragraph, found_in, read, spans
from coffres.ui.theme import DARK_BRASS, after_the_first_frame
from coffres.ui.voiced import Voiced
from coffres.ui.widgets import text_field  # noqa: F401 - the layout uses it
from coffres.ui.widgets.reading_list import Line, ReadingList
from coffres.ui.widgets.sheet import Sheet

_PAUSE = 0.2  # seconds without typing before the search begins
_BRASS_INK = "#8A5A12"


class RulesSheet(Voiced, Sheet):
    game = StringProperty()
    clause = StringProperty()  # the clause at which it opens
    asks = StringProperty()  # what the search field says while it is empty, and where it is narrow
    asks_briefly = StringProperty()
    has_film = BooleanProperty(False)  # whether the game's film can be shown now: where nothing is played

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._seeking = Clock.create_trigger(self._seek, _PAUSE)
        app = App.get_running_app()
        self.asks, self.asks_briefly = app.l10n._("Chercher dans les règles"), app.l10n._("Mot ?")
        self.has_film = app.sitting is None and has_film(self.game)
        self.bind(voiced=self.ids.page.setter("voiced"))  # loudspeakers beside all paragraphs
        self.find_voice(lambda: app.senses.reads)
        self.title = app.l10n.of_game(self.game, meta(self.game).title)
        try:
            # without the title, which is shown as the title of the sheet
            self._book = read(self.game, app.l10n.lang)[1:]
        except Trouble as trouble:
            self._book = []
            self.ids.page.lines = [Line(escape_markup(say(trouble, app.l10n.lang)))]
            return
        self._turn_to(self.clause)

    def on_dismiss(self) -> None:
        """Nothing is read aloud any more, and no view that Kivy keeps holds a picture."""
        self.ids.page.lines = []
        self.be_silent()
        after_the_first_frame(App.get_running_app().put_pictures_away)

    def show_film(self) -> None:
        self.dismiss()
        show_film(App.get_running_app(), self.game)

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
        places = (place for place, par in enumerate(self._book) if clause and par.clause == clause)
        self._show_from(next(places, 0))

    def _show_from(self, place: int) -> None:
        page: ReadingList = self.ids.page
        page.lines = []  # so that it opens anew even if nothing else has changed
        page.at = place
        page.lines = [self._line(paragraph) for paragraph in self._book]

    def open_words(self) -> None:
        """Turns to the glossary; each of its words leads to where it comes first."""
        self.ids.words.text = ""
        self._seeking.cancel()
        first = next((place for place, par in enumerate(self._book) if par.word), 1)
        self._show_from(first - 1)

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
        if paragraph.word:
            brass = f"[b][color={_BRASS_INK}]{paragraph.word}[/color][/b]"
            return Line(f"{brass}  {text}", key=paragraph.at, spoken=f"{paragraph.word} : {paragraph.text}")
        picture = paragraph.picture if is_drawn(paragraph.picture, self.game) else ""
        if not paragraph.clause:
            return Line(text, picture=picture, spoken=paragraph.text)
        mark = (
            f"[size={int(sp(16))}][color={_BRASS_INK}]{paragraph.mark}[/color][/size]  "
            if paragraph.mark
            else ""
        )
        return Line(
            f"[b][color={_BRASS_INK}]{paragraph.clause}[/color][/b]  {mark}{text}",
            marked=paragraph.clause == self.clause,
            key=paragraph.clause if words else "",
            picture=picture,
            spoken=paragraph.text,
        )

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
