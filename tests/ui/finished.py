"""A game that was played to its end without showing it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.ui.app import CoffresApp
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.segments import Segment


class Finish:
    """A random game, played to its end without showing it."""

    def __init__(
        self, robot: Robot, folder: Path, size: tuple[int, int] = (1280, 800), **settings: Any
    ) -> None:
        self.robot = robot
        self.app = CoffresApp(data=folder, seed=3)
        robot.open(self.app)
        self.app.change(language="fr", **settings)
        self.app.start("coffre_et_cle", people(4), {})

    def play(self, seed: int = 1) -> EndScreen:
        """To the pages that are read after the ceremony."""
        end = self.celebrate(seed)
        end.go_on()
        self.robot.wait(0.1)
        return end

    def celebrate(self, seed: int = 1) -> EndScreen:
        """To the beginning of the ceremony."""
        rng = random.Random(seed)
        actor = RandomChance(rng)
        sitting: Any = self.app.sitting
        session = sitting.match.session
        while session.asks():  # this part is not shown
            sitting.match.play(random_move(session.game, session.state, actor, rng))
        self.celebrate_ended()
        end: EndScreen = self.app.scene.screen
        return end

    def celebrate_ended(self) -> CeremonyStage:
        """The same, of a game that has ended."""
        self.app.sitting.stage.go_on()
        self.robot.wait(0.1)
        stage: CeremonyStage = self.the(CeremonyStage)
        return stage

    def all(self, kind: type) -> list[Any]:
        return [widget for widget in self.app.scene.walk(restrict=True) if isinstance(widget, kind)]

    def press(self, text: str) -> None:
        found = [w for w in self.all(Plate) + self.all(Segment) if w.text == text]
        (button,) = found
        self.robot.touch(button.to_window(*button.center))
        self.robot.wait(0.3)

    def the(self, kind: type) -> Any:
        (found,) = self.all(kind)
        return found
