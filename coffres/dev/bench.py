"""The speed of the games, as ratios to a yardstick that is measured in the same run.

Absolute numbers would say more about the machine than about the program. The bars are for a machine on which
another program of this kind (catanatron, Catan in pure Python) makes 40 000 moves a second. That program, or
else a small game of ours that needs no installation, is measured in the same run and shows what the bars
become on this machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from coffres.dev import yardstick
from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.dev.measuring import Measures, measure
from coffres.engine.trouble import N_

# What is measured: its bar on the machine with 40 000 moves a second, and whether a larger figure is better.
BARS = {
    "playout_moves_s": (66_000, True),
    "small_playout_moves_s": (200_000, True),
    "clone_us": (5.4, False),
    "view_us": (8.0, False),
    "iterations_s": (2_450, True),  # five times what boardgame.io makes there, at the same depth
    "replay_moves_s": (100_000, True),
    "resume_ms": (50.0, False),
    "append_cpu_us": (10.0, False),
}
FSYNCS = 1.0  # for each decision written to the journal, on any machine


def arguments(parser: Parser) -> None:
    parser.add("game", metavar="GAME", nargs="?", help=N_("la clé d'un jeu ; sans elle, tous"))
    parser.add(
        "--milliseconds",
        type=number,
        default=400,
        metavar="N",
        help=N_("pour chaque mesure, trois fois (400)"),
    )
    parser.add(
        "--catanatron", type=Path, metavar="PYTHON", help=N_("un Python qui a catanatron, pour s'y comparer")
    )


def run(args: Args, console: Console) -> Done:
    games = keys(args)
    seconds = max(args.milliseconds, 1) / 1000
    rod = yardstick.measured(seconds, args.catanatron)
    console.say(
        N_("{name} : {moves_s} coups par seconde ; cette machine en vaut {machine} de référence."),
        name=rod.name,
        moves_s=round(rod.moves_s),
        machine=round(rod.machine, 2),
    )
    found: dict[str, Any] = {}
    for key in games:
        measures = measure(key, seconds)
        met = held_against(measures, rod.machine)
        found[key] = {**measures._asdict(), "met": met}
        console.line(key)
        for name, value in measures._asdict().items():
            verdict = ("ok" if met[name] else "MISSED") if name in met else ""
            console.line(f"    {name:<22} {value:>14.2f}  {verdict}")
    missed = [f"{key}.{name}" for key, each in found.items() for name, met in each["met"].items() if not met]
    console.say(N_("Manqués : {missed}."), missed=", ".join(missed) or "-")
    data = {"yardstick": rod._asdict(), "bars": BARS, "games": found, "missed": missed}
    return Done(data)


def held_against(measures: Measures, machine: float) -> dict[str, bool]:
    """Whether each measure reaches its bar on this machine."""
    met = {}
    for name, value in measures._asdict().items():
        bar_name = "small_playout_moves_s" if name == "playout_moves_s" and measures.small else name
        if bar_name in BARS:
            bar, more_is_better = BARS[bar_name]
            met[name] = value >= bar * machine if more_is_better else value <= bar / machine
    met["fsyncs"] = measures.fsyncs == FSYNCS
    return met
