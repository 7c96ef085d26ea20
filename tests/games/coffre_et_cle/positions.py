"""Tables of Le Coffre et la Clé, dealt as a test needs them."""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import CHANCE
from coffres.games.coffre_et_cle.material import FALSE_KEY as F
from coffres.games.coffre_et_cle.material import FALSE_TREASURE as X
from coffres.games.coffre_et_cle.material import KEY
from coffres.games.coffre_et_cle.material import NEUTRAL as N
from coffres.games.coffre_et_cle.material import THE_KEY as K
from coffres.games.coffre_et_cle.material import TREASURE as T
from tests.games.table import Table

__all__ = ["F", "K", "N", "T", "X", "act", "begun", "to_designation", "turn"]


def begun(hands: str, centre: str = "", *, looked: bool = True, starter: int = 0, **options: Any) -> Table:
    """A deal: a letter of KTFNX a hand, in seat order; and the centre's two cards, already drawn."""
    code = {"K": K, "T": T, "F": F, "N": N, "X": X}
    table = Table(KEY, len(hands), options)
    for seat, letter in enumerate(hands):
        table.chance("deal", seat, code[letter])
    table.chance("starter", starter)
    if looked:
        for seat in range(len(hands)):
            table.play(seat, "seen")
    for slot, letter in enumerate(centre):
        table.state.roles[len(hands) + slot] = code[letter]
        table.state.left[code[letter]] -= 1
    return table.arrange()


def act(table: Table, verb: str, *args: Any) -> None:
    """The action of the active player, with the look that follows from it; up to the talk."""
    seat = table.state.seat
    table.play(seat, verb, *args)
    if table.state.phase == "draw":
        table.session.play(table.session.legal(CHANCE)[0])
    if table.state.phase == "look":
        table.play(table.state.looker, "seen")


def to_designation(table: Table, verb: str = "pass", *args: Any) -> None:
    act(table, verb, *args)
    table.table("end_talk")


def turn(table: Table, verb: str = "pass", *args: Any) -> None:
    """A whole turn without a designation."""
    to_designation(table, verb, *args)
    table.play(table.state.seat, "decline")
