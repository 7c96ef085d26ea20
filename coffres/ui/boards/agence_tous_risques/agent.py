"""An agent's portrait, or the guard's."""

from __future__ import annotations

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.agence_tous_risques.agents import draw_agent, draw_guard
from coffres.ui.box import middle_of
from coffres.ui.pairs import load_layout

GUARD, NOBODY = -1, -2


class Agent(Widget):
    figure = NumericProperty(NOBODY)  # the number of an agent, GUARD or NOBODY

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, figure=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        radius = min(self.size) / 2
        if radius < 4:
            return
        center = middle_of(self)
        with self.canvas:
            if self.figure >= 0:
                draw_agent(self.figure, center, radius)
            elif self.figure == GUARD:
                draw_guard(center, radius)


load_layout(__name__)
