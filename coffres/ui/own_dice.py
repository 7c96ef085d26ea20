"""Real dice have been thrown: people tap what they show, and can correct it until they confirm.

For a single die, its faces are shown side by side. Several dice are asked for one after the other, so that
every face is as large as a finger. A die that has been entered becomes a plate; a tap on it corrects it.
"""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Ask
from coffres.engine.trouble import N_
from coffres.ui.board import Control
from coffres.ui.board_parts import Throw
from coffres.ui.chooser import Part
from coffres.ui.theme import PAPER
from coffres.ui.widgets.dice import material

FALLEN = "fallen"  # the part of the plate that confirms the dice
A_DIE = ("die_ivory_5", "")  # the house's picture beside the words of a plate that rolls
_ANOTHER_DIE = ("die_ivory_1", "")


def roll_words(dice: int) -> str:
    """The label of the plate that rolls so many dice."""
    return N_("Lancer le dé") if dice == 1 else N_("Lancer les dés")


def second_die(dice: int) -> tuple[str, str]:
    """What lies behind the first die on a plate that rolls so many: nothing if it is one."""
    return _ANOTHER_DIE if dice > 1 else ("", "")


def next_die(dice: int, taken: Sequence[Part]) -> int:
    """The number of the first die that has not been entered; `dice` if all have."""
    return next((number for number in range(dice) if number not in _told(taken)), dice)


def own_dice(ask: Ask, throw: Throw, taken: Sequence[Part], done: str) -> list[Control]:
    """The plates. `taken`: what has been tapped; `done`: the label of the plate that says that all lie so."""
    last = Control(FALLEN, done, main=True)
    number = next_die(ask.dice, taken)
    if ask.dice == 1:
        return [*(_face(ask, throw, 0, side) for side in throw.sides), last]
    if number < ask.dice:
        return [_face(ask, throw, number, side) for side in throw.sides]
    return [*(_face(ask, throw, number, side) for number, side in sorted(_told(taken).items())), last]


def _face(ask: Ask, throw: Throw, number: int, side: int) -> Control:
    """The plate that says that a die shows this side; it looks as that die does on the table."""
    colour = next(iter(throw.colours(ask)[number:]), PAPER)
    shown = f"die_{material(colour)}_{side}" if throw.paint is None else ""
    return Control(("die", number, side), throw.name(side), picture=shown)


def _told(taken: Sequence[Part]) -> dict[int, int]:
    """Which side was entered for which die: die -> side."""
    return {part[1]: part[2] for part in taken if isinstance(part, tuple) and part[0] == "die"}
