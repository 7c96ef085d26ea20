"""What a frame costs at the busiest moments of each game, beside a window in which forty pictures move.

The same on two graphics backends: one that does nothing, so that all that is left is our own work, and the
real one. Both are measured at the size of a tablet and of a phone, each game in a process of its own,
with its own reference.

On the free one a verdict is given: all frames of a game are judged by their median and 99th, and each moment
by its worst. What is made behind a closed lid is shown, and not judged.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.engine.trouble import N_, Trouble

SIZES = {"L": (1280, 800), "P": (360, 800)}
FREE, REAL = "free", "real"  # graphics that cost nothing, and those of this machine
MEDIAN, LATE, WORST = 1.0, 5.0, 20.0  # most that frames may cost, as multiples of the reference's median
_LONG = 16.0  # milliseconds of a frame at 60 a second
_MODULE = "coffres.dev.window.frames"
REFERENCE = "reference"
ALL = "all"  # frames of a game in which something is seen
OPENING = "opening"  # of the app: `dev start` measures it
DARK = "dark"  # a screen is made behind a lid or a keyhole that is still shut: nothing moves that would stop
_UNSEEN = (OPENING, DARK)
_PATIENCE = 1800  # most seconds for a game
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
    found: dict[str, Any] = {}
    slow: list[str] = []
    for graphics in [args.graphics] if args.graphics else [FREE, REAL]:
        for size in [args.size] if args.size else SIZES:
            for game in keys(args):
                moments = _measured(graphics, SIZES[size], args.seed, args.moves, game)
                found.setdefault(f"{graphics} {size}", {})[game] = _plain(moments)
                bare = moments.pop(REFERENCE)
                console.line(
                    f"{graphics} {size}: {REFERENCE} {bare.median:.2f} {bare.late:.2f} {bare.worst:.2f} ms"
                )
                _show(console, game, moments, bare, judged=graphics == FREE)
                if graphics == FREE:
                    slow += [f"{size} {game} {why}" for why in too_slow(moments, bare)]
    for line in slow:
        console.line(f"! {line}")
    return Done({**found, "over": slow}, status=1 if slow else 0)


def too_slow(moments: Mapping[str, Cost], bare: Cost) -> list[str]:
    """What of a game costs more than it may, with the multiple of the reference's median."""
    return [f"{name}: {why}" for name, moment in moments.items() for why in over(name, moment, bare)]


def over(name: str, moment: Cost, bare: Cost) -> list[str]:
    """The bars that this moment is over, with the multiple of the reference's median."""
    if name in _UNSEEN:
        return []
    bars = [("max", moment.worst, WORST)]
    if name == ALL:
        bars = [("median", moment.median, MEDIAN), ("99 %", moment.late, LATE)]
    return [
        f"{what} {having / bare.median:.1f}x > {bar:g}x"
        for what, having, bar in bars
        if having > bar * bare.median
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


def _show(console: Console, game: str, moments: Mapping[str, Cost], bare: Cost, *, judged: bool) -> None:
    console.say(
        N_("{game} : images ; médiane, 99 %, maximum (ms, rapport) ; touchées, textures, > 16 ms, dessinées"),
        game=game,
    )
    for name, moment in sorted(moments.items(), key=lambda found: (found[0] != ALL, -found[1].worst)):
        spent = (moment.median, moment.late, moment.worst)
        verdict = "over" if over(name, moment, bare) else "ok"
        console.line(
            f"  {name:<22}{moment.frames:>6} "
            + "".join(f"{each:>8.2f}" for each in spent)
            + "".join(f"{each / bare.median:>7.1f}x" for each in spent)
            + f" {moment.touched:>6} {moment.bound:>5} {moment.long:>4} {moment.drawn:>6}"
            + (f"  {verdict}" if judged and name not in _UNSEEN else "")
        )


def _plain(moments: Mapping[str, Cost]) -> dict[str, Any]:
    return {name: moment._asdict() for name, moment in moments.items()}


def _measured(graphics: str, size: tuple[int, int], seed: int, moves: int, game: str) -> dict[str, Cost]:
    """What the moments of this game cost, and the reference."""
    env = {
        **os.environ,
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_LOG_MODE": "PYTHON",  # the cost of logs is not to be measured
        "KIVY_NO_ARGS": "1",
        "KIVY_GL_BACKEND": "mock" if graphics == FREE else "",
    }
    command = [sys.executable, "-m", _MODULE, *map(str, (*size, seed, moves)), game]
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired as slow:
        raise Trouble(_CUT_SHORT, why=f"> {slow.timeout:.0f} s") from None
    if done.returncode:
        raise Trouble(_CUT_SHORT, why=done.stderr.strip()[-300:])
    frames = json.loads(done.stdout.splitlines()[-1])
    bare = frames.pop(REFERENCE)
    everything = [frame for name, each in frames.items() if name not in _UNSEEN for frame in each]
    return {REFERENCE: cost_of(bare), ALL: cost_of(everything)} | {
        name: cost_of(each) for name, each in frames.items()
    }
