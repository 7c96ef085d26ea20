"""What is shown of a reel does not depend on anything that its viewer could not know at that moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.floatlayout import FloatLayout

from coffres.dev.window.robot import Robot
from coffres.engine.contract import TABLE, View
from coffres.engine.handoff import silent
from coffres.engine.reel import Reel, Still
from coffres.engine.registry import GAMES
from coffres.engine.sight import Snapshot
from coffres.storage.reading import read_file
from coffres.ui.boards import board_of
from coffres.ui.chooser import Chooser
from coffres.ui.moment import moment_of
from coffres.ui.seating import looks_of
from coffres.ui.tablet import Tablet
from tests.ui.evening import Evening
from tests.ui.eyes import Eyes, Seen

_GOLDEN = Path(__file__).parents[1] / "golden"
_RECORDED = {
    "coffre_et_cle": "series",
    "casse_du_siecle": "stopped",
    "roc_noir": "stopped_shared",
    "agence_tous_risques": "out",
    "fort_boyard": "too_few",
}
_TRIES = 8  # tries to imagine a world that is not the true one


class Twins(Evening):
    def __init__(self, robot: Robot, folder: Path, key: str, eyes: Eyes) -> None:
        super().__init__(robot, folder, motion="none")
        session = read_file(_GOLDEN / key / f"{_RECORDED[key]}.jsonl").session
        self.reel = Reel(session.game, session.seats, session.moves, session.options)
        self._people = looks_of([f"J{seat + 1}" for seat in range(session.seats)], self.app.roster)
        self._eyes = eyes
        self._place = FloatLayout(size_hint=(None, None), size=(960, 600))
        self.app.scene.add_widget(self._place)
        self._rng = random.Random(8)
        self.compared = self.differed = 0

    def run(self) -> None:
        for index in self._kinds():
            still = self.reel.still(index)
            for viewer in (TABLE, *range(self.reel.seats)):
                world = self._world(still, viewer)
                mine, other = self._seen(still, viewer), self._seen(world, viewer)
                assert mine == other, (self.reel.game.key, index, viewer)
                self.compared += 1

    def _kinds(self) -> Iterator[int]:
        """The first position of each kind that somebody could have looked at."""
        met = set()
        for index in range(self.reel.length + 1):
            asks = self.reel.still(index).asks()
            kind = tuple((ask.prompt, ask.secret) for ask in asks)
            if kind not in met and not any(map(silent, asks)):
                met.add(kind)
                yield index

    def _world(self, still: Still, viewer: int) -> Still:
        """Another world that this viewer cannot tell from this one."""
        game, true = still.game, still.position.state
        worlds = (game.imagine(game.view(true, viewer), self._rng) for _try in range(_TRIES))
        found = next((world for world in worlds if world.key() != true.key()), true)
        self.differed += found is not true
        return Still(self.reel, still.index, Snapshot(game, found))

    def _seen(self, still: Still, viewer: int) -> list[Seen]:
        tablet = Tablet()
        tablet.lay_flat()
        asked = next((ask for ask in still.asks() if ask.by == viewer and ask.secret), None)
        if asked is not None:
            tablet.follow((asked,))
            tablet.lift()
        moment = moment_of(still, tablet, self._people, viewer)
        board = board_of(moment.game)(moment=moment, translate=str)
        self._place.clear_widgets()
        self._place.add_widget(board)
        board.show(moment)
        random.seed(3)  # the order of a hand on screen is random
        if asked is not None:
            board.chooser = chooser = Chooser([m for m in moment.moves if m.by >= 0], board.parts)
            self._place.add_widget(board.frame(chooser, build_secret=FloatLayout))
            self._place.add_widget(board.secret(moment))
        self.robot.wait(0.5)
        return self._eyes.seen(self._place)


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1, drawn=False)
    yield robot
    robot.leave()


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_a_reel_depends_on_what_its_viewer_did_not_know(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    twins = Twins(hasty, tmp_path, key, Eyes(monkeypatch))
    twins.run()
    assert twins.compared > 8
    # in roc_noir a trap is drawn only when a knight steps on it
    assert twins.differed > 4 or key == "roc_noir"


def test_a_reel_that_shows_the_table_everything_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Still.view

    def leak(still: Still, viewer: int) -> View:
        return view(still, 0 if viewer == TABLE else viewer)

    monkeypatch.setattr(Still, "view", leak)
    monkeypatch.setattr(Still, "sight", lambda still, viewer: _sight(still, max(viewer, 0)))
    with pytest.raises(AssertionError, match="coffre_et_cle"):
        Twins(hasty, tmp_path, "coffre_et_cle", Eyes(monkeypatch)).run()


_sight = Still.sight
