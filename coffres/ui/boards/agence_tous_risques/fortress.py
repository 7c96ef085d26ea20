"""The drawing of the fortress: walls, spaces, gate and vault. Redrawn only when its size or its path
changes."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.graphics import Canvas
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.agence_tous_risques import ink, spaces, walls
from coffres.ui.boards.agence_tous_risques.plan import Plan, plan
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout

_MARGIN = 0.02  # margin, as a part of the shorter side: half a tower
_WALL = 0.14  # thickness of a wall, as a part of a square


class Fortress(Widget):
    path = StringProperty()  # one letter a space, START and VAULT included
    start = StringProperty()  # the word written on START
    prize = BooleanProperty(True)  # whether the formula is still in the vault
    square = NumericProperty(1)  # the shorter side of a space, in pixels

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan: Plan | None = None
        self._ground = walls.Ground(0, 0, 1, 1)
        self._door = Canvas()
        self.canvas.after.add(self._door)
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._lay_out, size=self._lay_out, path=self._lay_out, start=self._lay_out)
        self.bind(prize=self._draw_door)

    def box(self, place: int) -> Box:
        """The box of a place of the path, inside its walls."""
        return self._ground.box(self.plan, self.plan.box(place)).within(self.square * _WALL * 0.55)

    def step(self, place: int, way: int) -> tuple[float, float]:
        """The direction on the board from a place to the next one; `way` is inwards or outwards."""
        if way > 0:
            return self.plan.onwards(place)
        right, up = self.plan.onwards(max(place - 1, 0))
        return -right, -up

    def _lay_out(self, *_: object) -> None:
        if not self.path or min(self.size) < 10:
            return
        margin = min(self.size) * _MARGIN + dp(2)
        self.plan = plan(len(self.path) - 2, self.width / self.height)
        self._ground = walls.Ground(
            self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin
        )
        self.square = min(self._ground.width / self.plan.columns, self._ground.height / self.plan.rows)
        self._draw_soon()

    def _draw(self, *_: object) -> None:
        line = max(1.0, self.square * 0.018)
        last = len(self.path) - 1
        self.canvas.clear()
        with self.canvas:
            walls.draw_ground(self._ground)
            for place, letter in enumerate(self.path[1:last], 1):
                spaces.draw_space(letter, self.box(place), self.plan.onwards(place), line)
                self._number(place, line)
            spaces.draw_start(self.box(0), self.start, self.plan.onwards(0), line)
            spaces.draw_vault(self.box(last), line)
            walls.draw_walls(self._ground, self.plan, self.square * _WALL)
        self._draw_door()

    def _draw_door(self, *_: object) -> None:
        self._door.clear()
        if self.plan is not None:
            with self._door:
                spaces.draw_door(self.box(len(self.path) - 1), self.prize)

    def _number(self, place: int, line: float) -> None:
        """Writes the space's number in its corner; the sentences use the same number."""
        box, size = self.box(place), self.square * 0.18
        text = str(place)
        spot = (box.x + self.square * 0.09 + ink.word_width(text, size) / 2, box.y + box.height - size * 0.95)
        ink.word(text, spot, size, ink.CREAM, line)


load_layout(__name__)
