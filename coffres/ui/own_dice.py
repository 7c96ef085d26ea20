"""Our own dice have been thrown: people tap what they show, and can correct it until they say that it is so.

A single die has its faces side by side. Several are asked for one after the other, so that every face stays
as large as a finger; then each of them is a plate, which takes its die up again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.ui.board import Control
from coffres.ui.chooser import Part

FALLEN = "fallen"  # the part that says: our own dice lie so


def next_die(dice: int, taken: Sequence[Part]) -> int:
    """The first one that has not been told; `dice` when all have."""
    return next((number for number in range(dice) if number not in _told(taken)), dice)


def own_dice(
    dice: int, sides: Sequence[int], taken: Sequence[Part], face: Callable[[int, int], Control], done: str
) -> list[Control]:
    """The plates. `taken`: what has been tapped; `face(number, side)`: that of a die; `done`: what says that
    all lie so."""
    last = Control(FALLEN, done, main=True)
    number = next_die(dice, taken)
    if dice == 1:
        return [*(face(0, side) for side in sides), last]
    if number < dice:
        return [face(number, side) for side in sides]
    return [*(face(number, side) for number, side in sorted(_told(taken).items())), last]


def _told(taken: Sequence[Part]) -> dict[int, int]:
    """Die -> its side."""
    return {part[1]: part[2] for part in taken if isinstance(part, tuple) and part[0] == "die"}
