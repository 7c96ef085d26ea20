"""The album, by real touches: looked through, searched, opened, deleted and taken back."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from coffres.dev.finished_games import finish_game
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.awards import all_awards
from coffres.engine.registry import meta, prizes
from coffres.storage.album import album
from coffres.storage.results import result_in
from coffres.ui import darkroom
from coffres.ui.album_desk import result_cache
from coffres.ui.when import day_of, month_of
from coffres.ui.widgets.album_card import AlbumCard
from coffres.ui.widgets.album_row import AlbumMonth
from coffres.ui.widgets.award_list import AwardSlip
from coffres.ui.widgets.game_filter import GameFilter
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.ranking import Rank
from tests.ui.album_bench import (
    LATEST,
    at_the_album,
    cards,
    fill,
    open_page,
    press,
    touch,
    unhurried,
)
from tests.ui.evening import Evening


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return unhurried(Evening(robot, tmp_path, motion="none"))


# Looking through it


def test_an_empty_album_says_what_will_be_there(evening: Evening) -> None:
    screen = at_the_album(evening)
    assert "Chaque partie finie se colle ici" in screen.told
    assert screen.told in evening.robot.texts()
    assert cards(evening) == []
    evening.robot.press(ESCAPE)
    assert evening.app.navigator.name == "home"


def test_every_game_is_there_with_who_won_it(evening: Evening) -> None:
    keys = fill(evening)
    at_the_album(evening)
    assert [card.leaf.key for card in cards(evening)] == keys
    for card in cards(evening):
        result = result_in(card.leaf.path)
        won = [result.names[seat] for seat in result.winners]
        assert card.title == meta(result.game).title
        assert card.crowned is bool(won)
        assert card.winners == (", ".join(won) or "Personne ne gagne")
        assert {*won, *filter(None, card.others.split(", "))} == set(result.names)
        signs = {award.title: award.sign for award in all_awards(prizes(result.game))}
        assert len(card.signs.split()) == len([prize for prize in result.prizes if signs[prize.title]])
        assert card.when


def test_it_goes_month_by_month_in_the_language_of_the_table(evening: Evening) -> None:
    fill(evening, 7)
    at_the_album(evening)
    months = sorted(evening.all(AlbumMonth), key=lambda month: -month.y)
    assert [month.text for month in months] == ["Novembre 2026", "Octobre 2026"]
    began = datetime(2027, 8, 1, 9, 5)
    assert month_of(began, evening.app.l10n._) == "Août 2027"
    assert day_of(began, evening.app.l10n._) == "dimanche 1er août 2027, 9\u00a0h\u00a005"


def test_only_games_in_sight_are_played_again(evening: Evening, tmp_path: Path) -> None:
    first = fill(evening, 1)[0]
    save = (tmp_path / "games" / "finished" / f"{first}.jsonl").read_bytes()
    for number in range(1, 60):
        (tmp_path / f"games/finished/202509{1 + number % 28:02}-{number:06}-roc_noir.jsonl").write_bytes(save)
    screen = at_the_album(evening)
    evening.robot.wait(3)
    leaves = album(evening.app.shelf)
    known = [result_cache().known(leaf.path) is not None for leaf in leaves]
    assert 4 <= known.count(True) <= 30
    assert known[-1] is False
    screen.ids.leaves.scroll_y = 0
    evening.robot.wait(3)
    assert result_cache().known(leaves[-1].path) is not None
    assert all(card.title for card in evening.all(AlbumCard) if card.leaf is not None)


def test_a_damaged_game_says_so_and_can_be_deleted(evening: Evening) -> None:
    keys = fill(evening, 2)
    path = evening.app.shelf.path(keys[0])
    path.write_bytes(path.read_bytes()[:-200])
    at_the_album(evening)
    damaged, sound = cards(evening)
    assert "on ne sait plus comment elle a fini" in damaged.trouble
    assert sound.trouble == ""
    touch(evening, damaged)
    assert any("on ne sait plus comment elle a fini" in text for text in evening.robot.texts())
    assert [plate.text for plate in evening.all(Plate) if not plate.disabled] == ["Supprimer"]
    press(evening, Plate, "Supprimer", seconds=1)
    assert [card.leaf.key for card in cards(evening)] == keys[1:]


def test_a_file_that_is_no_game_has_its_sentence(evening: Evening, tmp_path: Path) -> None:
    fill(evening, 1)
    (tmp_path / "games" / "finished" / "list.jsonl").write_text("1 kg de farine\n")
    at_the_album(evening)
    evening.app.scene.screen.ids.leaves.scroll_y = 0
    evening.robot.wait(0.5)
    (strange,) = [card for card in cards(evening) if card.trouble]
    assert strange.title == "Une partie qui ne s'ouvre pas"
    assert "n'est pas une partie" in strange.trouble


# Searching


def test_games_are_found_by_who_played(evening: Evening) -> None:
    rng = random.Random(2)
    for days, names in enumerate([("Éloïse", "Bo"), ("Ana", "Bo"), ("Grand-maman Élo", "Zoé")]):
        finish_game(evening.app.shelf, "roc_noir", LATEST - timedelta(days=days), names, rng, longest=5)
    screen = at_the_album(evening)
    screen.ids.words.text = "elo"
    evening.robot.wait(1)
    assert ["Éloïse" in c.winners + c.others for c in cards(evening)] == [True, False]
    assert len(cards(evening)) == 2
    screen.ids.words.text = "maman elo"
    evening.robot.wait(1)
    assert len(cards(evening)) == 1
    screen.ids.words.text = "Personne"
    evening.robot.wait(1)
    assert (cards(evening), screen.told) == ([], "Aucune partie de l'album n'est ainsi.")
    screen.ids.words.text = ""
    evening.robot.wait(1)
    assert (len(cards(evening)), screen.told) == (3, "")


def test_a_games_chest_shows_only_its_games(evening: Evening) -> None:
    fill(evening, 4)
    at_the_album(evening)
    chest = next(one for one in evening.all(GameFilter) if one.game == "roc_noir")
    touch(evening, chest)
    assert {card.game for card in cards(evening)} == {"roc_noir"}
    assert chest.taken
    touch(evening, chest)
    assert len(cards(evening)) == 4
    assert not chest.taken


def test_one_comes_back_to_where_one_was(evening: Evening) -> None:
    fill(evening, 4)
    screen = at_the_album(evening)
    screen.choose("roc_noir")
    screen.ids.words.text = "a"
    evening.robot.wait(1)
    touch(evening, cards(evening)[0])
    assert evening.app.navigator.name == "album_page"
    evening.robot.press(ESCAPE)
    evening.robot.wait(0.5)
    back = evening.app.scene.screen
    assert (back.game, back.ids.words.text) == ("roc_noir", "a")
    assert {card.game for card in cards(evening)} == {"roc_noir"}


# A game's page


def test_a_page_shows_podium_prizes_and_day(evening: Evening) -> None:
    (key,) = fill(evening, 1)
    page = open_page(evening)
    result = result_in(evening.app.shelf.path(key))
    assert page.title == meta(result.game).title
    ranks = evening.all(Rank)
    assert {rank.name for rank in ranks} == set(result.names)
    assert {rank.name for rank in ranks if rank.winner} == {result.names[seat] for seat in result.winners}
    assert {slip.title for slip in evening.all(AwardSlip)} == {prize.title for prize in result.prizes}
    assert "14 novembre 2026" in page.when


def test_a_page_leads_to_the_replay(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    (key,) = fill(evening, 1)
    asked: list[str] = []
    monkeypatch.setattr(type(evening.app), "replay", lambda _app, key: asked.append(key), raising=False)
    open_page(evening)
    press(evening, Plate, "Revoir")
    assert asked == [key]


def test_deleting_is_held_and_can_be_taken_back(evening: Evening) -> None:
    keys = fill(evening, 2)
    open_page(evening)
    press(evening, Plate, "Supprimer")
    assert len(album(evening.app.shelf)) == 2
    press(evening, Plate, "Supprimer", seconds=1)
    evening.robot.wait(0.5)
    assert [card.leaf.key for card in cards(evening)] == keys[1:]
    press(evening, Plate, "Annuler")
    evening.robot.wait(0.5)
    assert [card.leaf.key for card in cards(evening)] == keys
    assert len(evening.app.shelf.running()) == 0
    assert [plate for plate in evening.all(Plate) if plate.text == "Annuler" and not plate.disabled] == []


def test_deleted_games_wait_at_the_end_until_they_are_thrown_away(evening: Evening) -> None:
    keys = fill(evening, 1)
    evening.app.shelf.delete(keys[0])
    darkroom.file_of(keys[0]).parent.mkdir()
    darkroom.file_of(keys[0]).write_bytes(b"a picture")
    screen = at_the_album(evening)
    assert "Supprimées" in evening.robot.texts()
    press(evening, Plate, "Jeter pour de bon ce qui est supprimé", seconds=1)
    assert len(evening.app.shelf.deleted_finished()) == 0
    assert not darkroom.file_of(keys[0]).exists()
    assert screen.empty
