"""How dice are thrown: from the hand of whoever throws them, as hard as it shook the tablet."""

from __future__ import annotations

from math import atan2, cos, hypot, radians, sin
from typing import NamedTuple

GENTLE, USUAL, HARD = 0.0, 0.5, 1.0  # how hard dice are thrown
_ASIDE = radians(50)  # a shake may turn a throw so far away from straight ahead

Way = tuple[float, float]  # a direction in the window, of length 1


class Fling(NamedTuple):
    """A throw. It says how dice fall, never what they show: that was drawn before."""

    force: float = USUAL
    way: Way = (0.0, 1.0)  # from the hand over the table


def flung(edge: int, force: float = USUAL, along: tuple[float, float] = (0.0, 0.0)) -> Fling:
    """A throw from an edge of the tablet (in quarter turns). `along`: the line on which a hand shook it to
    and fro, in the window; (0, 0) if nobody did, or only up and down."""
    straight = radians(90 * edge)
    ahead, aside = -sin(straight), cos(straight)
    if not hypot(*along):
        return Fling(force, (ahead, aside))
    forth = along[0] * ahead + along[1] * aside
    across = aside * along[0] - ahead * along[1]  # to the right of straight ahead
    if forth < 0:  # of the two directions of that line, the one away from the hand
        forth, across = -forth, -across
    turned = straight - max(-_ASIDE, min(_ASIDE, atan2(across, forth)))
    return Fling(force, (-sin(turned), cos(turned)))
