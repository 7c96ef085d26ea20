"""The boards, one folder a game, each with its layouts in `kv/boards`; imported when the game is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from coffres.engine.contract import View
    from coffres.ui.board import Board
    from coffres.ui.board_parts import Ceremony
    from coffres.ui.illustration import Illustration
    from coffres.ui.widgets.own_card_sheet import OwnCardSheet
    from coffres.ui.widgets.sheet import Sheet


def has_board(key: str) -> bool:
    """Whether a game can be played in the window."""
    return find_spec(f"{__name__}.{key}") is not None


def box_of(key: str) -> type[Widget] | None:
    """The widget in which people choose from a game's box, beside the options; None if the game has no such
    widget. It is made with a `variant` and the `seats`, brings the choice into the variant, and then says
    `on_change`; `tell` updates its words."""
    return getattr(import_module(f"{__name__}.{key}"), "BOX", None) if has_board(key) else None


def illustrations_of(key: str) -> dict[str, Illustration]:
    """What stands for each preset of a game, by the preset's name; a new game may have none."""
    return getattr(import_module(f"{__name__}.{key}"), "ILLUSTRATIONS", {}) if has_board(key) else {}


def first_seen(key: str) -> Sequence[str]:
    """The game's pictures, or the house's, that people see when its first question comes: one of each sheet.
    They only spare time; without them the game is the same."""
    return getattr(import_module(f"{__name__}.{key}"), "FIRST_SEEN", ()) if has_board(key) else ()


def board_of(key: str) -> type[Board]:
    return import_module(f"{__name__}.{key}").BOARD


def ceremony_of(key: str) -> Ceremony:
    """How a game ends on the whole screen: its own way, in `ceremony` of its room, or the house's."""
    if find_spec(f"{__name__}.{key}.ceremony") is not None:
        return import_module(f"{__name__}.{key}.ceremony").CEREMONY
    from coffres.ui.board_parts import Ceremony  # imported late: it needs a window

    return Ceremony()


def tense_of(key: str) -> Callable[[View], bool]:
    """Whether a public position is tense: as `suspense` of the game's room says; never without it."""
    if find_spec(f"{__name__}.{key}.suspense") is None:
        return lambda _view: False
    return import_module(f"{__name__}.{key}.suspense").tense


def trial_sheet_of(key: str) -> type[OwnCardSheet]:
    """Where a trial is written for a game that players can write cards for."""
    return import_module(f"{__name__}.{key}").TRIAL_SHEET


def tryout_of(key: str) -> type[Sheet]:
    """A card that players wrote for a game, as the table will see it: made with the `card`."""
    return import_module(f"{__name__}.{key}").TRYOUT
