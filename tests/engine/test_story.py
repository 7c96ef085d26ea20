"""The story of a game: a sentence a fact, told to people who remember what was told before."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from coffres.dev.evidence import subject_of
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import Fact
from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.engine.registry import GAMES, words
from coffres.engine.session import Session
from coffres.engine.words import sentences, story
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
    told = sentences(words(key), facts, NAMES, str)
    assert len(told) == len(facts)
    assert not any(LANGUAGES[SOURCE].hole.search(line) for line in told)
    lines = story(words(key), facts, NAMES, str)
    assert all(lines)
    assert all(before != after for before, after in pairwise(lines))
    assert len(lines) < len(facts)


def test_what_comes_again_and_again_is_told_once() -> None:
    keep: Fact = (0, "keep", (), (0, 1))
    told = story(words("roc_noir"), [keep, keep, keep, (-1, "stop", ())], NAMES, str)
    assert told == ["Ana garde ses portraits. (× 3)", "La table arrête la partie."]


@pytest.mark.parametrize("key", GAMES)
def test_news_are_told_as_the_story_tells_them(key: str) -> None:
    """Also if somebody has moved on meanwhile, and if the news are of another game altogether."""
    facts = played(key, 3)
    speech = Speech(key, lambda: NAMES, str)
    told = sentences(words(key), facts, NAMES, str)
    for at in range(0, len(facts), 7):
        assert speech.news(facts[: at + 1], facts[at : at + 1]) == sentences(
            words(key), facts[: at + 1], NAMES, str, at
        )
    assert speech.news(facts, facts[-3:]) == told[-3:]
    assert speech.news(facts, []) == []
    stop: Fact = (-1, "stop", ())
    assert speech.news([], [stop]) == sentences(words(key), [stop], NAMES, str)
