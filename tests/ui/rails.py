"""The panel beside a board, alone, for tests."""

from __future__ import annotations

from pathlib import Path

from kivy.metrics import dp

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
from coffres.ui.whose_turn import Turns
from coffres.ui.widgets.happenings import Happenings
from coffres.ui.widgets.panel import Panel

LONG = "Ana, tu peux glisser un ou deux portraits sous la pile et en tirer autant."


def panel(robot: Robot, folder: Path, width: float, height: float, seats: int = 4) -> Panel:
    app = CoffresApp(data=folder, seed=1)
    robot.open(app)
    made = Panel(spoken=True, size_hint=(None, None), size=(dp(width), dp(height)))
    made.body = Happenings()
    made.ids.strip.show(people(seats), Turns(0, 1, -1))
    app.scene.screen.add_widget(made)
    return made
