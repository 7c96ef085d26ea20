"""python -m tools.apk.emulator APK KNOWN: a family's first evening with the app, on the emulator that runs.

Installed, started, looked at, a game touched, turned, put away and taken up again, ended and begun again,
with a game to go on with. What it should look like and where to touch is in the folder KNOWN, by rehearse.py;
pictures and the log go to build/emulator. The package must be one for debugging: a saved game is put
into it from outside. Only Python is needed, and adb.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools.apk.alike import LIKE, Picture, likeness, read

PACKAGE = "org.coffres.coffres"
ACTIVITY = f"{PACKAGE}/org.kivy.android.PythonActivity"
# with and without the prefix that Kivy adds to a log line
DRAWN = re.compile(r"coffres *[:\]] *(\w+) is drawn")
IN_PLAY = {"curtain", "table", "private", "split"}
OUT = Path("build/emulator")
LOG = OUT / "log.txt"
_BACK, _TO_THE_LAUNCHER = "4", "3"
_LOOKS = 180  # seconds to wait for a screen: on an emulator, the first start unpacks everything
_PAUSE = 1.0  # seconds between two looks
_AWAY = 5  # number of such pauses while the app is in the background


class Fault(Exception):
    """What was wrong, in one sentence."""


def main(package: str, known: Path, looks: int = _LOOKS, pause: float = _PAUSE) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        # Read at once: the emulator keeps little of its log, and not all can forget what was before.
        following = subprocess.Popen(["adb", "logcat", "-T", "1"], stdout=log)
        try:
            Evening(known, looks, pause).run(package)
        except Fault as fault:
            print(fault, file=sys.stderr)
            return 1
        finally:
            following.terminate()
            following.wait()
    print("a first evening, without a fault")
    return 0


def adb(*words: str | Path, check: bool = True, given: bytes | None = None) -> bytes:
    done = subprocess.run(["adb", *words], check=False, capture_output=True, input=given)
    if check and done.returncode != 0:
        raise Fault(f"adb {' '.join(map(str, words))}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


class Evening:
    def __init__(self, known: Path, looks: int, pause: float) -> None:
        self._known, self._looks, self._pause = known, looks, pause
        self._told = 0  # number of screens in the log when we looked last

    def run(self, package: str) -> None:
        adb("install", "-r", package)
        # Over the first app that fills the screen, Android explains how to get its bars back.
        adb("shell", "settings", "put", "secure", "immersive_mode_confirmations", "confirmed")
        self._start("home")
        home = self._see("home", "1-first-start")
        self._touch(home, "game")
        self._wait_for({"players"}, "a game was touched on its shelf")
        adb("shell", "input", "keyevent", _BACK)
        self._wait_for({"home"}, "the back key was pressed")
        self._turn()
        self._put_away()
        adb("shell", f"run-as {PACKAGE} mkdir -p files/games")
        game = (self._known / "game.jsonl").read_bytes()
        adb("shell", f"run-as {PACKAGE} sh -c 'cat > files/games/game.jsonl'", given=game)
        for picture in ("4-game-to-go-on-with", "5-ended-in-a-game"):
            self._end()
            self._start("home")
            self._touch(self._see("home-kept", picture), "resume")
            self._wait_for(IN_PLAY, "the game to go on with was touched")
            self._picture(f"{picture}-in-play")
        self._process()
        if b"Traceback (most recent call last)" in LOG.read_bytes():
            raise Fault("There is a traceback in its log.")

    # Actions

    def _start(self, screen: str) -> None:
        adb("shell", "am", "start", "-W", "-n", ACTIVITY)
        self._wait_for({screen}, "the app was started")

    def _end(self) -> None:
        adb("shell", "am", "force-stop", PACKAGE)

    def _touch(self, seen: Path, what: str) -> None:
        """Touches a place that is known from `seen`, at the same place of this screen."""
        places = dict(line.split(" ", 1) for line in (seen.parent / "touch").read_text().splitlines())
        x, y = (float(part) for part in places[what].split())
        screen = self._picture("0-now")
        where = (str(round(x * screen.width)), str(round(y * screen.height)))
        adb("shell", "input", "tap", *where)

    def _turn(self) -> None:
        """Turns the device and back: home is upright both ways."""
        adb("shell", "settings", "put", "system", "accelerometer_rotation", "0")
        lies = self._lies()
        for turned, picture in (("1", "2-turned"), ("0", "2-turned-back")):
            adb("shell", "settings", "put", "system", "user_rotation", turned)
            wanted = lies if turned == "0" else not lies
            if not self._until(lambda wanted=wanted: self._lies() == wanted):
                raise Fault("The tablet was turned, and the app was not.")
            self._see("home", picture)

    def _put_away(self) -> None:
        """Puts the app in the background. It must come back as it was, and not as a black screen."""
        before = self._process()
        adb("shell", "input", "keyevent", _TO_THE_LAUNCHER)
        time.sleep(_AWAY * self._pause)
        adb("shell", "am", "start", "-W", "-n", ACTIVITY)
        self._see("home", "3-taken-up-again")
        if self._process() != before:
            raise Fault("It did not live through being put away.")

    # Observations

    def _wait_for(self, screens: set[str], after: str) -> None:
        def come() -> bool:
            self._process()
            return bool(screens & set(self._screens()[self._told :]))

        if not self._until(come):
            self._picture("fault")
            named = " or ".join(sorted(screens))
            raise Fault(f"After {after}, its log does not say that {named} is drawn.")
        self._told = len(self._screens())

    def _screens(self) -> list[str]:
        """All screens that the log names."""
        return DRAWN.findall(LOG.read_text(encoding="utf-8", errors="replace"))

    def _see(self, name: str, picture: str) -> Path:
        """Waits for one of the rehearsed pictures with that name. Returns which one it is."""
        known = {path: read(path.read_bytes()) for path in sorted(self._known.glob(f"*/{name}.rgba"))}
        best: list[tuple[float, Path]] = []

        def come() -> bool:
            self._process()
            seen = self._picture(picture)
            best[:] = [max((likeness(seen, other), path) for path, other in known.items())]
            return best[0][0] >= LIKE

        if not self._until(come):
            nearest, path = best[0]
            raise Fault(f"{picture}: the screen is not {name}; the nearest is {path}, by {nearest:.2f}.")
        return best[0][1]

    def _picture(self, name: str) -> Picture:
        """The screen as it is now; it is also saved for people to look at."""
        (OUT / f"{name}.png").write_bytes(adb("exec-out", "screencap", "-p"))
        return read(adb("exec-out", "screencap"))

    def _lies(self) -> bool:
        """Whether the screen is wider than it is high."""
        now = self._picture("0-now")
        return now.width > now.height

    def _process(self) -> str:
        found = adb("shell", "pidof", PACKAGE, check=False).decode().strip()
        if not found:
            raise Fault("It is no longer running.")
        return found

    def _until(self, come: Callable[[], bool]) -> bool:
        for _ in range(self._looks):
            if come():
                return True
            time.sleep(self._pause)
        return come()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
