"""The story of a game: a sentence a fact, told to people who remember what was told before."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import pairwise

import pytest

from coffres.dev.evidence import subject_of
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import Chapter, Fact
from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.engine.registry import GAMES, words
from coffres.engine.session import Session
from coffres.engine.story import chapters, told
from coffres.engine.words import sentences
from coffres.ui.speech import Speech

NAMES = ("Ana", "Bo", "Chloé", "Dan")
MOST = 1500  # moves of a game


def played(key: str, seed: int) -> list[Fact]:
    """What the table was told in a random game."""
    rng = random.Random(seed)
    game = subject_of(key).game
    session = Session(game, 4)
    chance = RandomChance(rng)
    while session.asks() and len(session.moves) < MOST:
        session.play(random_move(game, session.state, chance, rng))
    return session.facts()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_told_without_holes_and_without_repeating_itself(key: str, seed: int) -> None:
    facts = played(key, seed)
    each = sentences(words(key), facts, NAMES, str)
    assert len(each) == len(facts)
    lines = [line.text for line in told(words(key), facts, NAMES, str)]
    assert not any(LANGUAGES[SOURCE].hole.search(line) for line in [*each, *lines])
    assert all(lines)
    assert all(before != after for before, after in pairwise(lines))
    assert len(lines) < len(facts)


def test_what_comes_again_and_again_is_told_once() -> None:
    keep: Fact = (0, "keep", (), (0, 1))
    assert texts("roc_noir", [keep, keep, keep, (-1, "stop", ())]) == [
        "Ana garde ses portraits. (× 3)",
        "La table arrête la partie.",
    ]


def test_silent_steps_of_one_knight_are_one_sentence() -> None:
    steps: list[Fact] = []
    for square in range(5):
        steps += [(0, "step", (square,), (1, 2, -1)), (-2, "trap", (square, False), (0, 1, "safe", -1))]
    other: Fact = (0, "step", (9,), (2, 2, -1))
    assert texts("roc_noir", [*steps, other]) == [
        "Ana avance son chevalier gris de 5 cases.",
        "Ana avance son chevalier blanc.",
    ]


def test_no_sentence_tells_of_two_turns() -> None:
    step: Fact = (0, "step", (5,), (1, 2, -1))
    assert texts("roc_noir", [step, step, step], begins=[1]) == [
        "Ana avance son chevalier gris.",
        "Ana avance son chevalier gris de 2 cases.",
    ]


def test_a_turn_that_begins_with_nothing_to_tell_begins_a_sentence_too() -> None:
    step: Fact = (0, "step", (5,), (1, 2, -1))
    safe: Fact = (-2, "trap", (5, False), (0, 1, "safe", -1))
    assert texts("roc_noir", [step, safe, step], begins=[1]) == ["Ana avance son chevalier gris."] * 2


def test_the_keys_of_a_turn_are_told_together_and_by_door() -> None:
    turn: list[Fact] = [
        (0, "take_bunch", (11,)),
        *((0, "place", (face, lock)) for face, lock in ((0, 0), (9, 9), (2, 2))),
        (0, "done", ()),
    ]
    assert texts("casse_du_siecle", turn) == [
        "Ana prend le trousseau 6b et pose 1C et 1D sur la porte 1 et 3O sur la porte 3."
    ]
    assert texts("casse_du_siecle", [turn[0], turn[-1]]) == [
        "Ana prend le trousseau 6b, et n'en pose aucune clé."
    ]


def test_a_card_and_the_one_drawn_for_it() -> None:
    cards: list[Fact] = [(1, "discard", (4,)), (-2, "draw", (1, None)), (0, "waive", ())]
    assert texts("agence_tous_risques", cards) == ["Bo défausse « Suivez le guide » et en pioche une autre."]


def test_a_fight_is_told_within_its_turn() -> None:
    roll: Fact = (-2, "advance", (2,), (0, 0, 2, ".", ""))
    openings = [
        (0, Chapter("turn", 0)),
        (1, Chapter("fight", 0)),
        (2, Chapter("turn", 0)),
        (3, Chapter("turn", 1)),
        (4, Chapter("end")),
    ]
    parts = chapters(words("agence_tous_risques"), [roll] * 4, openings, NAMES, str)
    assert [(part.heading, [line.at for line in part.told]) for part in parts] == [
        ("Ana", [0, 1, 2]),
        ("Bo", [3]),
    ]


def texts(key: str, facts: list[Fact], begins: Collection[int] = ()) -> list[str]:
    return [line.text for line in told(words(key), facts, NAMES, str, begins)]


@pytest.mark.parametrize("key", GAMES)
def test_news_are_told_as_the_story_tells_them(key: str) -> None:
    """Also if somebody has moved on meanwhile, and if the news are of another game altogether."""
    facts = played(key, 3)
    speech = Speech(key, lambda: NAMES, str)
    each = sentences(words(key), facts, NAMES, str)
    for at in range(0, len(facts), 7):
        assert speech.news(facts[: at + 1], facts[at : at + 1]) == sentences(
            words(key), facts[: at + 1], NAMES, str, at
        )
    assert speech.news(facts, facts[-3:]) == each[-3:]
    assert speech.news(facts, []) == []
    stop: Fact = (-1, "stop", ())
    assert speech.news([], [stop]) == sentences(words(key), [stop], NAMES, str)
