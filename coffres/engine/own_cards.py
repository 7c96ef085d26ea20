"""What a game says of the cards that players write for it: `registry.card_game` finds the one there is."""

from __future__ import annotations

from typing import Protocol


class CardRules(Protocol):
    """The module `own_cards` of a game."""

    def check_wins(self, needed: tuple[int, ...]) -> None:
        """Trouble where a trial against each of the others in turn cannot ask for so many wins."""
