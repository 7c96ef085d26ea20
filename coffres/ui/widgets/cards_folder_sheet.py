"""The folder for files that come and go on a computer, cards or games, and its files to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.properties import BooleanProperty, StringProperty

from coffres.storage.disk import shown
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import sentence  # noqa: F401 - the layout uses it
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sheet import Sheet

_MOST = 6  # most files shown; to choose another one, people must move some of these out of the folder


class CardsFolderSheet(Sheet):
    told = StringProperty()
    folder = StringProperty()
    empty = BooleanProperty(False)  # whether there is no file to choose

    def offer(self, files: Callable[[], Sequence[Path]], chosen: Callable[[Path], None]) -> None:
        """Shows the files that are there now; `chosen` is called with the file that was tapped."""
        self._files, self._chosen = files, chosen
        found = files()[:_MOST]
        self.empty = not found
        self.ids.files.clear_widgets()
        for path in found:
            plate = Plate(text=shown(path), quiet=True, size_hint_y=None, height="64dp")
            plate.bind(on_done=lambda *_, path=path: self._choose(path))
            self.ids.files.add_widget(plate)

    def look_again(self) -> None:
        self.offer(self._files, self._chosen)

    def _choose(self, path: Path) -> None:
        self.dismiss()
        self._chosen(path)


load_layout(__name__)
