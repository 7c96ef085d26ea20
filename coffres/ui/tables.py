"""The tables in this window: one for a game that is kept, one for automata that are only watched."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coffres.l10n import translator
from coffres.storage.saved_game import SavedGame
from coffres.ui.demonstration import Demonstration, any_game
from coffres.ui.seating import seats_of
from coffres.ui.sitting import House, Sitting

if TYPE_CHECKING:
    from coffres.engine.words import Translate
    from coffres.ui.app import CoffresApp


def table_for(app: CoffresApp, saved: SavedGame) -> Sitting:
    match = saved.match
    people = seats_of(match, app.roster)
    return Sitting(saved, people, _words(app, saved.header.game), _house(app))


def demonstration(app: CoffresApp, rng: random.Random) -> Demonstration:
    game = any_game(rng)
    return Demonstration(game, _words(app, game.match.game.key), _house(app), app.home)


def _words(app: CoffresApp, game: str) -> Translate:
    return lambda sentence: app.l10n.of_game(game, sentence)


def _house(app: CoffresApp) -> House:
    return House(
        app.navigator.show,
        app.note,
        app.time_up,
        lambda sentence: translator(app.l10n.lang)(sentence),
        lambda: app.settings,
        app.senses,
    )
