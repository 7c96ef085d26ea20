"""What « Commencer » costs, as a part of what the app's start costs in the same process, for every game.

Two figures a game: from « Commencer » to the first frame in which people see the first question or the
curtain before it; and from the bolt to the page behind that curtain. Both in the processor time of Kivy's own
thread: what a graphics driver does beside it is not ours.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from typing import Any, NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.engine.trouble import N_, Trouble

BAR = 0.25  # most processor time, as a part of the start's
_MODULE = "coffres.dev.window.first_prompt"
_PATIENCE = 120  # most seconds for one beginning


class Beginning(NamedTuple):
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
    games = keys(args)
    found: dict[str, list[Beginning]] = {game: [] for game in games}
    for _again in range(max(args.times, 1)):
        for game in games:
            found[game].append(_begin(game))
    data: dict[str, Any] = {}
    for game, beginnings in found.items():
        ratio, behind = (_middle(beginnings, which) for which in ("ratio", "behind"))
        prompt, start = (_middle(beginnings, which) for which in ("prompt", "start"))
        data[game] = {
            "ratio": round(ratio, 3),
            "behind": round(behind, 3),
            "prompt_cpu_s": round(prompt, 3),
            "start_cpu_s": round(start, 3),
            "runs": [round(beginning.ratio, 3) for beginning in beginnings],
        }
        console.say(
            N_("{game} : {ratio} du démarrage (au plus {bar}) ; derrière le rideau : {behind}."),
            game=game,
            bar=BAR,
            **{name: round(part, 2) for name, part in (("ratio", ratio), ("behind", behind))},
        )
    return Done({"bar": BAR, **data}, status=int(any(one["ratio"] > BAR for one in data.values())))


def _middle(beginnings: list[Beginning], which: str) -> float:
    return float(statistics.median(getattr(beginning, which) for beginning in beginnings))


def _begin(game: str) -> Beginning:
    """Starts the app on a device that has never seen it, and begins a game."""
    with tempfile.TemporaryDirectory() as home:
        env = {
            **os.environ,
            "SDL_VIDEODRIVER": "offscreen",
            "SDL_AUDIODRIVER": "dummy",
            "XDG_CONFIG_HOME": home,
            "KIVY_LOG_MODE": "PYTHON",  # the cost of logs is not to be measured
        }
        env.pop("KIVY_GL_BACKEND", None)
        command = [sys.executable, "-m", _MODULE, game]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_PATIENCE)
    if done.returncode:
        raise Trouble(N_("La partie n'a pas commencé : {why}"), why=done.stderr.strip()[-300:])
    return Beginning(*map(float, done.stdout.split()[-3:]))
