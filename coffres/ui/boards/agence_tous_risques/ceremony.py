"""The end of the mission: out of the fortress with the formula, and gone into the night."""

from __future__ import annotations

from math import sin

from kivy.graphics import Color, SmoothEllipse
from kivy.metrics import dp

from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.figure import draw_figure
from coffres.ui.boards.agence_tous_risques.guarded import StillGuarded, beam
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part
from coffres.ui.rays import rays

_OUT, _NEAR = 0.14, 0.62  # the parts of the scene at which the agent leaves the gate and comes to the front
_STEPS = 9
_GUARDS = 2
_LARGEST = 140  # dp: half as high as the agent stands at the front, where the picture is still sharp
_SWINGS = 14  # how fast the lights swing
_LINES = 12


class IntoTheNight(Tableau):
    lasts = 4.5
    beats = (_OUT, 0.28, 0.42, _NEAR)

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        view = finish.moment.table
        self._figure = view["figures"][max(0, view["holder"])]

    def paint(self, box: Box, played: float) -> None:
        gone = part(played, _OUT, _NEAR)
        gate = self._paint_fortress(box)
        self._paint_lights(gate, box, played)
        start = (gate.center[0], gate.y + gate.height * 0.34)
        goal = (box.x + box.width * 0.66, box.y + box.height * (0.5 if box.width > box.height else 0.66))
        x, y = (one + (other - one) * gone for one, other in zip(start, goal, strict=True))
        small, large = gate.height * 0.16, min(box.height * 0.4, box.width * 0.26, dp(_LARGEST))
        radius = small + (large - small) * gone
        y += abs(sin(played * 40)) * radius * 0.25 * (gone < 1) * (played > _OUT)
        near = part(played, _NEAR, _NEAR + 0.1)
        rays(x, y, large * 2.4 * near, played, 0.5 * near)
        self._paint_trail(start, (x, y), gone, radius)
        self._paint_guards(gate, box, played)
        if near:
            ink.shape(ink.burst((x, y), large * (1.0 + 0.42 * near), 14, 0.82), ink.YELLOW, dp(3))
        strides = 0 < gone < 1 and sin(played * 40) > 0
        tall = radius * 2
        draw_figure(self._figure, Box(x - tall / 2, y - tall / 2, tall, tall), strides, fine=True)
        side = radius * 1.1
        art.lay("formula", Box(x + radius * 0.2, y - radius * 1.05, side, side), fine=True)

    def _paint_fortress(self, box: Box) -> Box:
        """Returns the box of its gate."""
        side = min(box.height * 0.86, box.width * (0.42 if box.width > box.height else 0.68))
        left, low = box.x + box.width * 0.04, box.y + box.height * 0.07
        wall = side * 0.16
        for brick in range(int(box.width / (wall * 4)) + 2):
            art.lay("wall", Box(box.x + brick * wall * 4, low, wall * 4, wall * 0.66))
        art.lay("vault_open", Box(left, low, side, side), fine=True)
        return Box(left, low, side, side)

    @staticmethod
    def _paint_lights(gate: Box, box: Box, played: float) -> None:
        """Searchlights sweep the ground beyond the gate once the guards are awake."""
        lit = part(played, _OUT, _OUT + 0.12)
        for lamp, goal in ((0.12, -0.2), (0.42, 0.3)):
            swing = sin(played * _SWINGS + goal) * (1 - part(played, _NEAR, 1))
            x = gate.x + gate.width + (box.width - gate.width) * 2 * lamp
            high = gate.y + max(gate.height, box.height * 0.7) * 0.95
            beam((x, high), x + gate.width * (goal + 0.4 * swing), gate.y, gate.height, lit)

    def _paint_guards(self, gate: Box, box: Box, played: float) -> None:
        """They sleep on their feet beside the gate, wake up, and run after the agent as far as the wall."""
        awake = part(played, _OUT + 0.1, _NEAR)
        runs = 0 < awake < 1
        tall = gate.height * (0.4 + 0.12 * awake)
        reach = min(gate.width * 0.34, box.width * 0.2)
        for guard in range(_GUARDS):
            x = gate.x + gate.width * (0.26 + 0.5 * guard) + reach * awake
            hop = abs(sin(played * 34 + guard * 1.3)) * tall * 0.09 * runs
            strides = runs and sin(played * 34 + guard * 1.3) > 0
            ground = gate.y - gate.height * 0.04
            Color(0, 0, 0, 0.4)
            SmoothEllipse(pos=(x - tall * 0.3, ground - tall * 0.05), size=(tall * 0.6, tall * 0.13))
            draw_figure(GUARD, Box(x - tall / 2, ground + hop, tall, tall), strides, fine=True)

    def _paint_trail(
        self, start: tuple[float, float], goal: tuple[float, float], gone: float, radius: float
    ) -> None:
        """Footprints of dust, larger towards us."""
        for step in range(_STEPS):
            at = step / _STEPS
            if at > gone - 0.08:
                return
            size = radius * (0.12 + 0.3 * at)
            x = start[0] + (goal[0] - start[0]) * at
            y = start[1] + (goal[1] - start[1]) * at - radius * 0.7
            Color(1, 0.95, 0.86, 0.5 - 0.03 * (_STEPS - step))
            SmoothEllipse(
                pos=(x - size / 2, y - size / 2 * (1 if step % 2 else -0.4)), size=(size, size * 0.6)
            )


class Escape(Ceremony):
    ground = ("night", "agence_tous_risques")

    def scene(self, finish: Finish) -> Tableau:
        return IntoTheNight(finish)

    def unwon(self, finish: Finish) -> Tableau:
        return StillGuarded(finish)


CEREMONY = Escape()
