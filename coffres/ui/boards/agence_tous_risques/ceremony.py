"""The end of the mission: out of the fortress with the formula, and gone into the night."""

from __future__ import annotations

from math import sin

from kivy.graphics import Color, PopMatrix, PushMatrix, Scale, SmoothEllipse, Translate
from kivy.metrics import dp

from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.figure import DrawnFigure
from coffres.ui.boards.agence_tous_risques.guarded import Beam, StillGuarded
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part
from coffres.ui.rays import Rays

_OUT, _NEAR = 0.14, 0.62  # the parts of the scene at which the agent leaves the gate and comes to the front
_STEPS = 9
_GUARDS = 2
_LARGEST = 140  # dp: half as high as the agent stands at the front, where the picture is still sharp
_SWINGS = 14  # how fast the lights swing
_SHOUT = 0.42  # how much the star behind the agent grows
_DUST = 0.23, 0.27  # how well the first footprint is seen, and how much better one at our feet


class IntoTheNight(Tableau):
    lasts = 4.5
    beats = (_OUT, 0.28, 0.42, _NEAR)

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        view = finish.moment.table
        self._figure = view["figures"][max(0, view["holder"])]

    def build(self, box: Box) -> None:
        self._gate = gate = self._build_fortress(box)
        self._lamps = self._build_lights(gate, box)
        self._large = large = min(box.height * 0.4, box.width * 0.26, dp(_LARGEST))
        self._start = gate.center[0], gate.y + gate.height * 0.34
        high = 0.5 if box.width > box.height else 0.66
        # the star behind the agent, and the formula in front of it, stay on the screen
        across = min(box.width * 0.66, box.width - large * (1 + _SHOUT) - dp(4))
        self._goal = goal = box.x + across, box.y + box.height * high
        self._rays = Rays(*goal)
        self._trail = [(step / _STEPS, _footprint(step, self._start, goal, large)) for step in range(_STEPS)]
        self._guards = [_Guard(gate, box, guard) for guard in range(_GUARDS)]
        self._shout = self._build_shout(goal, large)
        self._agent = DrawnFigure(self._figure, fine=True)
        self._formula = art.lay("formula", Box(*goal, 0, 0), fine=True)

    @staticmethod
    def _build_fortress(box: Box) -> Box:
        """Returns the box of its gate."""
        side = min(box.height * 0.86, box.width * (0.42 if box.width > box.height else 0.68))
        left, low = box.x + box.width * 0.04, box.y + box.height * 0.07
        wall = side * 0.16
        for brick in range(int(box.width / (wall * 4)) + 2):
            art.lay("wall", Box(box.x + brick * wall * 4, low, wall * 4, wall * 0.66))
        art.lay("vault_open", Box(left, low, side, side), fine=True)
        return Box(left, low, side, side)

    @staticmethod
    def _build_lights(gate: Box, box: Box) -> list[tuple[float, float, Beam]]:
        """For each searchlight: where it hangs, where its light goes, and itself."""
        high = gate.y + max(gate.height, box.height * 0.7) * 0.95
        hung = [
            (gate.x + gate.width + (box.width - gate.width) * 2 * lamp, goal)
            for lamp, goal in ((0.12, -0.2), (0.42, 0.3))
        ]
        return [(x, goal, Beam((x, high), gate.y, gate.height)) for x, goal in hung]

    @staticmethod
    def _build_shout(goal: tuple[float, float], large: float) -> Scale:
        """The star behind the agent; it is drawn as large as it will be at last."""
        PushMatrix()
        Translate(*goal)
        grown = Scale(0, 0, 1)
        ink.burst((0, 0), large * (1 + _SHOUT), 14, 0.82, ink.YELLOW, dp(3))
        PopMatrix()
        return grown

    def play(self, box: Box, played: float) -> None:
        self._sweep(played)
        near = part(played, _NEAR, _NEAR + 0.1)
        self._rays.shine(self._large * 2.4 * near, played, 0.5 * near)
        self._shout.x = self._shout.y = (1 + _SHOUT * near) / (1 + _SHOUT) if near else 0
        gone = part(played, _OUT, _NEAR)
        for at, print_ in self._trail:  # left behind by who has passed
            print_.a = _DUST[1] * at + _DUST[0] if at <= gone - 0.08 else 0
        for guard in self._guards:
            guard.run(played)
        self._leave(played, gone)

    def _sweep(self, played: float) -> None:
        """Searchlights sweep the ground beyond the gate once the guards are awake."""
        lit = part(played, _OUT, _OUT + 0.12)
        for x, goal, beam in self._lamps:
            swing = sin(played * _SWINGS + goal) * (1 - part(played, _NEAR, 1))
            beam.shine(x + self._gate.width * (goal + 0.4 * swing), lit)

    def _leave(self, played: float, gone: float) -> None:
        small, large = self._gate.height * 0.16, self._large
        radius = small + (large - small) * gone
        x, y = _between(self._start, self._goal, gone)
        y += abs(sin(played * 40)) * radius * 0.25 * (gone < 1) * (played > _OUT)
        strides = 0 < gone < 1 and sin(played * 40) > 0
        self._agent.stand(Box(x - radius, y - radius, radius * 2, radius * 2), strides)
        side = radius * 1.1
        self._formula.pos, self._formula.size = (x + radius * 0.2, y - radius * 1.05), (side, side)


def _between(start: tuple[float, float], goal: tuple[float, float], at: float) -> tuple[float, float]:
    return start[0] + (goal[0] - start[0]) * at, start[1] + (goal[1] - start[1]) * at


def _footprint(step: int, start: tuple[float, float], goal: tuple[float, float], large: float) -> Color:
    """In dust, larger towards us. Returns how well it is seen."""
    at = step / _STEPS
    size = large * (0.12 + 0.3 * at)
    x, y = _between(start, goal, at)
    dust = Color(1, 0.95, 0.86, 0)
    low = y - large * 0.7 - size / 2 * (1 if step % 2 else -0.4)
    SmoothEllipse(pos=(x - size / 2, low), size=(size, size * 0.6))
    return dust


class _Guard:
    """Sleeps standing beside the gate, wakes up, and runs after the agent as far as the wall."""

    def __init__(self, gate: Box, box: Box, number: int) -> None:
        self._tall, self._number = gate.height, number
        self._x, self._ground = gate.x + gate.width * (0.26 + 0.5 * number), gate.y - gate.height * 0.04
        self._reach = min(gate.width * 0.34, box.width * 0.2)
        Color(0, 0, 0, 0.4)
        self._shadow = SmoothEllipse(size=(0, 0))
        self._figure = DrawnFigure(GUARD, fine=True)

    def run(self, played: float) -> None:
        awake = part(played, _OUT + 0.1, _NEAR)
        runs, stride = 0 < awake < 1, sin(played * 34 + self._number * 1.3)
        tall, x = self._tall * (0.4 + 0.12 * awake), self._x + self._reach * awake
        self._shadow.pos = (x - tall * 0.3, self._ground - tall * 0.05)
        self._shadow.size = (tall * 0.6, tall * 0.13)
        hop = abs(stride) * tall * 0.09 * runs
        self._figure.stand(Box(x - tall / 2, self._ground + hop, tall, tall), runs and stride > 0)


class Escape(Ceremony):
    ground = ("outside", "agence_tous_risques")

    def scene(self, finish: Finish) -> Tableau:
        return IntoTheNight(finish)

    def unwon(self, finish: Finish) -> Tableau:
        return StillGuarded(finish)


CEREMONY = Escape()
