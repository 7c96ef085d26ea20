"""Nothing on a screen depends on what its viewer may not know: proven for all five games, on the real tree.

A game is brought to a position, and then to other worlds that look the same to whoever looks at this screen:
other cards are dealt, other traps lie, another riddle is held. The curtain, the table, and all of a private
page but the held frame must be the same for the table's eyes in each of these worlds; a held frame must be
the same in all worlds that its own viewer cannot tell apart. So no secret, as text, as picture or as a plate
that is lit, is anywhere in the tree but in that frame.
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
_TRIES = 8  # to imagine a world that is not the true one
_MOST = 400  # moves of a game
_EACH = 3  # of what is held, one of so many
_A_WHILE = 0.3  # seconds: not yet held to the end


class Twins(Evening):
    def __init__(self, robot: Robot, folder: Path, key: str, seats: int, eyes: Eyes) -> None:
        super().__init__(robot, folder, reduced_motion=True)
        self.key = key
        self._eyes = eyes
        self.start(key, seats)
        self.sitting.hourglasses.pause("looking takes time")
        self._rng = random.Random(7)
        self._others = random.Random(8)
        self._actor = Guide(self._rng)
        self.screens = self.pages = self.differed = 0  # compared; private; with something else in the frame

    @property
    def session(self) -> Any:
        return self.sitting.match.session

    def walk(self) -> None:
        """A random game; each kind of position in it is compared with worlds that look the same."""
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
        """What is seen, here as in a world that is the same for this viewer."""
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

    # What is looked at, each time made anew

    def _curtain(self) -> list[Seen]:
        self.sitting.stage.go_on()
        self.robot.wait(0.4)
        assert self.sitting.tablet.where == "curtain"
        return self._eyes.seen(self.app.scene)

    def _table(self) -> list[Seen]:
        self.sitting.stage.go_on()
        self.robot.wait(0.4)
        assert self.sitting.tablet.where == "table"
        return self._eyes.seen(self.app.scene, but=[peek.ids.inside.__self__ for peek in self.all(Peek)])

    def _page(self) -> list[Seen]:
        """A private page, released, held, and released again: all of it but what is in the frame, with what
        is heard and felt, how many plates there are to tap, and how long each takes."""
        self._closed_page()
        self.forget()
        found = self._eyes.seen(self.app.scene)
        (peek,) = self.all(Peek)
        self.hold()
        self.robot.wait(1.2)
        found += self._eyes.seen(self.app.scene, but=[peek.ids.inside.__self__])
        self.robot.touch_up()
        self.robot.wait(0.1)
        found += self._plates() + self._eyes.seen(self.app.scene) + [*self._while_held()]
        found += self._when_something_is_chosen()
        return [*found, tuple(self.heard()), tuple(self.asked("vibrator"))]

    def _plates(self) -> list[Seen]:
        plates = [plate for plate in self.all(Plate) if hasattr(plate, "control")]
        return [
            (*plate.control._replace(part=None, deed=None), plate.hold, plate.opacity) for plate in plates
        ]

    def _while_held(self) -> Iterator[Seen]:
        """What is seen while somebody holds down a plate, or anything else that is held: at each moment."""
        for held in [each for each in self.all(Holding) if each.hold and not each.disabled][::-_EACH]:
            self.robot.touch_down(held.to_window(*held.center))
            self.robot.wait(_A_WHILE)
            yield (type(held).__name__, round(held.held, 6))
            yield from self._eyes.seen(self.app.scene)
            self.robot.touch_up()
            self.robot.wait(0.1)

    def _when_something_is_chosen(self) -> list[Seen]:
        """Of what lies face down in the frame, one thing: the plates that come then."""
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
        random.seed(3)  # a hand is fanned in any order
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
    robot = Robot(frame=0.1)  # seconds: nothing here is watched while it moves
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


# Seeded once, and caught


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

    def _hold_on(held: Holding, seconds: float) -> None:  # the clock asks for it by its name
        role = hasty.app.sitting.match.session.view(0)["cards"][0] or 0
        hold_on(held, seconds / (1 + role))

    monkeypatch.setattr(Holding, "_hold_on", _hold_on)
    with pytest.raises(AssertionError, match="private"):
        coffre(hasty, tmp_path, monkeypatch).walk()
