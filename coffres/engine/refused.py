"""A move that the rules do not allow."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.engine.trouble import N_, Trouble


class Refused(Trouble):
    """A move was refused; `clause` is the id of the rule against it."""

    def __init__(self, move: Move, clause: str) -> None:
        super().__init__(N_("Ce coup n'est pas permis ({rule})."), rule=clause)
        self.move = move
        self.clause = clause
