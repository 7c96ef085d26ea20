"""The tables in this window: one for a game that is kept, one for automata that are only watched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from coffres.l10n import translator
from coffres.storage.saved_game import SavedGame
from coffres.ui.demonstration import Demonstration, any_game
from coffres.ui.floating import Floating
from coffres.ui.navigator import IN_PLAY
from coffres.ui.seating import seats_of
from coffres.ui.sitting import House, Sitting

if TYPE_CHECKING:
    from coffres.engine.words import Translate
    from coffres.ui.app import CoffresApp


def table_for(app: CoffresApp, saved: SavedGame) -> Sitting:
    match = saved.match
    people = seats_of(match, app.roster)
    return Sitting(saved, people, words_of(app, saved.header.game), _house(app))


def demonstration(app: CoffresApp, rng: random.Random) -> Demonstration:
    game = any_game(rng)
    return Demonstration(game, words_of(app, game.match.game.key), _house(app), app.home)


def words_of(app: CoffresApp, game: str) -> Translate:
    return lambda sentence: app.l10n.of_game(game, sentence)


def _house(app: CoffresApp) -> House:
    return House(
        app.navigator.show,
        app.note,
        lambda sentence, done: _tell_time_up(app, sentence, done),
        lambda *tip: _tell_what_is_wise(app, *tip),
        lambda sentence: translator(app.l10n.lang)(sentence),
        lambda: app.settings,
        app.senses,
        lambda moment: app.navigator.take_board(moment, app.l10n.lang),
    )


def _tell_what_is_wise(app: CoffresApp, sentence: str, game: str, prompt: str, most: int) -> Floating | None:
    from coffres.ui.widgets.tip import Tip  # imported late: a family that knows the games sees none

    hidden = app.scene.covered or app.navigator.name not in IN_PLAY
    if hidden or not app.keepsakes.learn(game, prompt, most):
        return None
    tip = Tip(text=sentence)
    tip.open(app.scene)
    return tip


def _tell_time_up(app: CoffresApp, sentence: str, done: Callable[[], None]) -> None:
    from coffres.ui.widgets.time_up import TimeUp  # imported late: few games have an hourglass

    end = TimeUp(sentence=sentence, game=app.sitting.game if app.sitting is not None else "")
    end.bind(on_dismiss=lambda *_: done())
    end.open(app.scene)
