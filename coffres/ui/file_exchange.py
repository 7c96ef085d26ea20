"""Files that go from one tablet to another: sent to whom people choose, or asked for.

If the device can do neither, a folder is shown, out of which and into which people copy them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from kivy.app import App
from kivy.clock import Clock

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.disk import make_folder, read_bytes, shown
from coffres.ui.widgets.cards_folder_sheet import CardsFolderSheet

Taken = Callable[[str, bytes], None]  # gets the name of a file, for sentences, and its content


class Told(NamedTuple):
    """What the sheet says that shows the folder."""

    title: str
    text: str


def send(path: Path, kind: str, title: str, told: Told) -> None:
    """Lets people choose who gets the file; `kind` is its type, `title` heads their choice."""
    app = App.get_running_app()
    sharing = app.device.share
    if sharing.trouble is None:
        sharing.file(path, kind, title)
    else:
        CardsFolderSheet(title=told.title, told=told.text, folder=str(path.parent)).open(app.scene)


def ask(folder: Path, files: Callable[[], Sequence[Path]], told: Told, take: Taken) -> None:
    """Reads a file that people choose or, if the device cannot ask for one, one of the folder's `files`."""
    app = App.get_running_app()
    picker = app.device.picker
    if picker.trouble is None:
        picker.pick(lambda name, content: Clock.schedule_once(lambda *_: take(name, content)))
        return
    try:
        make_folder(folder)
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
        return
    sheet = CardsFolderSheet(title=told.title, told=told.text, folder=str(folder))
    sheet.offer(files, lambda path: _read(path, take))
    sheet.open(app.scene)


def _read(path: Path, take: Taken) -> None:
    app = App.get_running_app()
    try:
        content = read_bytes(path)
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
    else:
        take(shown(path), content)
