"""The folder of evenings, and the games of one: each counted once, whatever was killed when."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from coffres.engine.people import NO_ONE
from coffres.engine.trouble import Trouble
from coffres.evening.evening import Closed, Ended, Event
from coffres.storage.evening_games import finish_in
from coffres.storage.evening_shelf import EveningShelf
from coffres.storage.identity import new_id
from coffres.storage.saved_game import SavedGame
from tests.evening.tables import ANA, BO, ZOE
from tests.storage.bench import GAME, MADE, MemoryDisk, chance, play_on

NAMES = ("Ana", "Bo", "Rouage", "Zoé")


@pytest.fixture
def shelf(tmp_path: Path) -> EveningShelf:
    return EveningShelf(tmp_path / "evenings", MemoryDisk())


def begin(shelf: EveningShelf, *events: Event, minutes: int = 0) -> str:
    key, file = shelf.create(60, (ANA, BO), MADE + timedelta(minutes=minutes), list(events))
    file.close()
    return key


def test_at_most_one_evening_is_under_way(shelf: EveningShelf) -> None:
    assert (shelf.under_way(), shelf.keys(), shelf.over()) == ("", [], [])
    key = begin(shelf)
    assert (shelf.under_way(), shelf.over()) == (key, [])
    with pytest.raises(Trouble, match="déjà en cours"):
        begin(shelf)
    with shelf.open(key) as file:
        file.tell(Closed())
        assert shelf.under_way() == key  # the chest has yet to be opened
        file.tell(Ended())
    assert (shelf.under_way(), shelf.over()) == ("", [key])


def test_an_end_that_was_not_written_to_its_end_is_none(shelf: EveningShelf) -> None:
    key = begin(shelf, Closed(), Ended())
    path = shelf.path(key)
    whole = path.read_bytes()
    for length in range(whole.rindex(b"\n", 0, -1) + 1, len(whole)):
        path.write_bytes(whole[:length])
        assert shelf.under_way() == key


def test_the_latest_is_the_latest_even_if_the_clock_was_put_back(shelf: EveningShelf) -> None:
    first = begin(shelf, Closed(), Ended())
    second = begin(shelf, Closed(), Ended(), minutes=-90)
    third = begin(shelf, minutes=-90)
    assert shelf.keys() == [third, second, first]
    assert shelf.under_way() == third


def test_an_evening_that_cannot_be_opened_keeps_nobody_out(shelf: EveningShelf) -> None:
    key = begin(shelf)
    shelf.path(key).write_bytes(b'{"evening":1,"spoilt')
    assert shelf.entry(key).trouble is not None
    assert begin(shelf) != key


def test_what_was_deleted_comes_back(shelf: EveningShelf) -> None:
    key = begin(shelf, Closed(), Ended())
    shelf.delete(key)
    assert shelf.keys() == []
    assert [entry.key for entry in shelf.deleted()] == [key]
    assert begin(shelf, Closed(), Ended()) != key  # its name is still taken
    shelf.restore(key)
    assert shelf.keys()[-1] == key
    entry = shelf.entry(key)
    assert entry.evening is not None
    assert entry.evening.ended
    assert shelf.deleted() == []


def test_what_was_deleted_can_be_thrown_away(shelf: EveningShelf) -> None:
    kept, key = begin(shelf, Closed(), Ended()), begin(shelf, Closed(), Ended())
    shelf.delete(key)
    shelf.purge()
    assert shelf.deleted() == []
    assert shelf.keys() == [kept]


# Games


def a_game(path: Path, people: tuple[str, ...]) -> SavedGame:
    levels = ["" if person else "maitre" for person in people]
    options = {"rounds": 3}
    return SavedGame.create(path, GAME, NAMES, options, MADE, chance(), MemoryDisk(), levels, people=people)


def test_a_save_says_what_its_game_was_worth_once_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with a_game(path, (ANA.person, BO.person, NO_ONE, ZOE.person)) as saved:
        play_on(saved, seed=1, moves=3)
        assert finish_in(path) is None
        play_on(saved, seed=1, moves=999)
        outcome = saved.match.outcome()
    finish = finish_in(path)
    assert finish is not None
    assert outcome is not None
    assert [score.won for score in finish.scores] == [seat in outcome.winners for seat in range(4)]
    assert [score.person for score in finish.scores] == [ANA.person, BO.person, NO_ONE, ZOE.person]
    assert finish.scores[2].keys == 0
    assert all(score.keys == 3 for score in finish.scores if score.won and score.person)


def test_the_result_belongs_to_the_last_person_who_sat_there(tmp_path: Path) -> None:
    path, zac = tmp_path / "game.jsonl", new_id()
    with a_game(path, (ANA.person, BO.person, NO_ONE, ZOE.person)) as saved:
        saved.match.sit(0, "Ressort", "apprenti", NO_ONE)  # an automaton finishes for Ana
        saved.match.sit(1, "Zac", "", zac)  # Zac takes over from Bo,
        saved.match.sit(1, "Zacharie", "", zac)  # and has another name
        play_on(saved, seed=1, moves=999)
    finish = finish_in(path)
    assert finish is not None
    assert [score.person for score in finish.scores] == [ANA.person, zac, NO_ONE, ZOE.person]


def test_somebody_whom_the_tablet_does_not_know_wins_for_nobody(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with a_game(path, (ANA.person, BO.person, new_id(), ZOE.person)) as saved:
        saved.match.sit(0, "Qui ?", "", NO_ONE)
        play_on(saved, seed=1, moves=999)
    finish = finish_in(path)
    assert finish is not None
    assert finish.scores[0].person == NO_ONE


def test_a_damaged_game_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"no game")
    with pytest.raises(Trouble, match=r"game\.jsonl"):
        finish_in(path)
