"""The player of `make desktop-check`: a program that is put into an unpacked archive and plays there by
touches.

If it is asked to look, it only draws home. Otherwise it plays one whole game and the beginning of the others,
then opens every screen around them in the other language, all without drawing. It contains our testing tools,
and nothing that the archive has: so it plays with the files that players get. `coffres.spec` makes it; no
archive contains it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from coffres.dev.command import Chosen
from coffres.dev.monkey import use_window
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from tools.apk.open_packed import PAINTED, colours

SIZE = (1280, 800)
SEATS, SEED = 4, 1
WHOLE, MOST_MOVES, SOME_MOVES = "coffre_et_cle", 5000, 60


def main(words: list[str]) -> int:
    print(json.dumps(look() if words == ["look"] else play_all()))
    return 0


def look() -> dict[str, int]:
    """Draws home with real pixels. Returns the number of its colours."""
    use_window(visible=False)
    from kivy.core.window import Window

    from coffres.dev.window.robot import Robot
    from coffres.ui.app import CoffresApp

    robot = Robot()
    seen: list[int] = []
    with tempfile.TemporaryDirectory() as data:
        robot.open(CoffresApp(data=Path(data)), SIZE)
        Window.bind(on_flip=lambda window: seen.append(colours(window)))
        Window.canvas.ask_update()
        robot.wait(0.1)
        robot.leave()
    return {"colours": max(seen, default=0), "wanted": PAINTED}


def play_all() -> dict[str, Any]:
    use_window(visible=False, drawn=False)
    from coffres.dev.window.exhibition import SHELL, Exhibition

    played = {key: play(key) for key in GAMES}
    with tempfile.TemporaryDirectory() as data:
        seen = Exhibition(Path(data), lambda name: None, SIZE, "en", 100).hang(SHELL)
    return {"games": played, "screens": len(seen), "strangers": strangers()}


def play(key: str) -> dict[str, Any]:
    """Plays a game. Returns what was played, and the faults that were found."""
    from coffres.dev.window.game import play_through

    moves = MOST_MOVES if key == WHOLE else SOME_MOVES
    table = Chosen(key, GAMES[key], SEATS, settle(GAMES[key], SEATS, {}))
    with tempfile.TemporaryDirectory() as data:
        played, fault = play_through(Path(data), table, SEED, SIZE, "fr", moves, guided=True)
    return {**played._asdict(), "fault": fault}


def strangers() -> list[str]:
    """Modules of the app, and of what it needs, that are not files of this archive."""
    archive = Path(sys.prefix)
    ours = ("coffres", "kivy", "kivymd", "materialyoucolor", "asynckivy", "asyncgui")
    tools = ("coffres.dev", "kivy.tests")
    return [
        name
        for name, module in sorted(sys.modules.items())
        if name.split(".")[0] in ours
        and not name.startswith(tools)
        and not _of(archive, getattr(module, "__file__", None))
    ]


def _of(archive: Path, file: str | None) -> bool:
    return file is not None and Path(file).is_file() and archive in Path(file).parents


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
