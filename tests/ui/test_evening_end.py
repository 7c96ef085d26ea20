"""The end of an evening: the last throw of those who are equal, the great chest, the page, the picture."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.evening.standings import standings
from coffres.storage.evening_shelf import EveningShelf
from coffres.ui.screens.great_chest import FlyingKey
from coffres.ui.widgets.award_list import AwardSlip
from coffres.ui.widgets.evening_card import EveningCard
from coffres.ui.widgets.evening_leaf import GameOfEvening
from coffres.ui.widgets.standing_row import StandingRow
from tests.ui.evening_table import COFFRE, ROC, Party


def at_the_end(
    robot: Robot, folder: Path, *keys: tuple[int, ...], still: bool = True, **changed: object
) -> Party:
    """All games have been played, and the evening is over."""
    party = Party(robot, folder, still=still, **changed).begin(4, *(COFFRE, ROC)[: len(keys)])
    for one in keys:
        party.play(*one)
    party.app.evenings.show()
    robot.wait(0.2)
    party.press("Ouvrir le grand coffre")
    return party


def rows(party: Party) -> list[tuple[str, int, int]]:
    return [(row.name, row.keys, row.rank) for row in party.all(StandingRow)]


def test_who_is_alone_at_the_top_throws_no_dice(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0), (3, 0, 0, 2))
    assert party.name == "great_chest"
    seated = [guest.name for guest in party.evening.people]
    assert rows(party)[0] == (seated[0], 6, 1)


def test_without_movement_keys_that_land_at_once_are_heard_once(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0))
    assert party.name == "great_chest"
    heard = [name for what, name in party.app.senses.sounds.heard if what == "play"]
    assert heard[-2:] == ["key_ring", "win"]


def test_those_who_are_equal_throw_in_turn_and_a_throw_is_written_first(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0), (0, 1, 2, 3), still=False)
    assert party.name == "last_throw"
    assert len(party.screen.throwers) == 4
    party.robot.touch(party.screen.ids.throw.to_window(*party.screen.ids.throw.center))
    (throw,) = party.evening.throws
    key = party.app.evenings.shelf.under_way()
    entry = EveningShelf(tmp_path / "evenings").entry(key).evening
    assert entry is not None
    assert entry.throws == (throw,)  # while the die is in the air
    assert throw.person == party.evening.people[0].person
    for _throw in range(100):
        if party.name != "last_throw":
            break
        robot.wait(3)
        if party.name == "last_throw":
            party.touch(party.screen.ids.throw)
    robot.wait(3)
    assert party.name == "great_chest"
    best = standings(party.evening)
    assert [one.rank for one in best] == [1, 2, 2, 2]


def test_shaking_throws_too_and_a_real_die_is_tapped(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 3, 0, 0), real_dice=True)
    assert party.name == "last_throw"
    assert party.app.senses.roll()  # as a shake does
    assert len(party.evening.throws) == 1
    robot.wait(0.3)
    faces = list(reversed(party.screen.ids.faces.children))
    for _round in range(50):
        if party.name != "last_throw":
            break
        party.touch(faces[5])
        robot.wait(2)
        if len(party.evening.throws) % 2 == 0 and party.name == "last_throw":
            party.touch(faces[0])
            robot.wait(2)
            faces = list(reversed(party.screen.ids.faces.children))
    assert party.evening.throws[1].face == 6


def test_killed_in_the_last_throw_it_goes_on_there(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path / "before", (3, 3, 0, 0))
    party.touch(party.screen.ids.throw)
    thrown = party.evening.throws
    assert len(thrown) == 1
    shutil.copytree(tmp_path / "before", tmp_path / "after")
    robot.leave()
    party = Party(robot, tmp_path / "after")
    robot.wait(0.3)
    party.touch(party.all(EveningCard)[0])
    assert party.name == "last_throw"
    assert party.evening.throws == thrown
    assert party.screen.throwers[thrown[0].person].face == thrown[0].face
    assert party.screen.turn == party.evening.people[1].name


# The great chest


def test_keys_fly_from_last_to_first_until_the_chest_opens(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0), still=False)
    screen = party.screen
    order, told = [row.name for row in screen.veiled], []
    while screen.veiled:
        before = list(screen.veiled)
        robot.wait(0.05)
        told += [row.name for row in before if row not in screen.veiled]
        assert not screen.open
    assert told == list(reversed(order))
    assert robot.until(lambda: bool(party.all(FlyingKey)), 2)
    assert robot.until(lambda: screen.open, 10)
    assert (screen.inside, screen.total) == (6, 6)
    assert not party.all(FlyingKey)
    assert screen.title == f"{order[0]} emporte la soirée\u00a0!"


def test_a_touch_tells_the_next_at_once(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0), still=False)
    screen = party.screen
    before = len(screen.veiled)
    robot.touch((300, 500))
    assert len(screen.veiled) < before
    while screen.veiled:
        party.press("Touche pour aller plus vite")
    assert robot.until(lambda: screen.open, 3)


def test_with_reduced_motion_everything_is_told_at_once(robot: Robot, tmp_path: Path) -> None:
    party = at_the_end(robot, tmp_path, (3, 2, 1, 0))
    assert party.screen.open
    assert not party.screen.veiled
    assert not party.all(FlyingKey)
    assert party.screen.inside == 6


def test_an_evening_without_a_key_ends_too(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4, COFFRE, ROC)
    party.app.home()
    party.app.evenings.enter()
    robot.wait(0.2)
    party.hold("Finir la soirée")
    assert party.name == "great_chest"
    assert party.screen.title == "Une soirée sans clé"
    party.press("La page de la soirée")
    assert party.evening.ended


def test_killed_before_the_page_the_chest_waits(robot: Robot, tmp_path: Path) -> None:
    at_the_end(robot, tmp_path / "before", (3, 2, 1, 0))
    shutil.copytree(tmp_path / "before", tmp_path / "after")
    robot.leave()
    party = Party(robot, tmp_path / "after")
    robot.wait(0.3)
    party.touch(party.all(EveningCard)[0])
    assert party.name == "great_chest"
    robot.press(ESCAPE)
    assert party.name == "home"
    assert party.all(EveningCard)


# The page


def at_the_page(robot: Robot, folder: Path) -> Party:
    party = at_the_end(robot, folder, (3, 2, 1, 0), (3, 0, 0, 2))
    party.press("La page de la soirée")
    assert party.name == "evening_page"
    return party


def test_the_page_has_people_games_and_prizes_and_the_evening_is_over(robot: Robot, tmp_path: Path) -> None:
    party = at_the_page(robot, tmp_path)
    first = party.evening.people[0].name
    assert rows(party)[0] == (first, 6, 1)
    assert [(game.key, game.won) for game in party.all(GameOfEvening)] == [
        ("coffre_et_cle", f"Gagné par {first}"),
        ("roc_noir", f"Gagné par {first}"),
    ]
    assert "Razzia" in [slip.title for slip in party.all(AwardSlip)]
    party.press("Accueil")
    assert not party.all(EveningCard)
    assert party.app.evenings.shelf.under_way() == ""
    (key,) = party.app.evenings.shelf.over()
    party.app.navigator.show("evening_page", key=key)  # as the album does
    assert rows(party)[0] == (first, 6, 1)


def test_a_page_that_cannot_be_read_is_a_sentence(robot: Robot, tmp_path: Path) -> None:
    party = at_the_page(robot, tmp_path)
    (key,) = party.app.evenings.shelf.over()
    party.app.evenings.shelf.path(key).write_bytes(b"?")
    party.app.navigator.show("evening_page", key=key)
    robot.wait(0.2)
    assert any("n'est pas une soirée" in text for text in robot.texts())


def test_the_picture_is_sent_in_1200_by_1500_pixels(robot: Robot, tmp_path: Path) -> None:
    party = at_the_page(robot, tmp_path)
    sent: list[tuple[Path, str]] = []
    party.app.device.share.file = lambda path, kind, _title: sent.append((path, kind))
    party.press("Envoyer l'image")
    assert robot.until(lambda: bool(sent), 5)
    path, kind = sent[0]
    assert kind == "image/png"
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 1500)
    assert not party.screen.working


def test_a_picture_that_cannot_be_written_is_a_sentence(robot: Robot, tmp_path: Path) -> None:
    party = at_the_page(robot, tmp_path)
    (tmp_path / "album").write_text("in the way")
    party.press("Envoyer l'image")
    robot.wait(1)
    assert any("« album »" in text for text in robot.texts())
    assert not party.screen.working


@pytest.mark.parametrize("size", [(1280, 800), (961, 601), (360, 800)])
def test_the_chest_is_touched_at_any_size(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    party = Party(robot, tmp_path, size=size).begin(4, COFFRE)
    party.play(3, 2, 1, 0)
    party.app.evenings.close()
    robot.wait(0.3)
    party.press("La page de la soirée")
    assert party.name == "evening_page"
