"""What the tests of the album share: an evening with finished games, and hands that leaf through it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from coffres.dev.finished_games import finish_games
from coffres.dev.recordings import Unhurried
from coffres.storage.shelf import Shelf
from coffres.ui import darkroom
from coffres.ui.widgets.album_card import AlbumCard
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.note import Note
from tests.ui.evening import Evening

NAMES = ("Ana", "Bo", "Chloé", "Dan")
LATEST = datetime(2026, 11, 14, 12, 0, tzinfo=UTC)
QUICK = ("coffre_et_cle", "roc_noir")


def unhurried(evening: Evening) -> Evening:
    """Its games are written without waiting for the disk."""
    evening.app.shelf = Shelf(evening.app.folder / "games", Unhurried())
    return evening


def fill(evening: Evening, count: int = 3, keys: tuple[str, ...] = QUICK) -> list[str]:
    return finish_games(evening.app.shelf, count, LATEST, NAMES, longest=20, keys=keys)


def at_the_album(evening: Evening) -> Any:
    evening.app.home()
    evening.robot.wait(0.2)
    press(evening, BarButton, "Album")
    evening.robot.wait(0.5)
    return evening.app.scene.screen


def press(evening: Evening, kind: type[Any], text: str, seconds: float = 0) -> None:
    """Presses the topmost widget with this text."""
    found = [widget for widget in evening.all(kind) if widget.text == text and not widget.disabled]
    touch(evening, found[-1], seconds)


def touch(evening: Evening, widget: Any, seconds: float = 0) -> None:
    evening.robot.touch_down(widget.to_window(*widget.center))
    evening.robot.wait(seconds)
    evening.robot.touch_up()
    evening.robot.wait(0.5)


def cards(evening: Evening) -> list[AlbumCard]:
    """The cards in the list, the first one first."""
    shown = [card for card in evening.all(AlbumCard) if card.leaf is not None]
    return sorted(shown, key=lambda card: card.leaf.began, reverse=True)


def open_page(evening: Evening, place: int = 0) -> Any:
    at_the_album(evening)
    touch(evening, cards(evening)[place])
    evening.robot.wait(0.5)
    return evening.app.scene.screen


def says(evening: Evening, part: str) -> bool:
    return evening.robot.until(lambda: any(part in note.text for note in evening.all(Note)), 15)


def picture_made(evening: Evening, key: str) -> bool:
    return evening.robot.until(lambda: darkroom.file_of(key).exists(), 5)
