"""The album made ready while nobody touches home: opened for the first time, it would take as long as three
frames to read its modules and layouts.

All that stays is what stays in any case once the album has been opened.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module

from coffres.ui.foresight import layouts_of
from coffres.ui.lean import compile_whole
from coffres.ui.slices import ONE_STEP, Slices
from coffres.ui.untouched import Untouched

_CALM = 1.5  # seconds
# The rooms of the album, those first that others stand on, so that no step takes long.
_ROOMS = (
    *("evening.evening", "evening.standings", "storage.evening_shelf", "storage.result_cache"),
    *("storage.album", "ui.file_exchange", "ui.album_exchange", "ui.album_desk", "ui.album_evenings"),
    *(
        "ui.evenings",
        "ui.album_finder",
        "ui.widgets.text_field",
        "ui.widgets.parchment",
        "ui.widgets.long_list",
    ),
    *(
        "ui.widgets.game_filter",
        "ui.widgets.evening_leaf",
        "ui.widgets.album_evening",
        "ui.widgets.album_card",
    ),
    *("ui.widgets.album_row", "ui.screens.saved_games", "ui.screens.album"),
)
_TYPED = "kivy.core.clipboard"  # what Kivy asks for when the first text field is made


class AlbumAhead:
    def __init__(self) -> None:
        self._calm = Untouched(_CALM, self._begin)
        self._work: Slices | None = None
        self._done = False

    def expect(self, near: bool) -> None:
        """Whether people are where they may open the album next."""
        self._calm.stop()
        if self._work is not None:
            self._work.stop()
            self._work = None
        if near and not self._done:
            self._calm.begin()

    def _begin(self) -> None:
        self._calm.stop()
        self._work = Slices(_steps(), self._ready, slice_=ONE_STEP)

    def _ready(self, *_: object) -> None:
        self._done, self._work = True, None


def _steps() -> Generator[None, None, None]:
    for room in (*(f"coffres.{room}" for room in _ROOMS), _TYPED):
        import_module(room)
        yield
    for rule in layouts_of(_ROOMS):
        compile_whole(rule)
        yield
