"""FB-71 on the players' cards: the level of riddles is chosen where riddles are asked, and kept elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.storage import roster as roster_file
from coffres.storage import settings
from coffres.storage.identity import id_called
from coffres.storage.roster import Player, Roster
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.player_sheet import PlayerSheet
from coffres.ui.widgets.segments import Segment

SIZES = [(1280, 800), (961, 601), (360, 800)]
LEVELS = ("Comme la table", "Enfant", "Famille", "Difficile")


def open_at(
    robot: Robot,
    folder: Path,
    game: str,
    roster: Roster,
    size: tuple[int, int] = (1280, 800),
    text: int = 100,
) -> None:
    settings.kept(folder / "settings.json").save(settings.Settings(language="fr", text_size=text))
    roster_file.kept(folder / "players.json").save(roster)
    robot.open(CoffresApp(data=folder), size)
    robot.app.choose_players(game)
    robot.wait(0.3)


def sheet(robot: Robot) -> PlayerSheet:
    return next(floating for floating in robot.app.scene.floating if isinstance(floating, PlayerSheet))


def taken(robot: Robot) -> list[str]:
    """The levels on the sheet that are lit."""
    segments = [part for part in sheet(robot).walk() if isinstance(part, Segment) and part.text in LEVELS]
    return [segment.text for segment in segments if segment.taken]


def choose(robot: Robot, text: str) -> None:
    segment = next(part for part in sheet(robot).walk() if isinstance(part, Segment) and part.text == text)
    robot.touch(segment.to_window(*segment.center))
    robot.wait(0.2)


def edit(robot: Robot, name: str) -> None:
    robot.app.scene.screen.chosen = name
    robot.app.scene.screen.edit()
    robot.wait(0.2)


def done(robot: Robot, *, another: bool = False) -> None:
    sheet(robot).done(another=another)
    robot.wait(0.2)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_somebody_has_riddles_of_their_own_level(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    open_at(robot, tmp_path, "fort_boyard", Roster(), size, text)
    robot.app.scene.screen.add()
    robot.wait(0.2)
    assert taken(robot) == ["Comme la table"]
    sheet(robot).ids.name.text = "Zoé"
    choose(robot, "Enfant")
    assert taken(robot) == ["Enfant"]
    done(robot, another=True)
    assert taken(robot) == ["Comme la table"]
    sheet(robot).ids.name.text = "Papi"
    done(robot)
    kept = roster_file.kept(tmp_path / "players.json").load()[0]
    assert {player.name: player.riddles for player in kept.players} == {"Zoé": "child", "Papi": ""}
    assert kept.riddles_of(id_called("Zoé")) == "child"
    edit(robot, "Zoé")
    assert taken(robot) == ["Enfant"]
    choose(robot, "Difficile")
    done(robot)
    assert robot.app.roster.named("Zoé").riddles == "hard"


def test_the_level_is_asked_only_where_riddles_are_and_kept_elsewhere(robot: Robot, tmp_path: Path) -> None:
    ana = Player("Ana", "disc", "yellow", riddles="family")
    open_at(robot, tmp_path, "coffre_et_cle", Roster().remember(ana))
    robot.app.scene.screen.seating.sit(robot.app.roster.named("Ana"))
    edit(robot, "Ana")
    assert not robot.visible("Difficile")
    choose(robot, "Main gauche")
    done(robot)
    assert robot.app.roster.named("Ana")[3:] == ("left", id_called("Ana"), "family")
