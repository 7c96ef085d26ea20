"""A replay shows a player what this player was shown, and never more.

Two worlds that a viewer cannot tell apart give the same screen, at every kind of position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import EVERYTHING, TABLE
from coffres.engine.reel import Reel, Still
from coffres.engine.registry import GAMES
from coffres.engine.sight import Snapshot
from coffres.storage.roster import Seat
from coffres.ui import replay
from coffres.ui.moment import Moment, Source, moment_of
from coffres.ui.tablet import Tablet
from tests.ui.eyes import Eyes, Seen
from tests.ui.replayed import ONE_OF_EACH, Replayed

_TRIES = 8  # tries to imagine a world that is not the true one
_SETTLED = 2.0  # seconds until the story's scroll bar has faded
_RECORDED = {recorded.split("/")[0]: recorded for recorded in ONE_OF_EACH}


class Twins:
    def __init__(self, show: Replayed, eyes: Eyes, monkeypatch: pytest.MonkeyPatch) -> None:
        self._show = show
        self._eyes = eyes
        self._true = show.cursor.reel.still
        self._worlds: dict[int, Still] = {}
        monkeypatch.setattr(show.cursor.reel, "still", lambda at: self._worlds.get(at) or self._true(at))
        self._rng = random.Random(8)
        self.compared = self.differed = 0

    def run(self) -> None:
        reel = self._show.cursor.reel
        for viewer in (TABLE, *range(reel.seats)):
            self._show.screen.look_as(viewer)
            for stop in self._kinds(reel):
                index = reel.stops[stop]
                self._seen(stop)  # widgets that are shown for the first time find their size
                mine = self._seen(stop)
                self._worlds = {index: self._world(reel, index, viewer)}
                other = self._seen(stop)
                self._worlds = {}
                assert mine == other, (reel.game.key, index, viewer)
                self.compared += 1

    @staticmethod
    def _kinds(reel: Reel) -> Iterator[int]:
        """The first stop of each kind."""
        met = set()
        for stop, index in enumerate(reel.stops):
            kind = tuple((ask.prompt, ask.secret) for ask in reel.still(index).asks())
            if kind not in met:
                met.add(kind)
                yield stop

    def _world(self, reel: Reel, index: int, viewer: int) -> Still:
        """Another world that this viewer cannot tell from this one."""
        game, true = reel.game, self._true(index).position.state
        worlds = (game.imagine(game.view(true, viewer), self._rng) for _try in range(_TRIES))
        found = next((world for world in worlds if world.key() != true.key()), true)
        self.differed += found is not true
        return Still(reel, index, Snapshot(game, found))

    def _seen(self, stop: int) -> list[Seen]:
        """The whole screen, after it has shown another stop."""
        cursor = self._show.cursor
        cursor.go(stop - 1 if stop else 1)
        random.seed(3)  # the order of a hand on screen is random
        cursor.go(stop)
        self._show.robot.wait(_SETTLED)
        return self._eyes.seen(self._show.screen)


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1, drawn=False)
    yield robot
    robot.leave()


@pytest.mark.parametrize("key", GAMES)
def test_a_replay_does_not_depend_on_what_its_viewer_did_not_know(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    eyes = Eyes(monkeypatch)
    show = Replayed(hasty, tmp_path, _RECORDED[key], motion="none")
    twins = Twins(show, eyes, monkeypatch)
    twins.run()
    assert twins.compared > 8
    # in roc_noir a trap is drawn only when a knight steps on it
    assert twins.differed > 4 or key == "roc_noir"


def table_sees_all(source: Source, tablet: Tablet, people: Sequence[Seat], viewer: int) -> Moment:
    return moment_of(source, tablet, people, EVERYTHING if viewer == TABLE else viewer)


def page_of_a_neighbour(source: Source, tablet: Tablet, people: Sequence[Seat], viewer: int) -> Moment:
    """A player's page, written from the card of the next player."""
    moment = moment_of(source, tablet, people, viewer)
    if viewer < 0:
        return moment
    view = source.view(EVERYTHING)
    view["cards"][viewer] = view["cards"][(viewer + 1) % view["seats"]]
    return moment._replace(sight=moment.sight._replace(view=view))


@pytest.mark.parametrize("leak", [table_sees_all, page_of_a_neighbour])
def test_a_replay_that_shows_too_much_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., Moment]
) -> None:
    monkeypatch.setattr(replay, "moment_of", leak)
    eyes = Eyes(monkeypatch)
    show = Replayed(hasty, tmp_path, _RECORDED["coffre_et_cle"], motion="none")
    with pytest.raises(AssertionError, match="coffre_et_cle"):
        Twins(show, eyes, monkeypatch).run()
