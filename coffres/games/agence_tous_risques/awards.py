"""Prizes of L'Agence. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from coffres.engine.awards import NERVE, SIX, Award, Roll, Told, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.agence_tous_risques.material import BENCHED, PROWLING

DIE = SIX


def _dice(fact: Fact, seats: int) -> Roll:
    """The roll of a move or a fight."""
    return Roll(fact[3][0] % seats, fact[2])


def _against_a_guard(fact: Fact, seats: int) -> Roll:
    """AT-16: of the two dice, only the blue one is the player's."""
    return Roll(fact[3][0] % seats, fact[2][1:])


ROLLS = {
    **dict.fromkeys(("first", "advance", "strike", "parry", "escape"), _dice),
    "guard": _against_a_guard,
}


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


def _trips(told: Told) -> list[Sequence[Any]]:
    """The ways over the board, but for those after a fight: (character, from, to, letter of the space,
    reason)."""
    trips = [fact[3] for fact in told.of("advance", "escape", "guard") if len(fact[3]) > 1]
    return trips + _last_of(told.of("draw"))


def _last_of(facts: Iterable[Fact]) -> list[Sequence[Any]]:
    """The ways that such facts tell of at their end, if they do."""
    return [fact[3][-1] for fact in facts if len(fact) > 3 and fact[3] and fact[3][-1] is not None]


def _seized_the_formula(told: Told, seats: int) -> Sequence[int]:
    """In the vault, on the way, or in the fight for it (AT-34, AT-41)."""
    fights = [fact[3] for fact in told.of("parry")]
    takers = [trip[0] for trip in told.once(_trips) if trip[4] == "formula"]
    takers += [shown[5] for shown in fights if shown[4] == "formula" and shown[5] >= 0]
    return [sum(taker % seats == seat for taker in takers) for seat in range(seats)]


def _leapt(told: Told, seats: int) -> Sequence[int]:
    """The longest way at once."""
    longest = [0] * seats
    for who, start, end, *_ in (*told.once(_trips), *_last_of(told.of("parry"))):
        longest[who % seats] = max(longest[who % seats], abs(end - start))
    return longest


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
        _leapt,
        7,
    ),
    Award(
        "flask",
        N_("Chimie amusante"),
        N_("{name} a mis {count} fois la main sur la formule."),
        _seized_the_formula,
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
