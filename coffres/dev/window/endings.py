"""Pictures of how games end: the ceremony as it begins, in its middle and told, then what is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.dev.window.game import OVER, people
from coffres.engine.contract import STOP
from coffres.engine.registry import GAMES

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_MOMENTS = {"begin": 0.05, "middle": 0.5, "told": 1.0}  # part of the scene that has been played


def take_end(show: Exhibition, name: str) -> None:
    """`name` is the picture of the first page."""
    screen = show.scene.screen
    for moment, played in _MOMENTS.items():
        screen.ceremony.stand_at(played)
        show.take(f"{name}-{moment}")
    screen.go_on()
    show.take(name)


def take_a_draw(show: Exhibition, key: str) -> None:
    """The end of a game that was stopped at once: nobody wins, if the game lets that be."""
    app: Any = show.app
    seats = GAMES[key].seats[0]
    app.start(key, people(seats, show.names), {})
    stopped = app.sitting.match.play(STOP)
    for phase, arrive in show.walk(seed=1, news=stopped):
        if phase == OVER:
            arrive()
    show.take(f"{key}-stopped")
    show.scene.screen.go_on()
    show.take(f"{key}-stopped-pages")
