"""The end of a mission that nobody finished: the guard keeps the formula, and the agents steal away."""

from __future__ import annotations

from math import sin

from kivy.graphics import Color, Mesh, SmoothEllipse

from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD, NOBODY
from coffres.ui.boards.agence_tous_risques.figure import draw_figure
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part

_LIT, _GONE = 0.1, 0.86  # the parts of the scene at which the lights go on and the last agent is away
_LATER = 0.09  # how much later each agent starts
_SWINGS = 14  # how fast the lights swing


class StillGuarded(Tableau):
    lasts = 4.5
    beats = (_LIT, 0.3, 0.44, 0.58)

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        chosen = finish.moment.table["figures"][: len(finish.moment.people)]
        # those who have not chosen theirs yet leave as they sit
        self._figures = [figure if figure != NOBODY else seat for seat, figure in enumerate(chosen)]

    def paint(self, box: Box, played: float) -> None:
        upright = box.width < box.height  # the agents pass before the vault, not beside it
        side = min(box.height * 0.92, box.width * (0.6 if upright else 0.42))
        low = box.y + box.height * (0.36 if upright else 0.05)
        middle = box.x + box.width * (0.5 if upright else 0.34)
        self._paint_fortress(box, middle, low, side)
        lit = part(played, _LIT, _LIT + 0.12)
        for lamp, goal in ((middle - side * 0.72, -0.35), (middle + side * 0.72, 0.9)):
            swing = sin(played * _SWINGS + goal) * (1 - part(played, _GONE, 1))
            beam((lamp, low + side * 0.86), lamp + side * (goal + 0.4 * swing), low + side * 0.05, side, lit)
        tall = side * 0.72
        draw_figure(GUARD, Box(middle - tall / 2, low, tall, tall), fine=True)
        sign = side * 0.3
        art.lay("formula", Box(middle + tall * 0.2, low + tall * 0.3, sign, sign), fine=True)
        if upright:
            self._paint_agents(box.x + box.width * 0.03, box, low - box.width * 0.26, played)
        else:
            self._paint_agents(middle + side * 0.4, box, low, played)

    @staticmethod
    def _paint_fortress(box: Box, middle: float, low: float, side: float) -> None:
        wall = side * 0.16
        for brick in range(int(box.width / (wall * 4)) + 2):
            art.lay("wall", Box(box.x + brick * wall * 4, low, wall * 4, wall * 0.66))
        art.lay("vault_door", Box(middle - side / 2, low, side, side), fine=True)

    def _paint_agents(self, begin: float, box: Box, low: float, played: float) -> None:
        """One after the other, to the right and into the dark, until they stand in a row."""
        end, count = box.x + box.width * 0.97, len(self._figures)
        room = (end - begin) / (count + 0.4)
        tall = min(box.height * 0.46, room * 1.25)
        for place, figure in enumerate(self._figures):
            gone = part(played, _LIT + _LATER * place, _GONE - _LATER * (count - 1 - place))
            goal = end - room * (place + 0.7)
            walks = 0 < gone < 1
            x = begin + (goal - begin) * gone
            y = low + abs(sin(played * 40 + place)) * tall * 0.1 * walks
            if gone:
                strides = walks and sin(played * 40 + place) > 0
                draw_figure(figure, Box(x - tall / 2, y, tall, tall), strides, mirrored=True, fine=True)


def beam(lamp: tuple[float, float], goal: float, low: float, side: float, lit: float) -> None:
    """A searchlight, and its light down to the ground."""
    x, y = lamp
    for broad, shine in ((0.34, 0.16), (0.2, 0.2)):
        half = side * broad
        Color(*ink.YELLOW[:3], shine * lit)
        ground = [goal - half, low, 0, 0, goal + half, low, 0, 0]
        Mesh(vertices=[x, y, 0, 0, *ground], indices=[0, 1, 2], mode="triangles")
        SmoothEllipse(pos=(goal - half, low - half * 0.2), size=(2 * half, half * 0.4))
    for radius, colour in ((0.085, ink.INK), (0.075, ink.KHAKI), (0.05, ink.YELLOW)):
        shine = 0.4 + 0.6 * lit if colour is ink.YELLOW else 1
        Color(*(shade * shine for shade in colour[:3]), 1)
        SmoothEllipse(pos=(x - side * radius, y - side * radius), size=[2 * side * radius] * 2)
