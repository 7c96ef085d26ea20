"""Every question that people are asked comes with a tip, or is marked as needing none."""

from __future__ import annotations

from importlib import import_module

import pytest

from coffres.dev.evidence import golden_folder
from coffres.engine.contract import CHANCE, CLOCK
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES, tips, words
from coffres.engine.session import Session
from coffres.l10n import translator
from coffres.storage.reading import read_file

_MOST = 20  # words


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_has_its_tip_or_needs_none(game: str) -> None:
    none = import_module(f"coffres.games.{game}.tips").NONE
    assert sorted([*tips(game), *none]) == sorted(words(game).PROMPTS)


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_games_ask_nothing_else(game: str) -> None:
    """And some of what they ask people comes with a tip."""
    asked = set()
    for path in golden_folder(game).glob("*.jsonl"):
        recorded = read_file(path).session
        again = Session(recorded.game, recorded.seats, recorded.options)
        for move in recorded.moves:
            asked |= {ask.prompt for ask in again.asks() if ask.by not in (CHANCE, CLOCK)}
            again.play(move)
    none = import_module(f"coffres.games.{game}.tips").NONE
    assert asked <= {*tips(game), *none}
    assert len(asked & tips(game).keys()) >= 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_one_short_sentence_for_everybody(game: str, lang: str) -> None:
    """It has no gap to fill: it is the same for all seats, whatever they hold."""
    told = [translator(lang, game)(tip) for tip in tips(game).values()]
    assert [tip for tip in told if len(tip.replace(" :", "").replace(" ;", "").split()) > _MOST] == []
    assert not any("{" in tip for tip in told)
