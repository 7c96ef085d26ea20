"""What is really drawn of a castle before, while and after a knight falls; printed as one line of JSON.

KIVY_GL_BACKEND= python -m tests.ui.castle_pixels
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from coffres.dev.window.robot import Robot
from coffres.games.roc_noir.material import ENTRANCE
from tests.games.roc_noir.positions import BLACK, GREY
from tests.ui.siege import Siege

SIZE = (960, 400)
TRAP = 68


def pixels(siege: Siege) -> bytes:
    """The pixels of the whole castle with its knights."""
    siege.robot.wait(1)
    drawn: bytes = siege.board.castle.export_as_image().texture.pixels
    return drawn


def square(siege: Siege, picture: bytes) -> bytes:
    """The pixels of the trap's square."""
    castle = siege.board.castle
    side, cell = int(castle.width), castle.cell
    x, y = castle.point(castle.plan.middle(TRAP))
    left, top = round(x - castle.x - cell / 2), round(castle.top - y - cell / 2)
    rows = range(top, top + round(cell))
    return b"".join(picture[4 * (row * side + left) :][: 4 * round(cell)] for row in rows)


def falls(folder: Path) -> dict[str, bool]:
    """A knight walks onto the trap and falls back; somebody touches the screen; then all must look as
    before."""
    siege = (
        Siege(Robot(frame=0.05), folder, size=SIZE).traps(TRAP).walked().place((0, BLACK, 78), (1, GREY, 22))
    )
    before = pixels(siege)
    siege.roll(BLACK).touch(TRAP)
    assert siege.state.trap == TRAP
    open_ = pixels(siege)
    siege.touch(ENTRANCE)
    siege.table.arrange(seat=0)
    siege.place()
    after = pixels(siege)
    found = {
        "seen": square(siege, open_) != square(siege, before),
        "square": square(siege, after) == square(siege, before),
        "castle": after == before,
    }
    siege.robot.leave()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(falls(Path(folder))))


if __name__ == "__main__":
    main()
