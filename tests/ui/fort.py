"""Les Clés de Fort Boyard in the window, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.actors import AttentiveChance
from coffres.engine.contract import CHANCE, Game, Move
from coffres.games.fort_boyard.material import RIDDLES
from coffres.ui.boards.fort_boyard.board import FortBoyardBoard
from coffres.ui.boards.fort_boyard.trial import TrialFan
from coffres.ui.scene import Turning
from coffres.ui.widgets.crew_half import CrewHalf
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.panel import Panel
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.time_up import TimeUp
from tests.games.fort_boyard.positions import SPACES, TRIAL
from tests.games.table import Table
from tests.ui.evening import Evening

FREE_RIDDLE = next(riddle.id for riddle in RIDDLES if not riddle.one_answer)
STRICT_RIDDLE = next(riddle.id for riddle in RIDDLES if riddle.one_answer)
_SETTINGS = ("motion", "real_dice", "turning", "timers", "hold_to_see", "voice", "text_size")


_BLINK = 1 / 20  # seconds between two frames: long, because nobody watches the animations here


def new_robot() -> Iterator[Robot]:
    robot = Robot(_BLINK)
    yield robot
    robot.leave()


class Dealt(AttentiveChance):
    """Chance for a test: first the moves of its list."""

    next: tuple[Move, ...] = ()

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        wanted = next((move for move in self.next if move in game.legal(state, by)), None)
        if wanted is None:
            return super().answer(game, state, by)
        self.next = tuple(move for move in self.next if move is not wanted)
        return wanted


class Fort(Evening):
    """Ana (seat 0) is about to roll. Bo is on her left, and the last player on her right."""

    def __init__(self, robot: Robot, folder: Path, seats: int = 3, **options: Any) -> None:
        settings = {key: options.pop(key) for key in _SETTINGS if key in options}
        super().__init__(robot, folder, **{"motion": "none", **settings})
        keepsakes = self.app.keepsakes
        self.chance = Dealt(random.Random(1), keepsakes.last_heard, keepsakes.hear)
        self.app.chance = self.chance
        self.start("fort_boyard", seats, **options)
        self.table = Table.over(self.sitting.match.session)
        self.arrange(seat=0, phase="move", rolls=[6, *[1] * (seats - 1)])

    @property
    def board(self) -> FortBoyardBoard:
        return self.app.sitting.board

    @property
    def state(self) -> Any:
        return self.table.state

    def arrange(self, **fields: Any) -> Fort:
        """Changes the position by hand, and shows it."""
        self.table.arrange(**fields)
        self.app.sitting.begin()
        self.robot.wait(0.1)
        return self

    # Positions

    def comes_to(self, space: int, *draws: Move) -> Fort:
        """The active player rolls a one and so comes to this space."""
        pawns = list(self.state.pawns)
        pawns[self.state.seat] = (space - 1) % len(SPACES)
        self.arrange(pawns=pawns)
        self.chance.next = (Move(CHANCE, "roll", (1,)), *draws)
        return self.press("Lancer le dé")

    def picks(self, trial: str, space: int = TRIAL) -> Fort:
        """This trial is picked from the fan."""
        self.comes_to(space, Move(CHANCE, "trial", (trial,)))
        return self.tap(self.all(TrialFan)[0])

    def with_keys(self, red: int = 4, seat: int = 0) -> Fort:
        """At the start of their turn, this player has these keys."""
        reds = list(self.state.held_red)
        reds[seat] = red
        return self.arrange(held_red=reds, seat=seat, phase="turn")

    def reads(self, space: int, riddle: str = FREE_RIDDLE) -> Fort:
        """This riddle is shown to its reader, who has slid the bolt."""
        self.comes_to(space, Move(CHANCE, "riddle", (riddle,)))
        self.slide()
        return self

    def asks(self, space: int, riddle: str = FREE_RIDDLE) -> Fort:
        """This riddle has been read out, and the hourglass turned."""
        self.reads(space, riddle)
        self.look()
        return self.press("Retourner le sablier", seconds=0.8)

    # Hands

    def look(self) -> Fort:
        """Looks into the frame long enough."""
        self.hold()
        self.robot.wait(1.2)
        self.robot.touch_up()
        return self.settle()

    def tap(self, widget: Widget, seconds: float = 0) -> Fort:
        self.robot.touch_down(widget.to_window(*widget.center))
        self.robot.wait(seconds + FRAME)
        self.robot.touch_up()
        return self.settle()

    def press(self, text: str, seconds: float = 0) -> Fort:
        """Presses a plate; some plates must be held for so many seconds."""
        plate = next(plate for plate in self.all(Plate) if plate.text == text)
        return self.tap(plate, max(seconds, 0.8 if plate.hold else 0))

    def settle(self) -> Fort:
        """Waits for the next question."""
        self.robot.wait(3 * FRAME)
        self.robot.until(self._settled, 10)
        self.robot.wait(3 * FRAME)
        return self

    def _settled(self) -> bool:
        return self.app.sitting is None or not self.app.sitting.telling.resolving or bool(self.all(TimeUp))

    def paced(self) -> Fort:
        """Waits until the dice have been passed on."""
        self.robot.until(lambda: self.state.dice != "pace", 8)
        return self.settle()

    def rolls(self, *faces: int) -> Fort:
        self.paced()
        self.chance.next = (Move(CHANCE, "roll" if len(faces) == 1 else "roll_two", faces),)
        return self.press("Lancer le dé" if len(faces) == 1 else "Lancer les dés")

    def runs_out(self) -> Fort:
        """Waits until the hourglass is empty, and touches the screen that says so."""
        glass = next(glass for glass in self.sitting.hourglasses.running if glass.ask.prompt == "hourglass")
        glass.left = 0.05
        self.robot.until(lambda: bool(self.all(TimeUp)), 5)
        (end,) = self.all(TimeUp)
        self.robot.until(lambda: not end.deaf, 5)
        self.robot.touch(end.center)
        return self.settle()

    # Eyes

    def plates(self) -> list[str]:
        return [plate.text for plate in self.all(Plate)]

    def prompts(self) -> list[str]:
        return [panel.prompt for panel in (*self.all(Panel), *self.all(CrewHalf))]

    def panel(self, part: str) -> Panel:
        """The panel that asks this."""
        return next(panel for panel in self.all(Panel) if part in panel.prompt)

    def half(self, part: str) -> CrewHalf:
        """The half of the tablet that asks this."""
        return next(half for half in self.all(CrewHalf) if part in half.prompt)

    def faces(self, panel: Widget) -> int:
        """The edge of the tablet that a panel or a half faces, in quarter turns."""
        widget, edge = panel.parent, 0
        while widget is not None and widget is not Window:
            edge += widget.edge if isinstance(widget, Turning) else 0
            widget = widget.parent if widget.parent is not widget else None
        return edge % 4

    def seen(self) -> list[Any]:
        """The widgets in the frame that is held."""
        return [widget for peek in self.all(Peek) for widget in peek.inside.children]

    def note(self) -> str:
        return "\n".join(text for note in self.all(Note) for text in (note.text, note.clause))

    def said(self) -> str:
        """All sentences that the table has read so far."""
        return "\n".join(told.text for told in self.app.sitting.speech.story(self.app.sitting.match.facts()))


NewFort = Callable[..., Fort]


def new_fort(robot: Robot, tmp_path: Path) -> NewFort:
    """For a fixture: begins a game with so many seats and these options."""

    def new(seats: int = 3, **options: Any) -> Fort:
        return Fort(robot, tmp_path, seats, **options)

    return new
