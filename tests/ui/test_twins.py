"""Nothing on a screen depends on what its viewer may not know: tested for all five games, on the real tree.

A game is brought to a position, and then to other worlds that look the same to the viewer of this screen:
other cards are dealt, traps are in other places, another riddle is held. In each of these worlds the curtain,
the table, and a private page without its held frame must look the same to the table. A held frame must look
the same in all worlds that its own player cannot tell apart. So no secret, whether text, picture or a lit
plate, is anywhere in the tree outside that frame.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.graphics import Ellipse
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from coffres.dev.guide import Guide
from coffres.dev.window.robot import Robot
from coffres.engine.actors import random_move
from coffres.engine.contract import TABLE, Ask
from coffres.engine.handoff import handoff, silent
from coffres.engine.registry import GAMES
from coffres.ui.asking import Asking
from coffres.ui.board import Board, Control
from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.holding import Holding
from coffres.ui.moment import Moment
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.eyes import Eyes, Seen

Look = Callable[[], list[Seen]]
_TRIES = 8  # tries to imagine a world that is not the true one
_MOST = 400  # most moves of a game
_EACH = 3  # one of so many things that can be held is tested
_READ = 1.3  # seconds: what is seen later is never seen in the very frame in which a plate's wait ends
_A_WHILE = 0.3  # seconds: shorter than a full hold


class Twins(Evening):
    def __init__(self, robot: Robot, folder: Path, key: str, seats: int, eyes: Eyes) -> None:
        super().__init__(robot, folder, motion="none")
        self.key = key
        self._eyes = eyes
        self.start(key, seats)
        self.sitting.hourglasses.pause("looking takes time")
        self._rng = random.Random(7)
        self._others = random.Random(8)
        self._actor = Guide(self._rng)
        # numbers of compared screens, of private pages, and of frames that differed
        self.screens = self.pages = self.differed = 0

    @property
    def session(self) -> Any:
        return self.sitting.match.session

    def walk(self) -> None:
        """Plays a random game, and compares each kind of position with worlds that look the same."""
        met: set[tuple[object, ...]] = set()
        holder = TABLE
        while (asks := self.session.asks()) and len(self.session.moves) < _MOST:
            if silent(asks[0]):
                self._play()
                continue
            hand = handoff(holder, asks)
            kind = (hand.to != TABLE, hand.ask.prompt if hand.ask else "")
            if kind not in met:
                met.add(kind)
                self._compare(private=hand.to != TABLE)
            holder = hand.to
            self._play()

    def _play(self) -> None:
        self.sitting.match.play(random_move(self.session.game, self.session.state, self._actor, self._rng))

    def _compare(self, private: bool) -> None:
        self.sitting.tablet.put_into(TABLE)
        if not private:
            self._same(TABLE, self._table)
            return
        self._same(TABLE, self._curtain)
        self.sitting.stage.lift()
        self._same(TABLE, self._page)
        held = self._same(self.sitting.tablet.hand.to, self._held)
        self.pages += 1
        self.differed += held != self._in_another_world(TABLE, self._held)

    def _same(self, viewer: int, look: Look) -> list[Seen]:
        """What is seen; it must be the same in a world that this viewer cannot tell from this one."""
        expected = look()
        difference = _first_difference(expected, self._in_another_world(viewer, look))
        where = (self.key, self.sitting.tablet.where, viewer, self.session.asks()[0].prompt)
        assert difference is None, (where, difference)
        self.screens += 1
        return expected

    def _in_another_world(self, viewer: int, look: Look) -> list[Seen]:
        true, game = self.session.state, self.session.game
        view = game.view(true, viewer)
        worlds = (game.imagine(view, self._others) for _try in range(_TRIES))
        self._be(next((world for world in worlds if world.key() != true.key()), true))
        found = look()
        self._be(true)
        return found

    def _be(self, state: Any) -> None:
        self.session.state = state
        self.session.look_again()

    # The things looked at, each made anew every time

    def _curtain(self) -> list[Seen]:
        self.sitting.stage.go_on()
        self.robot.wait(0.4)
        assert self.sitting.tablet.where == "curtain"
        return self._eyes.seen(self.app.scene)

    def _table(self) -> list[Seen]:
        self.sitting.stage.go_on()
        self.robot.wait(0.4)
        assert self.sitting.tablet.where == "table"
        return self._eyes.seen(self.app.scene, but=[peek.inside for peek in self.all(Peek)])

    def _page(self) -> list[Seen]:
        """A private page, released, held, and released again: everything except the contents of the frame,
        with sounds and vibration, the number of plates, and how long each must be held."""
        self._closed_page()
        self.forget()
        found = self._eyes.seen(self.app.scene)
        (peek,) = self.all(Peek)
        self.hold()
        self.robot.wait(_READ)
        found += self._eyes.seen(self.app.scene, but=[peek.inside])
        self.robot.touch_up()
        self.robot.wait(0.1)
        found += self._plates() + self._eyes.seen(self.app.scene) + [*self._while_held()]
        found += self._when_something_is_chosen()
        return [*found, tuple(self.heard()), tuple(self.asked("vibrator"))]

    def _plates(self) -> list[Seen]:
        plates = [plate for plate in self.all(Plate) if hasattr(plate, "control")]
        return [(*plate.control._replace(part=None, deed=None), plate.hold, plate.dull) for plate in plates]

    def _while_held(self) -> Iterator[Seen]:
        """What is seen at each moment while a plate, or another thing that can be held, is held down."""
        for held in [each for each in self.all(Holding) if each.hold and not each.disabled][::-_EACH]:
            self.robot.touch_down(held.to_window(*held.center))
            self.robot.wait(_A_WHILE)
            yield (type(held).__name__, round(held.held, 6))
            yield from self._eyes.seen(self.app.scene)
            self.robot.touch_up()
            self.robot.wait(0.1)

    def _when_something_is_chosen(self) -> list[Seen]:
        """The plates that appear after one thing that is face down in the frame has been chosen."""
        (peek,) = self.all(Peek)
        (first, *_others) = [*getattr(peek, "slots", ()), None]
        if first is None:
            return []
        self.robot.touch(first.to_window(*first.center))
        self.robot.wait(0.1)
        return [*self._plates(), *self._while_held()]

    def _held(self) -> list[Seen]:
        self._closed_page()
        self.hold()
        self.robot.wait(0.2)
        found = self._eyes.seen(self.app.scene)
        self.robot.touch_up()
        return found

    def _closed_page(self) -> None:
        random.seed(3)  # the order of a hand on screen is random
        self.sitting.stage.cover()
        self.sitting.stage.lift()
        self.robot.wait(0.4)


def _first_difference(expected: list[Seen], found: list[Seen]) -> object:
    for mine, other in zip(expected, found, strict=False):
        if mine != other:
            return mine, other
    return None if len(expected) == len(found) else (len(expected), len(found))


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1)  # seconds: long frames, because no animation is watched here
    yield robot
    robot.leave()


@pytest.mark.parametrize("key", GAMES)
def test_no_screen_depends_on_what_its_viewer_may_not_know(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    twins = Twins(hasty, tmp_path, key, GAMES[key].seats[1], Eyes(monkeypatch))
    twins.walk()
    assert twins.screens > 5
    assert bool(twins.differed) == bool(twins.pages)


# Planted faults that must be found


def coffre(robot: Robot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Twins:
    return Twins(robot, folder, "coffre_et_cle", 4, Eyes(monkeypatch))


def test_a_word_of_a_secret_outside_the_frame_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = Asking.question

    def leak(asking: Asking, ask: Ask | None) -> str:
        return question(asking, ask) + str(hasty.app.sitting.match.view(0)["cards"][0])

    monkeypatch.setattr(Asking, "question", leak)
    with pytest.raises(AssertionError, match="private"):
        coffre(hasty, tmp_path, monkeypatch).walk()


def test_a_picture_of_a_secret_outside_the_frame_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(board: Board, moment: Moment) -> None:
        show(board, moment)
        with board.canvas.after:
            Ellipse(size=(1 + hasty.app.sitting.match.view(2)["cards"][2], 1))

    show = CoffreEtCleBoard.show
    monkeypatch.setattr(CoffreEtCleBoard, "show", leak)
    with pytest.raises(AssertionError, match="coffre_et_cle"):
        coffre(hasty, tmp_path, monkeypatch).walk()


def test_a_frame_that_shows_what_its_viewer_may_not_know_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(board: Board, moment: Moment) -> Widget:
        views = map(hasty.app.sitting.match.view, range(4))
        return Label(text=str([view["cards"] for view in views]))

    monkeypatch.setattr(CoffreEtCleBoard, "secret", leak)
    with pytest.raises(AssertionError, match="private"):
        coffre(hasty, tmp_path, monkeypatch).walk()


def test_a_plate_that_takes_longer_for_somebody_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    controls = CoffreEtCleBoard.controls

    def slower(board: Board, ask: Ask) -> list[Control]:
        role = hasty.app.sitting.match.view(0)["cards"][0] or 0
        return [control._replace(after=role / 10) for control in controls(board, ask)]

    monkeypatch.setattr(CoffreEtCleBoard, "controls", slower)
    with pytest.raises(AssertionError, match="private"):
        coffre(hasty, tmp_path, monkeypatch).walk()


def test_a_plate_that_is_held_longer_by_somebody_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_on = Holding._hold_on

    def _hold_on(held: Holding, seconds: float) -> None:  # Kivy's clock finds a function by its name
        role = hasty.app.sitting.match.session.view(0)["cards"][0] or 0
        hold_on(held, seconds / (1 + role))

    monkeypatch.setattr(Holding, "_hold_on", _hold_on)
    with pytest.raises(AssertionError, match="private"):
        coffre(hasty, tmp_path, monkeypatch).walk()
