"""Private pages as they are really drawn, in worlds that differ only in a secret. Runs in its own process.

Prints one JSON line: how the pages of a game differ, and where the frame is.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import tests.ui  # noqa: F401 - Kivy's settings

# isort: split
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE
from coffres.engine.registry import GAMES
from coffres.ui.widgets.peek import Peek
from tests.ui.evening import Evening

_SIZE = (960, 600)
_WORLDS = 2
_TRIES = 30
_MOST = 200  # most moves until a player has a secret
Box = Sequence[int]


class Page(NamedTuple):
    released: bytes
    held: bytes


class Pages(Evening):
    def __init__(self, robot: Robot, folder: Path, key: str) -> None:
        super().__init__(robot, folder, reduced_motion=True)
        self.start(key, GAMES[key].seats[1])
        self._rng = random.Random(4)

    @property
    def session(self) -> Any:
        return self.sitting.match.session

    def compare(self) -> dict[str, Any]:
        """Compares the page of the first player who has a secret with that page in worlds with other
        secrets."""
        self._to_a_secret()
        true = self.session.state
        mine = self._taken()
        box = self._frame()
        others = []
        for world in self._worlds(true):
            self._be(world)
            others.append(self._taken())
            self._be(true)
        return {
            "frame": box,
            "worlds": len(others),
            "released": [_differ(mine.released, other.released) for other in others],
            "held": [_differ(mine.held, other.held) for other in others],
        }

    def _to_a_secret(self) -> None:
        chance = RandomChance(self._rng)
        for _move in range(_MOST):
            session = self.session
            if session.asks()[0].secret and self._worlds(session.state):
                self.sitting.stage.go_on()
                return
            self.sitting.match.play(random_move(session.game, session.state, chance, self._rng))
        raise LookupError("nobody has a secret")

    def _worlds(self, true: Any) -> list[Any]:
        """Worlds that the table cannot tell from this one, in which this seat knows something else."""
        game, seat = self.session.game, self.session.asks()[0].by
        view, own = game.view(true, TABLE), game.view(true, seat)
        found = (game.imagine(view, self._rng) for _try in range(_TRIES))
        return [world for world in found if game.view(world, seat) != own][:_WORLDS]

    def _be(self, state: Any) -> None:
        self.session.state = state
        self.session.look_again()

    def _taken(self) -> Page:
        random.seed(3)  # the order of a hand on screen is random
        self.sitting.stage.cover()
        self.sitting.stage.lift()
        self.robot.wait(0.5)
        released = self._picture()
        self.hold()
        self.robot.wait(0.3)
        held = self._picture()
        self.robot.touch_up()
        return Page(released, held)

    def _picture(self) -> bytes:
        pixels: bytes = self.app.scene.export_as_image().texture.pixels
        return pixels

    def _frame(self) -> Box:
        """The outside of the frame's content: left, top, right, bottom, in pixels from the top."""
        (peek,) = self.all(Peek)
        inside = peek.ids.inside
        (left, bottom), (right, top) = (
            inside.to_window(*inside.pos),
            inside.to_window(inside.right, inside.top),
        )
        return [int(left), int(_SIZE[1] - top), int(right) + 1, int(_SIZE[1] - bottom) + 1]


def _differ(one: bytes, other: bytes) -> Box:
    """The smallest box that contains all different pixels; empty if there are none."""
    width = _SIZE[0] * 4
    rows = range(_SIZE[1])
    lines = [y for y in rows if one[y * width : (y + 1) * width] != other[y * width : (y + 1) * width]]
    if not lines:
        return []
    columns = [at // 4 for y in lines for at in range(width) if one[y * width + at] != other[y * width + at]]
    return [min(columns), lines[0], max(columns) + 1, lines[-1] + 1]


def main(key: str) -> None:
    robot = Robot(frame=0.1)
    with tempfile.TemporaryDirectory() as folder:
        robot.open = partial(robot.open, size=_SIZE)
        print(json.dumps(Pages(robot, Path(folder), key).compare()))


if __name__ == "__main__":
    main(sys.argv[1])
