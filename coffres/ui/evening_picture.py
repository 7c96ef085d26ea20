"""Sends the page of an evening as a picture of 1200 x 1500 pixels, the same from every device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics.texture import Texture

from coffres.engine.trouble import Trouble
from coffres.evening.evening import Evening
from coffres.l10n import say
from coffres.storage.disk import make_folder, speaking_of
from coffres.ui.widgets.cards_folder_sheet import CardsFolderSheet
from coffres.ui.widgets.shared_evening import SharedEvening

_FOLDER = "album"
_KIND = "image/png"
_SETTLED = 0.5  # seconds until all words have their size


def draw(evening: Evening, done: Callable[[Texture], None]) -> None:
    """Draws the page off the screen; `done` gets it when all words have their size."""
    app = App.get_running_app()
    page = SharedEvening(evening)

    def take(*_: object) -> None:
        if App.get_running_app() is app:
            done(page.export_as_image().texture)

    Clock.schedule_once(take, _SETTLED)


def share(evening: Evening, key: str, done: Callable[[], None]) -> None:
    """Makes the picture and lets people choose who gets it; `done` is called in any case."""

    def send(picture: Texture) -> None:
        app = App.get_running_app()
        try:
            _send(_written(picture, app.folder / _FOLDER / f"coffres-soiree-{key}.png"))
        except Trouble as trouble:
            app.note(say(trouble, app.l10n.lang))
        done()

    draw(evening, send)


def _written(picture: Texture, path: Path) -> Path:
    make_folder(path.parent)
    with speaking_of(path):
        path.touch()  # the library that writes pictures does not say why it could not
        picture.save(str(path), flipped=False)
    return path


def _send(path: Path) -> None:
    app = App.get_running_app()
    title = app.l10n._("Envoyer l'image")
    sharing = app.device.share
    if sharing.trouble is None:
        sharing.file(path, _KIND, title)
    else:
        told = app.l10n._("« {file} » est prêt dans ce dossier.", file=path.name)
        CardsFolderSheet(title=title, told=told, folder=str(path.parent)).open(app.scene)
