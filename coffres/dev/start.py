"""The time until the app's first frame, compared with that of a bare KivyMD window with one button.

Both are started in turn, each in its own process, so that other work of the machine slows both down. CPU
seconds and the number of modules show what to expect on a slower device.
"""

from __future__ import annotations

import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.launching import launch
from coffres.engine.trouble import N_, Trouble

BAR = 1.15  # most time, as a multiple of the bare window's
_MODULE = "coffres.dev.window.first_frame"
_PATIENCE = 60  # most seconds for one start


class Start(NamedTuple):
    seconds: float  # until the first frame
    cpu: float  # CPU seconds until then
    modules: int  # number of modules imported until then


def arguments(parser: Parser) -> None:
    parser.add("--times", type=number, default=7, metavar="N", help=N_("combien de démarrages de chacun (7)"))


def run(args: Args, console: Console) -> Done:
    times = max(args.times, 1)
    found: dict[str, list[Start]] = {"bare": [], "ours": []}
    with tempfile.TemporaryDirectory() as home:
        for which in ("bare", "ours"):
            # a first start that does not count, so that all modules are compiled and in the system's cache
            _start(which, Path(home))
        for _again in range(times):
            for which, starts in found.items():
                starts.append(_start(which, Path(home)))
    bare, ours = (_middle(found[which]) for which in ("bare", "ours"))
    ratio, cpu_ratio = ours.seconds / bare.seconds, ours.cpu / bare.cpu
    console.say(
        N_("Premier écran : {ours} s ; une fenêtre nue : {bare} s ; rapport : {ratio} (au plus {bar})."),
        ours=round(ours.seconds, 3),
        bare=round(bare.seconds, 3),
        ratio=round(ratio, 2),
        bar=BAR,
    )
    console.say(
        N_("Calcul : {ours} s, contre {bare} s ; rapport : {ratio}. Modules : {modules}, contre {fewer}."),
        ours=round(ours.cpu, 3),
        bare=round(bare.cpu, 3),
        ratio=round(cpu_ratio, 2),
        modules=ours.modules,
        fewer=bare.modules,
    )
    data = {"ours_s": round(ours.seconds, 3), "bare_s": round(bare.seconds, 3), "ratio": round(ratio, 3)}
    more = {
        "ours_cpu_s": round(ours.cpu, 3),
        "bare_cpu_s": round(bare.cpu, 3),
        "cpu_ratio": round(cpu_ratio, 3),
    }
    modules = {"ours_modules": ours.modules, "bare_modules": bare.modules}
    runs = {which: [round(each.seconds, 3) for each in starts] for which, starts in found.items()}
    return Done({**data, "bar": BAR, **more, **modules, "runs": runs})


def _middle(starts: list[Start]) -> Start:
    """The median of each figure."""
    return Start(
        statistics.median(start.seconds for start in starts),
        statistics.median(start.cpu for start in starts),
        max(start.modules for start in starts),
    )


def _start(which: str, home: Path) -> Start:
    """Starts a process and measures it until its first frame."""
    begun = time.monotonic()
    try:
        done = launch(_MODULE, which, home=home, patience=_PATIENCE)
    except subprocess.TimeoutExpired as slow:
        raise Trouble(N_("Le premier écran n'est pas venu en {most} s."), most=int(slow.timeout)) from None
    if done.returncode:
        raise Trouble(N_("Le premier écran n'est pas venu : {why}"), why=done.stderr.strip()[-300:])
    moment, cpu, modules = done.stdout.split()[-3:]
    return Start(float(moment) - begun, float(cpu), int(modules))
