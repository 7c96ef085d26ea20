"""How long the app takes to its first frame, beside a bare KivyMD window with one button.

Both are started in turn, in processes of their own, so that whatever else the machine does slows both down.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.engine.trouble import N_, Trouble

BAR = 1.3  # times the bare window
_MODULE = "coffres.dev.window.first_frame"
_PATIENCE = 60  # seconds for one start


def arguments(parser: Parser) -> None:
    parser.add("--times", type=number, default=7, metavar="N", help=N_("combien de démarrages de chacun (7)"))


def run(args: Args, console: Console) -> Done:
    times = max(args.times, 1)
    found: dict[str, list[float]] = {"bare": [], "ours": []}
    with tempfile.TemporaryDirectory() as home:
        for which in ("bare", "ours"):
            _start(which, Path(home))  # the files are read from the disk once before it counts
        for _again in range(times):
            for which, seconds in found.items():
                seconds.append(_start(which, Path(home)))
    bare, ours = (statistics.median(found[which]) for which in ("bare", "ours"))
    ratio = ours / bare
    console.say(
        N_("Premier écran : {ours} s ; une fenêtre nue : {bare} s ; rapport : {ratio} (au plus {bar})."),
        ours=round(ours, 3),
        bare=round(bare, 3),
        ratio=round(ratio, 2),
        bar=BAR,
    )
    data = {"ours_s": round(ours, 3), "bare_s": round(bare, 3), "ratio": round(ratio, 3), "bar": BAR}
    return Done({**data, "runs": {which: [round(each, 3) for each in all_] for which, all_ in found.items()}})


def _start(which: str, home: Path) -> float:
    """Seconds from the start of a process to its first frame."""
    env = {
        **os.environ,
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_CONFIG_HOME": str(home),
        "KIVY_LOG_MODE": "PYTHON",  # what the logs cost is not what is measured
    }
    env.pop("KIVY_GL_BACKEND", None)
    begun = time.monotonic()
    command = [sys.executable, "-m", _MODULE, which]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_PATIENCE)
    if done.returncode:
        raise Trouble(N_("Le premier écran n'est pas venu : {why}"), why=done.stderr.strip()[-300:])
    return float(done.stdout.split()[-1]) - begun
