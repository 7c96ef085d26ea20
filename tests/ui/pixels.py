"""Private pages as they are really drawn, in worlds that differ only in a secret. Runs in its own process.

Prints one JSON line: how the pages of a game differ, where the frame is, and how much the held pages differ
for somebody across the table, who sees squares of 24 pixels, compared with the grain of the paper alone.
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
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE
from coffres.engine.registry import GAMES
from coffres.games.fort_boyard.riddle_cards import riddle_card
from coffres.ui.widgets.peek import Peek
from tests.ui.evening import Evening

_SIZE = (960, 600)
_WORLDS = 5
_TRIES = 80
_BLUR = 24  # pixels: the side of the smallest square that somebody across the table sees
_MOST = 200  # most moves until a player has a secret
_OPTIONS = {"coffre_et_cle": {"false_treasure": True}}  # so that there are all roles
Box = Sequence[int]


class Page(NamedTuple):
    released: bytes
    held: bytes


class Pages(Evening):
    def __init__(self, robot: Robot, folder: Path, key: str) -> None:
        super().__init__(robot, folder, motion="none")
        self.start(key, GAMES[key].seats[1], **_OPTIONS.get(key, {}))
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
            "from_afar": [_seen_from_afar(mine.held, other.held, box) for other in others],
            "grain": self._grain(box),
        }

    def _grain(self, box: Box) -> float:
        """How much two squares of the bare paper differ."""
        self.sitting.stage.cover()
        self.sitting.stage.lift()
        (peek,) = self.all(Peek)
        peek.build_secret = Widget
        self.hold()
        self.robot.wait(0.3)
        left, top, right, bottom = box
        inner = [left + 2 * _BLUR, top + 2 * _BLUR, right - 2 * _BLUR, bottom - 2 * _BLUR]
        squares = _squares(self._picture(), inner)  # without the corners of the frame
        self.robot.touch_up()
        return max(max(channel) - min(channel) for channel in zip(*squares, strict=True))

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
        """Worlds that the table cannot tell from this one, in which this seat knows something else: each time
        another thing. Riddles are about as long as each other."""
        game, seat = self.session.game, self.session.asks()[0].by
        view, known = game.view(true, TABLE), [game.view(true, seat)]
        found = []
        for _try in range(_TRIES):
            world = game.imagine(view, self._rng)
            if (knows := game.view(world, seat)) not in known:
                known.append(knows)
                found.append(world)
        length = _letters(known[0])
        return sorted(found, key=lambda world: abs(_letters(game.view(world, seat)) - length))[:_WORLDS]

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
        inside = peek.inside
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


def _letters(view: Any) -> int:
    """The number of letters of the riddle that somebody reads; 0 if none."""
    card = riddle_card(view.get("riddle") or "", "fr")
    return len(card.question) if card else 0


def _squares(picture: bytes, box: Box) -> list[tuple[float, ...]]:
    """The mean colour of every square within the box, also of those that are half a square further."""
    left, top, right, bottom = box
    half, found = _BLUR // 2, []
    rows = [picture[y * _SIZE[0] * 4 : (y + 1) * _SIZE[0] * 4] for y in range(_SIZE[1])]
    for y in range(top, bottom - _BLUR + 1, half):
        for x in range(left, right - _BLUR + 1, half):
            square = b"".join(row[x * 4 : (x + _BLUR) * 4] for row in rows[y : y + _BLUR])
            found.append(tuple(sum(square[channel::4]) / _BLUR**2 / 255 for channel in range(3)))
    return found


def _seen_from_afar(one: bytes, other: bytes, box: Box) -> float:
    """How much two pages differ in the square and the colour in which they differ most."""
    pairs = zip(_squares(one, box), _squares(other, box), strict=True)
    return max(abs(mine - theirs) for pair in pairs for mine, theirs in zip(*pair, strict=True))


def main(key: str) -> None:
    robot = Robot(frame=0.1)
    with tempfile.TemporaryDirectory() as folder:
        robot.open = partial(robot.open, size=_SIZE)
        print(json.dumps(Pages(robot, Path(folder), key).compare()))


if __name__ == "__main__":
    main(sys.argv[1])
