"""A game's last sentence has the people in it: the tale of the box ends with them."""

from __future__ import annotations

from random import Random
from string import Formatter

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import STOP, Outcome
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES, words
from coffres.engine.session import Session
from coffres.engine.words import Closing, Scoring, Unrewarding, as_told, closing, joined, scored
from coffres.l10n import translator

_NAMES = ("Ana", "Hugo", "Élodie", "Bo")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_who_won_is_named_at_the_end(key: str, lang: str) -> None:
    told, say = words(key), translator(lang, key)
    assert isinstance(told, Closing)
    assert told.CLOSINGS.keys() <= set(GAMES[key].endings)
    for reason in told.CLOSINGS:
        for winners in ((1,), (0, 2), (0, 1, 3)):
            last = closing(told, Outcome(winners, reason, (1_000,) * 4), _NAMES, say)
            assert joined([_NAMES[seat] for seat in winners], say) in last
            assert "{" not in last


@pytest.mark.parametrize("key", GAMES)
def test_its_gaps_are_names_and_a_score(key: str) -> None:
    told = words(key)
    assert isinstance(told, Closing)
    for sentence in told.CLOSINGS.values():
        gaps = {gap for _text, gap, _spec, _turn in Formatter().parse(sentence) if gap}
        assert {"names"} <= gaps <= {"names", "score"}


@pytest.mark.parametrize("key", GAMES)
def test_where_nobody_won_the_usual_sentence_is_said(key: str) -> None:
    told = words(key)
    for reason, sentence in told.ENDINGS.items():
        assert closing(told, Outcome((), reason), _NAMES, str) == sentence


def test_a_win_that_is_worth_nothing_is_told_as_nobody_s() -> None:
    """FB-49 lets all share it; nobody would call that winning."""
    fort, casse = words("fort_boyard"), words("casse_du_siecle")
    assert isinstance(fort, Unrewarding)
    assert set(fort.UNREWARDED) == set(GAMES["fort_boyard"].endings)
    for reason, sentence in fort.UNREWARDED.items():
        empty = Outcome((0, 1, 2), reason, (0, 0, 0))
        assert as_told(fort, empty) == ((), reason, (0, 0, 0))
        assert closing(fort, empty, _NAMES, str) == sentence
        shared = Outcome((0, 1), reason, (1_000, 1_000, 0))
        assert as_told(fort, shared) == shared
    assert as_told(casse, Outcome((1,), "safe_opened", (0, 0))).winners == (1,)


def test_points_are_told_with_what_they_are() -> None:
    fort, casse = words("fort_boyard"), words("casse_du_siecle")
    assert [scored(fort, points, str) for points in (0, 1)] == ["aucun boyard", "1 boyard"]
    assert scored(fort, 12_400, str) == "12\u202f400 boyards"
    english = translator("en", "casse_du_siecle")
    assert [scored(casse, points, english) for points in (0, 1, 7)] == ["no tokens", "1 token", "7 tokens"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_with_points_says_what_they_are(key: str) -> None:
    session = Session(GAMES[key], GAMES[key].seats[0], {})
    session.play(STOP)
    while session.asks():
        session.play(random_move(session.game, session.state, RandomChance(Random(1)), Random(1)))
    outcome = session.outcome()
    assert outcome is not None
    assert isinstance(words(key), Scoring) or not outcome.scores


def test_names_are_listed_as_people_do() -> None:
    assert [joined(_NAMES[:count], str) for count in (0, 1, 2)] == ["", "Ana", "Ana et Hugo"]
    assert joined(_NAMES[:3], str) == "Ana, Hugo et Élodie"
