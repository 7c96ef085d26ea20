"""A move, put together from taps.

A move has parts, as its board sees it: the action, a seat, a card place. Every tap on a part keeps the legal
moves that have it; parts that no kept move has go dark; when a single move is left, it is played, and so is
one all of whose parts have been tapped, though another would need them too. So people may begin with the
action or with the thing, and no screen needs a rule of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from kivy.event import EventDispatcher

from coffres.engine.contract import Move

Part = Hashable


class Chooser(EventDispatcher):
    """`on_change` comes when what is lit or taken has changed; `on_choice(move)` when one move is left;
    `on_dead(parts)` when a tap leads to no legal move, with all that had been tapped."""

    __events__ = ("on_change", "on_choice", "on_dead")

    def __init__(
        self, moves: Sequence[Move], parts: Callable[[Move], Sequence[Part]], seals: Collection[Part] = ()
    ) -> None:
        """`seals` are tapped last: a move that has one is not chosen before; till then all can change."""
        super().__init__()
        self.moves = tuple(moves)
        self._seals = frozenset(seals)
        self._parts = {move: frozenset(parts(move)) for move in moves}
        self.taken: tuple[Part, ...] = ()

    def kept(self, *more: Part) -> list[Move]:
        """The moves that have every part tapped so far, and these."""
        wanted = {*self.taken, *more}
        return [move for move in self.moves if wanted <= self._parts[move]]

    def lit(self, part: Part) -> bool:
        """Whether a tap on this part leads on."""
        return part not in self.taken and bool(self.kept(part))

    def leads_to(self, part: Part) -> list[Move]:
        """The moves that a tap on this part leaves possible: none where it is dark or already taken."""
        return self.kept(part) if part not in self.taken else []

    def tap(self, part: Part) -> None:
        if part in self.taken:  # a second tap lets go
            self.taken = tuple(other for other in self.taken if other != part)
            self.dispatch("on_change")
        elif self.kept(part):
            self._take(part)
        elif any(part in parts for parts in self._parts.values()):  # changed their mind: begin with this
            self.taken = ()
            self._take(part)
        else:
            self.dispatch("on_dead", (*self.taken, part))

    def let_go(self) -> None:
        """Of all that was tapped."""
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
        """Nothing to do but for those who listen."""

    def on_choice(self, move: Move) -> None:
        """Nothing to do but for those who listen."""

    def on_dead(self, parts: tuple[Part, ...]) -> None:
        """Nothing to do but for those who listen."""
