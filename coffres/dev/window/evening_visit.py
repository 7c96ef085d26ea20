"""A visit to an evening of several games: every screen of it, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.dev.window.game import people
from coffres.evening.evening import Begun, Event, Finished, Rearranged
from coffres.evening.keys import DICE, PIPS, Finish, Score

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_FEW, _MANY = 4, 8
# The keys that the seats win in the games of the evening that is shown; the first two are equal in the end.
_KEYS = ((3, 1, 2, 0), (0, 3, 0, 1), (2, 1, 0, 3))
_FIGURES = (
    {"memory": (9, 2, 1, 0), DICE: (12, 12, 9, 10), PIPS: (40, 40, 31, 50)},
    {"nerve": (1, 5, 0, 0), "wit": (0, 0, 2, 0)},
    {"lies": (0, 0, 0, 2)},
)


def visit_evening(show: Exhibition) -> None:
    show.know(people(_MANY, show.names))
    _before(show)
    _between(show)
    _at_the_end(show)
    _many(show)


def _before(show: Exhibition) -> None:
    app: Any = show.app
    app.evenings.enter()
    show.take("evening-nobody")
    app.navigator.show("guests", seats=people(_FEW, show.names))
    show.take("evening-guests")
    app.navigator.show("programme", seats=people(_FEW, show.names))
    show.take("evening-programme")
    app.scene.screen.ids.games.cards[1].dispatch("on_release")
    show.take("evening-game-opened")
    app.navigator.back()
    app.scene.screen.last(0)
    show.take("evening-programme-until-the-end")


def _between(show: Exhibition) -> None:
    app: Any = show.app
    app.scene.screen.begin()
    app.home()
    show.take("home-evening")
    app.evenings.enter()
    show.take("evening-game-under-way")
    app.scene.screen.drop()
    show.take("evening-first-game")
    _finish(show, 1)
    show.take("evening-between")
    app.scene.screen.open_programme()
    show.take("evening-to-come")
    app.navigator.back()
    app.evenings.choose_options()
    show.take("evening-variants")
    app.evenings.tell(Rearranged(()))
    app.evenings.show()
    show.take("evening-programme-over")


def _at_the_end(show: Exhibition) -> None:
    app: Any = show.app
    _finish(show, 3)
    app.home()
    app.start("roc_noir", people(3, show.names), {})
    app.home()
    show.take("home-evening-and-game")
    app.evenings.look()
    app.evenings.close()
    show.take("evening-tie")
    app.change(real_dice=True)
    app.evenings.show()
    show.take("evening-tie-real-dice")
    app.change(real_dice=False)
    app.evenings.show()
    while app.navigator.name == "last_throw":
        app.scene.screen.throw()
        show.robot.wait(2)
    _chest(show, "evening")


def _chest(show: Exhibition, name: str) -> None:
    app: Any = show.app
    show.take(f"{name}-chest")
    if len(app.scene.screen.pages) > 1:
        app.scene.screen.turn_to(app.scene.screen.pages[-1])
        show.take(f"{name}-chest-prizes")
    app.evenings.end()
    show.take(f"{name}-page")
    app.home()


def _many(show: Exhibition) -> None:
    """An evening of eight, and its keys."""
    app: Any = show.app
    app.navigator.show("programme", seats=people(_MANY, show.names))
    show.take("evening-full-programme")
    app.scene.screen.begin()
    app.home()
    app.evenings.look()
    app.evenings.drop()
    scores = [(5, 4, 3, 3, 2, 1, 0, 0), (3, 3, 3, 2, 2, 1, 1, 0), (3, 2, 3, 1, 1, 0, 3, 2)]
    _told(show, [(keys, {}) for keys in scores])
    app.evenings.show()
    show.take("evening-full-between")
    app.evenings.close()
    _chest(show, "evening-full")


def _finish(show: Exhibition, games: int) -> None:
    """So many games have been played."""
    app: Any = show.app
    done = len(app.evenings.evening.finished)
    _told(show, list(zip(_KEYS, _FIGURES, strict=True))[done:games])
    app.evenings.show()


def _told(show: Exhibition, games: list[Any]) -> None:
    room: Any = show.app.evenings
    for number, (keys, figures) in enumerate(games):
        evening = room.evening
        planned = next(iter(evening.programme), None) or ("roc_noir", "courte")
        key = f"{len(evening.rounds)}-{number}"
        people_ = zip(evening.people, keys, strict=True)
        scores = tuple(Score(one.person, one.name, count, count >= 3) for one, count in people_)
        events: list[Event] = [Begun(key, *planned), Finished(key, Finish(scores, figures))]
        room.tell(*events)
