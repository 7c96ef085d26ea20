"""The list of games, their sentences, and the languages they are said in."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib.util import find_spec

import pytest

from coffres import l10n
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move, reveals
from coffres.engine.registry import GAMES, card_game, card_rules, find, meta, words
from coffres.engine.trouble import Trouble
from coffres.engine.words import name_of, prompt

NAMES = ("Ana", "Bo")


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_what_its_folder_says(key: str) -> None:
    game = GAMES[key]
    assert game.key == key
    assert game.seats == meta(key).seats
    assert game.seats[0] >= 2
    assert game.rules >= 1
    assert GAMES[key] is game
    assert meta(key).minutes[0] <= meta(key).minutes[1]
    assert set(words(key).ENDINGS) == set(game.endings)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_names_the_tools_it_asks_for(key: str) -> None:
    """Over some random games: what people roll, and whether an hourglass runs."""
    game = GAMES[key]
    asked: set[str] = set()
    for preset in game.presets:
        rng = random.Random(1)
        actor = RandomChance(rng)
        state = game.setup(game.seats[0], preset.options[game.seats[0]])
        for _ in range(200):
            asks = game.asks(state)
            if not asks:
                break
            asked |= {"dice" for ask in asks if ask.dice} | {"hourglass" for ask in asks if ask.by == CLOCK}
            game.apply(state, random_move(game, state, actor, rng))
    assert asked == {tool for tool in ("dice", "hourglass") if getattr(meta(key), tool)}


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    assert find("coffre_et_cle") is GAMES["coffre_et_cle"]
    assert "risk" not in GAMES
    with pytest.raises(KeyError):
        GAMES["risk"]
    with pytest.raises(Trouble) as trouble:
        find("risk")
    assert "« risk »" in str(trouble.value)
    assert all(key in str(trouble.value) for key in GAMES)


@pytest.mark.parametrize(
    ("asked", "imported"),
    [
        ("len(GAMES)", []),
        ("meta('roc_noir')", ["coffres.games.roc_noir"]),  # a shelf of games needs no rules
    ],
)
def test_a_game_is_imported_when_it_is_first_asked_for(asked: str, imported: list[str]) -> None:
    program = (
        f"import sys; from coffres.engine.registry import GAMES, meta; list(GAMES); {asked};"
        "print([name for name in sys.modules if name.startswith('coffres.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(imported)


def test_a_trouble_is_said_in_the_users_language() -> None:
    trouble = Trouble("Ce jeu se joue de {low} à {high}, pas à {seats}.", low=2, high=4, seats=9)
    assert str(trouble) == l10n.say(trouble, "fr") == "Ce jeu se joue de 2 à 4, pas à 9."
    english = l10n.say(trouble, "en")
    assert english != str(trouble)
    assert "9" in english
    unknown = Trouble("Une phrase sans traduction : {x}.", x=1)
    assert l10n.say(unknown, "en") == "Une phrase sans traduction : 1."


def test_a_games_own_trouble_is_said_from_its_own_catalogue() -> None:
    with pytest.raises(Trouble) as trouble:
        GAMES["coffre_et_cle"].setup(4, {"extra_neutrals": 2})
    assert l10n.say(trouble.value, "en") != l10n.say(trouble.value, "fr")


def test_a_trouble_within_another_is_said_from_a_catalogue_of_its_own() -> None:
    """The shell's sentence about a file, and in it why the game refuses a card."""
    with pytest.raises(Trouble) as why:
        card_rules().check_wins((1,))
    bad = Trouble("« {file} », épreuve {number} : {why} Rien n'a été pris de ce fichier.", file="x", number=1)
    inner = l10n.say(why.value, "en")
    assert inner != str(why.value)
    bad.fields["why"] = why.value
    assert inner in l10n.say(bad, "en")
    assert "épreuve" not in l10n.say(bad, "en")


def test_one_game_has_cards_that_players_write() -> None:
    """Where there were two, the cards of a family would have to say which they are for."""
    assert [key for key in GAMES if find_spec(f"coffres.games.{key}.own_cards")] == [card_game()]


def test_games_share_the_sentences_of_the_shell() -> None:
    shared = "La table"
    assert l10n.translator("fr", "coffre_et_cle")(shared) == shared
    assert l10n.translator("en", "coffre_et_cle")(shared) == l10n.translator("en")(shared) != shared


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "en_US", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "EN"}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert l10n.of_system() == lang


def test_a_prompt_names_whoever_decides_and_for_dice_whoever_rolls() -> None:
    game_words = words("coffre_et_cle")
    asked = prompt(game_words, Ask(1, "act"), NAMES, str)
    assert asked.startswith("Bo,")
    assert "Ana" in prompt(game_words, Ask(CHANCE, "first_look", of=0, dice=1), NAMES, str)
    assert [name_of(chair, NAMES, str) for chair in (0, 1, TABLE, CHANCE, CLOCK)] == [
        *NAMES,
        "La table",
        "Le hasard",
        "Le sablier",
    ]


def test_a_fact_reveals_when_it_says_more_than_the_move() -> None:
    assert not reveals(tuple(Move(0, "pass")))
    assert not reveals(())
    assert reveals((0, "look", (), (3,)))
