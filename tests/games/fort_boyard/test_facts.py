"""What everybody is told of each event: enough for one sentence that says what happened and why."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Fact, Move, Outcome
from coffres.engine.registry import words as words_of
from coffres.engine.story import told as story
from coffres.engine.words import closing, sentences
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.material import KEY, RIDDLES
from tests.games.fort_boyard.positions import (
    BOTH,
    EITHER,
    FREE_RIDDLE,
    GUARDIAN,
    START,
    STRICT_RIDDLE,
    TIGER,
    TRIAL,
    at_the_guardian,
    begun,
    goes_to,
    on,
    opened,
    picked,
    rolls,
    safe_from_tigers,
    started,
)
from tests.games.table import Table

NAMES = ("Ana", "Bo", "Chloé", "Dan")


def shown(table: Table, viewer: int = TABLE) -> tuple[object, ...]:
    found: tuple[object, ...] = table.told(viewer)[3]
    return found


def said(table: Table, viewer: int = TABLE) -> str:
    return words.fact(table.told(viewer), NAMES, str)


@pytest.mark.rule("FB-09")
def test_the_rolls_for_the_start() -> None:
    table = Table(KEY, 3)
    table.chance("roll", 4)
    assert shown(table) == ("first", 0, -1, False)
    table.chance("roll", 4)
    table.chance("roll", 2)
    assert shown(table) == ("first", 2, -1, True)
    table.chance("roll", 3)
    assert shown(table) == ("first", 0, -1, False)
    table.chance("roll", 5)
    assert shown(table) == ("first", 1, 1, False)
    assert said(table) == "Bo fait 5. Bo commence."


@pytest.mark.rule("FB-11", "FB-15", "FB-16", "FB-17", "FB-18", "FB-55")
@pytest.mark.parametrize(
    ("space", "landing"),
    [
        (START, "start"),
        (TIGER, "tiger"),
        (TRIAL, "trial"),
        (BOTH, "both"),
        (EITHER, "either"),
        (GUARDIAN, "guardian"),
    ],
)
def test_where_a_pawn_lands(space: int, landing: str) -> None:
    assert shown(goes_to(begun(), space)) == ("move", 0, space, landing)
    if landing not in ("start", "tiger"):
        assert shown(goes_to(on(begun(), "black", space, 0), space)) == ("move", 0, space, "empty")


@pytest.mark.rule("FB-42", "FB-67")
def test_rolls_against_the_chest() -> None:
    table = safe_from_tigers(opened())
    rolls(table, 1)
    assert shown(table) == ("chest", 1, 0, TRIAL + 4, "note")
    table.arrange(chest=1)
    rolls(table, 1)
    assert shown(table) == ("chest", 2, 0, TRIAL + 4, "last_note")
    table = opened().arrange(pawns=[0, TIGER - 1, 0, 0])
    rolls(table, 1)
    assert shown(table) == ("chest", 1, 0, TIGER, "tiger")
    assert said(table) == "Bo fait 1 : un tigre ! Le coffre se ferme."


@pytest.mark.rule("FB-44", "FB-66", "FB-67", "FB-43")
def test_time_out_and_bonus() -> None:
    table = opened()
    table.clock("pace")
    assert said(table) == ""
    table.table("cast")
    table.clock("hourglass")
    assert shown(table) == ("chest", 0, "cast")
    table = opened()
    table.clock("hourglass")
    assert shown(table) == ("chest", 0, "")
    table.chance("roll", 2)
    assert shown(table) == ("bonus", 0, 2, False)
    table = opened(chest=3)
    table.clock("pace")
    table.clock("roll_limit")
    assert shown(table) == (1,)
    table.chance("roll", 1)
    table.clock("hourglass")
    table.chance("roll", 6)
    assert shown(table) == ("bonus", 0, 1, True)


@pytest.mark.rule("FB-34", "FB-36", "FB-62")
def test_riddles() -> None:
    table = at_the_guardian(riddle=STRICT_RIDDLE)
    assert shown(table) == (0, True)
    rolls(table, 3, 3)
    assert shown(table) == (1, 0, False)
    rolls(table, 4, 4)
    assert shown(table) == (2, 0, True)
    table.play(3, "wrong")
    assert shown(table) == (0, 0, STRICT_RIDDLE.id)
    table = at_the_guardian()
    assert shown(table) == (0, False)
    table.clock("hourglass")
    assert shown(table) == ("riddle", 0, "")
    table.play(3, "right")
    assert shown(table) == (0, 2, FREE_RIDDLE.id)
    assert said(table) == "Bonne réponse ! Ana gagne 2 clés."


@pytest.mark.rule("FB-33")
def test_who_is_told_which_riddle() -> None:
    table = goes_to(begun(), GUARDIAN)
    table.chance("riddle", FREE_RIDDLE.id)
    assert said(table, 3) != said(table, 0) == said(table)
    table.play(3, "known")
    assert shown(table, 1) == (0, FREE_RIDDLE.id)


@pytest.mark.rule("FB-24", "FB-23", "FB-25")
def test_time_out_in_a_trial() -> None:
    table = started(begun(), "odd_change")
    table.clock("hourglass")
    assert shown(table) == ("observe", 0, "")
    table.table("turn")
    table.clock("hourglass")
    assert shown(table) == ("trial", 0, "lost")
    table = started(begun(), "barbichette")
    table.clock("hourglass")
    assert shown(table) == ("trial", 0, "")


@pytest.mark.rule("FB-12", "FB-15", "FB-16", "FB-32")
@pytest.mark.parametrize(
    ("space", "point", "rest"),
    [
        (TRIAL, True, ("keys", 1)),
        (TRIAL, False, ("retry", 0)),
        (EITHER, True, ("keys", 1)),
        (EITHER, False, ("pass", 0)),
        (BOTH, True, ("riddle", 0)),
        (BOTH, False, ("pass", 0)),
    ],
)
def test_how_a_trial_ends_and_what_comes_of_it(space: int, point: bool, rest: tuple[str, int]) -> None:
    table = started(begun(3), "pinch", space)
    table.table("miss")
    assert shown(table) == (0, 1, False, (0, 1), "", 0, 2)
    table.table("point" if point else "miss")
    assert shown(table) == (0, 2, point, (int(point), 1), *rest, -1)


@pytest.mark.rule("FB-28", "FB-30", "FB-32")
def test_successes_are_counted() -> None:
    table = started(begun(), "tiger_paw")
    table.table("tie")
    assert shown(table)[2:5] == (None, (0, 2), "")
    table.table("point")
    assert shown(table)[2:5] == (True, (1, 2), "")
    assert said(table) == "Ana réussit contre Bo. Réussites : 1 sur 2. Ensuite, contre Chloé."
    table = started(begun(4), "battle")
    table.table("show", "leaf", "leaf")
    assert said(table) == "Ana et Bo montrent la feuille : on recommence."
    table = started(begun(3), "battle")
    table.table("show", "leaf", "well")
    assert said(table) == "Ana montre la feuille, Bo montre le puits : Ana l'emporte. Ana gagne une clé."


@pytest.mark.rule("FB-20", "FB-25", "FB-22")
def test_whom_a_trial_concerns() -> None:
    table = picked(begun(), "nose_to_nose")
    assert shown(table) == (0,)
    table.table("begin")
    table.table("rival", 2)
    assert shown(table) == (0,)
    table = started(begun(), "whose_hand")
    table.chance("touched", 3)
    assert said(table) == "Dan se laisse toucher, sans un mot."


@pytest.mark.rule("FB-69")
def test_what_a_leaver_leaves_behind() -> None:
    table = at_the_guardian().arrange(held_red=[0, 2, 0, 0], held_black=[0, 1, 0, 0])
    table.table("leave", 1)
    assert shown(table) == (3, "")
    table.table("leave", 2)  # too few are left: the riddle goes as well
    assert shown(table) == (0, FREE_RIDDLE.id)
    assert table.state.under == [RIDDLES.index(FREE_RIDDLE)]


@pytest.mark.rule("FB-60")
def test_a_trial_of_ones_own_goes_by_its_name() -> None:
    table = picked(begun(4, {"own_trials": [["La {course}", False, []]]}), "La {course}")
    assert said(table) == "Ana tire l'épreuve « La {course} »."


@pytest.mark.rule("FB-34", "FB-45", "FB-30")
def test_every_choice_has_a_name() -> None:
    assert words.choice(Move(CHANCE, "roll_two", (2, 5)), NAMES, str) == "2 et 5"
    assert words.choice(Move(0, "put_back", (16,)), NAMES, str) == "Cellule à 16 pas du départ"
    assert words.choice(Move(TABLE, "show", ("well", "leaf")), NAMES, str) == "le puits contre la feuille"
    assert words.choice(Move(TABLE, "leave", (1,)), NAMES, str) == "Bo s'en va"
    assert words.choice(Move(CHANCE, "note", (0, 5)), NAMES, str).endswith("500\N{NARROW NO-BREAK SPACE}000")
    assert words.choice(Move(CLOCK, "hourglass"), NAMES, str)


def retold(*facts: Fact) -> str:
    return sentences(words_of("fort_boyard"), facts, NAMES, str)[-1]


@pytest.mark.rule("FB-23", "FB-24", "FB-25", "FB-26")
@pytest.mark.parametrize(
    ("trial", "verdict", "why"),
    [
        ("barbichette", "won", "Ana n'a pas ri."),
        ("barbichette", "lost", "Ana a ri juste à la fin."),
        ("odd_change", "won", "Ana a trouvé le changement."),
        ("nose_to_nose", "won", "L'étui a changé de nez."),
        ("nose_to_nose", "lost", "L'étui est tombé."),
        ("forbidden_words", "won", "Ni oui, ni non : Ana n'a pas fait de faute."),
        ("forbidden_words", "lost", "Ana a dit oui, non, ou fait signe de la tête."),
        ("Notre épreuve", "won", ""),
    ],
)
def test_those_who_remember_the_trial_are_told_why(trial: str, verdict: str, why: str) -> None:
    picked: Fact = (CHANCE, "trial", (trial,), (0,))
    won = verdict == "won"
    judged: Fact = (TABLE, verdict, (), (0, -1, None, (), "keys" if won else "retry", int(won), -1))
    outcome = "Ana gagne une clé." if won else "Ana perd l'épreuve."
    assert retold(picked, judged) == f"{why} {outcome}".strip()
    assert words.fact(judged, NAMES, str) == outcome


@pytest.mark.rule("FB-12", "FB-69")
def test_the_die_passes_to_whoever_is_on_the_left_and_still_there() -> None:
    tiger: Fact = (CHANCE, "roll", (3,), ("move", 0, 6, "tiger"))
    assert retold(tiger) == "Ana fait 3 : un tigre ! Le dé passe à Bo."
    assert retold((TABLE, "leave", (1,), (0, "")), tiger) == "Ana fait 3 : un tigre ! Le dé passe à Chloé."


@pytest.mark.rule("FB-41", "FB-48", "FB-68")
def test_notes_are_told_together_and_no_looking_back() -> None:
    hidden: Fact = (CHANCE, "note", (3, None))
    facts = [hidden, hidden, hidden, (3, "seen", ())]
    assert sentences(words_of("fort_boyard"), facts, NAMES, str) == [
        "",
        "",
        "Dan retourne ses 3 billets.",
        "",
    ]
    assert retold(hidden) == "Dan retourne son billet."
    opened = [(CHANCE, "note", (3, value)) for value in (0, 5)]
    assert retold(*opened) == "Dan retourne ses billets : 1\u202f000, 500\u202f000."


@pytest.mark.rule("FB-49", "FB-50")
def test_the_richest_are_named() -> None:
    counted: Fact = (TABLE, "count", (), ((1, 0, ()), (0, 12_000, ()), (2, 12_000, ())))
    assert words.fact(counted, NAMES, str).endswith(" : Bo 0, Ana 12\u202f000, Chloé 12\u202f000.")
    richest = Outcome((0, 2), "chest_empty", (12_000, 0, 12_000))
    last = closing(words_of("fort_boyard"), richest, NAMES, str)
    assert last.endswith(" 12\u202f000 boyards pour Ana et Chloé !")


def test_the_story_counts_the_keys_that_are_put_back_and_is_silent_about_looks() -> None:
    facts: list[Fact] = [(1, "look", ()), (1, "put_back", (3,)), (1, "put_back", (5,))]
    assert [line.text for line in story(words_of("fort_boyard"), facts, NAMES, str)] == [
        "Bo remet 2 clés rouges dans les cellules."
    ]
