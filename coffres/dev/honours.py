"""What it costs to compute the honours of many games: the first time, and with what was kept of them.

The games are made up and lie in a folder of their own. Each pass is a process of its own, as it is for
somebody who opens the app: the first one also imports the rules of all games.
"""

from __future__ import annotations

import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from coffres.dev import yardstick
from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.finished_games import finish_games
from coffres.dev.honours_pass import Pass
from coffres.dev.launching import launch
from coffres.dev.recordings import Unhurried
from coffres.engine.trouble import N_, Trouble
from coffres.storage.shelf import Shelf

FIRST, KEPT = 0.5, 0.05  # most seconds of processor for 500 games, on the yardstick's machine
_FOR = 500
_ROD = 0.3  # seconds for which the yardstick is measured
_NAMES = ("Ana", "Bo", "Célestine", "Dov", "Émile", "Fanny", "Gus", "Hortense")
_LATEST = datetime(2026, 11, 1, 20, tzinfo=UTC)
_MODULE = "coffres.dev.honours_pass"
_PATIENCE = 300  # most seconds for one pass


def arguments(parser: Parser) -> None:
    parser.add("--games", type=number, default=_FOR, metavar="N", help=N_("combien de parties (500)"))
    parser.add("--times", type=number, default=5, metavar="N", help=N_("combien de fois on calcule (5)"))


def run(args: Args, console: Console) -> Done:
    games, times = max(args.games, 1), max(args.times, 1)
    machine = yardstick.measured(_ROD, None).machine
    first, after = _passes(games, times)
    moves, cpu, cpu_after = first[0].moves, _least(first), _least(after)
    slower = games / _FOR / machine
    console.say(
        N_(
            "{games} parties, {moves} coups : {cpu} s la première fois (au plus {first}), "
            "puis {after} s (au plus {kept}) ; cette machine en vaut {machine} de référence."
        ),
        games=games,
        moves=moves,
        cpu=round(cpu, 3),
        first=round(FIRST * slower, 3),
        after=round(cpu_after, 3),
        kept=round(KEPT * slower, 3),
        machine=round(machine, 2),
    )
    met = cpu <= FIRST * slower and cpu_after <= KEPT * slower
    data = {"games": games, "moves": moves, "first_cpu_s": cpu, "kept_cpu_s": cpu_after, "machine": machine}
    return Done({**data, "met": met}, status=int(not met))


def _passes(games: int, times: int) -> tuple[list[Pass], list[Pass]]:
    """Passes without a cache, and passes right after them with it."""
    first, after = [], []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        finish_games(Shelf(home, Unhurried()), games, _LATEST, _NAMES)
        kept = home / "kept"
        _in_a_process(home, kept)  # does not count: it compiles our modules, which the package has compiled
        for _again in range(times):
            kept.unlink()
            first.append(_in_a_process(home, kept))
            after.append(_in_a_process(home, kept))
    return first, after


def _least(passes: list[Pass]) -> float:
    return min(each.seconds for each in passes)


def _in_a_process(home: Path, kept: Path) -> Pass:
    done = launch(_MODULE, str(home), str(kept), home=home, patience=_PATIENCE)
    if done.returncode:
        raise Trouble(N_("Le calcul du palmarès a échoué : {why}"), why=done.stderr.strip()[-400:])
    return Pass(*json.loads(done.stdout))
