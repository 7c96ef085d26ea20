"""What the people round the table read."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, Fact, Move
from coffres.engine.registry import words as words_of
from coffres.engine.words import sentences
from coffres.games.casse_du_siecle import words
from coffres.l10n import translator
from tests.games.casse_du_siecle.positions import key, keys, lock

NAMES = ("Ana", "Bo")
FOUR = tuple(keys("4C 5O 6D 1E"))


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        ((0, "take_bunch", (5,), (True, ())), "Ana prend le trousseau 3b. Un jeton va au pot des portes."),
        (
            (0, "take_bunch", (0,), (False, tuple(keys("1C 6E")))),
            "Ana prend le trousseau 1a. Tu y trouves 1C, 6E.",
        ),
        ((CHANCE, "draw", (key("2D"), None)), "Une clé du trousseau : 2D."),
        ((CHANCE, "draw", (None, None)), ""),
        ((1, "place", (key("6E"), lock("3E")), (0,)), "Bo pose 6E et ouvre la porte 3."),
        (
            (1, "place", (key("6E"), lock("3E")), (4,)),
            "Bo pose 6E et ouvre la porte 3. Le pot des portes est pour Bo (jetons : 4).",
        ),
        ((0, "lay", (None, lock("4E"))), "Ana pose une clé cachée sur la porte 4."),
        (
            (0, "lay", (None, lock("4E")), (FOUR, False, 0, ())),
            "Ana pose une clé cachée sur la porte 4. La porte 4 montre 4C, 5O, 6D, 1E : le code est faux.",
        ),
        (
            (0, "steal", (3, 0), (0,)),
            "Ana force la porte 4, qui est à quelqu'un d'autre, avec le code de la porte.",
        ),
        (
            (0, "look", (5,), (False, 7)),
            "Au coffre, Ana regarde l'engrenage du dessus, au numéro 2. C'est un 7.",
        ),
        ((0, "dial", (None,) * 4, (False, 0)), "Ana compose une combinaison : elle est fausse."),
        (
            (0, "seen", (), ("safe", 3)),
            "Ana connaît toute la combinaison : le coffre est ouvert !"
            " Le pot du coffre est pour Ana (jetons : 3).",
        ),
    ],
)
def test_a_fact_is_a_sentence_that_says_what_happened(fact: Fact, sentence: str) -> None:
    assert words.fact(fact, NAMES, str) == sentence


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        (Move(0, "place", (key("4C"), lock("2C"))), "4C sur la porte 2", "4C on door 2"),
        (Move(0, "dial", (4, 10, 1, 2)), "Composer 4-10-1-2", "Dial 4-10-1-2"),
        (
            Move(0, "change", (2, 5)),
            "Reprendre des clés et ouvrir la porte 3, avec le passe-partout 5",
            "Take keys back and open door 3 with master code 5",
        ),
    ],
)
def test_a_choice_reads_well_in_both_languages(move: Move, french: str, english: str) -> None:
    assert words.choice(move, NAMES, translator("fr", "casse_du_siecle")) == french
    assert words.choice(move, NAMES, translator("en", "casse_du_siecle")) == english


def test_those_who_remember_know_whose_a_door_is_and_which_one_is_emptied() -> None:
    """CS-12, CS-25, CS-26, CS-43, CS-55."""
    facts: list[Fact] = [
        (CHANCE, "deal_door", (1, 3)),
        (0, "take_bunch", (0,)),
        (0, "steal", (3, 0), (2,)),
        (0, "look", (0,)),
        (0, "seen", ()),
        (0, "claim", (4,)),
        (0, "place", (key("5C"), lock("5C"))),
        (0, "place", (key("2E"), lock("5E")), (0,)),
        *[(0, "pick", (place,)) for place in (2, 4, 6, 8)],
        (1, "take_bunch", (0,)),
        (1, "steal", (4, 6), (0,)),
    ]
    told = sentences(words_of("casse_du_siecle"), facts, NAMES, str)
    assert told[2] == (
        "Ana force la porte 4 chez Bo, avec le code de la porte. Le pot des portes est pour Ana (jetons : 2)."
    )
    assert told[3:5] == ["Au coffre, Ana regarde l'engrenage 1.", ""]
    assert told[8] == "Ana mélange le trousseau 2a avec les clés de la porte 4."
    assert [line.rsplit(" ", 1)[1] for line in told[8:12]] == ["4.", "4.", "5.", "5."]
    assert told[-1] == "Bo force la porte 5 chez Ana, avec le passe-partout 6."
