"""Keys and gears that lie face up although the rules keep them hidden, when a game is looked at again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp

from coffres.engine.contract import View
from coffres.games.casse_du_siecle.material import SAFE
from coffres.ui.boards.casse_du_siecle import marks, pieces
from coffres.ui.boards.casse_du_siecle.plan import Plan
from coffres.ui.box import Box

_PICTURED = 26  # dp: in a lower cell a key is its number and its letter's plate
_LABEL = 0.17  # part of a place's width


class TurnedUp(NamedTuple):
    bunches: Sequence[Sequence[str]] = ()  # for each place the keys that hang there
    gears: Sequence[str] = ()  # for each slot of the safe its number, or nothing


def turned_up(view: View, name: Callable[[int], str]) -> TurnedUp:
    """Nothing, in the view of anybody at the table."""
    if "bunches" not in view:
        return TurnedUp()
    bunches = [[name(face) for face in keys or ()] for keys in view["bunches"]]
    return TurnedUp(bunches, shown_gears(view))


def shown_gears(view: View) -> list[str]:
    return [str(value or "") for value in view["gears"]]


def paint(turned: TurnedUp, plan: Plan, covers: int) -> None:
    """Draws them over their backs; the gears of an open safe over its gold."""
    for place, (box, names) in enumerate(zip(plan.bunches, turned.bunches, strict=False)):
        label = box.width * _LABEL  # the place's own name stays visible
        room = Box(box.x + (label if place % 2 == 0 else 0), box.y, box.width - label, box.height).inside(
            0.05
        )
        for number, name in enumerate(names):
            cell = room.cell(number % 2, number // 2, 2, 2)
            if cell.height < dp(_PICTURED):
                marks.face(name, cell, min(cell.height * 0.8, cell.width * 0.62))
            else:
                pieces.key(cell.grown(0.96), name)
    for slot, value in enumerate(turned.gears):
        place, layer = slot % SAFE, slot // SAFE
        covered = bool(covers >> place & 1)
        if value and layer <= covered:
            pieces.gear_face(plan.gear_spot(slot, covered), value)
