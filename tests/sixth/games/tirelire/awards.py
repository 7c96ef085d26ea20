"""Prizes of La Tirelire."""

from __future__ import annotations

from coffres.engine.awards import SIX, Award, Roll, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE = SIX
AWARDS = (Award("gift", N_("Grand cœur"), N_("{name} a donné."), made("give"), 1),)


def _die(fact: Fact, seats: int) -> Roll:
    return Roll(fact[3][0], [fact[2][0]])


ROLLS = {"roll": _die}
