"""The hourglass and the dice of the fort."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Ask, Fact, View
from coffres.ui.board_parts import Glass, Throw
from coffres.ui.boards.fort_boyard.drawing import RIDDLE_SIGN


class TwoDice(Throw):
    in_the_air = "cast"  # FB-66

    def fallen(self, fact: Fact) -> Sequence[int]:
        return fact[2] if fact[1] in ("roll", "roll_two") else ()


class TrialGlass(Glass):
    waits = ("pace",)  # FB-37
    often = True

    def turn(self, view: View) -> object:
        return view["turned"]

    def ends_by_hand(self, ask: Ask, view: View) -> bool:
        """The players say so in trials. When dice are rolled, each roll costs sand instead."""
        return ask.prompt == "hourglass" and view["phase"] in ("observe", "verdict")

    def stands_for(self, ask: Ask, view: View) -> tuple[str, str]:
        """The chest's minute, or the riddle's; beside it, the time to hand the die on and to roll it."""
        if ask.prompt != "hourglass":
            return "die_ivory_5", ""
        return "chest_open" if view["phase"] == "chest" else RIDDLE_SIGN, "fort_boyard"

    def costs(self, fact: Fact, view: View) -> float:
        """About the time that a player needs to take the dice and to roll them."""
        if fact[1] == "roll_two" or (fact[1] == "roll" and fact[3][0] == "chest"):
            return view["options"]["roll_pace"] + view["options"]["roll_limit"] / 2
        return 0
