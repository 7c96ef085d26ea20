"""Sends the cards that a family wrote from one tablet to another, as a file."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.joining import joined
from coffres.storage.own_cards import OwnCards
from coffres.storage.shared_cards import hand_out, received
from coffres.ui.file_exchange import Told, ask, send

_FOLDER, _FILE = "cartes", "nos-cartes.json"
_KIND = "application/json"


def share(cards: OwnCards) -> None:
    """Sends the file to whom people choose. If the device cannot share, the file is put in a folder that is
    shown."""
    app = App.get_running_app()
    path = _folder() / _FILE
    try:
        hand_out(path, cards)
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
        return
    told = app.l10n._("Le fichier « {file} » est prêt. Copiez-le vers l'autre appareil.", file=_FILE)
    send(path, _KIND, app.l10n._("Partager nos cartes"), Told(app.l10n._("Partager"), told))


def receive() -> None:
    """Reads a file that people choose or, if the device cannot ask for one, a file of that folder."""
    _ = App.get_running_app().l10n._
    told = _("Copiez le fichier reçu dans ce dossier, puis choisissez-le ici.")
    ask(_folder(), _files, Told(_("Recevoir"), told), take_in)


def _folder() -> Path:
    folder: Path = App.get_running_app().folder
    return folder / _FOLDER


def _files() -> list[Path]:
    return sorted(_folder().glob("*.json"))


def take_in(file: str, content: bytes) -> None:
    """Takes all cards of the file that are new here. If the file is faulty, takes none and says what is
    wrong."""
    app = App.get_running_app()
    _ = app.l10n._
    before = app.keepsakes.cards
    try:
        after = joined(before, received(file, content))
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
        return
    riddles = len(after.riddles) - len(before.riddles)
    trials = len(after.trials) - len(before.trials)
    if riddles or trials:
        app.keepsakes.change(after)
        app.note(
            _("Cartes reçues. Énigmes : {riddles}. Épreuves : {trials}.", riddles=riddles, trials=trials)
        )
    else:
        app.note(_("Vous aviez déjà toutes ces cartes."))
