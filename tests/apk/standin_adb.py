"""A stand-in for adb, with a tablet at the other end on which our app is played by a few lines.

Its state is the folder in STANDIN: what the app logs, which screen is up, whether it lives. What is wrong
with this tablet is in STANDIN_FAULT.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

TABLET = Path(os.environ["STANDIN"])
FAULT = os.environ.get("STANDIN_FAULT", "")
KNOWN = Path(os.environ["STANDIN_KNOWN"])
LYING, UPRIGHT = os.environ["STANDIN_SIZES"].split()


def main(words: list[str]) -> int:
    before = (TABLET / "state.json").read_text(encoding="utf-8")
    state: dict[str, Any] = json.loads(before)
    code = answer(state, words)
    if json.dumps(state) != before:  # whole at any moment: another call may be reading it
        new = TABLET / f"state.{os.getpid()}"
        new.write_text(json.dumps(state), encoding="utf-8")
        new.replace(TABLET / "state.json")
    return code


def answer(state: dict[str, Any], words: list[str]) -> int:
    match words:
        case ["logcat", "-T", "1"]:
            follow()
        case ["install", "-r", package]:
            return 0 if Path(package).exists() else 1
        case ["exec-out", "screencap", *_]:
            sys.stdout.buffer.write(screen(state))
        case ["shell", "pidof", _]:
            print(state["process"] or "")
            return 0 if state["process"] else 1
        case ["shell", "am", "start", *_]:
            start(state)
        case ["shell", "am", "force-stop", _]:
            state["process"] = 0
        case ["shell", "input", "tap", x, y]:
            touched(state, float(x), float(y))
        case ["shell", "input", "keyevent", "4"]:
            show(state, "home")
        case ["shell", "input", "keyevent", "3"]:
            state["away"] = True
            if FAULT == "is killed when it is put away":
                state["process"] = 0
        case ["shell", "settings", "put", "system", "user_rotation", turned]:
            state["upright"] = turned == "1" and FAULT != "does not turn"
            if FAULT == "crashes when it is turned":
                state["process"] = 0
        case ["shell", "settings", "put", _, "accelerometer_rotation" | "immersive_mode_confirmations", _]:
            pass
        case ["shell", run_as] if run_as.endswith("sh -c 'cat > files/games/game.jsonl'"):
            state["kept"] = sys.stdin.read().startswith('{"schema"') and FAULT != "loses its games"
        case ["shell", run_as] if run_as.endswith("mkdir -p files/games"):
            pass
        case _:
            print(f"the stand-in does not know: {words}", file=sys.stderr)
            return 1
    return 0


def start(state: dict[str, Any]) -> None:
    if state["away"] and state["process"]:
        state["away"] = False
        state["black"] = FAULT == "comes back black"
        return
    state["processes"] += 1
    state["process"], state["away"] = state["processes"], False
    if FAULT == "raises an exception":
        log("Traceback (most recent call last)", "ZeroDivisionError: division by zero")
    if FAULT != "never draws":
        show(state, "home")


def touched(state: dict[str, Any], x: float, y: float) -> None:
    width, height = (int(side) for side in size(state).split("x"))
    places = (KNOWN / size(state) / "touch").read_text(encoding="utf-8").splitlines()
    for name, *place in map(str.split, places):
        at_x, at_y = (float(part) for part in place)
        if abs(x / width - at_x) < 0.02 and abs(y / height - at_y) < 0.02 and FAULT != "is deaf":
            if name == "game":
                show(state, "players")
            elif state["kept"]:
                show(state, "curtain")


def show(state: dict[str, Any], name: str) -> None:
    state["screen"] = name
    log(f"[INFO   ] [coffres     ] {name} is drawn")


def log(*lines: str) -> None:
    with (TABLET / "log").open("a", encoding="utf-8") as file:
        file.writelines(f"11-18 20:15:00.000  4000  4021 I python  : {line}\n" for line in lines)


def size(state: dict[str, Any]) -> str:
    return UPRIGHT if state["upright"] else LYING


def screen(state: dict[str, Any]) -> bytes:
    name = "home-kept" if state["screen"] == "home" and state["kept"] else "home"
    picture = (KNOWN / size(state) / f"{name}.rgba").read_bytes()
    black = FAULT == "is black" or state.get("black")
    return picture[:12] + bytes(len(picture) - 12) if black else picture


def follow() -> None:
    """Until whoever asked has enough of it."""
    with (TABLET / "log").open("r", encoding="utf-8") as file:
        while True:
            sys.stdout.write(file.read())
            sys.stdout.flush()
            time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
