"""A recorded game drawn twice, move by move: as it is played, and on the screen that shows it again. Runs in
its own process.

Prints one JSON line: how many pictures were compared, and which of them differ. With `--late`, the screen
shows each position one stop too late, so that the pictures must differ.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import tests.ui  # noqa: F401 - Kivy's settings

# isort: split
from coffres.dev.window.robot import Robot
from coffres.engine.actors import ScriptedChance
from coffres.engine.contract import TABLE
from coffres.engine.handoff import silent
from coffres.engine.match import Match
from coffres.engine.session import Session
from coffres.ui.board import Board
from coffres.ui.boards import board_of
from coffres.ui.moment import Moment, moment_of
from coffres.ui.scene import Turning
from coffres.ui.tablet import Tablet
from tests.ui.reel_pixels import Still
from tests.ui.replayed import Replayed

_SETTLED = 1.0  # seconds until all labels have their size


class ScreenedTwice:
    """The board of a match lies under the screen of the replay, in a place of the same size."""

    def __init__(self, robot: Robot, folder: Path, recorded: str, late: int) -> None:
        self._robot = robot
        self._late = late
        self._show = Replayed(robot, folder, recorded, motion="none")
        self._place = Turning(size_hint=(None, None))
        self._show.app.scene.add_widget(self._place, index=9)
        self.pictures = 0
        self.different: list[str] = []

    def run(self) -> None:
        cursor = self._show.cursor
        reel, screen = cursor.reel, self._show.screen
        live = Match(Session(reel.game, reel.seats, reel.options), [], ScriptedChance([]), Still())
        board, stop = self._new_board(self._live_moment(live)), 0
        for index in range(reel.length + 1):
            if not any(map(silent, live.asks())):
                moment = self._live_moment(live)
                board.show(moment)
                for seat in range(len(moment.people)):  # what the ceremony of the end shows
                    board.ending.reveal(seat)
                self._place.pos, self._place.size = screen.ids.place.pos, screen.ids.place.size
                cursor.go(max(0, stop - self._late))
                self._robot.wait(_SETTLED)
                if self._drawn(self._place) != self._drawn(screen.ids.place):
                    self.different.append(str(index))
                self.pictures += 1
                stop += 1
            if index < reel.length:
                live.session.play(reel.moves[index])

    def _new_board(self, moment: Moment) -> Board:
        app = self._show.app
        board: Board = board_of(moment.game)(
            moment=moment, translate=lambda text: app.l10n.of_game(moment.game, text)
        )
        self._place.add_widget(board)
        return board

    def _live_moment(self, live: Match) -> Moment:
        """As a table would show it now."""
        tablet = Tablet()
        tablet.follow(live.asks())
        return moment_of(live, tablet, self._show.screen.recorded.people, TABLE)

    @staticmethod
    def _drawn(place: Turning) -> bytes:
        pixels: bytes = place.export_as_image().texture.pixels
        return pixels


def main(recorded: str, *fault: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        twice: Any = ScreenedTwice(
            Robot(frame=0.1, drawn=False), Path(folder), recorded, late=int("--late" in fault)
        )
        twice.run()
    print(json.dumps({"pictures": twice.pictures, "different": twice.different}))


if __name__ == "__main__":
    main(*sys.argv[1:])
