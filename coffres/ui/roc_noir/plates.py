"""The plates beside the castle, and what is said before what can never be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import Move, View
from coffres.engine.words import Translate
from coffres.games.roc_noir import words
from coffres.ui.board import Control
from coffres.ui.roc_noir import taps

_OWN_PLATE = ("turn_over", "youngest", "seen", "choose", "end_turn", "keep", "rob")


def plates(
    legal: Sequence[Move], view: View, taken: taps.Taken, label: Callable[[Move], str], translate: Translate
) -> list[Control]:
    """What may be pressed now: once a move is begun, only what belongs to it."""
    if taps.SWAP in taken or taps.picked(taken, "give") is not None:
        return _pairs(legal, taken, translate)
    verbs = {move.verb for move in legal}
    if taps.ROPE in taken:
        return [_rope(view, translate), *_seal(taken, translate)]
    if taps.picked(taken, "take") is not None:
        taking = [move for move in legal if move.verb == "rob" and taps.parts_of(move)[0] in taken]
        return [*(Control(taps.parts_of(move)[0], label(move)) for move in taking), *_seal(taken, translate)]
    found = [] if taps.under(taken) else _plain(legal, label)
    slid = sorted({half for move in legal if move.verb == "exchange" for half in move.args})
    found += [Control(("under", half), words.sentence(words.portrait(half, translate))) for half in slid]
    if taps.under(taken):
        return found + _seal(taken, translate)
    if "jump" in verbs:
        found.append(_rope(view, translate))
    if "swap" in verbs:
        found.append(Control(taps.SWAP, translate(words.PLATES["swap"])))
    return found


def _plain(legal: Sequence[Move], label: Callable[[Move], str]) -> list[Control]:
    return [
        Control(taps.parts_of(move)[0], label(move), main=move.verb != "rob")
        for move in legal
        if move.verb in _OWN_PLATE
    ]


def _rope(view: View, translate: Translate) -> Control:
    return Control(taps.ROPE, translate(words.PLATES["rope"]).format(left=view["ropes"][view["seat"]]))


def _pairs(legal: Sequence[Move], taken: taps.Taken, translate: Translate) -> list[Control]:
    """Which portrait joins which: the other way round, the pair is another knight's."""
    joins = [move.args[0] for move in legal if move.verb == "swap"]
    given = taps.picked(taken, "give")
    return [
        *(Control(("meet", half ^ 1), words.join(half, translate)) for half in joins),
        Control(taps.SWAP if given is None else ("give", given), translate(words.PLATES["not"])),
    ]


def _seal(taken: taps.Taken, translate: Translate) -> list[Control]:
    """The plate that does what has been put together, where it can never be undone."""
    if taps.picked(taken, "over") is not None:
        return [Control(taps.SURE_JUMP, translate(words.PLATES["jump"]), main=True)]
    if taps.picked(taken, "take") is not None:
        return [Control(taps.SURE_ROB, translate(words.PLATES["rob"]), main=True)]
    below = taps.under(taken)
    if len(below) < 2:
        return [Control(("sure", *below), translate(words.PLATES["exchange"]), main=True)] if below else []
    orders = (below, below[::-1])
    return [Control(("sure", *order), words.order(*order, translate), main=True) for order in orders]


def hint(view: View, taken: taps.Taken, names: Sequence[str], translate: Translate) -> str:
    """What these taps would lead to, as a sentence; empty: nothing that has to be said first."""
    kind, numbers = taps.pending(view, taken)
    if not kind:
        return ""
    fields: dict[str, object] = {"name": names[view["seat"]]}
    for field, number in numbers.items():
        if field == "left":
            fields[field] = number
        else:
            fields[field] = names[number] if field == "target" else words.portrait(number, translate)
    return words.sentence(translate(words.HINTS[kind]).format(**fields))
