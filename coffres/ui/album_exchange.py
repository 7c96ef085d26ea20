"""Sends a finished game to somebody, as a picture or as a file, and takes in one from somebody else."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from kivy.app import App

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import Leaf, album
from coffres.storage.disk import make_folder, speaking_of
from coffres.storage.imported import take_in
from coffres.ui.file_exchange import Told, ask, send
from coffres.ui.slices import Slices

_FOLDER = "album"
# not the type of a text: a tablet would give the file another name
_SAVE, _PICTURE = "application/octet-stream", "image/png"


def _folder() -> Path:
    folder: Path = App.get_running_app().folder
    return folder / _FOLDER


def share_save(save: Path) -> None:
    """Sends the file of a game."""
    app = App.get_running_app()
    copy = _folder() / save.name
    try:
        make_folder(copy.parent)
        with speaking_of(copy):
            shutil.copyfile(save, copy)
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
        return
    _send(copy, _SAVE, app.l10n._("Partager la partie"))


def picture_file(key: str) -> Path:
    """Where the picture that is sent is written. Raises Trouble if it cannot be."""
    make_folder(_folder())
    return _folder() / f"coffres-{key}.png"


def share_picture(picture: Path) -> None:
    _send(picture, _PICTURE, App.get_running_app().l10n._("Partager l'image"))


def _send(path: Path, kind: str, title: str) -> None:
    told = App.get_running_app().l10n._("« {file} » est prêt dans ce dossier.", file=path.name)
    send(path, kind, title, Told(title, told))


def receive(received: Callable[[Leaf], None]) -> None:
    """Reads a file that people choose or, if the device cannot ask for one, a file of that folder. The game
    in it is given to `received`."""
    _ = App.get_running_app().l10n._
    told = _("Copiez le fichier de la partie dans ce dossier, puis choisissez-le ici.")

    def take(file: str, content: bytes) -> None:
        _take_in(file, content, received)

    ask(_folder(), _files, Told(_("Importer"), told), take)


def _files() -> list[Path]:
    """The files of the folder, the newest first."""
    found = [path for path in _folder().iterdir() if path.is_file() and path.suffix != ".png"]
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def _take_in(file: str, content: bytes, received: Callable[[Leaf], None]) -> None:
    """Plays the game by the rules, between frames, and keeps it; or says what is wrong with it."""
    app = App.get_running_app()

    def kept(save: Path) -> None:
        app.note(app.l10n._("La partie est dans l'album."))
        received(next(leaf for leaf in album(app.shelf) if leaf.path == save))

    Slices(take_in(app.shelf, file, content), kept, lambda trouble: app.note(say(trouble, app.l10n.lang)))
