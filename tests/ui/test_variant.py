"""What a table chooses, without a window: the five games' own options."""

from __future__ import annotations

import pytest

from coffres.engine.options import settle
from coffres.engine.registry import GAMES, words
from coffres.ui.screens.variants import PRESETS
from coffres.ui.variant import Variant, in_words

EVERY_TABLE = [(key, seats) for key in GAMES for seats in GAMES[key].seats]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_the_preset_proposed_first_is_taken_at_first(key: str, seats: int) -> None:
    variant = Variant(GAMES[key], seats)
    assert variant.preset.first
    assert variant.minutes() == variant.preset.minutes[seats]
    assert variant.values == settle(GAMES[key], seats, variant.preset.options[seats])


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_no_two_presets_are_the_same_game(key: str, seats: int) -> None:
    game = GAMES[key]
    variant = Variant(game, seats)
    settled = [settle(game, seats, preset.options[seats]) for preset in variant.presets]
    assert all(one not in settled[:place] for place, one in enumerate(settled))
    everything = [settle(game, seats, preset.options[seats]) for preset in game.presets]
    assert all(one in settled for one in everything)


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_every_choice_of_every_option_is_settled_or_told(key: str, seats: int) -> None:
    game = GAMES[key]
    for option in game.options:
        for value in option.choices:
            variant = Variant(game, seats)
            variant.choose(option.name, value)
            assert variant.values[option.name] == value
            if variant.trouble is None:
                assert settle(game, seats, variant.given) == variant.values
            else:
                assert variant.blamed == option.name
                assert variant.preset is None


@pytest.mark.parametrize("key", GAMES)
def test_every_preset_has_a_name_and_every_option_its_sentence(key: str) -> None:
    assert {preset.name for preset in GAMES[key].presets} <= set(PRESETS)
    assert {option.name for option in GAMES[key].options} <= set(words(key).OPTIONS)


def test_an_option_changed_is_no_preset_and_changed_back_is_one() -> None:
    variant = Variant(GAMES["coffre_et_cle"], 5)
    variant.choose("talk", 40)
    assert variant.preset is None
    assert variant.minutes() is None
    variant.choose("talk", 20)
    assert variant.preset.name == "normale"


def test_another_preset_forgets_what_was_chosen() -> None:
    game = GAMES["coffre_et_cle"]
    variant = Variant(game, 5)
    variant.choose("false_treasure", True)
    variant.take(variant.presets[0])
    assert variant.values == settle(game, 5, variant.presets[0].options[5])


def test_what_one_option_brings_along_is_shown() -> None:
    variant = Variant(GAMES["casse_du_siecle"], 3)
    variant.choose("hidden_keys", True)
    assert variant.trouble is None
    assert variant.values["owned_doors"] is True


def test_a_contradiction_is_told_until_it_is_none() -> None:
    variant = Variant(GAMES["casse_du_siecle"], 3)
    variant.choose("hidden_keys", True)
    variant.choose("owned_doors", False)
    assert variant.blamed == "owned_doors"
    assert variant.values["owned_doors"] is False  # the tapped value stays chosen
    assert variant.values["hidden_keys"] is True
    variant.choose("notebook", False)
    assert variant.trouble is not None
    variant.choose("owned_doors", True)
    assert variant.trouble is None
    assert variant.values["notebook"] is False


def test_what_only_one_choice_is_left_for_is_not_shown() -> None:
    shown = [option.name for option in Variant(GAMES["fort_boyard"], 4).options]
    assert "notes" in shown
    assert "own_riddles" not in shown


def test_options_are_called_by_what_they_do() -> None:
    says = {"rounds": "Nombre de tours.", "extra": "Plus de cartes."}
    assert in_words("Plus (extra) demande rounds : X-1.", says) == "Plus demande « Nombre de tours » : X-1."
    assert in_words("More (extra) needs rounds: X-1.", says) == "More needs « Nombre de tours »: X-1."
    assert in_words("Des surrounds.", says) == "Des surrounds."
