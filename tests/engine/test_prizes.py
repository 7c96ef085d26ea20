"""Every prize of every game: the points that made-up facts give to each of three seats.

Facts are as the table is told them; CONTRIBUTING says where each game writes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from coffres.engine.awards import Told
from coffres.engine.registry import GAMES, prizes

SEATS = 3
Fact = tuple[Any, ...]
Case = tuple[str, Sequence[Fact], list[int]]

ROC: Sequence[Case] = (
    (
        "Casse-cou",
        [trap := (-2, "trap", (5, True), (1, 0, "back", 6)), (-2, "trap", (5, False), (2, 0, "safe", -1))],
        [0, 1, 0],
    ),
    ("Pied sûr", [trap, (-2, "trap", (5, False), (2, 0, "safe", -1))], [0, 0, 1]),
    ("Doigts légers", [rob := (0, "rob", (4,), (1, 2, 0, 9)), rob], [2, 0, 0]),
    ("Voltige", [jump := (2, "jump", (7,), (0, 2, -1)), (2, "step", (7,), (0, 2, -1))], [0, 0, 1]),
    ("Mille pas", [jump, step := (1, "step", (7,), (0, 3, -1)), step], [0, 2, 0]),
    ("La faute aux autres", [trap, (-2, "trap", (5, True), (2, 1, "counterweight", 8))], [0, 0, 1]),
    (
        "Bon fantôme ne saurait mentir",
        [step, (0, "step", (104,), (1, 3, 5)), (0, "jump", (104,), (1, 2, 0))],
        [2, 0, 0],
    ),
    (
        "Retour à la case bottes",
        [trap, step, (0, "step", (103,), (0, 3, -1)), (-2, "trap", (5, True), (2, 0, "back", 103))],
        [1, 0, 1],
    ),
    ("Galerie d'art", [(-2, "draw", (0, 3), (1, 0)), (-2, "draw", (0, 4), (1, 0))], [0, 2, 0]),
    ("Goût difficile", [(1, "exchange", (2,), (2, 2)), (0, "exchange", (3, 10), (0, 0))], [2, 1, 0]),
    ("Réunion de famille", [(1, "swap", (3,), (2, 1, 0, 8))], [0, 1, 0]),
    ("Esprit de famille", [(2, "keep", (), (0, 0))], [0, 0, 1]),
    ("Poches percées", [rob], [0, 0, 1]),
    (
        "Le grand tour",
        [
            roll := (-2, "roll", (1, False), (0, 1)),
            step,
            jump,
            (1, "end_turn", (), (2,)),
            roll,
            step,
            (1, "end_turn", (), (2,)),
        ],
        [0, 2, 0],
    ),
    (
        "Prudence de pierre",
        [roll, (0, "end_turn", (), (1,)), roll, step, (1, "end_turn", (), (2,))],
        [1, 0, 0],
    ),
)

# (foe, their die, active character, their die, what it is about, winner, the winner's move)
WON = (-2, "parry", (4,), (1, 4, 0, 6, "screen", 0, (0, 12, 14, ".", "")))
TIED = (-2, "parry", (4,), (1, 4, 0, 4, "screen", -1, None))
SEIZED = (-2, "parry", (6,), (2, 6, 0, 1, "formula", 2, None))
WALKED = (-2, "advance", (9,), (1, 3, 12, "F", "formula"))
RAN = (-2, "escape", (5, 1), (4, 41, 35, "S", ""))  # the second character of seat 1
PAST = (-2, "guard", (3, 5), (2, 8, 10, "1", ""))
HELD = (-2, "guard", (3, 1), (0,))
SENT_BACK = (-2, "draw", (0, None), (1, 2, (2, 20, 8, "G", "")))
AGENCE: Sequence[Case] = (
    ("Poings d'acier", [WON, TIED, SEIZED], [1, 0, 1]),
    ("Œil au beurre noir", [WON, TIED, SEIZED], [1, 1, 0]),
    ("Terreur des gardes", [PAST, HELD], [0, 0, 1]),
    ("Papiers, s'il vous plaît", [PAST, HELD], [1, 0, 0]),
    ("Un plan dans la manche", [patrol := (1, "play", (1, 2)), bench := (2, "play", (0, 1))], [0, 1, 1]),
    ("Chef de patrouille", [patrol, bench], [0, 1, 0]),
    ("Carton rouge", [patrol, bench], [0, 0, 1]),
    (
        "Raccompagnement gratuit",
        [SENT_BACK, (-2, "draw", (0, None)), (-2, "draw", (0, None), (2, 0, None))],
        [0, 0, 1],
    ),
    ("Sang chaud", [(1, "challenge", (0,)), (1, "challenge", (2,))], [0, 2, 0]),
    ("Banc de touche", [(0, "sit_out", ())], [1, 0, 0]),
    ("Diplomatie", [(2, "refrain", ())], [0, 0, 1]),
    ("Grand ménage", [(2, "discard", (4,))], [0, 0, 1]),
    ("Sans filet", [(2, "waive", ())], [0, 0, 1]),
    ("Le grand bond", [WON, WALKED, RAN, PAST, HELD, SENT_BACK], [2, 9, 12]),
    ("Chimie amusante", [WON, SEIZED, WALKED, RAN], [0, 1, 1]),
    ("Poudre d'escampette", [RAN, RAN], [0, 12, 0]),
)

OPENS = (0, "place", (4, 4), (3,))
CASSE: Sequence[Case] = (
    (
        "Passe-muraille",
        [
            OPENS,
            (0, "place", (4, 5)),
            (1, "lay", (None, 3), ((1, 2, 3, 4), True, 0, ())),
            (1, "lay", (None, 3), ((1, 2, 3, 4), False, 0, ())),
        ],
        [1, 1, 0],
    ),
    ("Comme chez soi", [steal := (2, "steal", (1, 0), (5,))], [0, 0, 1]),
    ("Horlogerie fine", [(1, "look", (3,))], [0, 1, 0]),
    ("Doigts trop pressés", [(1, "dial", (None,), (False, 0)), (2, "dial", (None,), (True, 4))], [0, 1, 0]),
    ("Tout bien rangé", [(1, "put_back", (None,))], [0, 1, 0]),
    ("La bonne clé au bon trou", [OPENS, (1, "lay", (None, 3))], [1, 1, 0]),
    ("Trousseau de geôle", [bunch := (1, "take_bunch", (4,))], [0, 1, 0]),
    (
        "Rien dans les poches",
        [bunch, (1, "done", ()), (0, "take_bunch", (3,)), OPENS, (0, "done", ())],
        [0, 1, 0],
    ),
    (
        "Main pleine",
        [(0, "take_bunch", (3,)), OPENS, (0, "place", (4, 5)), (0, "done", ()), bunch, (1, "done", ())],
        [2, 0, 0],
    ),
    (
        "Mémoire de poisson rouge",
        [bunch, bunch, (-1, "redeal", ()), bunch, (2, "take_bunch", (4,))],
        [0, 1, 0],
    ),
    ("Curiosité bien élevée", [(1, "decline", ())], [0, 1, 0]),
    ("Le grand mélange", [(1, "pick", (4,))], [0, 1, 0]),
    ("Patience d'orfèvre", [(1, "wait", ())], [0, 1, 0]),
    ("Je reprends, je repose", [(1, "lift", (4,))], [0, 1, 0]),
    ("Gros pot", [OPENS, (0, "place", (4, 5)), steal], [3, 0, 5]),
)

SHOWN = (-1, "reveal", (), (2, 0, 1, 3, 3))  # seat 0 has the False Key, 1 the Key, 2 the Treasure
COFFRE: Sequence[Case] = (
    ("Fin limier", [(1, "name", (0,)), (2, "name", (1,)), SHOWN], [0, 1, 0]),
    (
        "Visage de marbre",
        [(1, "name", (0,)), (2, "name", (1,)), (1, "designate", (0,), ("false_key",)), SHOWN],
        [2, 0, 0],
    ),
    ("Qui a ma carte ?", [force := (2, "force", (1, 0))], [0, 1, 0]),
    ("Main forte", [force], [0, 0, 1]),
    ("Œil de lynx", [(0, "observe", (1,))], [1, 0, 0]),
    ("Girouette", [swap := (0, "exchange", (1,))], [1, 0, 0]),
    ("Du premier coup", [(2, "designate", (1,), ("key",)), (2, "designate", (0,), ("neither",))], [0, 0, 1]),
    (
        "Le mauvais doigt",
        [
            (2, "designate", (1,), ("key",)),
            (2, "designate", (0,), ("neither",)),
            (1, "designate", (0,), ("false_key",)),
        ],
        [0, 1, 1],
    ),
    ("Tête de coupable", [(1, "name", (0,)), (2, "name", (0,))], [2, 0, 0]),
    ("Abonnement au Trésor", [SHOWN, SHOWN], [0, 0, 2]),
    ("Trousseau personnel", [SHOWN], [0, 1, 0]),
    ("Neutralité suisse", [SHOWN, (-1, "reveal", (), (3, 3, 1, 0, 2))], [1, 1, 0]),
    ("Eau qui dort", [(1, "pass", ())], [0, 1, 0]),
    ("Carte voyageuse", [force, swap, swap, SHOWN, swap], [2, 1, 0]),
)

# (candidate, opponent, success in a duel, score, what comes then, keys won, who is next)
KEY = (-1, "point", (), (1, 0, True, (1, 1), "keys", 2, -1))
MISSED = (-1, "miss", (), (2, 0, False, (0, 1), "retry", 0, -1))
TIGER = (-2, "roll", (2,), ("move", 0, 4, "tiger"))
GUARDIAN = (-2, "roll", (2,), ("move", 0, 4, "guardian"))
EMPTY = (-2, "roll", (2,), ("move", 2, 4, "empty"))
SHUT = (-2, "roll", (2,), ("chest", 1, 2, "tiger"))  # seat 1 rolled against seat 2
COUNT = (
    -1,
    "count",
    (),
    ((0, 9, (3, 0, 0, 0, 0, 1)), (2, 5, (5, 0, 0, 0, 0, 0)), (1, 4, (0, 0, 0, 0, 0, 2))),
)
FORT: Sequence[Case] = (
    ("Esprit vif", [right := (2, "right", (), (0, 3, "r1"))], [1, 0, 0]),
    ("Bête d'épreuves", [KEY, MISSED], [0, 1, 0]),
    ("Un mur", [KEY, MISSED], [1, 0, 0]),
    ("Odeur de fauve", [TIGER, GUARDIAN, SHUT], [1, 0, 0]),
    ("Les mains pleines", [(-2, "note", (2, None)), (-2, "note", (2, None))], [0, 0, 2]),
    ("Langue au chat", [(2, "wrong", (), (0, 0, "r1")), right], [1, 0, 0]),
    (
        "Fou rire",
        [
            (-1, "candidate_laughs", (), (1, 0, None, (), "retry", 0, -1)),
            (-1, "opponent_laughs", (), (1, 0, None, (), "", 0, 2)),
            (-1, "both_laugh", (), (2, 0, None, (), "pass", 0, -1)),
        ],
        [2, 1, 1],
    ),
    ("L'important, c'est de participer", [KEY, MISSED], [0, 0, 1]),
    ("Trousseau de gardien", [KEY, MISSED, right], [3, 2, 0]),
    ("Rendez-vous avec le gardien", [TIGER, GUARDIAN], [1, 0, 0]),
    ("Tour du propriétaire", [TIGER, EMPTY], [0, 0, 1]),
    ("Pas si vite", [(1, "leave_shut", ()), (1, "go_on", ())], [0, 2, 0]),
    ("Sésame", [(1, "open_chest", ())], [0, 1, 0]),
    ("Les doigts dans la gueule", [SHUT, TIGER], [0, 0, 1]),
    ("Dressage de tigres", [SHUT, TIGER], [0, 1, 0]),
    ("Gros billets", [COUNT], [1, 2, 0]),
    ("Petite monnaie", [COUNT], [3, 0, 5]),
    ("Compte et recompte", [(1, "look", ())], [0, 1, 0]),
    ("Euh… euh…", [(-1, "stall", (), (2, -1, None, (), "retry", 0, -1))], [0, 0, 1]),
)

CASES = {
    "agence_tous_risques": AGENCE,
    "casse_du_siecle": CASSE,
    "coffre_et_cle": COFFRE,
    "fort_boyard": FORT,
    "roc_noir": ROC,
}


@pytest.mark.parametrize(
    ("game", "title", "facts", "points"),
    [(game, *case) for game, cases in CASES.items() for case in cases],
    ids=[f"{game}-{case[0]}" for game, cases in CASES.items() for case in cases],
)
def test_a_prize_counts_what_it_says(game: str, title: str, facts: Sequence[Fact], points: list[int]) -> None:
    (award,) = [award for award in prizes(game).AWARDS if award.title == title]
    assert list(award.points(Told(facts), SEATS)) == points


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_dozen_and_each_is_tried_here(game: str) -> None:
    titles = [award.title for award in prizes(game).AWARDS]
    assert len(titles) >= 12
    assert sorted(titles) == sorted(case[0] for case in CASES[game])
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", GAMES)
def test_one_of_something_is_told_as_one(game: str) -> None:
    """A number is followed by a plural, but "1 fois" is right: what may be one is told by how often."""
    for award in prizes(game).AWARDS:
        assert award.least > 1 or "{count} fois" in award.says or "{count} des " in award.says, award.title
