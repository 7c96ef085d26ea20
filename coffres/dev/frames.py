"""What a frame costs at the busiest moments of each game, beside a window in which forty pictures move.

The same on two graphics backends: one that does nothing, so that all that is left is our own work, and the
real one. Both are measured at the size of a tablet and of a phone, each in its own process.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.engine.trouble import N_, Trouble

SIZES = {"L": (1280, 800), "P": (360, 800)}
FREE, REAL = "free", "real"  # graphics that cost nothing, and those of this machine
MEDIAN, LATE, WORST = 1.0, 5.0, 20.0  # most that frames may cost, as multiples of the reference's median
_MANY = 100  # frames from which on one in a hundred is not simply the worst
_LONG = 16.0  # milliseconds of a frame at 60 a second
_MODULE = "coffres.dev.window.frames"
REFERENCE = "reference"
OPENING = "opening"  # of the app: `dev start` measures it
DARK = "dark"  # a screen is made behind a lid or a keyhole that is still shut: nothing moves that would stop
_PATIENCE = 1800  # most seconds for the games of one process
_CUT_SHORT = N_("La mesure n'est pas allée au bout : {why}")


class Cost(NamedTuple):
    """All frames of one moment."""

    frames: int
    median: float  # milliseconds
    late: float  # the 99th of a hundred
    worst: float
    touched: int  # most instructions that one frame worked out anew
    bound: int  # most textures that one frame bound
    long: int  # frames over 16 ms
    drawn: int  # frames in which anything was drawn


def arguments(parser: Parser) -> None:
    parser.add("game", metavar="GAME", nargs="?", help=N_("la clé d'un jeu ; sans rien, tous"))
    parser.add("--seed", type=number, default=0, metavar="S", help=N_("la graine du hasard (0)"))
    parser.add("--moves", type=number, default=30, metavar="N", help=N_("tant de coups par touchers (30)"))
    parser.add("--size", choices=[*SIZES], help=N_("L ou P seulement"))
    parser.add("--graphics", choices=[FREE, REAL], help=N_("un seul moteur graphique"))


def run(args: Args, console: Console) -> Done:
    games = keys(args)
    found: dict[str, Any] = {}
    over: list[str] = []
    for graphics in [args.graphics] if args.graphics else [FREE, REAL]:
        for size in [args.size] if args.size else SIZES:
            measured = _measured(graphics, SIZES[size], args.seed, args.moves, games)
            bare = measured.pop(REFERENCE)[REFERENCE]
            console.line(
                f"{graphics} {size}: {REFERENCE} {bare.median:.2f} {bare.late:.2f} {bare.worst:.2f} ms"
            )
            for game, moments in measured.items():
                _show(console, game, moments, bare)
                if graphics == FREE:
                    over += [f"{size} {game} {why}" for why in too_slow(moments, bare)]
            found[f"{graphics} {size}"] = {REFERENCE: bare._asdict(), **_plain(measured)}
    for line in over:
        console.line(f"! {line}")
    return Done({**found, "over": over}, status=1 if over else 0)


def too_slow(moments: Mapping[str, Cost], bare: Cost) -> list[str]:
    """The moments whose frames cost more than they may, with the multiple of the reference's median."""
    return [
        f"{name}: {what} {having / bare.median:.1f}x > {bar:g}x"
        for name, moment in moments.items()
        if name not in (OPENING, DARK)
        for what, having, bar in (
            ("median", moment.median, MEDIAN),
            ("99 %", moment.late, LATE),
            ("max", moment.worst, WORST),
        )
        if having > bar * bare.median and (what != "99 %" or moment.frames >= _MANY)
    ]


def cost_of(frames: Sequence[Sequence[float]]) -> Cost:
    """`frames`: for each its milliseconds, instructions touched, textures bound, and whether it was drawn."""
    spent = sorted(frame[0] for frame in frames)
    return Cost(
        len(spent),
        round(statistics.median(spent), 3),
        round(spent[min(len(spent) - 1, len(spent) * 99 // 100)], 3),
        round(spent[-1], 3),
        int(max(frame[1] for frame in frames)),
        int(max(frame[2] for frame in frames)),
        sum(each > _LONG for each in spent),
        int(sum(frame[3] for frame in frames)),
    )


def _show(console: Console, game: str, moments: Mapping[str, Cost], bare: Cost) -> None:
    console.say(
        N_("{game} : images ; médiane, 99 %, maximum (ms, rapport) ; touchées, textures, > 16 ms, dessinées"),
        game=game,
    )
    for name, moment in sorted(moments.items(), key=lambda found: -found[1].worst):
        console.line(
            f"  {name:<22}{moment.frames:>6} {moment.median:>7.2f} {moment.late:>7.2f} {moment.worst:>7.2f}"
            f" {moment.worst / bare.median:>6.1f}x"
            f" {moment.touched:>6} {moment.bound:>5} {moment.long:>4} {moment.drawn:>6}"
        )


def _plain(measured: Mapping[str, Mapping[str, Cost]]) -> dict[str, Any]:
    return {
        game: {name: moment._asdict() for name, moment in moments.items()}
        for game, moments in measured.items()
    }


def _measured(
    graphics: str, size: tuple[int, int], seed: int, moves: int, games: Iterable[str]
) -> dict[str, dict[str, Cost]]:
    env = {
        **os.environ,
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_LOG_MODE": "PYTHON",  # the cost of logs is not to be measured
        "KIVY_NO_ARGS": "1",
        "KIVY_GL_BACKEND": "mock" if graphics == FREE else "",
    }
    command = [sys.executable, "-m", _MODULE, *map(str, (*size, seed, moves)), *games]
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired as slow:
        raise Trouble(_CUT_SHORT, why=f"> {slow.timeout:.0f} s") from None
    if done.returncode:
        raise Trouble(_CUT_SHORT, why=done.stderr.strip()[-300:])
    frames = json.loads(done.stdout.splitlines()[-1])
    return {game: {name: cost_of(each) for name, each in moments.items()} for game, moments in frames.items()}
