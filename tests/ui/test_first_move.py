"""Somebody who knows no rule, and does only what the screens say, soon makes a first right move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, Move
from coffres.engine.registry import GAMES
from coffres.storage.roster import Player
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.game_tile import GameTile
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.tale import Tale
from tests.ui.evening import Evening

_MOST = 12  # touches from home to the first right move
_LOOKS_FOR = 5.0  # seconds that somebody looks at a screen before it says what to do


class Stranger:
    """Touches the golden plate; slides what slides, holds what is held; or else touches what is lit."""

    def __init__(self, evening: Evening, key: str) -> None:
        self._evening, self._robot, self._app, self._key = evening, evening.robot, evening.app, key
        self.touches = 0

    def first_move(self) -> Move | None:
        """The first move that a person makes, or dice that they roll. None: none after so many touches."""
        while self.touches < _MOST:
            rolls = self._dice_are_due()
            if not self._robot.until(self._acts, _LOOKS_FOR):
                return None
            self.touches += 1
            self._robot.wait(1)
            made = self._app.sitting.match.session.moves if self._app.sitting is not None else []
            found = [move for move in made if move.by >= 0 or (rolls and move.by == CHANCE)]
            if found:
                return found[0]
        return None

    def _dice_are_due(self) -> bool:
        return self._app.sitting is not None and any(ask.dice for ask in self._app.sitting.match.asks())

    def _acts(self) -> bool:
        return any(act() for act in (self._hears, self._slides, self._holds, self._presses, self._taps))

    def _hears(self) -> bool:
        tale = self._app.scene.floating[:1]
        if not tale or not isinstance(tale[0], Tale):
            return False
        self._robot.touch(tale[0].to_window(tale[0].center_x, tale[0].top - 40))
        return True

    def _slides(self) -> bool:
        if not self._evening.all(Bolt):
            return False
        self._evening.slide()
        return True

    def _holds(self) -> bool:
        pads = [pad for pad in self._evening.all(Peek) if not pad.looked]
        if not pads:
            return False
        self._robot.touch_down(pads[0].to_window(*pads[0].center))
        self._robot.wait(1.5)
        self._robot.touch_up()
        return True

    def _presses(self) -> bool:
        """The tile of the game, at home; then a golden plate, or else another one that is lit."""
        tiles = [tile for tile in self._evening.all(GameTile) if tile.key == self._key]
        plates = [plate for plate in self._evening.all(Plate) if self._lit(plate)]
        found: list[Any] = tiles or sorted(plates, key=lambda plate: plate.quiet)
        if not found:
            return False
        self._touch(found[0])
        return True

    @staticmethod
    def _lit(plate: Plate) -> bool:
        control = plate.control
        nowhere = control is not None and control.deed is None and not plate.moves
        bright = not plate.disabled and not plate.dull  # a plate of pewter says what is missing
        return bright and not plate.shut and plate.opacity == 1 and not nowhere

    def _taps(self) -> bool:
        """A place of the board that is lit."""
        sitting = self._app.sitting
        if sitting is None or sitting.board.chooser is None:
            return False
        lit = [each for each in self._evening.all(Widget) if getattr(each, "moves", ()) and not each.disabled]
        points = [point for move in sitting.board.chooser.kept() if (point := sitting.board.where(move))]
        points += [each.to_window(*each.center) for each in lit]
        if not points:
            return False
        self._robot.touch(points[0])
        return True

    def _touch(self, widget: Widget) -> None:
        where = widget.to_window(*widget.center)
        if getattr(widget, "hold", False):
            self._robot.touch_down(where)
            self._robot.wait(0.8)
            self._robot.touch_up()
        else:
            self._robot.touch(where)


@pytest.mark.parametrize("key", GAMES)
def test_a_stranger_finds_the_first_move(robot: Robot, tmp_path: Path, key: str) -> None:
    evening = Evening(robot, tmp_path)
    seats = people(GAMES[key].seats[0])
    for seat in seats:
        evening.app.change_roster(evening.app.roster.remember(Player(seat.name, seat.symbol, seat.colour)))
    evening.app.change_roster(evening.app.roster.sit(tuple(seats)))
    evening.app.home()
    robot.wait(0.5)
    stranger = Stranger(evening, key)
    move = stranger.first_move()
    assert move is not None, evening.app.navigator.name
    assert stranger.touches <= _MOST
