"""Prizes of Le Château du roc noir. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coffres.engine.awards import MEMORY, NERVE, Award, Roll, Told, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.roc_noir.material import ENTRANCE, KNIGHTS, NONE

DIE = dict.fromkeys(range(KNIGHTS), 1 / KNIGHTS)  # RN-08: each colour twice, with or without the ring
_GOES = ("step", "jump")


def _helmet(fact: Fact, seats: int) -> Roll:
    return Roll(fact[3][0], [fact[2][0]])


ROLLS = {"roll": _helmet}


def _fell(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][2] != "safe" else []


def _stood(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][2] == "safe" else []


def _fell_when_another_left(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][2] == "counterweight" else []


def _at_the_entrance_again(fact: Fact, seats: int) -> Iterable[int]:
    """By a step, a jump, or a fall."""
    if fact[1] in _GOES:
        return [fact[0]] if fact[2][0] == ENTRANCE else []
    return [fact[3][0]] if fact[3][2] != "safe" and fact[3][3] == ENTRANCE else []


def _brought_home(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[0]] if fact[3][2] != NONE else []


def _put_under_the_pile(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[0]] * len(fact[2])


def _drew(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]]


def _was_robbed(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1]]


def _steps_of_turns(told: Told) -> list[tuple[int, int]]:
    """Who had each turn that somebody ended, and how far their knight went in it."""
    turns, went = [], 0
    for fact in told.facts:
        if fact[1] in _GOES:
            went += 1
        elif fact[1] == "roll":
            went = 0
        elif fact[1] == "end_turn":
            turns.append((fact[0], went))
    return turns


def _longest_turn(told: Told, seats: int) -> Sequence[int]:
    longest = [0] * seats
    for seat, went in told.once(_steps_of_turns):
        longest[seat] = max(longest[seat], went)
    return longest


def _stayed(told: Told, seats: int) -> Sequence[int]:
    stayed = [0] * seats
    for seat, went in told.once(_steps_of_turns):
        stayed[seat] += not went
    return stayed


AWARDS = (
    Award(
        "arrow-down-bold-circle",
        N_("Casse-cou"),
        N_("{name} : {count} trappes ouvertes sous ses chevaliers."),
        each(_fell, "trap"),
        virtue=NERVE,
    ),
    Award(
        "shoe-print",
        N_("Pied sûr"),
        N_("{name} a posé le pied sur {count} cases louches, qui ont tenu."),
        each(_stood, "trap"),
        4,
        MEMORY,
    ),
    Award("hand-coin", N_("Doigts légers"), N_("{name} a pris {count} portraits à d'autres."), made("rob")),
    Award("lasso", N_("Voltige"), N_("{name} a sauté {count} fois avec une corde."), made("jump")),
    Award("walk", N_("Mille pas"), N_("{name} a fait {count} pas dans le château."), made("step"), 10),
    Award(
        "scale-unbalanced",
        N_("La faute aux autres"),
        N_("{name} a chuté {count} fois, parce que quelqu'un d'autre est parti."),
        each(_fell_when_another_left, "trap"),
        1,
    ),
    Award(
        "castle",
        N_("Bon fantôme ne saurait mentir"),
        N_("{name} a mené {count} chevaliers jusqu'au trésor."),
        each(_brought_home, *_GOES),
    ),
    Award(
        "door-closed",
        N_("Retour à la case bottes"),
        N_("{name} : {count} retours à l'entrée, et on s'essuie les pieds."),
        each(_at_the_entrance_again, *_GOES, "trap"),
    ),
    Award(
        "image-frame",
        N_("Galerie d'art"),
        N_("{name} a décroché {count} portraits."),
        each(_drew, "draw"),
        6,
    ),
    Award(
        "recycle",
        N_("Goût difficile"),
        N_("{name} a remis {count} ancêtres sous la pile : pas assez beaux."),
        each(_put_under_the_pile, "exchange"),
    ),
    Award(
        "family-tree",
        N_("Réunion de famille"),
        N_("{name} a réuni {count} fois une famille entre ses propres chevaliers."),
        made("swap"),
        1,
    ),
    Award(
        "account-heart",
        N_("Esprit de famille"),
        N_("{name} a gardé {count} fois ses ancêtres, pour le meilleur et pour le pire."),
        made("keep"),
    ),
    Award(
        "bag-personal",
        N_("Poches percées"),
        N_("{name} s'est fait détrousser {count} fois."),
        each(_was_robbed, "rob"),
        1,
    ),
    Award(
        "map-marker-distance",
        N_("Le grand tour"),
        N_("{name} a fait {count} pas en un seul tour."),
        _longest_turn,
        6,
    ),
    Award(
        "anchor",
        N_("Prudence de pierre"),
        N_("{name} a passé {count} tours sans bouger un orteil."),
        _stayed,
    ),
)
