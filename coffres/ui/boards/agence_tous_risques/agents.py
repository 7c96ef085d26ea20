"""Portraits in a disc: the four agents, by their numbers (AT-03), and the guard."""

from __future__ import annotations

from coffres.ui.boards.agence_tous_risques import art, ink
from coffres.ui.boards.agence_tous_risques.ink import Point


def draw_agent(figure: int, center: Point, radius: float) -> None:
    _draw(f"agent_{figure}", center, radius)


def draw_guard(center: Point, radius: float) -> None:
    _draw("agent_guard", center, radius)


def _draw(name: str, center: Point, radius: float) -> None:
    art.lay(name, art.around(center, radius))
    ink.ring(center, radius * 0.985, max(1.2, radius * 0.03))
