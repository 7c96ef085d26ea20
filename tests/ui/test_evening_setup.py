"""An evening before its first game: who, how long, which games; by touches."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.options import preset_named
from coffres.engine.registry import find
from coffres.evening.evening import Guest
from coffres.evening.programme import Planned, minutes_of
from coffres.storage.evening_shelf import EveningShelf
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.planned_sheet import OtherGame, PlannedSheet
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.programme_card import ProgrammeCard
from coffres.ui.widgets.segments import Segment
from tests.ui.evening_table import COFFRE, NAMES, ROC, Party


def games(party: Party) -> list[str]:
    return [card.key for card in party.all(ProgrammeCard)]


def at_the_programme(robot: Robot, folder: Path, count: int = 4, *programme: Planned) -> Party:
    party = Party(robot, folder)
    party.app.navigator.show("programme", seats=people(count, NAMES))
    if programme:
        party.screen.arrange(programme)
    robot.wait(0.3)
    return party


def test_from_home_to_the_first_game_without_typing_anything(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path)
    soiree = next(one for one in party.all(BarButton) if one.text == "Soirée")
    assert soiree.x == min(one.x for one in party.all(BarButton))  # it comes first
    party.touch(soiree)
    assert party.name == "guests"
    for name in NAMES[:4]:
        party.touch(next(card for card in party.all(PlayerCard) if card.name == name))
    party.press("Continuer")
    assert party.name == "programme"
    party.touch(next(one for one in party.all(Segment) if one.text == "1 h"))
    programme = party.screen.programme
    assert minutes_of(party.app.evenings.offers(_guests(party)), programme) <= 60
    party.press("Commencer la soirée")
    sitting = party.app.sitting
    assert sitting.game == programme[0].game
    seated = dict(zip(sitting.match.names, sitting.match.people, strict=True))
    assert seated == {name: party.id(name) for name in NAMES[:4]}
    preset = preset_named(find(sitting.game), programme[0].preset).options[4]
    assert {name: sitting.match.options[name] for name in preset} == dict(preset)
    (key,) = EveningShelf(tmp_path / "evenings").keys()
    assert party.evening.programme == programme[1:]
    assert EveningShelf(tmp_path / "evenings").entry(key).evening == party.evening


def _guests(party: Party) -> list[Guest]:
    return [Guest(*seat) for seat in party.screen.seats]


def test_a_card_is_exchanged_by_one_touch(robot: Robot, tmp_path: Path) -> None:
    party = at_the_programme(robot, tmp_path, 4, COFFRE, ROC)
    arrows = [one for one in party.all(IconButton) if one.icon == "sync"]
    party.touch(arrows[1])
    assert games(party)[0] == "coffre_et_cle"
    assert games(party)[1] not in ("coffre_et_cle", "roc_noir")


def test_an_opened_card_changes_its_length_its_place_or_its_game(robot: Robot, tmp_path: Path) -> None:
    party = at_the_programme(robot, tmp_path, 4, COFFRE, ROC)
    party.touch(party.all(ProgrammeCard)[0])
    party.touch(next(one for one in party.all(Segment) if one.text.startswith("Longue")))
    assert party.screen.programme[0] == Planned("coffre_et_cle", "longue")
    party.touch(party.all(ProgrammeCard)[0])
    party.press("Plus tard")
    assert games(party) == ["roc_noir", "coffre_et_cle"]
    party.touch(party.all(ProgrammeCard)[1])
    party.touch(next(one for one in party.all(OtherGame) if one.key == "casse_du_siecle"))
    assert games(party) == ["roc_noir", "casse_du_siecle"]
    party.touch(party.all(ProgrammeCard)[1])
    party.touch(next(one for one in party.all(OtherGame) if one.key == "roc_noir"))
    assert games(party) == ["casse_du_siecle", "roc_noir"]  # the two change places
    party.touch(party.all(ProgrammeCard)[0])
    party.press("Retirer")
    assert games(party) == ["roc_noir"]
    party.touch(party.all(ProgrammeCard)[0])
    assert isinstance(party.app.scene.floating[0], PlannedSheet)
    robot.press(ESCAPE)
    party.press("Un jeu de plus")
    assert len(games(party)) == 2


def test_a_title_is_said_once_however_many_games(robot: Robot, tmp_path: Path) -> None:
    party = at_the_programme(robot, tmp_path, 4, ROC)
    assert robot.visible("Un jeu, environ 25 min")
    party.screen.last(0)
    robot.wait(0.2)
    assert len(games(party)) == 5
    assert any(text.startswith("5 jeux, environ 2 h") for text in robot.texts())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_language_changes_while_it_is_shown(robot: Robot, tmp_path: Path, lang: str) -> None:
    party = at_the_programme(robot, tmp_path, 4, COFFRE, ROC)
    party.app.change(language=lang)
    robot.wait(0.2)
    assert games(party) == ["coffre_et_cle", "roc_noir"]


def test_too_few_for_any_game_is_a_sentence(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path)
    party.app.evenings.enter()
    party.press("Encore 2 personnes")
    assert party.name == "guests"
    party.touch(next(card for card in party.all(PlayerCard) if card.name == "Ana"))
    party.press("Encore une personne")
    assert party.name == "guests"
    assert party.app.evenings.shelf.keys() == []


def test_a_folder_that_cannot_be_written_is_a_sentence(robot: Robot, tmp_path: Path) -> None:
    (tmp_path / "evenings").write_text("in the way")
    party = at_the_programme(robot, tmp_path, 4, COFFRE, ROC)
    party.press("Commencer la soirée")
    assert party.name == "programme"
    assert any("« evenings »" in text for text in robot.texts())
    party.app.home()
    robot.wait(0.2)
    assert party.name == "home"


def test_back_leads_back(robot: Robot, tmp_path: Path) -> None:
    party = at_the_programme(robot, tmp_path)
    robot.press(ESCAPE)
    assert party.name == "guests"
    assert [seat.name for seat in party.screen.seating] == list(NAMES[:4])
    robot.press(ESCAPE)
    assert party.name == "home"
    assert not (tmp_path / "evenings").exists()
