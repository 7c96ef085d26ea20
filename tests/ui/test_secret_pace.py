"""What is secret sounds, shakes and moves the same for all, at the same moments: with movement, every private
page of every game is opened, held, let go and chosen from in several worlds that the table cannot tell apart.

How it looks meanwhile is compared by the twins, without movement.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.engine.contract import TABLE
from coffres.engine.registry import GAMES
from coffres.storage.settings import CALM
from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.moment import Moment
from coffres.ui.motion import Movement
from coffres.ui.widgets.peek import Peek
from tests.ui.eyes import Eyes
from tests.ui.test_twins import Twins

Event = tuple[object, ...]
Secret = Callable[[CoffreEtCleBoard, Moment], Widget]
_WORLDS = 2  # in which each page is opened
_TRIES = 30  # to imagine them
_FRAME = 0.1  # seconds: how long a movement lasts is known when it begins


class Paced(Twins):
    """Looks at private pages only, and at what happens there rather than at what is seen."""

    def __init__(
        self, robot: Robot, folder: Path, key: str, seats: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        super().__init__(robot, folder, key, seats, Eyes(monkeypatch))
        self.app.change(motion=CALM)
        self.happened: list[Event] = []
        self._begun = 0.0
        self._watch(monkeypatch)
        self.sounds = self.secrets = 0

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Notes every sound, every pulse and every movement, and when it began."""
        senses, start = self.app.senses, Movement.start
        play, pulse = senses.sounds.play, self.device["vibrator"].pulse

        def note(what: str, *more: object) -> None:
            self.happened.append((round(self.robot.now - self._begun, 3), what, *more))

        def started(movement: Movement, widget: Widget) -> None:
            note("movement", type(widget).__name__, movement.duration, *sorted(movement.animated_properties))
            start(movement, widget)

        monkeypatch.setattr(Movement, "start", started)
        monkeypatch.setattr(senses.sounds, "play", lambda name: (note("sound", name), play(name)))
        monkeypatch.setattr(
            self.device["vibrator"], "pulse", lambda *lengths: (note("pulse", *lengths), pulse(*lengths))
        )

    def _compare(self, private: bool) -> None:
        if not private:
            return
        self._opened()  # what has just happened on the table has been seen
        expected = self._opened()
        for world in self._worlds():
            true = self.session.state
            self._be(world)
            found = self._opened()
            self._be(true)
            assert found == expected, (self.key, self.session.asks()[0].prompt)
            self.secrets += 1
        self.pages += 1
        self.sounds += sum(event[1] == "sound" for event in expected)

    def _worlds(self) -> Iterator[Any]:
        """Other worlds that the table cannot tell from this one, no two alike."""
        game, true = self.session.game, self.session.state
        view, met = game.view(true, TABLE), {true.key()}
        for _try in range(_TRIES):
            world = game.imagine(view, self._others)
            if world.key() not in met and len(met) <= _WORLDS:
                met.add(world.key())
                yield world

    def _opened(self) -> list[Event]:
        """All that happens from the curtain to a page that has been held and let go, and chosen from."""
        random.seed(3)  # the order of a hand on screen is random
        self.sitting.tablet.put_into(TABLE)
        self.sitting.stage.go_on()
        self.robot.wait(1)
        self.happened, self._begun = [], self.robot.now
        self.slide()
        self.robot.wait(0.5)
        self.hold()
        self.robot.wait(1.2)
        self.robot.touch_up()
        self.robot.wait(0.5)
        (peek,) = self.all(Peek)
        for slot in list(getattr(peek, "slots", ()))[:1]:
            self.robot.touch(slot.to_window(*slot.center))
            self.robot.wait(0.5)
        return [*self.happened]


@pytest.fixture
def swift() -> Iterator[Robot]:
    robot = Robot(_FRAME, drawn=False)
    yield robot
    robot.leave()


@pytest.mark.parametrize("key", GAMES)
def test_no_sound_and_no_movement_of_a_private_page_depends_on_a_secret(
    swift: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    paced = Paced(swift, tmp_path, key, GAMES[key].seats[1], monkeypatch)
    paced.walk()
    if paced.pages:  # the castle has none
        assert min(paced.sounds, paced.secrets) >= paced.pages


# Planted faults that must be found


def louder(secret: Secret, board: CoffreEtCleBoard, moment: Moment) -> Widget:
    page = secret(board, moment)
    for _time in range(page.role):
        board.landed("key_land", board)
    return page


def slower(secret: Secret, board: CoffreEtCleBoard, moment: Moment) -> Widget:
    page = secret(board, moment)
    Movement(opacity=1, d=0.3 + page.role / 100).start(page)
    return page


@pytest.mark.parametrize("fault", [louder, slower])
def test_a_page_that_tells_its_secret_by_ear_or_by_time_is_caught(
    swift: Robot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[Secret, CoffreEtCleBoard, Moment], Widget],
) -> None:
    secret = CoffreEtCleBoard.secret
    monkeypatch.setattr(CoffreEtCleBoard, "secret", lambda board, moment: fault(secret, board, moment))
    with pytest.raises(AssertionError, match="coffre_et_cle"):
        Paced(swift, tmp_path, "coffre_et_cle", 4, monkeypatch).walk()
