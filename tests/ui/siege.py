"""Le Château du roc noir in the window, for tests.

Corners and squares are those of `tests/games/roc_noir/positions`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, Game, Move
from coffres.engine.session import Session
from coffres.games.roc_noir.castle import BIT, SLABS, SQUARES, ZONE
from coffres.games.roc_noir.material import ENTRANCE
from coffres.ui.boards.roc_noir.board import RocNoirBoard
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.panel import Panel
from coffres.ui.widgets.plate import Plate
from tests.games.roc_noir.positions import BLACK, CORNERS, knight
from tests.games.table import Table
from tests.ui.evening import Evening


class Dealt(RandomChance):
    """Chance for a test: first the moves of its list; a stone gives way only if it is the trap."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.next: list[Move] = []

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        legal = game.legal(state, by)
        wanted = next((move for move in self.next if move in legal), None)
        if wanted is not None:
            self.next.remove(wanted)
            return wanted
        holds = [move for move in legal if move.verb == "trap" and not move.args[1]]
        return holds[0] if holds else super().answer(game, state, by)


class Siege(Evening):
    """Seat 0 is about to roll, all knights are at the entrance, and no slab has been walked on."""

    def __init__(self, robot: Robot, folder: Path, seats: int = 2, **options: Any) -> None:
        settings = {key: options.pop(key) for key in ("motion", "real_dice") if key in options}
        size = options.pop("size", (1280, 800))
        super().__init__(robot, folder, turning="fixed", **settings)
        Window.size = size
        self.chance = self.app.chance = Dealt()
        self.chance.next = [Move(CHANCE, "corner", (at, room)) for at, room in enumerate(CORNERS)]
        self.start("roc_noir", seats, **options)
        self.table = Table.over(self.sitting.match.session)
        self.table.arrange(phase="roll", seat=0)
        self.place()

    @property
    def board(self) -> RocNoirBoard:
        return self.app.sitting.board

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def session(self) -> Session:
        return self.sitting.match.session

    # Positions

    def place(self, *places: tuple[int, int, int]) -> Siege:
        """Puts knights where the test needs them, each as (seat, helmet, place)."""
        for seat, helmet, place in places:
            self.state.knights[knight(seat, helmet)] = place
        self.table.arrange()
        self.app.sitting.begin()
        self.robot.wait(0.05)
        return self

    def moving(self, helmet: int = BLACK, at: int = ENTRANCE, came_from: int = -1) -> Siege:
        """Seat 0 is moving this knight, which is at this place after its first step."""
        self.table.arrange(
            phase="move", mover=helmet, arrived=came_from >= 0, origin=came_from if came_from >= 0 else at
        )
        return self.place((0, helmet, at))

    def traps(self, *squares: int) -> Siege:
        """These slabs have their traps here; nobody has been told."""
        for square in squares:
            self.state.maybe[ZONE[square]] = BIT[square]
        return self.place()

    def walked(self) -> Siege:
        """All other squares have been walked on before, so they are known to be safe."""
        for zone in SLABS:
            if self.state.maybe[zone] not in (1, 2, 4, 8):
                self.state.maybe[zone] = BIT[SQUARES[zone][0]]
        return self.place()

    def hold(self, seat: int, helmet: int, *portraits: int) -> Siege:  # type: ignore[override]
        """A knight has these two portraits, drawn in its own gallery."""
        who = knight(seat, helmet)
        self.state.racks[2 * who : 2 * who + 2] = portraits
        self.state.unseen = [
            mask & ~sum(1 << portrait for portrait in portraits) for mask in self.state.unseen
        ]
        self.state.drawn |= 1 << who
        self.state.visited |= 1 << who
        return self.place()

    def at(self, seat: int, helmet: int) -> int:
        return int(self.state.knights[knight(seat, helmet)])

    def held(self, seat: int, helmet: int) -> set[int]:
        who = knight(seat, helmet)
        return set(self.state.racks[2 * who : 2 * who + 2])

    def the(self, kind: type[Widget]) -> Any:
        (found,) = self.all(kind)
        return found

    # Hands

    def point(self, place: int) -> tuple[float, float]:
        board = self.board
        return board.to_window(*board.castle.seen_point(place))

    def touch(self, place: int) -> Siege:
        """Touches a place of the castle, and waits for the effect."""
        self.robot.touch(self.point(place))
        return self.settle()

    def tap(self, widget: Widget) -> Siege:
        self.robot.touch(widget.to_window(*widget.center))
        return self.settle()

    def press(self, text: str) -> Siege:
        self.robot.touch(self.plate(text))
        return self.settle()

    def plate(self, text: str) -> tuple[float, float]:
        plate = next(plate for plate in self.all(Plate) if plate.text == text)
        return plate.to_window(*plate.center)

    def plates(self) -> list[str]:
        return sorted(plate.text for plate in self.all(Plate) if not plate.disabled)

    def roll(self, helmet: int, ring: bool = False) -> Siege:
        self.chance.next.append(Move(CHANCE, "roll", (helmet, ring)))
        return self.press("Lancer le dé")

    def settle(self) -> Siege:
        """Waits for the next question."""
        for _once_more in range(2):  # what a touch leads to may begin some frames after it
            self.robot.wait(2 * FRAME)
            self.robot.until(lambda: self.app.sitting is None or not self.app.sitting.telling.resolving, 10)
        self.robot.wait(2 * FRAME)
        return self

    def prompt(self) -> str:
        return str(self.the(Panel).prompt)

    def note(self) -> str:
        return "\n".join(text for note in self.all(Note) for text in (note.text, note.clause))
