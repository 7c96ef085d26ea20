"""Le Casse du siècle in the window, opened in the middle of a random game, at an interesting position."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from coffres.dev.command import Chosen
from coffres.dev.recordings import keep_save
from coffres.dev.staging import Staged
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import Move
from coffres.engine.handoff import silent
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.ui.boards.casse_du_siecle.board import CasseDuSiecleBoard
from coffres.ui.boards.casse_du_siecle.hand import KeysFrame, KeySlot
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.panel import Panel
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening

GAME = GAMES["casse_du_siecle"]
_SEEDS = range(60)
_MOST = 900  # moves
# the visible properties of an instruction
_VISIBLE = ("pos", "size", "rgba", "angle", "xy", "x", "texture", "tex_coords")
_SETTINGS = ("hold_to_see", "turning", "motion")
Wanted = Callable[[Session], bool]


def asked(prompt: str) -> Wanted:
    return lambda session: session.asks()[0].prompt == prompt


def may(verb: str) -> Wanted:
    return lambda session: any(move.verb == verb for move in session.legal(session.asks()[0].by))


def _played(seats: int, options: dict[str, Any], wanted: Wanted) -> Staged:
    """A random game up to the first wanted position."""
    for seed in _SEEDS:
        rng = random.Random(seed)
        session, actor, draws = Session(GAME, seats, settle(GAME, seats, options)), RandomChance(rng), []
        while (asks := session.asks()) and len(session.moves) < _MOST:
            drawn = silent(asks[0])
            if not drawn and wanted(session):
                return Staged(session, draws)
            session.play(random_move(session.game, session.state, actor, rng))
            draws += session.moves[-1:] if drawn else []
    raise LookupError("no seed leads there")


class Heist(Evening):
    def __init__(
        self,
        robot: Robot,
        folder: Path,
        wanted: Wanted,
        seats: int = 2,
        size: tuple[int, int] = (1280, 800),
        **options: Any,
    ) -> None:
        """`options`: for the game; those with names of settings go to the app's settings."""
        settings = {key: options.pop(key) for key in _SETTINGS if key in options}
        super().__init__(robot, folder, **settings)
        Window.size = size
        staged = _played(seats, options, wanted)
        (folder / "games").mkdir(exist_ok=True)
        settled = settle(GAME, seats, options)
        keep_save(folder / "games" / "heist.jsonl", Chosen(GAME.key, GAME, seats, settled), staged)
        self.app.resume("heist")
        self.robot.wait(0.3)

    @property
    def board(self) -> CasseDuSiecleBoard:
        return self.app.sitting.board

    @property
    def session(self) -> Session:
        return self.sitting.match.session

    @property
    def legal(self) -> list[Move]:
        return self.sitting.match.legal(self.sitting.tablet.ask.by)

    @property
    def prompt(self) -> str:
        return self.the(Panel).prompt

    def the(self, kind: type[Widget]) -> Any:
        (found,) = self.all(kind)
        return found

    def touch(self, *part: object) -> None:
        """Touches a part that is drawn on the board."""
        self.robot.touch(self.board.vault.point(part))
        self.settle()

    def slot(self, face: int) -> KeySlot:
        return next(slot for slot in self.all(KeySlot) if slot.part == ("key", face))

    def tap(self, widget: Widget) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.settle()

    def press(self, text: str) -> None:
        self.tap(next(plate for plate in self.all(Plate) if plate.text == text))

    def dial(self, values: tuple[int, ...]) -> None:
        for wheel, value in zip(self.board.dials.dials, values, strict=True):
            while wheel.value != value:
                self.robot.touch(wheel.to_window(*wheel.turning(value)))
        self.press("Composer")

    def settle(self) -> None:
        self.robot.wait(0.1)
        self.robot.until(self._rests, 5)

    def _rests(self) -> bool:
        return self.app.sitting is None or not (
            self.app.sitting.telling.resolving or self.board.vault._flights.airborne
        )

    def look(self, seconds: float = 1.2) -> None:
        """Holds the frame, and leaves the finger on it."""
        frame = self.the(KeysFrame)
        self.robot.touch_down(frame.to_window(frame.center_x, frame.y + 30))
        self.robot.wait(seconds)

    def note(self) -> str:
        return "\n".join(text for note in self.all(Note) for text in (note.text, note.clause))


def drawn(canvas: object) -> list[object]:
    """The contents of a canvas, as far as they can be seen."""
    seen = []
    for instruction in canvas.children:
        facts: list[object] = [type(instruction).__name__]
        for name in _VISIBLE:
            value = getattr(instruction, name, None)
            if isinstance(value, Texture):  # a part of a sheet: a sheet taken anew has other objects
                value = (*value.size, *value.tex_coords)
            facts.append(tuple(value) if isinstance(value, list | tuple) else value)
        seen.append(tuple(facts))
    return seen
