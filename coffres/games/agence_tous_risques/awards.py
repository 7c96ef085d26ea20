"""Prizes of L'Agence. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable

from coffres.engine.awards import NERVE, SIX, Award, Roll, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE = SIX


def rolled(fact: Fact, seats: int) -> Roll | None:
    """The roll of a move or a fight. Of the two dice against a guard, only the blue one is the player's
    (AT-16)."""
    verb = fact[1]
    if verb == "guard":
        return Roll(fact[3][0] % seats, fact[2][1:])
    if verb in ("first", "advance", "strike", "parry", "escape"):
        return Roll(fact[3][0] % seats, fact[2])
    return None


def _won_a_fight(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][5] % seats] if fact[3][5] >= 0 else []


def _beat_a_guard(fact: Fact, seats: int) -> Iterable[int]:
    red, blue = fact[2]
    return [fact[3][0] % seats] if blue > red else []


AWARDS = (
    Award(
        "sword-cross",
        N_("Poings d'acier"),
        N_("{name} a gagné {count} combats."),
        each(_won_a_fight, "parry"),
        virtue=NERVE,
    ),
    Award(
        "shield-off",
        N_("Terreur des gardes"),
        N_("{name} a bousculé {count} gardes."),
        each(_beat_a_guard, "guard"),
    ),
    Award("cards", N_("Un plan dans la manche"), N_("{name} a joué {count} cartes."), made("play"), 3),
    Award("fencing", N_("Sang chaud"), N_("{name} a lancé {count} défis."), made("challenge")),
)
