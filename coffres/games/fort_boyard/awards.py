"""Prizes of Les Clés de Fort Boyard. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from coffres.engine.awards import NERVE, SIX, WIT, Award, Fortune, Roll, Rolled, Tally, Told, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE = SIX
_VERDICTS = (  # what the table says about a trial; consequences.py says what is shown of it
    *("guess", "point", "miss", "tie", "show", "won", "lost", "stall"),
    *("candidate_laughs", "opponent_laughs", "both_laugh"),
)


ROLLS: Mapping[str, Rolled] = {
    "roll": lambda fact, _seats: Roll(fact[3][1], fact[2]),
    "roll_two": lambda fact, _seats: Roll(fact[3][0], fact[2]),
}


def _won_a_trial(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][4] in ("keys", "riddle") else []


def _resisted(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1]] if fact[3][1] >= 0 and fact[3][2] is False else []


def _failed_a_trial(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][4] in ("retry", "pass") else []


def _met(whom: str) -> Tally:
    """How often each seat came to a space of this kind."""
    return each(
        lambda fact, _seats: [fact[3][1]] if fact[3][0] == "move" and fact[3][3] == whom else [], "roll"
    )


def _laughed(fact: Fact, seats: int) -> Iterable[int]:
    verb, (candidate, opponent, *_rest) = fact[1], fact[3]
    if verb == "both_laugh":
        return [candidate, opponent]
    return [candidate if verb == "candidate_laughs" else opponent]


def _won_keys(fact: Fact, seats: int) -> Iterable[int]:
    if fact[1] == "right":
        return [fact[3][0]] * fact[3][1]
    return [fact[3][0]] * fact[3][5] if fact[3][4] == "keys" else []


def _closed_by_a_tiger(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][2]] if fact[3][0] == "chest" and fact[3][3] == "tiger" else []


def _let_loose_a_tiger(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1]] if fact[3][0] == "chest" and fact[3][3] == "tiger" else []


def _missed_a_riddle(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]]


def _dawdled(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]]


def _has_notes(value: int) -> Tally:
    """How many notes of a value each seat has at the end, when the fortunes are counted."""

    def tally(told: Told, seats: int) -> Sequence[int]:
        notes = [0] * seats
        for fact in told.of("count"):
            for seat, _worth, by_value in fact[3]:
                notes[seat] = by_value[value]
        return notes

    return tally


FORTUNE = Fortune("sack", N_("La plus grosse fortune"), N_("{name} a quitté le fort avec {count} boyards."))
AWARDS = (
    Award(
        "head-question",
        N_("Esprit vif"),
        N_("{name} a trouvé {count} énigmes."),
        each(lambda fact, _seats: [fact[3][0]], "right"),
        virtue=WIT,
    ),
    Award(
        "medal",
        N_("Bête d'épreuves"),
        N_("{name} a gagné {count} épreuves."),
        each(_won_a_trial, *_VERDICTS),
        virtue=NERVE,
    ),
    Award(
        "wall",
        N_("Un mur"),
        N_("{name} a tenu bon {count} fois face aux épreuves des autres."),
        each(_resisted, *_VERDICTS),
    ),
    Award("paw", N_("Odeur de fauve"), N_("{name} a croisé {count} tigres."), _met("tiger")),
    Award(
        "cash-multiple",
        N_("Les mains pleines"),
        N_("{name} a sorti {count} billets du coffre."),
        each(lambda fact, _seats: [fact[2][0]], "note"),
        3,
    ),
    Award(
        "cat",
        N_("Langue au chat"),
        N_("{name} a laissé filer {count} énigmes."),
        each(_missed_a_riddle, "wrong"),
    ),
    Award(
        "emoticon-lol-outline",
        N_("Fou rire"),
        N_("{name} a éclaté de rire {count} fois."),
        each(_laughed, "candidate_laughs", "opponent_laughs", "both_laugh"),
        1,
    ),
    Award(
        "emoticon-sad-outline",
        N_("L'important, c'est de participer"),
        N_("{name} a manqué {count} épreuves, mais de peu."),
        each(_failed_a_trial, *_VERDICTS),
    ),
    Award(
        "key-chain",
        N_("Trousseau de gardien"),
        N_("{name} a décroché {count} clés."),
        each(_won_keys, "right", *_VERDICTS),
        3,
    ),
    Award(
        "shield-key",
        N_("Rendez-vous avec le gardien"),
        N_("{name} a croisé {count} fois le gardien."),
        _met("guardian"),
        1,
    ),
    Award(
        "home-map-marker",
        N_("Tour du propriétaire"),
        N_("{name} a visité {count} cellules vides."),
        _met("empty"),
    ),
    Award(
        "lock",
        N_("Pas si vite"),
        N_("{name} a laissé le coffre fermé {count} fois, pour faire durer le plaisir."),
        made("leave_shut", "go_on"),
    ),
    Award(
        "gate-open",
        N_("Sésame"),
        N_("{name} a ouvert le coffre {count} fois."),
        made("open_chest"),
        1,
    ),
    Award(
        "paw-off",
        N_("Les doigts dans la gueule"),
        N_("{name} : {count} fois le tigre a refermé le coffre sur ses doigts."),
        each(_closed_by_a_tiger, "roll"),
        1,
    ),
    Award(
        "emoticon-devil-outline",
        N_("Dressage de tigres"),
        N_("{name} a lâché {count} fois le tigre sur le coffre de quelqu'un d'autre."),
        each(_let_loose_a_tiger, "roll"),
        1,
    ),
    Award(
        "cash-100",
        N_("Gros billets"),
        N_("{name} : {count} des plus gros billets, et pas un faux pli."),
        _has_notes(5),
        1,
    ),
    Award(
        "piggy-bank",
        N_("Petite monnaie"),
        N_("{name} a ramassé {count} petits billets : c'est lourd, et ça ne vaut presque rien."),
        _has_notes(0),
        3,
    ),
    Award(
        "calculator",
        N_("Compte et recompte"),
        N_("{name} a recompté sa fortune {count} fois."),
        made("look"),
    ),
    Award(
        "timer-sand",
        N_("Euh… euh…"),
        N_("{name} a cherché ses mots {count} fois."),
        each(_dawdled, "stall"),
        1,
    ),
)
