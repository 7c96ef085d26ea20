"""A visit to the automata: how they sit down, what they say and advise, and how they play for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.dev.window.game import people, with_automata
from coffres.engine.contract import TABLE
from coffres.engine.levels import LEVELS
from coffres.engine.registry import GAMES
from coffres.ui.adviser import GIVEN, OFFERED

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_TALKS = "coffre_et_cle"  # the game in which people talk, and automata with them
_MINUTE = 61  # seconds: after so long untouched, home invites to watch
_LONGEST = 30  # seconds until an automaton has found a move


def they_sit_down(show: Exhibition) -> None:
    """They sit down between people, on the screen of the players."""
    app: Any = show.app
    screen = app.scene.screen
    for card in screen.ids.table.cards[3:]:
        screen.seating.stand_up(card.name)
    for level in LEVELS:
        screen.add_automaton()
        app.scene.floating[0].choose(level)
    show.take("players-automata")
    screen.add_automaton()
    show.take("automaton-new")
    app.navigator.back()
    screen.chosen = ""
    screen.tap(next(card for card in screen.ids.table.cards if card.face))
    screen.edit()
    show.take("automaton-known")
    app.navigator.back()


def they_play(show: Exhibition) -> None:
    _leave(show)  # whatever was shown before
    _turn(show)
    _talk(show)
    for key in ("coffre_et_cle", "agence_tous_risques"):
        _advice(show, key)
    _watched(show)


def _turn(show: Exhibition) -> None:
    """One of them thinks about its turn."""
    app: Any = show.app
    app.start("agence_tous_risques", with_automata(people(3, show.names), 3)[::-1], {})
    show.robot.until(lambda: app.sitting.clockwork.acting, 5)
    show.take("automaton-turn")
    _leave(show)


def _talk(show: Exhibition) -> None:
    """All but one of them talk."""
    app: Any = show.app
    seats = GAMES[_TALKS].seats[-1]
    app.start(_TALKS, with_automata(people(seats, show.names), seats - 1), {})
    for phase, arrive in show.walk(seed=1):
        if phase.stage == "table" and any(ask.by == TABLE for ask in app.sitting.match.asks()):
            arrive()
            break
    show.take("talk-claims")
    _leave(show)


def _advice(show: Exhibition, key: str) -> None:
    app: Any = show.app
    app.start(key, people(GAMES[key].seats[0], show.names), {}, advice=True)
    for _phase, arrive in show.walk(seed=3):
        arrive()
        if app.sitting.tablet.where == "curtain":
            app.sitting.stage.lift()
        if app.sitting.adviser.state == OFFERED:
            break
    show.take(f"{key}-advice-offered")
    app.sitting.adviser.ask()
    if app.sitting.tablet.where == "curtain":
        app.sitting.stage.lift()
    show.take(f"{key}-advice-thinking")
    show.robot.until(lambda: app.sitting.adviser.state == GIVEN, _LONGEST)
    if app.sitting.tablet.where == "private":
        show.hold(f"{key}-advice-held")
    show.take(f"{key}-advice-given")
    _leave(show)


def _watched(show: Exhibition) -> None:
    """Home invites to watch, and they play for whoever looks on."""
    app: Any = show.app
    show.robot.wait(_MINUTE)
    show.take("home-invitation")
    app.demonstrate()
    show.robot.until(lambda: app.sitting.match.length > 12, _LONGEST)
    show.take("demonstration")
    _leave(show)


def _leave(show: Exhibition) -> None:
    """Goes home, and waits until the pictures of the game are put away."""
    show.app.home()
    show.robot.wait(0.5)
