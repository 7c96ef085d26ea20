"""Plays many games through one process, all kinds in turn, and says whether anything grows.

After each game home is opened, and what is alive is counted there: it is the same place every time. The first
two rounds of all kinds warm up: modules, layouts and caches come then and stay, and the pictures of the house
that a game needs stay until another one needs the room. Later nothing may be above what it was after the game
of the same kind in the second round. The largest tables come first: the most that was ever needed at once
stays with the process, and would grow with the tables.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.monkey import use_window
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_, Trouble

_NOISE = 100.0  # kilobytes a game: memory that grows by less is the allocator's
_SURE = 2.0  # standard errors by which a slope must be above zero


class Weighed(NamedTuple):
    """What is alive at home after a game."""

    game: str
    objects: int
    widgets: int
    textures: int
    instructions: int  # of graphics
    files: int  # open
    gone: int  # those who have gone and would still be called
    memory: int  # resident, in kilobytes


KEPT = ("widgets", "textures", "instructions", "files", "gone")  # of which not one may be left


def arguments(parser: Parser) -> None:
    parser.add("--games", type=number, default=60, metavar="G", help=N_("tant de parties (60)"))
    parser.add("--moves", type=number, default=8, metavar="N", help=N_("tant de coups par touchers (8)"))
    parser.add("--seed", type=number, default=0, metavar="S", help=N_("la graine du hasard (0)"))


def run(args: Args, console: Console) -> Done:
    if args.games < 3 * len(GAMES):
        raise Trouble(N_("Il faut au moins {least} parties : trois de chaque jeu."), least=3 * len(GAMES))
    use_window(visible=False, drawn=False)
    from coffres.dev.window.grow import Growing  # imported late, because it needs a window and Kivy

    console.say(N_("jeu : objets, widgets, textures, instructions, fichiers, absents ; mémoire (Kio)"))
    found: list[Weighed] = []
    with tempfile.TemporaryDirectory() as folder:
        for one in Growing(Path(folder), args.seed).play(list(GAMES), args.games, args.moves):
            found.append(one)
            console.line(
                f"{len(found):>3} {one.game:<20}{one.objects:>8}{one.widgets:>6}{one.textures:>6}"
                f"{one.instructions:>7}{one.files:>4}{one.gone:>4}{one.memory:>9}"
            )
    over = grown(found, len(GAMES))
    for line in over:
        console.line(f"! {line}")
    if not over:
        slope, _error = _slope(found[2 * len(GAMES) :])
        console.say(N_("Rien ne grandit : {slope} Kio par partie."), slope=round(slope, 1))
    return Done({"games": [one._asdict() for one in found], "grows": over}, status=1 if over else 0)


def grown(found: Sequence[Weighed], kinds: int) -> list[str]:
    """What grows after two rounds of so many kinds."""
    over = []
    for what in KEPT:
        counts = [getattr(one, what) for one in found]
        more = [
            f"{what} after {one.game}: {counts[kinds + place % kinds]} -> {counts[place]}"
            for place, one in enumerate(found)
            if place >= 2 * kinds and counts[place] > counts[kinds + place % kinds]
        ]
        over += more[-1:]
    slope, error = _slope(found[2 * kinds :])
    if slope > _NOISE and slope > _SURE * error:
        over.append(f"memory: {slope:.0f} KiB a game (± {error:.0f})")
    return over


def _slope(found: Sequence[Weighed]) -> tuple[float, float]:
    """Kilobytes that memory grows by with each game, and the standard error of that."""
    games, memory = range(len(found)), [one.memory for one in found]
    slope, start = statistics.linear_regression(games, memory)
    rest = sum((have - start - slope * game) ** 2 for game, have in zip(games, memory, strict=True))
    middle = statistics.mean(games)
    spread = sum((game - middle) ** 2 for game in games)
    return slope, (rest / max(1, len(found) - 2) / spread) ** 0.5
