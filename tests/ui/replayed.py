"""A recorded game on the shelf, looked at again in the window."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.ui.screens.replay import ReplayScreen
from tests.ui.evening import Evening

GOLDEN = Path(__file__).parents[1] / "golden"
# one recorded game of each kind that ends, and the longest of all
ONE_OF_EACH = (
    "coffre_et_cle/series",
    "casse_du_siecle/stopped",
    "roc_noir/stopped_shared",
    "agence_tous_risques/out",
    "fort_boyard/too_few",
)
LONGEST = "casse_du_siecle/safe_opened"


class Replayed(Evening):
    def __init__(
        self, robot: Robot, folder: Path, recorded: str = ONE_OF_EACH[0], **settings: object
    ) -> None:
        super().__init__(robot, folder, **settings)
        finished = folder / "games" / "finished"
        finished.mkdir(parents=True, exist_ok=True)
        shutil.copy(GOLDEN / f"{recorded}.jsonl", finished / "played.jsonl")
        self.below = self.app.scene.screen
        self.app.replay("played")
        robot.wait(0.5)

    @property
    def screen(self) -> ReplayScreen:
        screen: ReplayScreen = self.app.scene.screen
        return screen

    @property
    def cursor(self) -> Any:
        return self.screen.cursor

    def touch(self, widget: Widget) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.robot.wait(0.1)

    def button(self, icon: str) -> Any:
        """The one button with this icon."""
        buttons = [each for each in self.all(Widget) if getattr(each, "icon", "") == icon]
        return next(each for each in buttons if hasattr(each, "state"))

    def press(self, icon: str) -> None:
        self.touch(self.button(icon))

    def lit(self) -> list[str]:
        """The sentences that are lit."""
        story = self.screen.ids.story
        lines = story.lines[int(story.first) : int(story.end)]
        return [line.text for line in lines if not line.heading]
