"""A touch hurries what moves on a board: all is at its goal at once, and the touch means nothing else.
Without movement nothing is left out: in the end the same is drawn. For every game of the box."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.guide import Guide
from coffres.dev.window.robot import Robot
from coffres.engine.actors import random_move
from coffres.engine.contract import CHANCE
from coffres.engine.registry import GAMES
from coffres.storage.settings import CALM, NO_MOTION
from coffres.ui.telling import Telling
from coffres.ui.widgets.dice import Dice
from tests.ui.evening import Evening
from tests.ui.still_life import still_life

_FRAME = 1 / 30
_MOVES = 24
_SEATS = 4
_LONGEST = 8.0  # seconds within which every event has been shown
_FIRST = 4  # frames after which something that moves has begun to


class Table(Evening):
    """A game that is played in the window, by moves rather than by touches."""

    def __init__(self, robot: Robot, folder: Path, key: str, motion: str = CALM, seed: int = 5) -> None:
        super().__init__(robot, folder, motion=motion, automata="fast")
        self.start(key, _SEATS)
        self.sitting.hourglasses.pause("looking takes time")
        self._rng = random.Random(seed)
        self._actor = Guide(self._rng)
        self._finger = random.Random(seed)

    @property
    def board(self) -> Any:
        return self.sitting.board

    def play(self) -> str:
        """Makes the next move; returns what was done. Nothing has been shown yet."""
        sitting = self.sitting
        if sitting.tablet.where == "curtain":
            sitting.stage.lift()
            self.robot.wait(_FRAME)
        session = sitting.match.session
        move = random_move(session.game, session.state, self._actor, self._rng)
        if move.by == CHANCE and session.asks()[0].dice:
            assert sitting.asking.roll()
        else:
            assert sitting.asking.play(move)
        return str(move.verb)

    def shown(self) -> None:
        """Waits until the game has gone on, and all of it stands still."""
        assert self.robot.until(lambda: not self.sitting.telling.resolving, _LONGEST)
        self.robot.wait(1.0)

    def moves(self) -> Iterator[str]:
        for _ in range(_MOVES):
            if not self.sitting.match.asks():
                return
            yield self.play()

    # Looking

    def picture(self) -> list[tuple[Any, ...]]:
        return still_life(self.board)

    def moving(self) -> bool:
        """Whether something on the board is on its way."""
        assert self.robot.until(lambda: all(dice.tumble == 1 for dice in self.all(Dice)), _LONGEST)
        self.robot.wait(_FIRST * _FRAME)
        if self.board.parent is None:
            return False
        before = self.picture()
        self.robot.wait(_FRAME)
        return self.board.parent is not None and before != self.picture()

    def put_finger_down(self) -> None:
        x, y = self._finger.uniform(0.1, 0.9), self._finger.uniform(0.1, 0.9)
        place = self.board.parent
        self.robot.touching = self.robot.finger(
            place.to_window(place.x + x * place.width, place.y + y * place.height)
        )
        self.robot.touching.touch_down()
        self.robot.wait(_FRAME)  # layouts follow within the frame


@pytest.mark.parametrize("key", GAMES)
def test_a_touch_on_the_board_ends_what_moves_there_and_means_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(Telling, "hurry", lambda telling, _most: telling.go_on_in(0.5))  # time to look
    robot = Robot(_FRAME, drawn=False)
    table, hurried = Table(robot, tmp_path, key), 0
    for verb in table.moves():
        if not table.moving():
            table.shown()
            continue
        done, where = len(table.sitting.match.facts()), table.sitting.tablet.where
        table.put_finger_down()
        there = table.picture()
        robot.wait(0.2)
        assert table.sitting.tablet.where == where
        assert there == table.picture(), verb
        hurried += 1
        table.shown()
        robot.touching.touch_up()
        robot.touching = None
        robot.wait(0.2)
        assert len(table.sitting.match.facts()) == done
        chooser = table.board.chooser
        assert chooser is None or chooser.taken == ()
    robot.leave()
    assert hurried > 0 or key in _CALM_GAMES, "nothing moved"


@pytest.mark.parametrize("key", GAMES)
def test_without_movement_the_same_is_drawn_in_the_end(tmp_path: Path, key: str) -> None:
    pictures = []
    for motion in (CALM, NO_MOTION):
        robot = Robot(_FRAME, drawn=False)
        table, seen = Table(robot, tmp_path / motion, key, motion), []
        for verb in table.moves():
            table.shown()
            there = table.picture() if table.board.parent is not None else []  # no curtain is over it
            seen.append((verb, table.sitting.tablet.where, there))
        robot.leave()
        pictures.append(seen)
    for calm, still in zip(*pictures, strict=True):
        assert calm[:2] == still[:2]
        differ = next(((a, b) for a, b in zip(calm[2], still[2], strict=False) if a != b), None)
        assert (len(calm[2]), differ) == (len(still[2]), None), (key, calm[0])


_CALM_GAMES = ("coffre_et_cle",)
