"""CS-41, CS-69, CS-70: options and presets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.contract import Options
from coffres.engine.options import preset_named, settle
from coffres.engine.registry import GAMES
from tests.games.casse_du_siecle.positions import KEY
from tests.games.table import Table

GAME = GAMES[KEY]
SEATS = range(2, 7)


@pytest.mark.rule("CS-41")
def test_any_mixture_of_options_is_played_to_its_end() -> None:
    rng = random.Random(70)
    for seed in range(10):
        options: dict[str, Any] = {option.name: rng.choice(option.choices) for option in GAME.options}
        if options["hidden_keys"]:
            options |= {"owned_doors": True, "master_codes": True}
        table = Table(KEY, rng.choice(SEATS), options).at_random(seed)
        outcome = table.session.outcome()
        assert outcome is not None and outcome.winners, options
        for name, value in options.items():
            assert getattr(table.state.options, name) == value


@pytest.mark.rule("CS-69")
def test_every_option_is_off_by_default() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {
        "starter": "youngest",
        "notebook": True,
        "master_codes": False,
        "long_combination": False,
        "combination_max": 8,
        "owned_doors": False,
        "hidden_keys": False,
        "keep_keys": False,
        "stakes": "none",
        "match": True,
    }


@pytest.mark.rule("CS-06", "CS-38", "CS-53")
def test_what_there_is_to_choose() -> None:
    choices = {option.name: option.choices for option in GAME.options}
    several = {
        "starter": ("youngest", "random"),
        "combination_max": (6, 8),
        "stakes": ("none", "door", "safe", "both"),
    }
    assert {name: choices.pop(name) for name in several} == several
    assert all(set(values) == {False, True} for values in choices.values())


def played(name: str, seats: int) -> dict[str, Any]:
    """What a preset changes in the simple game."""
    plain = settle(GAME, seats, {})
    settled = settle(GAME, seats, preset_named(GAME, name).options[seats])
    return {option: value for option, value in settled.items() if plain[option] != value}


@pytest.mark.rule("CS-69")
def test_the_short_and_the_normal_preset() -> None:
    for seats in SEATS:
        assert played("courte", seats) == {}
        assert played("normale", seats) == {"long_combination": True, "master_codes": True}
    short, normal = preset_named(GAME, "courte").minutes, preset_named(GAME, "normale").minutes
    assert [short[seats] for seats in SEATS] == [9, 11, 13, 14, 16]
    assert [normal[seats] for seats in SEATS] == [19, 25, 30, 35, 40]


@pytest.mark.rule("CS-70")
def test_the_long_preset() -> None:
    long = {"hidden_keys": True, "owned_doors": True, "master_codes": True, "long_combination": True}
    for seats in SEATS:
        assert played("longue", seats) == (long if seats <= 3 else {**long, "combination_max": 6})
    minutes = preset_named(GAME, "longue").minutes
    assert [minutes[seats] for seats in SEATS] == [25, 37, 40, 48, 58]


@pytest.mark.rule("CS-70")
@pytest.mark.parametrize(
    ("seats", "options", "warned"),
    [
        (5, {"long_combination": True, "owned_doors": True}, True),
        (6, {"long_combination": True, "hidden_keys": True}, True),
        (4, {"long_combination": True, "hidden_keys": True}, False),
        (5, {"long_combination": True, "hidden_keys": True, "combination_max": 6}, False),
        (6, {"long_combination": True}, False),
        (6, {"hidden_keys": True}, False),
        (2, {"stakes": "door"}, True),
        (2, {"stakes": "door", "match": False}, False),
    ],
)
def test_a_game_of_more_than_an_hour_is_warned_of(seats: int, options: Options, warned: bool) -> None:
    assert GAME.over_an_hour(seats, settle(GAME, seats, options)) is warned


@pytest.mark.rule("CS-70")
def test_no_preset_needs_a_warning() -> None:
    for preset in GAME.presets:
        for seats, options in preset.options.items():
            assert not GAME.over_an_hour(seats, settle(GAME, seats, options)) and preset.minutes[seats] <= 60
