"""The boards, one folder a game, each with its layouts in `kv/boards`; imported when the game is played."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from coffres.ui.board import Board


def has_board(key: str) -> bool:
    """Whether a game can be played in the window."""
    return find_spec(f"{__name__}.{key}") is not None


def box_of(key: str) -> type[Widget] | None:
    """The widget in which people choose from a game's box, beside the options; None if the game has no such
    widget. It is made with a `variant`, brings the choice into it, and then says `on_change`; `tell` updates
    its words."""
    return getattr(import_module(f"{__name__}.{key}"), "BOX", None) if has_board(key) else None


def board_of(key: str) -> type[Board]:
    return import_module(f"{__name__}.{key}").BOARD
