"""A visit to the honours: empty, the house, two people, and the question who somebody was."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from coffres.dev.finished_games import finish_games
from coffres.dev.window.game import people
from coffres.engine.people import NO_ONE
from coffres.storage.identity import new_id

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_GAMES = 30
_LATEST = datetime(2026, 11, 14, 19, 40, tzinfo=UTC)
_COUNTED = 20  # seconds in which everything is counted, even on a slow machine
_LOWER = (0.5, 0.0)  # how far down a page is looked at, too


def visit_honours(show: Exhibition) -> None:
    """The album must have no games yet."""
    app: Any = show.app
    roster = app.roster
    app.navigator.show("honours")
    show.take("honours-empty")
    finish_games(app.shelf, _GAMES, _LATEST, show.names, seed=7)
    show.know(people(len(show.names), show.names))
    _open(show)
    _pages(show, "honours-house")
    ranked = app.scene.screen.desk.honours.in_rank()
    app.scene.screen.open(ranked[0].id)
    _pages(show, "honours-person")
    app.scene.screen.open(ranked[-1].id)
    _pages(show, "honours-last")
    _doubt(show)
    app.change_roster(roster)
    app.home()


def _open(show: Exhibition) -> None:
    app: Any = show.app
    app.navigator.show("honours")
    show.robot.until(lambda: app.navigator.name != "honours" or app.scene.screen.complete, _COUNTED)


def _pages(show: Exhibition, name: str) -> None:
    screen: Any = show.app.scene.screen
    show.robot.until(lambda: screen.complete, _COUNTED)
    show.take(name)
    for number, place in enumerate(_LOWER, 2):
        screen.ids.page.scroll_y = place
        show.take(f"{name}-{number}")


def _doubt(show: Exhibition) -> None:
    """Somebody has been forgotten, and somebody of the same name is on the bench since."""
    app: Any = show.app
    name = show.names[1]
    player = app.roster.named(name)._replace(id=new_id())
    app.change_roster(app.roster.forget(name).remember(player))
    _open(show)
    show.take("honours-who")
    app.scene.screen.answer(app.scene.screen.question.answered(NO_ONE))
    _open(show)
    show.take("honours-in-doubt")
