"""Faults of KivyMD 2.0.0, mended before anything is drawn. Look here first when KivyMD is upgraded."""

from __future__ import annotations

from functools import lru_cache

from kivymd.uix.behaviors.ripple_behavior import M3CommonRipple
from materialyoucolor.hct.hct_solver import HctSolver


def mend() -> None:
    M3CommonRipple.init_fbos = _no_ripple_buffer
    M3CommonRipple.call_ripple_animation_methods = _no_ripple
    # The palette computes the same colours many times in pure Python, which takes 60 ms of every start.
    HctSolver.solve_to_int = staticmethod(lru_cache(maxsize=None)(HctSolver.solve_to_int))


def _no_ripple_buffer(self: M3CommonRipple) -> None:
    """The shader of the ripple crashes the app on some tablets, and its buffers take 0.7 MB a button. A
    pressed button still changes its colour."""
    self.fbo = self.rect = None


def _no_ripple(self: M3CommonRipple, touch: object) -> None:
    """Draws no ripple round the finger."""
