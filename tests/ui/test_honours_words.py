"""What the honours say of the roles in which somebody holds and wins."""

from __future__ import annotations

import pytest

from coffres.games.coffre_et_cle.words import ROLE_NAMES
from coffres.storage.honours import Person
from coffres.ui.honours_words import HonoursWords
from coffres.ui.language import LanguageOnScreen

GAME = "coffre_et_cle"


@pytest.fixture
def words() -> HonoursWords:
    return HonoursWords(LanguageOnScreen())


def test_they_say_which_role_is_held_most_and_which_wins_most(words: HonoursWords) -> None:
    person = Person("ana")
    person.roles.update({(GAME, 0): 2, (GAME, 1): 5})
    person.won_as.update({(GAME, 0): 2, (GAME, 1): 1})
    ((_sign, title, says),) = words.roles(person)
    assert title == "Le Coffre et la Clé"
    held, won = says.split(". ")
    assert f"{ROLE_NAMES[1]} (5 fois sur 7)" in held
    assert f"{ROLE_NAMES[0]} (2 fois sur 3)" in won


def test_somebody_who_has_won_with_none_is_not_said_to(words: HonoursWords) -> None:
    person = Person("ana")
    person.roles.update({(GAME, 1): 5})
    ((_sign, _title, says),) = words.roles(person)
    assert "Gagne" not in says
