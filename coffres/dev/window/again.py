"""A finished game of the gallery, looked at again: as the table, a player, and with everything open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.engine.contract import EVERYTHING, TABLE

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition


def look_again(show: Exhibition, key: str) -> None:
    """Shows the longest of the finished games of this kind with the most players."""
    app: Any = show.app
    finished = [entry for entry in app.shelf.finished() if entry.game == key]
    app.replay(max(finished, key=lambda entry: (len(entry.names), entry.moves)).key)
    screen = app.scene.screen
    cursor, name = screen.cursor, f"{key}-replay"
    show.take(f"{name}-start")
    cursor.go(cursor.last // 2)
    show.take(f"{name}-middle")
    screen.look_as(EVERYTHING)
    show.take(f"{name}-open")
    screen.look_as(1)
    while not screen.held and cursor.at < cursor.last:  # up to a position at which this player has a page
        cursor.step(1)
    show.take(f"{name}-seat")
    screen.choose_viewer()
    show.take(f"{name}-viewers")
    app.navigator.back()
    screen.look_as(TABLE)
    wonders = screen.ids.scrubber.wonders
    if wonders:
        cursor.go(wonders[len(wonders) // 2])
        show.take(f"{name}-wonder")
        cursor.turn_over()
        show.take(f"{name}-wonder-open")
    app.navigator.back()
