"""Prizes: to whoever is first alone, in every game, from nothing but what the table was told."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from coffres.engine.awards import SIX, Award, Given, Roll, Rolled, Told, dice, each, give, made
from coffres.engine.contract import Fact
from coffres.engine.registry import GAMES, prizes
from coffres.l10n import translator

GOLDEN = Path(__file__).parents[1] / "golden"


class Duel:
    """A game in which people hit, and roll."""

    AWARDS = (
        Award("hand", "Brute", "{name} {count}", made("hit")),
        Award(
            "hand",
            "Souffre-douleur",
            "{name} {count}",
            each(lambda fact, _: fact[2], "hit"),
        ),
    )
    DIE: Mapping[int, float] = SIX
    ROLLS: Mapping[str, Rolled] = {"roll": lambda fact, seats: Roll(fact[2][0] % seats, fact[2][1:])}


class Calm(Duel):
    """The same without dice."""

    DIE: Mapping[int, float] = {}
    ROLLS: Mapping[str, Rolled] = {}


def titles(given: Sequence[Given]) -> list[tuple[str, int, int]]:
    return [(each_.award.title, each_.seat, each_.points) for each_ in given]


def test_the_first_alone_gets_the_prize() -> None:
    facts: list[Fact] = [(0, "hit", (1,)), (0, "hit", (2,)), (1, "hit", (2,))]
    assert titles(give(Calm(), facts, 3)) == [
        ("Brute", 0, 2),
        ("Souffre-douleur", 2, 2),
        ("Le mot de la fin", 1, 1),
    ]


def test_two_at_the_top_get_none_and_once_is_too_little() -> None:
    facts: list[Fact] = [(0, "hit", (1,)), (0, "hit", (2,)), (1, "hit", (2,)), (1, "hit", (0,))]
    assert titles(give(Calm(), facts, 3)) == [("Souffre-douleur", 2, 2), ("Le mot de la fin", 1, 1)]
    assert titles(give(Calm(), facts[:1], 3)) == [("Le mot de la fin", 0, 1)]


def test_nobody_gets_a_second_one_before_everybody_could_have_a_first() -> None:
    facts: list[Fact] = [*[(0, "hit", (0,))] * 5, (1, "wait", ()), (-1, "stop", ())]
    assert titles(give(Calm(), facts, 2)) == [
        ("Brute", 0, 5),
        ("Le mot de la fin", 1, 1),
        ("Souffre-douleur", 0, 5),
        ("D'une traite", 0, 5),
    ]
    assert len(give(Calm(), facts, 2, most=2)) == 2


def test_the_clearest_lead_is_told_first() -> None:
    """Both prizes go to somebody: hits by a hair, blows taken by far."""
    hits = [(0, 4), (1, 3)]
    facts: list[Fact] = [(by, "hit", (2,)) for by, times in hits for _time in range(times)]
    assert titles(give(Calm(), facts, 3))[:2] == [("Souffre-douleur", 2, 7), ("Brute", 0, 4)]


def test_nothing_happened_and_nobody_gets_anything() -> None:
    assert give(Duel(), [], 4) == []
    assert give(Duel(), [(-1, "stop", ())], 4) == []


def test_dice_are_told_apart_by_hand() -> None:
    facts: list[Fact] = [
        (-2, "roll", (0, 6, 6)),
        (-2, "roll", (1, 1)),
        (-2, "roll", (0, 1)),
        (-2, "roll", (1, 1)),
    ]
    assert dice(Duel(), facts, 2) == [[6, 6, 1], [1, 1]]
    assert ("Pluie de six", 0, 2) in titles(give(Duel(), facts, 2))
    assert ("Collection d'as", 1, 2) in titles(give(Duel(), facts, 2))
    assert dice(Calm(), facts, 2) == [[], []]


def told(path: Path) -> list[Fact]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def played(key: str) -> list[tuple[list[Fact], int]]:
    """The recorded games, and how many played them."""
    return [
        (
            told(path),
            len(json.loads(path.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()[0])["seats"]),
        )
        for path in sorted((GOLDEN / key).glob("*.facts"))
    ]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_prizes_of_its_own_and_recorded_games_earn_them(key: str) -> None:
    own = prizes(key)
    assert len(own.AWARDS) >= 3
    earned = set()
    for facts, seats in played(key):
        for given in give(own, facts, seats):
            assert 0 <= given.seat < seats
            assert given.points >= given.award.least
            earned.add(given.award.title)
        assert all(len(award.points(Told(facts), seats)) == seats for award in own.AWARDS)
    assert earned & {award.title for award in own.AWARDS}


@pytest.mark.parametrize("key", GAMES)
def test_every_die_is_rolled_by_somebody_and_shows_one_of_its_sides(key: str) -> None:
    own = prizes(key)
    rolls = [roll for facts, seats in played(key) for hand in dice(own, facts, seats) for roll in hand]
    assert set(rolls) <= set(own.DIE)
    assert bool(rolls) == bool(own.DIE)
    assert sum(own.DIE.values()) == pytest.approx(1 if own.DIE else 0)


@pytest.mark.parametrize("key", GAMES)
def test_every_prize_is_said_in_both_languages(key: str) -> None:
    english = translator("en", key)
    for award in prizes(key).AWARDS:
        for text in (award.title, award.says):
            assert english(text) != text
        for says in (award.says, english(award.says)):
            assert "{name}" in says
            assert "{count}" in says


@pytest.mark.parametrize("key", GAMES)
def test_a_prize_for_once_is_said_of_once(key: str) -> None:
    """Where one is enough, no sentence has a plural after the figure: "1 times" is no English."""
    english = translator("en", key)
    for award in prizes(key).AWARDS:
        for says in (award.says, english(award.says)) if award.least == 1 else ():
            assert not re.search(r"\{count\} (?!fois\b)\w+s\b", says.replace("des plus gros", "")), says


def test_who_named_the_false_key_is_known_once_the_cards_are_shown() -> None:
    own = prizes("coffre_et_cle")
    named: list[Fact] = [(0, "name", (2,)), (1, "name", (3,)), (3, "name", (1,))]
    (clever, *_) = own.AWARDS
    assert clever.points(Told([*named, (-1, "reveal", (), [3, 0, 2, 1, 3, 3])]), 4) == [1, 0, 0, 0]
    assert clever.points(Told(named), 4) == [0, 0, 0, 0]


def test_a_trial_is_won_by_who_took_it_and_resisted_by_who_was_chosen() -> None:
    own = prizes("fort_boyard")
    by_title = {award.title: award.points for award in own.AWARDS}
    facts: list[Fact] = [
        (-1, "point", (), [0, 1, True, [1, 1], "keys", 1, -1]),
        (-1, "miss", (), [3, 1, False, [0, 2], "pass", 0, -1]),
        (-1, "count", (), [[0, 0, []], *[[seat, 1, []] for seat in range(1, 7)]]),
        (-2, "roll", (4,), ["move", 2, 7, "tiger"]),
        (-2, "roll", (4,), ["chest", 3, 2, "tiger"]),
    ]
    told = Told(facts)
    assert by_title["Bête d'épreuves"](told, 7)[:4] == [1, 0, 0, 0]
    assert by_title["Un mur"](told, 7)[:4] == [0, 1, 0, 0]
    assert by_title["Odeur de fauve"](told, 7)[:4] == [0, 0, 1, 0]


def test_the_second_character_of_a_player_is_the_players() -> None:
    own = prizes("agence_tous_risques")
    assert own.ROLLS["guard"]((-2, "guard", (6, 2), (3,)), 2) == Roll(1, (2,))
    assert own.ROLLS["advance"]((-2, "advance", (1, 4), (2, 45, 40, "3", "")), 2) == Roll(0, (1, 4))
