"""Prizes of L'Agence. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from coffres.engine.awards import NERVE, SIX, Award, Roll, each, greatest, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.agence_tous_risques.material import BENCHED, PROWLING

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


def _lost_a_fight(fact: Fact, seats: int) -> Iterable[int]:
    foe, active, winner = fact[3][0], fact[3][2], fact[3][5]
    return [(foe if winner == active else active) % seats] if winner >= 0 else []


def _beat_a_guard(fact: Fact, seats: int) -> Iterable[int]:
    red, blue = fact[2]
    return [fact[3][0] % seats] if blue > red else []


def _held_by_a_guard(fact: Fact, seats: int) -> Iterable[int]:
    red, blue = fact[2]
    return [fact[3][0] % seats] if blue <= red else []


def _seized_the_formula(fact: Fact, seats: int) -> Iterable[int]:
    """In the vault, on the way, or in the fight for it (AT-34, AT-41)."""
    if fact[1] == "parry":
        return [fact[3][5] % seats] if fact[3][4] == "formula" and fact[3][5] >= 0 else []
    return [trip[0] % seats for trip in _trips(fact) if trip[4] == "formula"]


def _trips(fact: Fact) -> Iterable[Sequence[Any]]:
    """The moves over the board that a fact tells of: (character, from, to, letter of the space, reason)."""
    shown = fact[3] if len(fact) > 3 else ()
    verb = fact[1]
    if verb in ("advance", "escape"):
        return [shown]
    if verb == "guard":
        return [shown] if len(shown) > 1 else []
    trip = shown[-1] if verb in ("draw", "parry") and shown else None
    return [] if trip is None else [trip]


def _leapt(fact: Fact, seats: int) -> tuple[int, int] | None:
    return next(((trip[0] % seats, abs(trip[2] - trip[1])) for trip in _trips(fact)), None)


def _ran_with_the_formula(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0] % seats] * abs(fact[3][2] - fact[3][1])


def _plays(card: int) -> Callable[[Fact, int], Iterable[int]]:
    return lambda fact, _seats: [fact[0]] if fact[2][0] == card else []


def _was_sent_back(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1] % seats] if len(fact) > 3 and fact[3][0] == PROWLING else []


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
    Award(
        "bandage",
        N_("Œil au beurre noir"),
        N_("{name} a perdu {count} combats, mais avec panache."),
        each(_lost_a_fight, "parry"),
    ),
    Award(
        "police-badge",
        N_("Papiers, s'il vous plaît"),
        N_("{name} : {count} contrôles d'identité, et les gardes ont tout leur temps."),
        each(_held_by_a_guard, "guard"),
    ),
    Award(
        "seat",
        N_("Banc de touche"),
        N_("{name} a passé son tour {count} fois, et regardé jouer les autres."),
        made("sit_out"),
        1,
    ),
    Award(
        "whistle",
        N_("Chef de patrouille"),
        N_("{name} a lâché {count} fois un garde en patrouille."),
        each(_plays(PROWLING), "play"),
        1,
    ),
    Award(
        "card-remove",
        N_("Carton rouge"),
        N_("{name} a mis {count} fois quelqu'un sur la touche."),
        each(_plays(BENCHED), "play"),
        1,
    ),
    Award(
        "exit-run",
        N_("Raccompagnement gratuit"),
        N_("{name} a eu droit {count} fois au retour sous escorte, jusqu'au garde le plus proche."),
        each(_was_sent_back, "draw"),
        1,
    ),
    Award(
        "handshake",
        N_("Diplomatie"),
        N_("{name} a renoncé {count} fois à défier quelqu'un."),
        made("refrain"),
    ),
    Award("broom", N_("Grand ménage"), N_("{name} a défaussé {count} cartes."), made("discard"), 3),
    Award(
        "cards-outline",
        N_("Sans filet"),
        N_("{name} a joué {count} tours sans carte."),
        made("waive"),
        3,
    ),
    Award(
        "rocket-launch",
        N_("Le grand bond"),
        N_("{name} a franchi {count} cases d'un coup."),
        greatest(_leapt, "advance", "escape", "guard", "draw", "parry"),
        7,
    ),
    Award(
        "flask",
        N_("Chimie amusante"),
        N_("{name} a mis {count} fois la main sur la formule."),
        each(_seized_the_formula, "advance", "escape", "guard", "draw", "parry"),
        1,
    ),
    Award(
        "run",
        N_("Poudre d'escampette"),
        N_("{name} a couru {count} cases, la formule sous le bras."),
        each(_ran_with_the_formula, "escape"),
        5,
    ),
)
