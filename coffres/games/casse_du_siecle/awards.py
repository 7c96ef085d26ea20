"""Prizes of Le Casse du siècle. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from coffres.engine.awards import MEMORY, NERVE, Award, Fortune, Roll, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE: Mapping[int, float] = {}


def rolled(fact: Fact, seats: int) -> Roll | None:
    return None


def _opened(fact: Fact, seats: int) -> Iterable[int]:
    """The player who opened a door: with its last key, with four keys at once, or when hidden keys proved
    right."""
    by, verb = fact[0], fact[1]
    shown = fact[3] if len(fact) > 3 else ()
    if verb in ("steal", "change") or (verb == "place" and shown) or (verb == "lay" and shown and shown[1]):
        return [by]
    return []


def _dialed_wrong(fact: Fact, seats: int) -> Iterable[int]:
    return [] if fact[3][0] else [fact[0]]


FORTUNE = Fortune("poker-chip", N_("Le plus de jetons"), N_("{name} a empoché {count} jetons."))
AWARDS = (
    Award(
        "door-open",
        N_("Passe-muraille"),
        N_("{name} a ouvert {count} portes."),
        each(_opened, "steal", "change", "place", "lay"),
        virtue=MEMORY,
    ),
    Award(
        "incognito",
        N_("Comme chez soi"),
        N_("{name} a ouvert {count} portes qui étaient à quelqu'un d'autre."),
        made("steal"),
        virtue=NERVE,
    ),
    Award("cog", N_("Horlogerie fine"), N_("{name} a regardé {count} engrenages."), made("look")),
    Award(
        "lock-alert",
        N_("Doigts trop pressés"),
        N_("{name} a composé {count} combinaisons fausses."),
        each(_dialed_wrong, "dial"),
    ),
    Award(
        "key-chain",
        N_("Tout bien rangé"),
        N_("{name} a remis {count} clés avec les trousseaux."),
        made("put_back"),
    ),
)
