"""What must be tapped for a move, and which move some taps make. A card is named by its slot in the hand.

To the rules two cards of one kind are the same, so they have the same slot.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from coffres.engine.contract import Ask, Move
from coffres.ui.chooser import Part

ONESELF = -1  # the target of a card that has no other target
_SLOTS = range(3)
_TARGETS = (ONESELF, *range(4))

ROLLS = ("roll", "face_guard", "fight_holder", "stay")  # the roll of the turn, and what replaces it (AT-51)

# The last tap of a move with a card lifted: nothing is done before it, even if one move is left.
SEALS: Collection[Part] = (
    *(("act", roll) for roll in ROLLS),
    *(("play", slot, target) for slot in _SLOTS for target in _TARGETS),
    *(("discard", slot) for slot in _SLOTS),
)


def parts(move: Move, hand: Sequence[int], actor: int) -> Sequence[Part]:
    """The parts of a move. `hand`: the cards of the character whose turn it is, if they matter: who rolls
    with a card in mind lifts one, and may as well lift another."""
    if move.verb == "choose":
        return [("figure", move.args[0])]
    if move.verb in ("fight", "challenge"):
        return [("on", move.args[0])]
    if move.verb in ("play", "discard"):
        slot = hand.index(move.args[0])
        return [("card", slot), _deed(move, slot, actor)]
    if move.verb in ROLLS and hand:
        return [("card", 0), ("act", move.verb)]
    return [("act", move.verb)]


def attempt(ask: Ask, tapped: Sequence[Part], hand: Sequence[int]) -> Move | None:
    """The move that these taps would make; None if they make none."""
    last = tapped[-1]
    if last[0] == "on":
        return Move(ask.by, "challenge" if ask.prompt == "screen" else "fight", (last[1],))
    if last[0] == "figure":
        return Move(ask.by, "choose", (last[1],))
    if last[0] == "play":
        _play, slot, target = last
        return Move(ask.by, "play", (hand[slot],) if target == ONESELF else (hand[slot], target))
    return None


def chosen(tapped: Sequence[Part]) -> int | None:
    """The slot of the card whose plates are shown; None if there is none."""
    return next((part[1] for part in tapped if part[0] == "card"), None)


def _deed(move: Move, slot: int, actor: int) -> Part:
    """The last tap of a move with a card."""
    if move.verb == "discard":
        return ("discard", slot)
    target = move.args[1] if len(move.args) == 2 else actor
    return ("play", slot, ONESELF if target == actor else target)
