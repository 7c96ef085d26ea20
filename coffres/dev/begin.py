"""What « Commencer » costs, as a part of what the app's start costs in the same process, for every game.

From « Commencer » to the first frame in which people see the first question or the curtain before it: once
after they have stayed some seconds on the pages on which they choose, so that what the game needs is ready,
and once touched at once, so that nothing is. And from the bolt to the page behind that curtain. All in the
processor time of Kivy's own thread: what a graphics driver does beside it is not ours.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.dev.launching import launch
from coffres.engine.trouble import N_, Trouble

BAR = 0.25  # most processor time, as a part of the start's
_MODULE = "coffres.dev.window.first_prompt"
_PATIENCE = 120  # most seconds for one beginning
STAYING, AT_ONCE = _STAYS = "staying", "at_once"  # how long people stay on the pages before


class Beginning(NamedTuple):
    ready: int  # how much had been made ready
    start: float  # seconds of the app's start
    prompt: float  # from « Commencer » to the first question, or to the curtain before it
    lifted: float  # from the bolt of that curtain to the page behind it; 0: no curtain came first

    @property
    def ratio(self) -> float:
        return self.prompt / self.start

    @property
    def behind(self) -> float:
        return self.lifted / self.start


def arguments(parser: Parser) -> None:
    parser.add("game", metavar="GAME", nargs="?", help=N_("la clé d'un jeu ; sans rien, tous"))
    parser.add("--times", type=number, default=7, metavar="N", help=N_("combien de fois chaque jeu (7)"))


def run(args: Args, console: Console) -> Done:
    games, data = keys(args), {}
    _begin(games[0], AT_ONCE)  # does not count: it compiles the modules, and puts all in the system's cache
    found: dict[str, dict[str, list[Beginning]]] = {game: {stay: [] for stay in _STAYS} for game in games}
    for _again in range(max(args.times, 1)):
        for game in games:
            for stay in _STAYS:
                found[game][stay].append(_begin(game, stay))
    for game, beginnings in found.items():
        data[game] = _told(beginnings[STAYING], beginnings[AT_ONCE])
        parts = {name: round(data[game][name], 2) for name in ("ratio", "at_once", "behind")}
        console.say(
            N_(
                "{game} : {ratio} du démarrage (au plus {bar}), avec {ready} choses prêtes d'avance ; "
                "touché aussitôt, sans rien de prêt : {at_once} ; derrière le rideau : {behind}."
            ),
            game=game,
            bar=BAR,
            ready=data[game]["ready"],
            **parts,
        )
    return Done({"bar": BAR, **data}, status=int(any(one["ratio"] > BAR for one in data.values())))


def _told(stayed: list[Beginning], at_once: list[Beginning]) -> dict[str, Any]:
    if any(beginning.ready for beginning in at_once):
        raise RuntimeError("something was made ready although nobody stayed")
    return {
        "ratio": round(_middle(stayed, "ratio"), 3),
        "at_once": round(_middle(at_once, "ratio"), 3),
        "behind": round(_middle(stayed, "behind"), 3),
        "ready": round(_middle(stayed, "ready")),
        "prompt_cpu_s": round(_middle(stayed, "prompt"), 3),
        "start_cpu_s": round(_middle(stayed, "start"), 3),
        "runs": [round(beginning.ratio, 3) for beginning in stayed],
        "runs_at_once": [round(beginning.ratio, 3) for beginning in at_once],
    }


def _middle(beginnings: list[Beginning], which: str) -> float:
    return float(statistics.median(getattr(beginning, which) for beginning in beginnings))


def _begin(game: str, stay: str) -> Beginning:
    """Starts the app on a device that has never seen it, and begins a game."""
    with tempfile.TemporaryDirectory() as home:
        done = launch(_MODULE, game, stay, home=Path(home), patience=_PATIENCE)
    if done.returncode:
        raise Trouble(N_("La partie n'a pas commencé : {why}"), why=done.stderr.strip()[-300:])
    ready, *seconds = done.stdout.split()[-4:]
    return Beginning(int(ready), *map(float, seconds))
