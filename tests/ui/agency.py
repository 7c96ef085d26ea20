"""The Agence tous risques in the window, for tests: arranged by hand, or replayed from a recording."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.uix.widget import Widget

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, Game, Move
from coffres.storage.reading import read_file
from coffres.ui.boards.agence_tous_risques.board import AgenceTousRisquesBoard
from coffres.ui.boards.agence_tous_risques.frame import CardsFrame, CardSlot
from coffres.ui.boards.agence_tous_risques.pawn import Pawn
from coffres.ui.box import Box
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.plate import Plate
from tests.games.agence_tous_risques.positions import BOOST
from tests.games.table import Table
from tests.ui.evening import Evening

_RECORDED = Path(__file__).parent / "recorded"


class Loaded(RandomChance):
    """Dice and draws for a test: first those of its list."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.next: list[Move] = []

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        if self.next and self.next[0] in game.legal(state, by):
            return self.next.pop(0)
        return super().answer(game, state, by)

    def dice(self, *rolls: tuple[str, tuple[int, ...]]) -> None:
        self.next += [Move(CHANCE, verb, dice) for verb, dice in rolls]


class Operation(Evening):
    told = ""  # the last sentence shown
    dice: Sequence[int] = ()  # the dice that were rolled for it

    @property
    def board(self) -> AgenceTousRisquesBoard:
        return self.app.sitting.board

    @property
    def state(self) -> Any:
        return self.sitting.match.session.state

    @property
    def page(self) -> Any:
        return self.app.scene.screen

    # What can be seen

    def prompt(self) -> str:
        return str(self.page.ids.panel.prompt)

    def pawn(self, c: int) -> Pawn:
        return self.board.crew.pawns[c]

    def stands(self, c: int) -> int:
        """The place on whose space a character is drawn."""
        place = self.passes(c)
        assert place is not None
        return place

    def passes(self, c: int) -> int | None:
        """The place that a walking character passes; None while it is on the wall between two spaces."""
        return next((place for place in range(len(self.board.fortress.path)) if self._on(c, place)), None)

    def _on(self, c: int, place: int) -> bool:
        box: Box = self.board.fortress.box(place)
        x, y = self.pawn(c).center
        return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height

    def faces_inwards(self, c: int) -> bool:
        """Whether a character faces the way to the vault; otherwise it faces back."""
        fortress, at = self.board.fortress, self.state.at[c]
        ways = [fortress.step(at, way) for way in (1, -1)]
        pawn = Pawn()
        angles = []
        for way in ways:
            pawn.face(way)
            angles.append(pawn.facing)
        return angles.index(self.pawn(c).facing) == 0

    def plates(self) -> list[str]:
        return [plate.text for plate in reversed(self.page.ids.panel.ids.plates.children)]

    def note(self) -> str:
        return "\n".join(text for note in self.all(Note) for text in (note.text, note.clause))

    def the(self, kind: type[Widget]) -> Any:
        (found,) = self.all(kind)
        return found

    # Hands

    def tap(self, widget: Widget) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.settle()

    def press(self, text: str) -> None:
        """Presses a plate, or holds it if it must be held."""
        plate = next(plate for plate in self.all(Plate) if plate.text == text)
        if plate.hold:
            self.robot.touch_down(plate.to_window(*plate.center))
            self.robot.wait(0.75)
            self.robot.touch_up()
            self.settle()
        else:
            self.tap(plate)

    def slots(self) -> list[CardSlot]:
        return self.the(CardsFrame).slots

    def look(self, seconds: float = 1.2) -> None:
        """Holds the frame, and leaves the finger on it."""
        self.hold()
        self.robot.wait(seconds)

    def settle(self) -> None:
        """Waits for the next question; collects what the table reads and rolls until then."""
        self.robot.wait(2 * FRAME)
        self.robot.until(self._settled, 15)
        self.robot.wait(2 * FRAME)

    def _settled(self) -> bool:
        if self.app.sitting is None or not self.app.sitting.telling.resolving:
            return True
        happenings = self.page.ids.panel.body
        self.told, self.dice = happenings.latest, list(happenings.ids.dice.faces)
        return False


class Raid(Operation):
    """The turn of a character begins, after a curtain: see `positions.on`."""

    def __init__(
        self,
        robot: Robot,
        folder: Path,
        spaces: str,
        *at: int,
        turn: int = 0,
        been: tuple[int, ...] = (),
        holder: int = -1,
        hands: dict[int, tuple[int, ...]] | None = None,
        two: bool = False,
        settings: dict[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        super().__init__(robot, folder, **{"turning": "fixed", "motion": "none", **(settings or {})})
        self.chance = self.app.chance = Loaded()
        self.start("agence_tous_risques", 2 if two else len(at), two_characters=two)
        self.table = Table.over(self.sitting.match.session)
        while self.state.phase in ("choose", "deal"):
            asked = self.table.ask()
            self.table.session.play(self.table.session.legal(asked.by)[0])
        known = hands or {}
        self.table.arrange(
            phase="turn",
            path=f"^{spaces}$",
            vault=len(spaces) + 1,
            at=list(at),
            active=turn,
            been=sum(1 << c for c in {*been, holder} if c >= 0),
            holder=holder,
            hands=[tuple(sorted(known.get(c, (BOOST,) * 3))) for c in range(len(at))],
        )
        self.table.arrange(**fields)
        self.app.sitting.renew()  # another path needs another fortress
        self.app.sitting.begin()
        self.robot.wait(0.3)

    def open(self) -> Raid:
        """Puts the tablet into the hands of the active player; the bolt itself has its own tests."""
        self.sitting.stage.lift()
        self.robot.wait(2 * FRAME)
        return self


def roll_to(raid: Raid, die: int) -> None:
    raid.chance.dice(("advance", (die,)))
    raid.press("Lancer sans carte")
    raid.press("Lancer le dé")


class Replay(Operation):
    """A recorded game, begun after so many moves and then played in the window as it was recorded."""

    def __init__(self, robot: Robot, folder: Path, name: str, moves: int) -> None:
        super().__init__(robot, folder, turning="fixed")
        record = _RECORDED / f"{name}.jsonl"
        self.moves = read_file(record).session.moves
        self.done = moves
        lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
        (folder / "games").mkdir(exist_ok=True)
        (folder / "games" / "replay.jsonl").write_text("".join(lines[: 1 + moves]), encoding="utf-8")
        self.app.resume("replay")
        self.robot.wait(0.3)

    def step(self, moves: int = 1) -> None:
        """Plays the next moves of the recording, each until it has been told."""
        for _ in range(moves):
            self.begin_step()
            self.settle()
        if self.sitting.tablet.where == "curtain":
            self.sitting.stage.lift()
            self.robot.wait(FRAME)

    def begin_step(self) -> None:
        """Plays the next move of the recording, without waiting until it has been told."""
        move = self.moves[self.done]
        if self.sitting.tablet.where == "curtain":
            self.sitting.stage.lift()
        self.sitting.asking.play(move)
        self.done += 1
        self.robot.wait(FRAME)
