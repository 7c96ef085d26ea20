"""The film of a game in the gallery: each scene as it begins, and wherever the finger points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.storage.film import has_film
from coffres.ui.afterwards import show_film
from coffres.ui.widgets.finger import Finger

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_LONGEST = 15.0  # seconds: no scene lasts longer


def visit_film(show: Exhibition, key: str) -> None:
    if not has_film(key):
        return
    app: Any = show.app
    show_film(app, key)
    screen = app.scene.screen
    show.robot.wait(0.5)
    for number in range(screen.scenes):
        screen.projector.pause()
        screen.turn(number - int(screen.scene))
        show.take(f"{key}-film-{number + 1}")
        screen.projector.play()
        show.robot.until(lambda at=number: screen.scene != at or _points(app), _LONGEST)
        if screen.scene == number and _points(app):
            screen.projector.pause()
            show.take(f"{key}-film-{number + 1}-finger")
    app.navigator.back()


def _points(app: Any) -> bool:
    return any(isinstance(widget, Finger) for widget in app.scene.walk(restrict=True))
