"""What is read at the table: each resolution in a sentence that says what happened and why."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE, Fact
from coffres.engine.registry import words as words_of
from coffres.engine.story import told as story
from coffres.engine.words import sentences
from coffres.games.agence_tous_risques import words
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    CLEAR,
    PROWLING,
    begun,
    card,
    decide,
    fight,
    on,
    roll,
)
from tests.games.table import Table

NAMES = ("Ana", "Bo", "Chloé", "Dan")
VAULT = "Ana fait 6 : le souterrain. La formule n'y est plus : Ana se lance à sa poursuite."


def said(table: Table, viewer: int = TABLE) -> str:
    return words.fact(table.told(viewer), NAMES[: table.session.seats], str)


@pytest.mark.rule("AT-05")
def test_who_starts() -> None:
    table = begun(2)
    table.chance("first", 4)
    assert said(table) == "Ana fait 4."
    table.chance("first", 4)
    assert said(table) == "Bo fait 4. Les plus hauts sont à égalité : on relance."
    table.chance("first", 2)
    table.chance("first", 3)
    assert said(table) == "Bo fait 3. Bo commence."


@pytest.mark.rule("AT-52")
@pytest.mark.parametrize(
    ("spaces", "at", "been", "holder", "dice", "sentence"),
    [
        ("....1.....", (3, 0), (), -1, (2,), "Ana fait 2 : case 5, laboratoire I."),
        (
            "....C.....",
            (3, 5),
            (),
            -1,
            (6,),
            "Ana fait 6 : case 5, un couloir étroit. Le couloir est pris, on s'y arrête.",
        ),
        ("....C.....", (3, 0), (), -1, (2,), "Ana fait 2 : case 5, un couloir étroit."),
        (
            "..........",
            (9, 0),
            (),
            -1,
            (6,),
            "Ana fait 6 : le souterrain. Ana s'empare de la formule !",
        ),
        ("..........", (9, 0), (), 1, (6,), VAULT),
        (
            "..........",
            (3, 5),
            (),
            0,
            (6, 1),
            "Ana fait 6 + 1 = 7 : le départ. Ana sort avec la formule !",
        ),
        ("..........", (3, 5), (0,), 1, (4, 1), "Ana fait 4 + 1 = 5 : case 5. La formule est là."),
        ("..........", (3, 9), (0,), 1, (4, 1), "Ana fait 4 + 1 = 5 : case 8."),
        ("..........", (3, 5), (), -1, (2,), "Ana fait 2 : case 5."),
    ],
)
def test_where_a_move_ends_and_why(
    spaces: str, at: tuple[int, ...], been: tuple[int, ...], holder: int, dice: tuple[int, ...], sentence: str
) -> None:
    table = on(spaces, *at, been=been, holder=holder)
    roll(table, *dice)
    assert said(table) == sentence


@pytest.mark.rule("AT-11", "AT-41")
def test_fights() -> None:
    table = on("..........", 3, 5)
    roll(table, 2)
    table.chance("strike", 4)
    assert said(table) == "Bataille ! Ana attaque et fait 4."
    table.chance("parry", 4)
    assert said(table) == "Bo fait 4, Ana 4. Égalité : on relance."
    fight(table, 2, 5)
    assert said(table) == "Bo fait 5, Ana 2. Bo gagne : case 8."
    table = on("..........", 3, 5, been=(0,), holder=1)
    roll(table, 2, 2)
    fight(table, 5, 2)
    assert said(table) == "Bo fait 2, Ana 5. Ana a la formule !"
    assert table.told(TABLE) == (CHANCE, "parry", (2,), (1, 2, 0, 5, "formula", 0, None))
    table.chance("escape", 1, 1)
    assert said(table) == "Ana file avec la formule et fait 1 + 1 = 2 : case 3."


@pytest.mark.rule("AT-16")
def test_guards() -> None:
    table = on("..G.......", 3, 0, phase="guard")
    table.chance("guard", 3, 3)
    assert said(table) == "Ana fait 3, le garde 3. Égalité : on relance."
    assert table.told(TABLE)[3] == (0,)
    table.chance("guard", 3, 5)
    assert said(table) == "Ana fait 5, le garde 3. Ana passe : case 5."
    table = on("..G.......", 3, 0, phase="guard")
    table.chance("guard", 3, 2)
    assert said(table) == "Ana fait 2, le garde 3. Le garde retient Ana."
    assert table.told(TABLE)[3] == (0,)
    table = on("G.........", 1, 1, been=(0,), holder=1, phase="guard")
    table.chance("guard", 3, 5)
    assert said(table) == "Ana fait 5, le garde 3. Ana passe : le départ."


@pytest.mark.rule("AT-58")
@pytest.mark.parametrize(
    ("kind", "target", "announced", "done"),
    [
        (BOOST, (), "Ana joue « Coup de pouce : 3 cases ».", "Ana avance : case 8."),
        (CLEAR, (), "Ana joue « La voie est libre ».", "Ana relance et avance encore."),
        (BENCHED, (1,), "Ana joue « Sur la touche » sur Bo.", "Bo perdra son prochain tour."),
        (
            BENCHED,
            (0,),
            "Ana joue « Sur la touche » sur son propre personnage.",
            "Ana perdra son prochain tour.",
        ),
        (
            PROWLING,
            (1,),
            "Ana joue « Garde en patrouille » sur Bo.",
            "Le garde ramène Bo : case 3, un garde.",
        ),
    ],
)
def test_cards(kind: int, target: tuple[int, ...], announced: str, done: str) -> None:
    table = on("..G.......", 5, 9, hand=(kind,) * 3, rolled=True, phase="card")
    decide(table, "play", kind, *target)
    assert said(table) == announced
    table.chance("draw", 0, BOOST)
    assert said(table) == f"Ana pioche une carte. {done}"
    assert said(table, 0) == f"Ana pioche « Coup de pouce : 3 cases ». {done}"


@pytest.mark.rule("AT-08", "AT-09", "AT-26")
def test_other_moves_of_a_turn() -> None:
    table = on("..........", 5, 9, benched=0b10, pile=[0] * 14)
    decide(table, "discard", BOOST)
    assert said(table) == "Ana défausse « Coup de pouce : 3 cases »."
    table.chance("shuffle")
    assert said(table) == "La pioche est vide : la défausse, mélangée, la remplace."
    card_drawn = table.session.legal(CHANCE)[0].args
    table.chance("draw", *card_drawn)
    assert said(table) == "Ana pioche une carte."
    table.chance("advance", 1)
    decide(table, "sit_out")
    assert said(table) == "Bo passe son tour ; la carte « Sur la touche » va à la défausse."
    decide(table, "roll")
    assert said(table) == ""
    table.chance("advance", 1)
    decide(table, "waive")
    assert said(table) == "Ana ne joue pas de carte."


@pytest.mark.rule("AT-48")
def test_the_second_character_of_a_player_has_a_number() -> None:
    table = on("..S.......", 2, 8, 6, 5, two=True)
    roll(table, 1)
    labels = [words.choice(move, NAMES[:2], str) for move in table.session.legal(0)]
    assert labels == ["Défier Bo", "Défier Bo (2)", "Ne défier personne"]
    decide(table, "challenge", 3)
    assert said(table) == "Ana défie Bo (2)."


@pytest.mark.rule("AT-03")
def test_labels_of_choices_and_dice() -> None:
    table = on("G.........", 5, 9, hand=(PROWLING, BOOST, BOOST))
    labels = [words.choice(move, NAMES[:2], str) for move in table.session.legal(0)]
    assert labels == [
        "Lancer",
        "Jouer « Garde en patrouille » sur son propre personnage",
        "Jouer « Garde en patrouille » sur Bo",
        "Défausser « Garde en patrouille »",
        "Jouer « Coup de pouce : 3 cases »",
        "Défausser « Coup de pouce : 3 cases »",
        "Pas de carte",
    ]
    card(table, BOOST)
    assert words.choice(table.session.legal(CHANCE)[2], NAMES[:2], str) == "3"
    table.arrange(phase="guard")
    assert words.choice(table.session.legal(CHANCE)[2], NAMES[:2], str) == "rouge 1, bleu 3"


@pytest.mark.rule("AT-38")
def test_the_vault_without_the_formula() -> None:
    table = on("..........", 3, 9, turn=1, holder=0)
    roll(table, 6)
    assert said(table) == VAULT.replace("Ana", "Bo")


@pytest.mark.rule("AT-09")
def test_a_shuffle_says_nothing_of_the_card_that_is_still_to_act() -> None:
    table = on("..........", 3, 9, pile=[0] * 14)
    decide(table, "play", BOOST)
    table.chance("shuffle")
    assert table.told(TABLE) == (CHANCE, "shuffle", ())


@pytest.mark.rule("AT-04", "AT-11", "AT-48", "AT-49")
def test_two_characters_are_told_by_their_figures() -> None:
    facts: list[Fact] = [
        *[(figure % 2, "choose", (figure,)) for figure in range(4)],
        *[(CHANCE, "deal", (c, None)) for c in range(4)],
        (CHANCE, "strike", (4,), (2, "battle")),
    ]
    told = sentences(words_of("agence_tous_risques"), facts, NAMES[:2], str)
    assert told[3] == "Bo joue la Chimiste."
    assert told[4:8] == ["", "", "", "Chacun reçoit ses cartes : trois par personnage."]
    assert told[8] == "Bataille ! Ana (l'Acrobate) attaque et fait 4."
    assert sentences(words_of("agence_tous_risques"), facts[:2] + facts[-1:], NAMES[:3], str)[
        2
    ] == words.fact(facts[-1], NAMES[:3], str)
    assert words.who(2, words.cast(NAMES[:2], [0, 1, 2], str)) == "Ana (2)"  # not all are chosen yet


def test_the_story_tells_a_card_with_what_it_does_and_not_that_another_is_drawn() -> None:
    facts: list[Fact] = [
        (0, "play", (BOOST,)),
        (CHANCE, "draw", (0, None), (BOOST, 0, (0, 3, 6, "S", ""))),
        (1, "face_guard", ()),
        (CHANCE, "guard", (4, 2), (1,)),
    ]
    assert [line.text for line in story(words_of("agence_tous_risques"), facts, NAMES[:3], str)] == [
        "Ana joue « Coup de pouce : 3 cases ». Ana avance : case 6, un écran.",
        "Bo fait 2, le garde 4. Le garde retient Bo.",
    ]
