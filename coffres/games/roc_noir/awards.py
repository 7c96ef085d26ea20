"""Prizes of Le Château du roc noir. Uses facts, never a state."""

from __future__ import annotations

from coffres.engine.awards import MEMORY, NERVE, Award, Roll, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.roc_noir.material import KNIGHTS

DIE = dict.fromkeys(range(KNIGHTS), 1 / KNIGHTS)  # RN-08: each colour twice, with or without the ring


def rolled(fact: Fact, seats: int) -> Roll | None:
    return Roll(fact[3][0], [fact[2][0]]) if fact[1] == "roll" else None


AWARDS = (
    Award(
        "arrow-down-bold-circle",
        N_("Casse-cou"),
        N_("{name} : {count} trappes ouvertes sous ses chevaliers."),
        each(lambda fact, _seats: [fact[3][0]] if fact[3][2] != "safe" else [], "trap"),
        virtue=NERVE,
    ),
    Award(
        "shoe-print",
        N_("Pied sûr"),
        N_("{name} a posé le pied sur {count} cases louches, qui ont tenu."),
        each(lambda fact, _seats: [fact[3][0]] if fact[3][2] == "safe" else [], "trap"),
        4,
        MEMORY,
    ),
    Award("hand-coin", N_("Doigts légers"), N_("{name} a pris {count} portraits à d'autres."), made("rob")),
    Award("lasso", N_("Voltige"), N_("{name} a sauté {count} fois avec une corde."), made("jump")),
    Award("walk", N_("Mille pas"), N_("{name} a fait {count} pas dans le château."), made("step"), 10),
)
