"""A page of the album: one finished game, how it was left, who won it, and its prizes."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty, StringProperty

from coffres.engine.registry import meta
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import Leaf
from coffres.storage.results import Result
from coffres.ui import darkroom
from coffres.ui.album_desk import result_cache
from coffres.ui.boards import has_board
from coffres.ui.pairs import load_layout
from coffres.ui.result_words import Told, told
from coffres.ui.screens.album import Place
from coffres.ui.slices import Slices
from coffres.ui.when import day_of
from coffres.ui.widgets import chest, fitted, icon, plate, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.award_list import AwardList
from coffres.ui.widgets.ranking import Ranking
from coffres.ui.widgets.room import Room

_RANK, _SLIP = 52, 88  # sp at ordinary text size: of a line of the podium, and of a prize


class AlbumPageScreen(Room):
    leaf: Leaf = ObjectProperty()
    place: Place = ObjectProperty(Place())  # where to go back to in the album
    told: Told | None = ObjectProperty(None, allownone=True)  # once it is known
    picture = ObjectProperty(None, allownone=True)
    title = StringProperty()
    when = StringProperty()
    trouble = StringProperty()  # why the game has no result

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app, leaf = App.get_running_app(), self.leaf
        self.title = app.l10n._("Album")
        if leaf.game:
            self.title = app.l10n.of_game(leaf.game, meta(leaf.game).title)
        self.when = day_of(leaf.began.astimezone(), app.l10n._)
        self._development: darkroom.Development | None = None
        self.result: Result | None = None
        results = result_cache()
        known = results.known(leaf.path) if leaf.path.exists() else None
        if isinstance(known, Result):
            self._tell(known)
        else:
            self._reading = Slices(results.steps(leaf.path), self._tell, self._refuse)
        self.picture = darkroom.kept_picture(leaf.key)

    def _refuse(self, trouble: Trouble) -> None:
        self.trouble = say(trouble, App.get_running_app().l10n.lang)

    def _tell(self, result: Result) -> None:
        self.result = result
        self.told = found = told(result)
        self.title = found.title
        ranking = Ranking(found.outcome, found.people, found.points)
        ranking.size_hint_y, ranking.height = None, len(found.people) * (dp(20) + sp(_RANK))
        self.ids.podium.add_widget(ranking)
        if found.given:
            slips = AwardList(found.given, found.people, found.translate)
            slips.size_hint_y, slips.height = None, len(found.given) * (dp(16) + sp(_SLIP))
            self.ids.prizes.add_widget(slips)
        if self.picture is None and has_board(result.game):
            self._development = darkroom.Development(
                self.leaf.path, darkroom.SIZE, self._develop, self._refuse
            )

    def _develop(self, texture: Texture) -> None:
        self.picture = texture
        darkroom.keep(self.leaf.key, texture)

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None and self._development is not None:
            self._development.stop()

    # What can be done

    def replay(self) -> None:
        App.get_running_app().replay(self.leaf.key)

    def share(self) -> None:
        from coffres.ui.widgets.album_share_sheet import AlbumShareSheet  # imported late: it is seldom needed

        AlbumShareSheet(leaf=self.leaf, result=self.result).open(App.get_running_app().scene)

    def delete(self) -> None:
        app = App.get_running_app()
        try:
            app.shelf.delete(self.leaf.key)
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
            return
        self._leave(deleted=self.leaf.key)

    def _leave(self, **fields: Any) -> None:
        App.get_running_app().navigator.show("album", place=self.place, **fields)

    @staticmethod
    def side(width: float, height: float) -> tuple[float, float]:
        """The size of the picture's place, beside the words or, on an upright phone, above them."""
        return (width * 0.54, height) if width > height else (width, (width - dp(32)) * 0.75 + dp(32))

    def back(self) -> bool:
        self._leave()
        return True


load_layout(__name__)
