"""The page of every role of Le Coffre et la Clé, while it is held: for somebody who compares them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from coffres.dev.window.game import people
from coffres.engine.contract import TABLE

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

GAME = "coffre_et_cle"
_ROLES = ("key", "treasure", "false_key", "neutral", "false_treasure")
_SEATS = 4
_TRIES = 400  # worlds that are imagined until every role has been seen


def show_roles(show: Exhibition) -> None:
    """One after the other the first player has each role; the table could not tell these worlds apart."""
    app: Any = show.app
    app.start(GAME, people(_SEATS, show.names), {"false_treasure": True})
    for phase, arrive in show.walk(seed=1):
        if phase.stage == "private":
            arrive()
            break
    session = app.sitting.match.session
    true, worlds, rng = session.state, {}, random.Random(1)
    seat = session.asks()[0].by
    for _try in range(_TRIES):
        world = session.game.imagine(session.game.view(true, TABLE), rng)
        worlds.setdefault(session.game.view(world, seat)["cards"][seat], world)
    for role, world in sorted(worlds.items()):
        session.state = world
        session.look_again()
        app.sitting.stage.cover()
        app.sitting.stage.lift()
        show.hold(f"{GAME}-role-{_ROLES[role]}-held")
    session.state = true
    session.look_again()
    app.home()
