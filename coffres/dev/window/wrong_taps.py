"""A monkey with clumsy fingers: between its moves it also taps where nothing may be done.

Whoever taps wrong must be told what would be allowed instead: by the sentence of the very clause, never by
"this move is not allowed", and never by the question once more.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from kivy.uix.widget import Widget

from coffres.dev.window.monkey import Fault, Monkey, Played, Point
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.contract import CLOCK, Ask
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sheet import Sheet

_ANYWHERE = 0.3  # part of the taps that go to any point of the board, and not to a thing on it
_MOST_SHEETS = 4  # one above the other


class ClumsyMonkey(Monkey):
    def __init__(self, robot: Robot, seed: int, guided: bool = False, wrong: int = 3) -> None:
        """`wrong`: so many taps before every move."""
        super().__init__(robot, seed, guided)
        self._wrong = wrong
        self._refused: Counter[tuple[str, str, str]] = Counter()

    def play(self, most_moves: int) -> Played:
        played = super().play(most_moves)
        return played._replace(
            refusals=tuple((*said, count) for said, count in sorted(self._refused.items()))
        )

    def _make_a_move(self) -> None:
        before = self._moves()
        for note in self._notes():  # of the last move
            note.dismiss()
        if self._sitting.tablet.where == "private":
            self._look()
        for _ in range(self._wrong):
            self._tap_wrong()
            if self._moves() > before or self._sitting.tablet.where not in ("table", "private", "split"):
                self._settle()
                return
        chooser = self._sitting.board.chooser
        if chooser is not None:
            chooser.let_go()
        super()._make_a_move()

    def _tap_wrong(self) -> None:
        """Taps anywhere, and reads what is said to it."""
        asks = [ask for ask in self._sitting.asking.questions() if ask.by != CLOCK]
        point = self._anywhere()
        if point is None or not asks:
            return
        self.taps += 1
        self._robot.touch(point)
        if self._app.sitting is None:
            raise Fault("a tap on the board leaves the game")
        while notes := self._notes():  # one that goes may let another one come
            self._hear_refusal(notes[0], asks)
            notes[0].dismiss()
        self._close_sheets()

    def _anywhere(self) -> Point | None:
        """A thing on the board, a plate beside it, or any point of the board."""
        board: Widget = self._sitting.board
        if board.parent is None:
            return None
        if self._rng.random() < _ANYWHERE:
            across, up = self._rng.random(), self._rng.random()
            point: Point = board.to_window(board.x + across * board.width, board.y + up * board.height)
            return point
        things = [each for each in self._visible() if isinstance(each, Plate) or _within(each, board)]
        thing = self._rng.choice(things)
        return thing.to_window(*thing.center)

    def _notes(self) -> list[Note]:
        return [floating for floating in self._app.scene.floating if isinstance(floating, Note)]

    def _hear_refusal(self, note: Note, asked: list[Ask]) -> None:
        sitting = self._sitting
        self._refused["+".join(ask.prompt for ask in asked), note.clause, note.text] += 1
        own = {sitting.speech.refusal(note.clause), *(sitting.speech.astray(ask.prompt) for ask in asked)}
        own |= {sitting.board.phrasing.veiled(ask) for ask in asked}
        if note.text not in own - {""}:
            raise Fault(f"a generic refusal: « {note.text} » ({note.clause}, {self._where()})")

    def _close_sheets(self) -> None:
        """A tap may have opened a sheet to read: the back key closes it."""
        for _ in range(_MOST_SHEETS):
            if not any(isinstance(floating, Sheet) for floating in self._app.scene.floating):
                return
            self._robot.press(ESCAPE)
            self._robot.wait(0.5)
        raise Fault(f"a sheet that a tap has opened does not close ({self._where()})")


def _within(widget: Any, board: Widget) -> bool:
    while isinstance(widget, Widget):
        if widget is board:
            return True
        widget = widget.parent
    return False
