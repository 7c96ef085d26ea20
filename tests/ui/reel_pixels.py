"""A recorded game drawn twice, move by move: as it is played, and from its reel. Runs in its own process.

Prints one JSON line: how many pictures were compared, and which of them differ. With `--veiled`, the reel
shows to EVERYTHING only what the table saw, so that these pictures must differ.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tests.ui  # noqa: F401 - Kivy's settings

# isort: split
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.engine.actors import ScriptedChance
from coffres.engine.contract import EVERYTHING, TABLE
from coffres.engine.handoff import silent
from coffres.engine.match import Forgetful, Match
from coffres.engine.reel import Reel
from coffres.engine.session import Session
from coffres.storage.reading import read_file
from coffres.ui.app import CoffresApp
from coffres.ui.board import Board
from coffres.ui.boards import board_of
from coffres.ui.chooser import Chooser
from coffres.ui.moment import Moment, Source, moment_of
from coffres.ui.seating import looks_of
from coffres.ui.tablet import Tablet

_SIZE = (480, 300)
_FRESH = 7  # one of so many positions is also drawn by a new board
_SETTLED = 1.0  # seconds until all labels have their size
_GOLDEN = Path(__file__).parents[1] / "golden"


class Still(Forgetful):
    """A match that does not play by itself: each recorded move is made by hand, draws too."""

    frozen = True


class Screening:
    """One game on two boards: one follows the match, the other shows the reel."""

    def __init__(self, robot: Robot, folder: Path, save: Path, veiled: bool) -> None:
        self._robot = robot
        self._veiled = veiled
        app = CoffresApp(data=folder)
        robot.open(app, _SIZE)
        app.change(motion="none", language="fr")
        self._session = read_file(save).session
        self._people = looks_of([f"J{seat + 1}" for seat in range(self._session.seats)], app.roster)
        self._place = FloatLayout(size_hint=(None, None), size=_SIZE)
        app.scene.add_widget(self._place)
        self._reel = Reel(self._session.game, self._session.seats, self._session.moves, self._session.options)
        self._boards: dict[str, Board] = {}
        self.pictures = 0
        self.different: list[str] = []

    def run(self) -> None:
        game, seats = self._session.game, self._session.seats
        live = Match(Session(game, seats, self._session.options), [], ScriptedChance([]), Still())
        for index in range(self._reel.length + 1):
            if index % _FRESH == 0:
                self._boards.pop("reel", None)
            if not any(map(silent, live.asks())):  # nobody sees a position before its silent draws are made
                self._compare(index, live)
            if index < self._reel.length:
                live.session.play(self._session.moves[index])

    def _compare(self, index: int, live: Match) -> None:
        still = self._reel.still(index)
        for viewer, tablet in self._eyes(live):
            seen = TABLE if self._veiled and viewer == EVERYTHING else viewer
            same = self._drawn("live", live, tablet, viewer) == self._drawn("reel", still, tablet, seen)
            self.pictures += 1
            self.different += [] if same else [f"{index} {viewer} {tablet.where}"]

    def _eyes(self, live: Match) -> Iterator[tuple[int, Tablet]]:
        """Who looks, and where the tablet is then: a player who is asked in secret has a private page."""
        flat = Tablet()
        flat.lay_flat()
        for viewer in (TABLE, EVERYTHING, *range(live.seats)):
            asked = next((ask for ask in live.asks() if ask.by == viewer and ask.secret), None)
            if asked is None:
                yield viewer, flat
                continue
            held = Tablet()
            held.follow((asked,))
            held.lift()
            yield viewer, held

    def _drawn(self, name: str, source: Source, tablet: Tablet, viewer: int) -> bytes:
        moment = moment_of(source, tablet, self._people, viewer)
        if name not in self._boards:
            self._boards[name] = board_of(moment.game)(moment=moment, translate=str)
        board = self._boards[name]
        self._place.clear_widgets()
        self._place.add_widget(board)
        board.show(moment)
        random.seed(3)  # the order of a hand on screen is random
        for widget in self._page(board, moment):
            self._place.add_widget(widget)
        self._robot.wait(_SETTLED)
        pixels: bytes = self._place.export_as_image().texture.pixels
        board.chooser = None
        return pixels

    def _page(self, board: Board, moment: Moment) -> Iterator[Widget]:
        """What is shown in the frame of a private page, if the tablet is in somebody's hands."""
        if moment.where != "private":
            return
        board.chooser = chooser = Chooser([m for m in moment.moves if m.by >= 0], board.parts)
        yield board.frame(chooser, build_secret=Widget)
        yield board.secret(moment)


def main(save: str, *fault: str) -> None:
    veiled = "--veiled" in fault
    with tempfile.TemporaryDirectory() as folder:
        screening: Any = Screening(Robot(frame=0.1, drawn=False), Path(folder), _GOLDEN / save, veiled)
        screening.run()
    print(json.dumps({"pictures": screening.pictures, "different": screening.different}))


if __name__ == "__main__":
    main(*sys.argv[1:])
