"""Prizes of Le Coffre et la Clé. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coffres.engine.awards import LIES, NERVE, WIT, Award, Fortune, Roll, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.coffre_et_cle.material import FALSE_KEY

DIE: Mapping[int, float] = {}


def rolled(fact: Fact, seats: int) -> Roll | None:
    return None


def _recognised(facts: Sequence[Fact], seats: int) -> Sequence[int]:
    """CC-32: how often each seat named the player who, as the cards show afterwards, had the False Key."""
    right = [0] * seats
    named: list[tuple[int, int]] = []
    for fact in facts:
        if fact[1] == "name":
            named.append((fact[0], fact[2][0]))
        elif fact[1] == "reveal":
            for namer, suspect in named:
                right[namer] += fact[3][suspect] == FALSE_KEY
            named = []
    return right


def roles(facts: Sequence[Fact], seats: int) -> list[tuple[int, ...]]:
    """The roles that each seat held at the end of the deals, when all cards were turned over."""
    opened = [fact[3] for fact in facts if fact[1] == "reveal"]
    return [tuple(cards[seat] for cards in opened) for seat in range(seats)]


def _misled(facts: Sequence[Fact], seats: int) -> Sequence[int]:
    """How often somebody else was suspected (CC-32), or the seat was designated as the Key (CC-27), while it
    held the False Key, as the cards show afterwards."""
    misled = [0] * seats
    pointed: list[tuple[int, bool, int]] = []  # who pointed, whether at the Key, and at whom
    for fact in facts:
        if fact[1] in ("name", "designate"):
            pointed.append((fact[0], fact[1] == "designate", fact[2][0]))
        elif fact[1] == "reveal":
            for liar in (seat for seat in range(seats) if fact[3][seat] == FALSE_KEY):
                misled[liar] += sum(by != liar and (other == liar) == as_key for by, as_key, other in pointed)
            pointed = []
    return misled


FORTUNE = Fortune(
    "treasure-chest", N_("Le plus de points"), N_("{name} a fini une série avec {count} points.")
)
AWARDS = (
    Award(
        "magnify", N_("Fin limier"), N_("{name} a reconnu la Fausse Clé {count} fois."), _recognised, 1, WIT
    ),
    Award(
        "emoticon-dead-outline",
        N_("Qui a ma carte ?"),
        N_("{name} a dû changer {count} fois de carte."),
        each(lambda fact, _seats: [fact[2][0]], "force"),
    ),
    Award("arm-flex", N_("Main forte"), N_("{name} a forcé {count} échanges."), made("force"), virtue=NERVE),
    Award(
        "drama-masks",
        N_("Visage de marbre"),
        N_("La Fausse Clé en main, {name} a égaré {count} soupçons."),
        _misled,
        2,
        LIES,
    ),
    Award("eye", N_("Œil de lynx"), N_("{name} a observé {count} cartes du centre."), made("observe")),
    Award(
        "swap-horizontal",
        N_("Girouette"),
        N_("{name} a changé {count} fois de carte, de son plein gré."),
        made("exchange"),
    ),
)
