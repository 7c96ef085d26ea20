"""How a game of the album is sent to somebody: as a picture to look at, or as a file to play back."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty, StringProperty

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import Leaf
from coffres.storage.disk import speaking_of
from coffres.storage.results import Result
from coffres.ui import album_exchange
from coffres.ui.darkroom import Development
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import plate, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.shared_page import BOARD, SharedPage
from coffres.ui.widgets.sheet import Sheet

_SETTLED = 0.4  # seconds until all words have their size


class AlbumShareSheet(Sheet):
    leaf: Leaf = ObjectProperty()
    result: Result = ObjectProperty()
    working = StringProperty()  # while the picture is being made

    def send_save(self) -> None:
        self.dismiss()
        album_exchange.share_save(self.leaf.path)

    def send_picture(self) -> None:
        self.working = App.get_running_app().l10n._("L'image se prépare…")
        self._development = Development(self.leaf.path, BOARD, self._compose, self._refuse)

    def dismiss(self) -> None:
        if self.working:
            self.working = ""
            self._development.stop()
        super().dismiss()

    def _refuse(self, trouble: Trouble) -> None:
        app = App.get_running_app()
        app.note(say(trouble, app.l10n.lang))
        self.dismiss()

    def _compose(self, board: Texture) -> None:
        page = SharedPage(self.result, self.leaf.began.astimezone(), board)
        Clock.schedule_once(lambda *_: self._send(page), _SETTLED)

    def _send(self, page: SharedPage) -> None:
        if not self.working:
            return
        try:
            file = album_exchange.picture_file(self.leaf.key)
            with speaking_of(file):
                file.touch()  # the library that writes pictures does not say why it could not
                page.export_as_image().texture.save(str(file), flipped=False)
        except Trouble as trouble:
            self._refuse(trouble)
            return
        self.dismiss()
        album_exchange.share_picture(file)


load_layout(__name__)
