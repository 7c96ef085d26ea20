"""Evenings in the album: seen, found, opened, deleted and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.evening.evening import Closed, Ended
from coffres.ui.widgets.album_evening import AlbumEvening
from coffres.ui.widgets.album_row import AlbumMonth
from coffres.ui.widgets.plate import Plate
from tests.ui.evening_table import COFFRE, Party


@pytest.fixture
def party(robot: Robot, tmp_path: Path) -> Party:
    """An evening of two games is over, which Bo has won, and the album is open."""
    party = Party(robot, tmp_path).begin(4)
    party.play(1, 3, 2, 0)
    party.play(1, 3, 0, 2)
    assert party.app.evenings.tell(Closed(), Ended())
    at_the_album(party)
    return party


def at_the_album(party: Party) -> None:
    party.app.navigator.show("album")
    party.robot.wait(0.6)


def cards(party: Party) -> list[AlbumEvening]:
    return party.all(AlbumEvening)


def seek(party: Party, words: str) -> None:
    party.screen.ids.words.text = words
    party.robot.wait(0.5)


def test_an_evening_lies_in_its_month(party: Party) -> None:
    (card,) = cards(party)
    assert card.title == "Bo emporte la soirée\u00a0!"
    assert card.keys == 12
    assert card.people.split(", ")[0] == "Bo" and "Dan" in card.people
    assert "2 jeux · 12 clés" in card.when
    assert len(party.all(AlbumMonth)) == 1
    assert party.screen.told == ""


def test_one_under_way_is_not_there_yet(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4)
    at_the_album(party)
    assert cards(party) == []
    assert party.screen.empty


def test_it_is_found_by_people_and_games(party: Party) -> None:
    for words, found in (("chlo", 1), ("émilie", 0), ("bo ana", 1), ("", 1)):
        seek(party, words)
        assert len(cards(party)) == found, words
    for game, found in ((COFFRE.game, 1), ("fort_boyard", 0), ("", 1)):
        party.screen.choose(game)
        party.robot.wait(0.3)
        assert len(cards(party)) == found, game


def test_its_page_opens_and_leads_back(party: Party) -> None:
    seek(party, "chlo")
    party.touch(cards(party)[0])
    assert party.name == "evening_page"
    party.app.navigator.back()
    party.robot.wait(0.6)
    assert party.name == "album"
    assert party.screen.ids.words.text == "chlo"
    assert len(cards(party)) == 1


def delete(party: Party) -> None:
    party.touch(cards(party)[0])
    party.press("Supprimer")
    party.robot.wait(0.6)


def test_it_is_deleted_and_taken_back(party: Party) -> None:
    delete(party)
    assert party.name == "album"
    assert [card.away for card in cards(party)] == [True]
    party.press("Annuler")
    party.robot.wait(0.6)
    assert [card.away for card in cards(party)] == [False]
    assert not party.screen.deleted_evening


def test_a_deleted_one_can_be_taken_back_another_day(party: Party) -> None:
    delete(party)
    at_the_album(party)
    (card,) = cards(party)
    assert card.away and card.title == "Bo emporte la soirée\u00a0!"
    party.touch(card)
    party.robot.wait(0.6)
    assert [card.away for card in cards(party)] == [False]


def test_a_deleted_one_is_thrown_away_for_good(party: Party, tmp_path: Path) -> None:
    delete(party)
    at_the_album(party)
    (plate,) = [one for one in party.all(Plate) if one.text.startswith("Jeter")]
    party.robot.touch_down(plate.to_window(*plate.center))
    party.robot.wait(1)  # in a list it takes a moment until a finger is no scroll
    party.robot.touch_up()
    party.robot.wait(0.6)
    assert cards(party) == []
    assert list((tmp_path / "evenings").rglob("*.jsonl")) == []


def test_a_damaged_one_says_so(party: Party, tmp_path: Path) -> None:
    (file,) = (tmp_path / "evenings").glob("*.jsonl")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b'{"kind":"?"}\n' + b"".join(lines[1:]))
    at_the_album(party)
    (card,) = cards(party)
    assert card.when == "Une soirée qui ne s'ouvre pas"
    assert file.name in card.title
    seek(party, "bo")
    assert cards(party) == []
