"""The end of a mission that nobody finished: the guard keeps the formula, and the agents steal away."""

from __future__ import annotations

from math import sin

from kivy.graphics import Color, Mesh, Rectangle, SmoothEllipse

from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD, NOBODY
from coffres.ui.boards.agence_tous_risques.figure import DrawnFigure
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

    def build(self, box: Box) -> None:
        upright = box.width < box.height  # the agents pass before the vault, not beside it
        self._side = side = min(box.height * 0.92, box.width * (0.6 if upright else 0.42))
        low = box.y + box.height * (0.36 if upright else 0.05)
        middle = box.x + box.width * (0.5 if upright else 0.34)
        self._build_fortress(box, middle, low, side)
        lamps = (middle - side * 0.72, -0.35), (middle + side * 0.72, 0.9)
        self._beams = [
            (lamp, goal, Beam((lamp, low + side * 0.86), low + side * 0.05, side)) for lamp, goal in lamps
        ]
        tall = side * 0.72
        DrawnFigure(GUARD, fine=True).stand(Box(middle - tall / 2, low, tall, tall))
        sign = side * 0.3
        art.lay("formula", Box(middle + tall * 0.2, low + tall * 0.3, sign, sign), fine=True)
        self._agents = [DrawnFigure(figure, mirrored=True, fine=True) for figure in self._figures]
        self._begin, self._low = middle + side * 0.4, low
        if upright:
            self._begin, self._low = box.x + box.width * 0.03, low - box.width * 0.26

    @staticmethod
    def _build_fortress(box: Box, middle: float, low: float, side: float) -> None:
        wall = side * 0.16
        for brick in range(int(box.width / (wall * 4)) + 2):
            art.lay("wall", Box(box.x + brick * wall * 4, low, wall * 4, wall * 0.66))
        art.lay("vault_door", Box(middle - side / 2, low, side, side), fine=True)

    def play(self, box: Box, played: float) -> None:
        lit = part(played, _LIT, _LIT + 0.12)
        for lamp, goal, beam in self._beams:
            swing = sin(played * _SWINGS + goal) * (1 - part(played, _GONE, 1))
            beam.shine(lamp + self._side * (goal + 0.4 * swing), lit)
        self._steal_away(box, played)

    def _steal_away(self, box: Box, played: float) -> None:
        """One after the other, to the right and into the dark, until they stand in a row."""
        begin, end, count = self._begin, box.x + box.width * 0.97, len(self._agents)
        room = (end - begin) / (count + 0.4)
        tall = min(box.height * 0.46, room * 1.25)
        for place, agent in enumerate(self._agents):
            gone = part(played, _LIT + _LATER * place, _GONE - _LATER * (count - 1 - place))
            goal = end - room * (place + 0.7)
            walks = 0 < gone < 1
            x = begin + (goal - begin) * gone
            y = self._low + abs(sin(played * 40 + place)) * tall * 0.1 * walks
            high = tall if gone else 0.0  # who has not come yet is not seen
            agent.stand(Box(x - high / 2, y, high, high), walks and sin(played * 40 + place) > 0)


class Beam:
    """A searchlight on its mast, and its light down to the ground; all of it is drawn once, and the light
    only moves."""

    def __init__(self, lamp: tuple[float, float], low: float, side: float) -> None:
        (x, y), self._low = lamp, low
        self._lamp = lamp
        self._cones = []
        for thick, colour in ((0.036, ink.INK), (0.018, ink.KHAKI)):
            Color(*colour[:3], 1)
            Rectangle(pos=(x - side * thick / 2, low), size=(side * thick, y - low))
        for broad, shine in ((0.34, 0.16), (0.2, 0.2)):
            half = side * broad
            light = Color(*ink.YELLOW[:3], 0)
            cone = Mesh(indices=[0, 1, 2], mode="triangles")
            self._cones.append((half, shine, light, cone, SmoothEllipse(size=(2 * half, half * 0.4))))
        for radius, colour in ((0.085, ink.INK), (0.075, ink.KHAKI), (0.05, ink.YELLOW)):
            self._glass = Color(*colour[:3], 1)
            SmoothEllipse(pos=(x - side * radius, y - side * radius), size=[2 * side * radius] * 2)

    def shine(self, goal: float, lit: float) -> None:
        """To where on the ground, and how brightly."""
        for half, shine, light, cone, spot in self._cones:
            light.a = shine * lit
            ground = [goal - half, self._low, 0, 0, goal + half, self._low, 0, 0]
            cone.vertices = [*self._lamp, 0, 0, *ground]
            spot.pos = (goal - half, self._low - half * 0.2)
        self._glass.rgb = [shade * (0.4 + 0.6 * lit) for shade in ink.YELLOW[:3]]
