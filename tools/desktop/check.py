"""check.py ARCHIVE PLAYER ROOM: unpacks the archive into another Debian and plays there. ROOM is that
Debian's folder; it has a screen's libraries and no Python.

First the program is started as players start it, until home has been drawn; then the player, laid beside
it, plays. Nothing may be written beside the program, nor come from another place than the archive and that
Debian.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.desktop.pack import ID

ROOT = Path(__file__).resolve().parents[2]
PLACE = "/srv/games"  # the folder of the program, inside the room
HOME = "/srv/family"
DRAWN = "home is drawn"
PATIENCE = 900  # seconds for the longest step
SETTINGS = {
    "HOME": HOME,
    "LANG": "C.UTF-8",
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
}
# Mounts and processes end together with this one, however it ends.
ENTER = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'


class Fault(Exception):
    """What is wrong with the archive."""


def main(archive: Path, player: Path, room: Path) -> int:
    try:
        check_room(room)
        program = unpack(archive, room)
        check_contents(program)
        before = listing(program)
        check_papers(room)
        open_home(room)
        print(f"{archive.name}: home is drawn, and {HOME}/.config/coffres made")
        shutil.copy(player, program)
        print(look(room, player))
        print(play(room, player))
        if listing(program) != before:
            raise Fault("Something was written beside the program.")
    except Fault as fault:
        print(f"{archive.name}: {fault}", file=sys.stderr)
        return 1
    except subprocess.TimeoutExpired:
        print(f"{archive.name}: The player is still not at its end.", file=sys.stderr)
        return 1
    return 0


def check_room(room: Path) -> None:
    found = [
        path for folder in ("bin", "usr/bin", "usr/local/bin") for path in (room / folder).glob("python*")
    ]
    if found:
        raise Fault(f"There is a Python in {room} already: {found[0]}")


def unpack(archive: Path, room: Path) -> Path:
    """Unpacks the archive, which contains a single folder. Returns that folder."""
    for place in (PLACE, HOME):
        shutil.rmtree(inside(room, place), ignore_errors=True)
        inside(room, place).mkdir(parents=True)
    subprocess.run(["tar", "-xzf", archive, "-C", inside(room, PLACE)], check=True)
    (program,) = inside(room, PLACE).iterdir()
    return program


def wanted() -> list[str]:
    """The files of the app in git that the archive must contain: all except those only for developers."""
    folders = ("assets", "kv", "coffres/*.py", "coffres/*.md")
    asked = ["git", "ls-files", "-z", *folders]
    names = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    left_out = ("assets/src/", "coffres/dev/")
    kept = [name for name in names if name and not name.startswith(left_out) and not name.endswith(".pot")]
    return [f"_internal/{name}c" if name.endswith(".py") else f"_internal/{name}" for name in kept]


def check_contents(program: Path) -> None:
    lacking = [name for name in wanted() if not (program / name).is_file()]
    tools = [
        path for place in ("coffres/dev", "kivy/tests") for path in (program / "_internal" / place).glob("*")
    ]
    if lacking or tools:
        raise Fault(f"It lacks {lacking[:10]}, and has no use for {tools[:10]}.")


def inside(room: Path, place: str) -> Path:
    return room / place.removeprefix("/")


def listing(program: Path) -> dict[str, tuple[int, int]]:
    """What is in the program's folder, except the player."""
    return {
        str(path.relative_to(program)): (path.stat().st_size, path.stat().st_mtime_ns)
        for path in program.rglob("*")
        if path.is_file() and path.name != "player"
    }


def entered(room: Path, *words: str) -> list[str]:
    names = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", ENTER]
    return [*names, str(room), *words]


def check_papers(room: Path) -> None:
    """Checks the papers with the tools of those who will show them."""
    share = f"{PLACE}/coffres/share"
    for words in (
        ["desktop-file-validate", f"{share}/applications/{ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", f"{share}/metainfo/{ID}.metainfo.xml"],
    ):
        done = subprocess.run(
            entered(room, *words), env=SETTINGS, cwd="/", check=False, capture_output=True, text=True
        )
        if done.returncode or (words[0] != "appstreamcli" and done.stdout):
            raise Fault(f"{words[0]} says:\n{done.stdout}{done.stderr}")


def open_home(room: Path) -> None:
    """Starts the program as a player does: with pictures, and with games in the player's home."""
    with subprocess.Popen(
        entered(room, f"{PLACE}/coffres/coffres"), env=SETTINGS, cwd="/", stderr=subprocess.PIPE, text=True
    ) as running:
        signal.signal(signal.SIGALRM, lambda *_: running.kill())
        signal.alarm(PATIENCE)
        said = list(until_drawn(running))
        signal.alarm(0)
        running.kill()
    if not said or DRAWN not in said[-1]:
        raise Fault("Home was never drawn:\n" + "".join(said[-20:]))
    if not (inside(room, HOME) / ".config/coffres/coffres.lock").exists():
        raise Fault("What is kept does not go to the player's own folder.")


def until_drawn(running: subprocess.Popen[str]) -> Iterator[str]:
    for line in running.stderr or ():
        yield line
        if DRAWN in line:
            return


def told(room: Path, player: Path, *words: str) -> dict[str, Any]:
    """What the player program found."""
    done = subprocess.run(
        entered(room, f"{PLACE}/coffres/{player.name}", *words),
        env=SETTINGS,
        cwd="/",
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode:
        raise Fault("The player stopped:\n" + done.stderr[-3000:])
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def look(room: Path, player: Path) -> str:
    home = told(room, player, "look")
    if home["colours"] < home["wanted"]:
        raise Fault(f"Home is drawn in {home['colours']} colours, and not in {home['wanted']}.")
    return f"home is drawn in {home['colours']} colours"


def play(room: Path, player: Path) -> str:
    said = told(room, player)
    faults = {key: game["fault"] for key, game in said["games"].items() if game["fault"]}
    if faults or said["strangers"]:
        raise Fault(f"{faults or 'played with what is not of the archive: ' + str(said['strangers'])}")
    if not any(game["finished"] for game in said["games"].values()):
        raise Fault("No game was played to its end.")
    games = ", ".join(f"{key} {game['moves']} moves" for key, game in said["games"].items())
    return f"played by touches: {games}; {said['screens']} screens looked at"


if __name__ == "__main__":
    if os.geteuid() != 0:
        sys.exit("Only root can enter another Debian: do this as root (sudo), or in a container.")
    sys.exit(main(*(Path(word).resolve() for word in sys.argv[1:4])))
