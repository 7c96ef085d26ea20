"""Which trials are in the box tonight. Kinds of boxes leave some out, and the table any others (FB-52)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from coffres.engine.trouble import N_, Trouble

_TOO_FEW = N_(
    "Épreuves qui resteraient : {count}. À moins de {fewest}, ce sont toujours les mêmes : remettez-en"
    " d'abord dans la boîte."
)
_LAST = N_("Il faut garder au moins une épreuve dans la boîte.")


class Kind(Protocol):
    """A kind of box."""

    @property
    def unsuited(self) -> Collection[str]: ...


class TrialChoice:
    def __init__(self, trials: Sequence[str], kinds: Sequence[Kind], fewest: int) -> None:
        """`fewest`: the trials that kinds of boxes must leave. By hand, people may leave out all but
        one."""
        self._trials = trials
        self._kinds = kinds
        self._fewest = fewest
        self._by_hand: frozenset[str] = frozenset()
        self._shelved: frozenset[str] = frozenset()
        self.kinds: frozenset[int] = frozenset()  # the numbers of the kinds that were chosen for tonight

    @property
    def left_out(self) -> tuple[str, ...]:
        return self._out(self._by_hand | self._shelved, self.kinds)

    def kind_against(self, trial: str) -> Kind | None:
        """The kind of box that leaves this trial out; None if there is none."""
        kinds = (kind for place, kind in enumerate(self._kinds) if place in self.kinds)
        return next((kind for kind in kinds if trial in kind.unsuited), None)

    def turn(self, trial: str) -> None:
        """Takes a trial out of the box, or puts it back. Raises Trouble if it is the last one."""
        by_hand = self._by_hand ^ {trial}
        self._check_one_is_left(by_hand | self._shelved)
        self._by_hand = by_hand

    def shelve(self, trials: Collection[str]) -> None:
        """Takes all these trials out. Raises Trouble if no other trial would be left."""
        self._check_one_is_left(self._by_hand | frozenset(trials))
        self._shelved = frozenset(trials)

    def hold(self, place: int) -> None:
        """Chooses this kind of box, or gives it up. Raises Trouble if too few trials would be left."""
        kinds = self.kinds ^ {place}
        count = len(self._trials) - len(self._out(self._by_hand | self._shelved, kinds))
        if place in kinds and count < self._fewest:
            raise Trouble(_TOO_FEW, count=count, fewest=self._fewest)
        self.kinds = kinds

    def _check_one_is_left(self, out: frozenset[str]) -> None:
        if len(self._out(out, self.kinds)) == len(self._trials):
            raise Trouble(_LAST)

    def _out(self, by_hand: frozenset[str], kinds: frozenset[int]) -> tuple[str, ...]:
        unsuited = {trial for place in kinds for trial in self._kinds[place].unsuited}
        return tuple(trial for trial in self._trials if trial in by_hand or trial in unsuited)
