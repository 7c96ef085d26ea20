"""Prizes of Les Clés de Fort Boyard. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable

from coffres.engine.awards import NERVE, SIX, WIT, Award, Fortune, Roll, each
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE = SIX
_VERDICTS = (  # what the table says about a trial; consequences.py says what is shown of it
    *("guess", "point", "miss", "tie", "show", "won", "lost", "stall"),
    *("candidate_laughs", "opponent_laughs", "both_laugh"),
)


def rolled(fact: Fact, seats: int) -> Roll | None:
    if fact[1] == "roll":
        return Roll(fact[3][1], fact[2])
    return Roll(fact[3][0], fact[2]) if fact[1] == "roll_two" else None


def _won_a_trial(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][0]] if fact[3][4] in ("keys", "riddle") else []


def _resisted(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1]] if fact[3][1] >= 0 and fact[3][2] is False else []


def _met_a_tiger(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[3][1]] if fact[3][0] == "move" and fact[3][3] == "tiger" else []


FORTUNE = Fortune(
    "sack", N_("La plus grosse fortune"), N_("{name} a quitté le fort avec {count} en billets.")
)
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
    Award("paw", N_("Odeur de fauve"), N_("{name} a croisé {count} tigres."), each(_met_a_tiger, "roll")),
    Award(
        "cash-multiple",
        N_("Les mains pleines"),
        N_("{name} a sorti {count} billets du coffre."),
        each(lambda fact, _seats: [fact[2][0]], "note"),
        3,
    ),
)
