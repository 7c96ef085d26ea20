"""Album: every finished evening and game, the latest first, month by month, with a picture of how each game
was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics, dp, sp
from kivy.properties import BooleanProperty, StringProperty

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import Leaf, find_leaves
from coffres.storage.evening_shelf import EveningEntry
from coffres.ui import album_exchange
from coffres.ui.album_desk import AlbumDesk
from coffres.ui.album_evenings import AlbumEvenings, Month, began, month_of_evening
from coffres.ui.album_finder import AlbumFinder
from coffres.ui.darkroom import throw_away
from coffres.ui.pairs import load_layout
from coffres.ui.screens.saved_games import SavedRow  # noqa: F401 - deleted games are shown like put away ones
from coffres.ui.slices import Slices
from coffres.ui.when import month_of
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    bar_button,
    chest,
    fitted,
    game_filter,
    long_list,
    parchment,
    plate,
    sentence,
    text_field,
    title_bar,
)
from coffres.ui.widgets.album_card import AlbumCard
from coffres.ui.widgets.album_evening import AlbumEvening
from coffres.ui.widgets.album_row import AlbumRow  # noqa: F401 - rows name it
from coffres.ui.widgets.room import Room
from coffres.ui.widgets.saved_card import SavedCard

_BETWEEN = dp(16)  # between two cards
_WIDEST = dp(1240)  # of a row
_CARD = 200  # dp at ordinary text size: least width of a card, where there is room for two


class Place(NamedTuple):
    """Where somebody was in the album, to come back to it."""

    words: str = ""
    game: str = ""
    scrolled: float = 1


_BEGINNING = Place()


class AlbumScreen(Room):
    game = StringProperty()  # only games of this kind are shown; empty: of all
    deleted = StringProperty()  # the game that was deleted last, which can be taken back here
    deleted_evening = StringProperty()  # or the evening
    told = StringProperty()  # why there is nothing to see
    empty = BooleanProperty(False)  # whether no game has been finished yet

    def __init__(self, place: Place = _BEGINNING, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._desk = AlbumDesk()
        self._evenings = AlbumEvenings()
        self._finder = AlbumFinder((), self._desk.results, self._show)
        self._scrolled = place.scrolled  # until that place is found again
        self.game = place.game
        self.ids.words.text = place.words
        self.ids.words.bind(text=self._seek)
        self.bind(width=lambda *_: self._show())
        app = App.get_running_app()
        self._looking = Slices(find_leaves(app.shelf), self._found, self._refuse)

    def look(self) -> None:
        """Looks for the games that are on the shelf now, and shows them."""
        self._looking.stop()
        self._evenings.look()
        self._looking = Slices(find_leaves(App.get_running_app().shelf), self._found, self._refuse)

    def _refuse(self, trouble: Trouble) -> None:
        app = App.get_running_app()
        app.note(say(trouble, app.l10n.lang))
        self._found([])

    def _found(self, leaves: Sequence[Leaf]) -> None:
        self.empty = not leaves and not self._evenings.keys
        self._finder.leave()
        self._finder = AlbumFinder(leaves, self._desk.results, self._show)
        self._show()

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self._looking.stop()
            self._desk.leave()
            self._finder.leave()

    # Searching

    def _seek(self, *_: object) -> None:
        self.ids.leaves.scroll_y = 1
        self._show()

    def choose(self, game: str) -> None:
        """Shows only games of this kind, or all again."""
        self.game = game
        self._seek()

    # The rows

    def _show(self) -> None:
        app = App.get_running_app()
        words = self.ids.words.text
        found = self._finder.find(words, self.game)
        evenings = self._evenings.find(words, self.game)
        rows = [*self._months(found, evenings), *self._deleted_rows(searching=bool(words or self.game))]
        self.told = "" if found or evenings else self._none(bool(words.strip()), app.l10n._)
        self.ids.leaves.data = rows
        if self._scrolled < 1 and found:
            scrolled, self._scrolled = self._scrolled, 1
            Clock.schedule_once(lambda *_: setattr(self.ids.leaves, "scroll_y", scrolled))

    def _none(self, searched: bool, _: Any) -> str:
        if self.empty:
            return str(_("Chaque partie finie se colle ici : son dernier plateau, son podium et ses prix."))
        if searched and not self._finder.complete:
            return str(_("On feuillette l'album…"))
        return str(_("Aucune partie de l'album n'est ainsi."))

    def _months(self, leaves: Sequence[Leaf], evenings: Sequence[str]) -> Iterator[dict[str, Any]]:
        """In each month first its evenings, and then its games."""
        _ = App.get_running_app().l10n._
        columns = self.columns(self.width, Metrics.fontscale)
        width = self.width - 2 * self.margin(self.width)
        card = (width - (columns - 1) * _BETWEEN) / columns
        row = {
            "viewclass": "AlbumRow",
            "height": AlbumCard.needs(card),
            "columns": columns,
            "width": card,
            "desk": self._desk,
            "open": self.open,
        }
        games, parties = _by_month(leaves, _month_of), _by_month(evenings, month_of_evening)
        for number in sorted({*games, *parties}, reverse=True):
            month = games.get(number, [])
            then = month[0].began if month else began(parties[number][0])
            text = month_of(then.astimezone(), _)
            yield {"viewclass": "AlbumMonth", "height": dp(10) + sp(42), "text": text}
            for key in parties.get(number, []):
                yield self._evening_row(self._evenings.entry(key), self.open_evening)
            for first in range(0, len(month), columns):
                yield {**row, "leaves": month[first : first + columns]}

    @staticmethod
    def _evening_row(
        entry: EveningEntry, open_: Callable[[str], object], away: bool = False
    ) -> dict[str, Any]:
        height = AlbumEvening.needs()
        return {"viewclass": "AlbumEvening", "height": height, "entry": entry, "open": open_, "away": away}

    def _deleted_rows(self, searching: bool) -> list[dict[str, Any]]:
        """The deleted evenings and games, at the end of the album."""
        app, evenings = App.get_running_app(), self._evenings.deleted
        entries = app.shelf.deleted_finished()
        if searching or not (entries or evenings):
            return []
        row = {
            "viewclass": "SavedRow",
            "height": SavedCard.needs(self.width - 2 * self.margin(self.width) - dp(66)),
            "entries": entries,
            "away": True,
            "open": self.restore,
            "move": self.restore,
        }
        return [
            {"viewclass": "AlbumMonth", "height": dp(10) + sp(42), "text": app.l10n._("Supprimées")},
            *(self._evening_row(entry, self.restore_evening, away=True) for entry in evenings),
            *({**row, "place": place} for place in range(len(entries))),
            {
                "viewclass": "SavedPurge",
                "height": dp(64),
                "text": app.l10n._("Jeter pour de bon ce qui est supprimé"),
                "throw": self.throw_away,
            },
        ]

    @staticmethod
    def margin(width: float) -> float:
        """The width left free beside the rows."""
        return max(dp(16), (width - _WIDEST) / 2)

    @staticmethod
    def columns(width: float, text: float) -> int:
        """How many cards lie side by side: four on a tablet, one on an upright phone."""
        return next((count for count in (4, 3, 2) if width / count >= dp(_CARD) * text + _BETWEEN), 1)

    # What can be done

    def open(self, leaf: Leaf) -> None:
        App.get_running_app().navigator.show("album_page", leaf=leaf, place=self._place())

    def open_evening(self, key: str) -> None:
        place, navigator = self._place(), App.get_running_app().navigator

        def leave(**fields: str) -> None:
            navigator.show("album", place=place, **fields)

        navigator.show("evening_page", key=key, leave=leave)

    def _place(self) -> Place:
        return Place(self.ids.words.text, self.game, self.ids.leaves.scroll_y)

    def receive(self) -> None:
        album_exchange.receive(self._received)

    def _received(self, leaf: Leaf) -> None:
        if App.get_running_app().scene.screen is self:
            self.open(leaf)

    def take_back(self) -> None:
        """What was deleted last comes back."""
        if self.deleted_evening:
            self.restore_evening(self.deleted_evening)
        else:
            self.restore(self.deleted)

    def restore(self, key: str) -> None:
        self._try(lambda: App.get_running_app().shelf.restore(key))

    def restore_evening(self, key: str) -> None:
        self._try(lambda: App.get_running_app().evenings.shelf.restore(key))

    def throw_away(self) -> None:
        app = App.get_running_app()
        gone = [entry.key for entry in app.shelf.deleted_finished()]
        if self._try(app.evenings.shelf.purge) and self._try(app.shelf.purge_finished):
            for key in gone:
                throw_away(key)

    def _try(self, deed: Any) -> bool:
        app = App.get_running_app()
        try:
            deed()
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            return False
        finally:
            self.deleted = self.deleted_evening = ""
            self.look()
        return True

    def back(self) -> bool:
        App.get_running_app().home()
        return True


def _by_month(all_: Sequence[Any], month_of_: Callable[[Any], Month]) -> dict[Month, list[Any]]:
    found: dict[Month, list[Any]] = {}
    for one in all_:
        found.setdefault(month_of_(one), []).append(one)
    return found


def _month_of(leaf: Leaf) -> Month:
    local = leaf.began.astimezone()
    return local.year, local.month


load_layout(__name__)
