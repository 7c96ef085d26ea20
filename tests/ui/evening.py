"""The app on a device that remembers what it was asked, and hands that use it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from coffres.dev.window.game import NAMES, people
from coffres.dev.window.robot import FRAME, Robot
from coffres.device.ports import Acceleration
from coffres.device.silent import SilentDevice
from coffres.device.takes import layer_of
from coffres.engine.contract import Move
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.peek import Peek

G = 9.81


class Evening:
    def __init__(self, robot: Robot, folder: Path, **settings: object) -> None:
        self.robot = robot
        self.device = SilentDevice()
        self.app = CoffresApp(data=folder, seed=3, device=self.device.ports)
        robot.open(self.app)
        self.app.change(language="fr", **settings)

    @property
    def sitting(self) -> Any:
        return self.app.sitting

    def start(
        self, game: str = "coffre_et_cle", seats: int = 4, names: Sequence[str] = NAMES, **options: object
    ) -> Evening:
        self.app.start(game, people(seats, names), options)
        self.robot.wait(0.2)
        return self

    def all(self, kind: type[Widget]) -> list[Any]:
        return [widget for widget in self.app.scene.walk(restrict=True) if isinstance(widget, kind)]

    def slide(self) -> None:
        (bolt,) = self.all(Bolt)
        start = bolt.to_window(*bolt.knob)
        self.robot.drag(start, (start[0] + bolt.way, start[1]))

    def hold(self) -> None:
        (peek,) = self.all(Peek)
        self.robot.touch_down(peek.to_window(*peek.center))

    def at_talk(self, left: float = 10, talk: int = 10) -> Evening:
        """On the table, with an hourglass that has so many seconds left."""
        self.start(talk=talk)
        for _ in range(4):
            self.sitting.stage.lift()
            self.sitting.asking.play(Move(self.sitting.tablet.hand.to, "seen"))
        self.sitting.stage.lift()
        self.sitting.asking.play(Move(self.sitting.tablet.hand.to, "pass"))
        self.sitting.hourglasses.running[0].left = left
        self.robot.wait(FRAME)
        return self

    # The device

    def asked(self, port: str) -> list[tuple[object, ...]]:
        return [call.args for call in self.device.asked(port)]

    def heard(self) -> list[str]:
        """What has sounded, but for what lies behind the game."""
        return [name for name in self._played() if not layer_of(name)]

    def behind(self) -> list[str]:
        """The parts of ambience, tension and theme that have begun."""
        return [name for name in self._played() if layer_of(name)]

    def _played(self) -> list[str]:
        return [name for what, name in self.app.senses.sounds.heard if what == "play"]

    def level(self, layer: str) -> float:
        """How loud a layer of this game is now."""
        return float(self.app.senses.sounds.levels[f"{self.sitting.game}/{layer}"])

    def forget(self) -> None:
        self.device.calls.clear()
        self.app.senses.sounds.heard.clear()

    @property
    def sensing(self) -> bool:
        return self.device["accelerometer"].started

    def move(self, seconds: float, motion: Any) -> None:
        """Moves the tablet for so many seconds; `motion` gives the acceleration."""
        start = Clock.get_time()
        while Clock.get_time() < start + seconds:
            self.device["accelerometer"].acceleration = motion(Clock.get_time() - start)
            self.robot.wait(FRAME)

    def shake(self, seconds: float = 1.5) -> None:
        self.move(seconds, lambda at: (18 * sin(21 * at), 7 * sin(21 * at), G))


def lying(_at: float) -> Acceleration:
    return (0.2, 0.1, G)


def held(_at: float) -> Acceleration:
    return (0, 6.9, 6.9)
