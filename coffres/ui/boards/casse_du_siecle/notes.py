"""The notes that a player sees beside the keys of their hand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from coffres.engine.contract import Move, View
from coffres.engine.words import Translate
from coffres.games.casse_du_siecle import words
from coffres.games.casse_du_siecle.material import SAFE, SIGNS
from coffres.ui.moment import Moment


def in_hand(view: View, asked: str) -> list[int]:
    """The keys in hand. When keys are put back, also those that were just lifted (CS-61)."""
    return view["hand"] + (view["lifted"] if asked == "return" else [])


def held(before: Sequence[int], moment: Moment) -> list[int]:
    """The hand on a private page, in its player's order; none while they look at a gear."""
    asked = moment.ask.prompt if moment.ask else ""
    return [] if asked == "seen" else fanned(before, in_hand(moment.sight.view, asked))


def fanned(before: Sequence[int], hand: Sequence[int]) -> list[int]:
    """A hand in the order in which it was held; new keys come at the end, in an order that tells nothing."""
    new = list(hand)
    old = []
    for face in before:
        if face in new:
            new.remove(face)
            old.append(face)
    return [*old, *random.sample(new, len(new))]


def fits(face: int, moves: Sequence[Move], translate: Translate) -> str:
    """The doors on which this key could be laid, one by one (CS-08)."""
    doors = sorted(
        {move.args[1] // SIGNS + 1 for move in moves if move.verb == "place" and move.args[0] == face}
    )
    told = words.DOORS if len(doors) > 1 else words.ONE_DOOR
    return translate(told).format(doors=", ".join(map(str, doors))) if doors else "–"


def of_a_turn(view: View, moves: Sequence[Move], translate: Translate) -> Iterator[str]:
    """What can be done in a single action, and which keys have been lifted."""
    at_once = [move for move in moves if move.verb in ("steal", "change")]
    if at_once:
        yield words.at_one_stroke(at_once, translate)
    if view["lifted"]:
        yield translate(words.LIFTED).format(keys=words.keys(view["lifted"]))


def of_the_notebook(view: View, table: View, translate: Translate) -> Iterator[str]:
    """The keys that this player has laid; or that there is no notebook."""
    if not view["options"]["notebook"]:
        yield translate(words.BY_HEART)
    elif view["options"]["hidden_keys"] and view["seat"] == view["viewer"]:
        mine = _own_keys(view, table)
        if mine:
            yield words.laid_by_you(mine, translate)


def _own_keys(view: View, table: View) -> dict[int, list[int]]:
    """CS-59: the keys that this player laid face down and that are still there, by door."""
    mine: dict[int, list[int]] = {}
    for lock, face in enumerate(view["laid"]):
        if table["laid"][lock] is None and face is not None:
            mine.setdefault(lock // SIGNS, []).append(face)
    return mine


def gears(view: View) -> list[tuple[str, ...]]:
    """CS-15: the notebook's entries for each place of the safe, the lower gear before the upper one."""
    if not view["options"]["notebook"]:
        return []
    slots = [(place, *([place + SAFE] if view["covers"] >> place & 1 else [])) for place in range(SAFE)]
    return [tuple(str(view["gears"][slot] or "") for slot in place) for place in slots]
