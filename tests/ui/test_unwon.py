"""The ends at which nobody wins: each game has one of its own."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from coffres.dev.window.game import people
from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import STOP
from coffres.engine.registry import GAMES
from coffres.games.casse_du_siecle import safe
from coffres.ui.boards.agence_tous_risques import guarded
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.guarded import StillGuarded
from coffres.ui.boards.casse_du_siecle.ceremony import AlarmRings
from coffres.ui.boards.coffre_et_cle.ceremony import Unmasked
from coffres.ui.ceremonies import Tableau
from coffres.ui.screens.end import RANKS, STORY
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.chest import Chest
from coffres.ui.widgets.ranking import Rank
from tests.ui.finished import Finish


@pytest.fixture
def finish(robot: Robot, tmp_path: Path) -> Finish:
    return Finish(robot, tmp_path)


@pytest.mark.parametrize("key", ["coffre_et_cle", "agence_tous_risques"])
def test_a_scene_has_nearly_all_of_the_screen_until_it_is_told(finish: Finish, key: str) -> None:
    finish.app.home()
    finish.app.start(key, people(GAMES[key].seats[0]), {})
    finish.app.sitting.asking.play(STOP)
    finish.celebrate()
    stage = finish.the(CeremonyStage)
    assert stage.scene.height > 0.85 * stage.height
    finish.robot.until(lambda: stage.over, 10)
    finish.robot.wait(0.1)
    assert 0.5 * stage.height < stage.scene.height < 0.75 * stage.height
    stage.stand_at(0)
    finish.robot.wait(0.1)
    assert stage.scene.height > 0.85 * stage.height


@pytest.mark.parametrize(
    ("key", "scene"),
    [("coffre_et_cle", Unmasked), ("casse_du_siecle", AlarmRings), ("agence_tous_risques", StillGuarded)],
)
def test_an_end_of_its_own_when_nobody_wins(finish: Finish, key: str, scene: type[Tableau]) -> None:
    finish.app.home()
    finish.app.start(key, people(GAMES[key].seats[0]), {})
    finish.app.sitting.asking.play(STOP)
    end = finish.celebrate()
    stage = finish.the(CeremonyStage)
    assert type(stage.scene) is scene
    finish.robot.until(lambda: stage.over, 10)
    (chest,) = finish.all(Chest)
    assert (chest.key, chest.open) == (key, False)
    assert min(chest.size) > dp(90)
    assert stage.title == end.title == "Personne ne gagne"
    heard = [name for what, name in finish.app.senses.sounds.heard if what == "play"]
    assert heard[-1] == "stamp"
    end.go_on()
    finish.robot.wait(0.1)
    assert RANKS not in end.pages
    assert finish.all(Rank) == []
    assert finish.robot.visible("Personne ne gagne")
    end.turn_to(STORY)
    finish.robot.wait(0.1)
    assert end.heads == (end.pages == [STORY])


def test_the_safe_stays_shut_over_the_combination_that_nobody_found(finish: Finish) -> None:
    finish.app.home()
    finish.app.start("casse_du_siecle", people(2), {})
    sitting: Any = finish.app.sitting
    rng = random.Random(4)
    actor, session = RandomChance(rng), sitting.match.session
    while not any(session.state.gears):
        sitting.match.play(random_move(session.game, session.state, actor, rng))
    sitting.match.play(STOP)
    scene = finish.celebrate_ended().scene
    assert scene.digits == list(safe.combination(session.state))
    assert {scene.ajar(hundredth / 100) for hundredth in range(101)} == {0}


def test_the_agents_leave_the_formula_to_the_guard(robot: Robot, agency_pictures: dict[Texture, str]) -> None:
    moment = SimpleNamespace(table={"figures": [3, 0, guarded.NOBODY]}, people=people(3))
    finish: Any = SimpleNamespace(moment=moment)
    night = guarded.StillGuarded(finish, size=(960, 430))
    names = {"guard": GUARD, **{str(figure): figure for figure in range(4)}}
    poses = {f"figure_{name}{walks}": names[name] for name in names for walks in ("", "_walks")}
    night._draw()
    before = [*everything_in(night.canvas)]
    for played in (0.0, 0.5, 1.0):
        night.played = played
        night._draw()
        at = {
            poses[agency_pictures[each.texture]]: each.pos[0]
            for each in everything_in(night.canvas)
            if isinstance(each, Rectangle) and all(each.size) and agency_pictures.get(each.texture) in poses
        }
        assert {*at} == ({GUARD, 3, 0, 2} if played else {GUARD})
    assert at[GUARD] < at[2] < at[0] < at[3] < 960
    assert all(one is other for one, other in zip(before, everything_in(night.canvas), strict=True))
