"""Puts a move together from taps.

A move has parts, as its board sees it: the action, a seat, a card place. Each tap keeps the legal moves that
have the tapped part; a part that none of these moves has goes dark. A move is played when it is the only one
left, or when all of its parts have been tapped, even if longer moves also have these parts. So people may
begin with the action or with the thing, and no screen needs its own rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from kivy.event import EventDispatcher

from coffres.engine.contract import Move

Part = Hashable


class Chooser(EventDispatcher):
    """Three events: `on_change` when the lit or taken parts have changed; `on_choice(move)` when the move is
    chosen; `on_dead(parts)`, with all parts tapped so far, when a tap leads to no legal move."""

    __events__ = ("on_change", "on_choice", "on_dead")

    def __init__(
        self, moves: Sequence[Move], parts: Callable[[Move], Sequence[Part]], seals: Collection[Part] = ()
    ) -> None:
        """`seals` are parts that must be tapped last: a move with a seal is not chosen before its seal is
        tapped."""
        super().__init__()
        self.moves = tuple(moves)
        self._seals = frozenset(seals)
        self._parts = {move: frozenset(parts(move)) for move in moves}
        self.taken: tuple[Part, ...] = ()

    def kept(self, *more: Part) -> list[Move]:
        """The moves that have every part tapped so far, and these parts too."""
        wanted = {*self.taken, *more}
        return [move for move in self.moves if wanted <= self._parts[move]]

    def lit(self, part: Part) -> bool:
        """Whether a tap on this part leads to a legal move."""
        return part not in self.taken and bool(self.kept(part))

    def leads_to(self, part: Part) -> list[Move]:
        """The moves still possible after a tap on this part; empty if the part is dark or already taken."""
        return self.kept(part) if part not in self.taken else []

    def ends_with(self, part: Part) -> list[Move]:
        """The moves of which this part is all that is missing."""
        return [move for move in self.leads_to(part) if self._parts[move] == {*self.taken, part}]

    def tap(self, part: Part) -> None:
        if part in self.taken:  # a second tap on a part gives it back
            self.taken = tuple(other for other in self.taken if other != part)
            self.dispatch("on_change")
        elif self.kept(part):
            self._take(part)
        elif any(part in parts for parts in self._parts.values()):  # a change of mind: begin with this part
            self.taken = ()
            self._take(part)
        else:
            self.dispatch("on_dead", (*self.taken, part))

    def let_go(self) -> None:
        """Forgets all taps."""
        self.taken = ()
        self.dispatch("on_change")

    def _take(self, part: Part) -> None:
        self.taken = (*self.taken, part)
        left = self.kept()
        self.dispatch("on_change")
        whole = [move for move in left if self._parts[move] == {*self.taken}]
        if whole or (len(left) == 1 and self._sealed(left[0])):
            self.dispatch("on_choice", (whole or left)[0])

    def _sealed(self, move: Move) -> bool:
        return self._parts[move] & self._seals <= {*self.taken}

    def on_change(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_choice(self, move: Move) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_dead(self, parts: tuple[Part, ...]) -> None:
        """The default handler that Kivy requires; it does nothing."""
