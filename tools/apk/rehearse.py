"""python -m tools.apk.rehearse OUT SIZE...: home as an emulator should show it, from a desktop's window.

For each SIZE (1280x800, in an Android's dp) a folder in OUT with pictures of home, as `adb exec-out
screencap` gives them, and where to touch, as parts of the width and of the height from the top left corner:

    home.rgba, home-kept.rgba    on the first evening; and when there is a game to go on with
    touch                        "game X Y", a game on its shelf; "resume X Y", the game to go on with

And OUT/game.jsonl, a game that has begun. The window is one that nobody sees.
"""

from __future__ import annotations

import struct
import sys
import tempfile
from pathlib import Path
from typing import Any

from coffres.dev.monkey import use_window, window_size

GAME, SEATS, LANGUAGE = "coffre_et_cle", 4, "fr"


def main(out: Path, sizes: list[str]) -> int:
    use_window(visible=False)
    for size in sizes:
        folder = out / size
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as data:
            save = rehearse(Path(data), folder, window_size(size))
            (out / "game.jsonl").write_bytes(save.read_bytes())
    return 0


def rehearse(data: Path, folder: Path, size: tuple[int, int]) -> Path:
    from coffres.dev.window.exhibition import Exhibition
    from coffres.dev.window.game import people
    from coffres.ui.widgets.game_tile import GameTile
    from coffres.ui.widgets.saved_card import SavedCard

    show = Exhibition(data, lambda name: keep(show.scene, folder / f"{name}.rgba"), size, LANGUAGE, 100)
    show.take("home")
    game = place(show.scene, GameTile)
    show.app.start(GAME, people(SEATS), {})
    show.app.home()
    show.take("home-kept")
    resume = place(show.scene, SavedCard)
    (folder / "touch").write_text(f"game {game}\nresume {resume}\n", encoding="utf-8")
    show.robot.leave()
    return next((data / "games").glob("*.jsonl"))


def keep(scene: Any, path: Path) -> None:
    texture = scene.export_as_image().texture
    width, height = (int(side) for side in texture.size)
    path.write_bytes(struct.pack("<III", width, height, 1) + texture.pixels)


def place(scene: Any, kind: type) -> str:
    widget = next(widget for widget in scene.walk(restrict=True) if isinstance(widget, kind))
    x, y = widget.to_window(*widget.center)
    return f"{x / scene.width:.3f} {1 - y / scene.height:.3f}"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
