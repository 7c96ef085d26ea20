"""Real dice have been thrown: people tap what they show, and can correct it until they confirm.

For a single die, its faces are shown side by side. Several dice are asked for one after the other, so that
every face is as large as a finger. A die that has been entered becomes a plate; a tap on it corrects it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.ui.board import Control
from coffres.ui.chooser import Part

FALLEN = "fallen"  # the part of the plate that confirms the dice


def next_die(dice: int, taken: Sequence[Part]) -> int:
    """The number of the first die that has not been entered; `dice` if all have."""
    return next((number for number in range(dice) if number not in _told(taken)), dice)


def own_dice(
    dice: int, sides: Sequence[int], taken: Sequence[Part], face: Callable[[int, int], Control], done: str
) -> list[Control]:
    """The plates for real dice. `taken`: the parts tapped so far; `face(number, side)`: the plate for a side;
    `done`: the plate that confirms."""
    last = Control(FALLEN, done, main=True)
    number = next_die(dice, taken)
    if dice == 1:
        return [*(face(0, side) for side in sides), last]
    if number < dice:
        return [face(number, side) for side in sides]
    return [*(face(number, side) for number, side in sorted(_told(taken).items())), last]


def _told(taken: Sequence[Part]) -> dict[int, int]:
    """Which side was entered for which die: die -> side."""
    return {part[1]: part[2] for part in taken if isinstance(part, tuple) and part[0] == "die"}
