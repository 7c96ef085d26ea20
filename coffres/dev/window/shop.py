"""Pictures of coffres for an app shop: a few that show most, on a tablet and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from coffres.dev.window.game import people

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

HELD = "held"  # a private page with a finger on its frame
LID = "curtain"  # the curtain above a page, until its player takes the tablet
_PHASES = {"table": "table", LID: "private", HELD: "private", "over": "over"}


class Shot(NamedTuple):
    name: str
    game: str = ""  # empty: home
    seats: int = 0
    stage: str = "table"
    prompt: str = ""  # the prompt to wait for; empty: any
    after: int = 0  # number of moves to play before


SHOTS = {
    "tablet": (
        Shot("1_home"),
        Shot("2_roc_noir", "roc_noir", 4, after=420),
        Shot("3_casse_du_siecle", "casse_du_siecle", 4, after=60),
        Shot("4_secret", "coffre_et_cle", 6, HELD, "first_look", 2),
        Shot("5_fort_boyard", "fort_boyard", 4, prompt="roll", after=84),
        Shot("6_agence_tous_risques", "agence_tous_risques", 4, after=60),
        Shot("7_curtain", "casse_du_siecle", 4, LID, after=20),
        Shot("8_end", "agence_tous_risques", 4, "over"),
    ),
    "phone": (
        Shot("1_home"),
        Shot("2_roc_noir", "roc_noir", 4, after=420),
        Shot("3_secret", "coffre_et_cle", 4, HELD, "first_look", 2),
        Shot("4_curtain", "casse_du_siecle", 4, LID, after=20),
    ),
}
_SEED = 1


def show_shop(show: Exhibition, device: str) -> list[str]:
    """Takes all pictures for this device."""
    app: Any = show.app
    app.change(turning="fixed")  # so that nothing is upside down
    for shot in SHOTS[device]:
        if shot.game:
            _play(show, shot)
        else:
            app.home()
            show.take(shot.name)
    show.robot.leave()
    return show.pictures


def _play(show: Exhibition, shot: Shot) -> None:
    """Plays a random game up to the moment of this picture."""
    app: Any = show.app
    app.start(shot.game, people(shot.seats), {})
    tablet, stage = app.sitting.tablet, app.sitting.stage
    for moves, (phase, arrive) in enumerate(show.walk(_SEED)):
        if moves >= shot.after and phase[0] == _PHASES[shot.stage] and shot.prompt in ("", phase[1]):
            arrive()
            if shot.stage != LID or tablet.where == LID:
                break
    else:
        raise LookupError(f"{shot.name} is nowhere in this game")
    if shot.stage == HELD:
        stage.lift()
        show.robot.wait(1)
        show.hold(shot.name)
    else:
        show.take(shot.name)
    app.home()
