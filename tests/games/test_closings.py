"""A game's last sentence has the people in it: the tale of the box ends with them."""

from __future__ import annotations

from string import Formatter

import pytest

from coffres.engine.contract import Outcome
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES, words
from coffres.engine.words import Closing, closing, joined
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


def test_names_are_listed_as_people_do() -> None:
    assert [joined(_NAMES[:count], str) for count in (0, 1, 2)] == ["", "Ana", "Ana et Hugo"]
    assert joined(_NAMES[:3], str) == "Ana, Hugo et Élodie"
