"""What a game draws once and shows often, such as letters that are pictures: kept while that game is played.

It is freed with the pictures of its game. What is secret must not be drawn so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

_KEPT: dict[str, list[Callable[[], None]]] = {}  # by game: what forgets the textures of one function


def drawn_once(game: str) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: keeps what the function has drawn, until another game is played or none."""

    def keep(draw: Callable[..., Any]) -> Any:
        kept = lru_cache(maxsize=None)(draw)
        _KEPT.setdefault(game, []).append(kept.cache_clear)
        return kept

    return keep


def forget_all_but(game: str) -> None:
    for key, forgets in _KEPT.items():
        if key != game:
            for forget in forgets:
                forget()
