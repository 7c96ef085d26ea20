"""Between two games of an evening: the keys, what comes next, who comes and goes; and after a kill."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from coffres.dev.guide import Guide
from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.actors import random_move
from coffres.engine.levels import MAITRE
from coffres.evening.evening import Rearranged
from coffres.evening.programme import Planned
from coffres.evening.standings import standings
from coffres.storage.evening_games import finish_in
from coffres.storage.roster import EDGES
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.evening_card import EveningCard
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.key_rack import KeyHook, KeyRack
from coffres.ui.widgets.level_choice import LevelPlate
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.programme_card import ProgrammeCard
from coffres.ui.widgets.saved_card import SavedCard
from tests.ui.evening_table import COFFRE, NAMES, ROC, Party

AGENCE = Planned("agence_tous_risques", "courte")


def between(robot: Robot, folder: Path, *keys: int, still: bool = True) -> Party:
    """After the first game of two."""
    party = Party(robot, folder, still=still).begin(4, COFFRE, ROC)
    party.play(*(keys or (3, 2, 1, 0)))
    party.app.evenings.show()
    robot.wait(0.3)
    return party


def keys(party: Party) -> dict[str, int]:
    return {one.name: one.keys for one in standings(party.evening)}


def over(party: Party) -> None:
    """The game under way is played to its end, and its results are on the screen."""
    sitting = party.app.sitting
    rng, session = party.app.rng, sitting.match.session
    while session.asks():
        sitting.match.play(random_move(session.game, session.state, Guide(rng), rng))
    sitting.stage.go_on()
    party.robot.wait(0.5)
    party.app.scene.screen.go_on()
    party.robot.wait(0.2)


# The keys


def test_the_rings_tell_who_has_how_many_keys(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    hooks = [(hook.name, hook.keys, hook.gained, hook.first) for hook in party.all(KeyHook)]
    seated = [guest.name for guest in party.evening.people]
    assert hooks == list(zip(seated, (3, 2, 1, 0), (3, 2, 1, 0), (True, False, False, False), strict=True))
    assert [len(hook.ids.ring.keys) for hook in party.all(KeyHook)] == [3, 2, 1, 0]


def test_they_are_told_from_the_last_to_the_first_once(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path, still=False)
    (rack,) = party.all(KeyRack)
    assert len(rack.veiled) == 4
    party.robot.touch(rack.to_window(*rack.center))
    hooks = party.all(KeyHook)
    assert [len(hook.ids.ring.keys) for hook in hooks] == [0, 0, 0, 0]
    assert [hook in rack.veiled for hook in hooks] == [True, True, True, False]
    assert robot.until(lambda: not rack.veiled, 10)
    party.app.evenings.show()
    robot.wait(0.1)
    assert not party.all(KeyRack)[0].veiled  # they have been told


def test_a_name_may_change_and_its_keys_stay(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    first = party.evening.people[0].name
    party.app.change_roster(party.app.roster.rename(first, "Marie-Antoinette-Camille"))
    party.app.evenings.enter()
    robot.wait(0.2)
    assert party.all(KeyHook)[0].name == "Marie-Antoinette-Camille"
    assert party.all(KeyHook)[0].keys == 3
    party.press("Commencer")
    assert "Marie-Antoinette-Camille" in party.app.sitting.match.names


# What comes next


def test_one_touch_leads_to_the_next_game_with_the_same_people(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.press("Commencer")
    assert party.app.sitting.game == "roc_noir"
    assert party.app.sitting.match.people == [guest.person for guest in party.evening.guests]
    assert [seat.edge for seat in party.app.sitting.people] == [guest.edge for guest in party.evening.guests]
    assert party.evening.programme == ()


def test_its_variants_are_reached_and_begin_it_too(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.press("Variantes")
    assert party.name == "variants"
    robot.press(ESCAPE)
    assert party.name == "interlude"
    party.press("Variantes")
    party.screen.choose("enchanted", True)
    party.screen.start()
    assert party.app.sitting.match.options["enchanted"] is True
    assert party.app.evenings.plays(party.app.sitting)


def test_the_next_game_is_exchanged_by_one_touch(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.press("Échanger")
    assert party.evening.programme[0].game not in ("roc_noir", "coffre_et_cle")
    assert party.screen.game == party.evening.programme[0].game


def test_all_that_comes_is_arranged_on_a_sheet(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.press("Programme")
    party.press("Un jeu de plus")
    assert len(party.evening.programme) == 2
    party.touch(party.all(ProgrammeCard)[1])
    party.press("Plus tôt")
    assert party.evening.programme[1] == ROC


def test_when_the_programme_is_over_there_may_be_one_game_more(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.play(0, 0, 3, 0)
    party.app.evenings.show()
    robot.wait(0.2)
    party.press("Encore un jeu")
    assert party.evening.programme[0].game not in ("roc_noir", "coffre_et_cle")
    party.press("Commencer")
    assert party.app.sitting is not None


def test_a_game_may_be_left_for_good(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4, COFFRE, ROC)
    party.app.home()
    party.app.evenings.enter()
    robot.wait(0.2)
    party.press("Laisser ce jeu")
    assert party.evening.current is not None  # it must be held
    party.hold("Laisser ce jeu")
    assert party.evening.current is None
    assert (party.screen.game, keys(party)) == ("roc_noir", dict.fromkeys(keys(party), 0))
    assert len(party.app.shelf.running()) == 1  # its save stays


# Somebody comes, somebody goes


def test_somebody_comes_and_somebody_goes(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    gone = party.evening.people[0].name
    party.touch(next(one for one in party.all(IconButton) if one.icon == "account-multiple-plus"))
    party.touch(next(card for card in party.all(PlayerCard) if card.name == gone))
    party.press("Se lève")
    party.touch(next(card for card in party.all(PlayerCard) if card.name == NAMES[4]))
    party.press("Continuer")
    assert party.name == "interlude"
    names = [guest.name for guest in party.evening.guests]
    assert gone not in names
    assert NAMES[4] in names
    assert keys(party)[gone] == 3  # who has gone keeps the keys
    assert keys(party)[NAMES[4]] == 0
    assert [guest.tag for guest in party.evening.guests] == [
        seat.person for seat in party.app.evenings.seats("coffre_et_cle")
    ]
    edges = [EDGES.index(guest.edge) for guest in party.evening.guests]
    assert edges == sorted(edges)  # clockwise: that is the order of the turns


def test_what_does_not_suit_the_new_table_is_exchanged(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.app.navigator.show("guests", seats=list(party.app.roster.seats), during=True)
    robot.wait(0.2)
    party.touch(next(card for card in party.all(PlayerCard) if card.name == NAMES[4]))
    party.press("Continuer")
    assert len(party.evening.people) == 5
    assert party.evening.programme[0].game not in ("roc_noir", "agence_tous_risques")


def test_an_automaton_sits_down_where_it_can_and_has_no_ring(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path)
    party.app.evenings.enter()
    robot.wait(0.3)
    for name in NAMES[:3]:
        party.touch(next(card for card in party.all(PlayerCard) if card.name == name))
    party.press("Automate")
    party.touch(next(one for one in party.all(LevelPlate) if one.level == MAITRE))
    party.press("Continuer")
    party.screen.arrange((AGENCE, Planned("fort_boyard", "courte")))
    party.screen.begin()
    assert party.app.sitting.match.levels.count(MAITRE) == 1
    party.play(3, 0, 0)
    party.app.evenings.show()
    robot.wait(0.2)
    assert {hook.name for hook in party.all(KeyHook)} == set(NAMES[:3])
    party.press("Commencer")
    assert party.app.sitting.game == "fort_boyard"
    assert party.app.sitting.match.seats == 3


# The end of a game


def test_after_a_game_the_plate_leads_on_and_the_keys_are_its(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4, COFFRE, ROC)
    key = party.evening.current.key
    over(party)
    assert party.name == "end"
    party.press("La suite de la soirée")
    assert party.name == "interlude"
    finish = finish_in(party.app.shelf.path(key))
    assert finish is not None
    assert keys(party) == {score.name: score.keys for score in finish.scores}
    assert [entry.key for entry in party.app.shelf.finished()] == [key]


def test_a_game_outside_the_evening_is_played_again_as_ever(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    party.app.start("coffre_et_cle", list(party.app.roster.seats), {"rounds": 3})
    over(party)
    party.press("Rejouer")
    assert party.name != "interlude"
    assert len(party.app.evenings.look().rounds) == 1


# Home, and kills


def test_homes_first_card_is_the_evening_then_another_game(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path)
    party.app.start("roc_noir", people(3, NAMES), {})
    party.app.home()
    robot.wait(0.2)
    assert not party.all(EveningCard)
    party.begin(4, COFFRE, ROC)
    party.app.home()
    robot.wait(0.2)
    (evening,) = party.all(EveningCard)
    (saved,) = party.all(SavedCard)
    assert evening.to_window(*evening.pos)[0] < saved.to_window(*saved.pos)[0]
    assert saved.entry.game == "roc_noir"  # the game of the evening is behind its own card
    assert not [one for one in party.all(BarButton) if one.icon == "history"]
    party.touch(evening)
    assert party.app.sitting.game == "coffre_et_cle"


def after_a_kill(robot: Robot, before: Path, after: Path) -> Party:
    """What is on the disk now is all that is left."""
    shutil.copytree(before, after)
    robot.leave()
    party = Party(robot, after)
    robot.wait(0.3)
    return party


@pytest.mark.parametrize("moves", [0, 7])
def test_killed_in_a_game_it_goes_on_where_it_was(robot: Robot, tmp_path: Path, moves: int) -> None:
    party = Party(robot, tmp_path / "before").begin(4, COFFRE, ROC)
    match = party.app.sitting.match
    for _move in range(moves):
        rng = party.app.rng
        match.play(random_move(match.game, match.session.state, Guide(rng), rng))
    length = match.length
    party = after_a_kill(robot, tmp_path / "before", tmp_path / "after")
    (card,) = party.all(EveningCard)
    party.touch(card)
    assert (party.app.sitting.game, party.app.sitting.match.length) == ("coffre_et_cle", length)


def test_killed_between_the_end_of_a_game_and_the_evenings_line(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path / "before").begin(4, COFFRE, ROC)
    key = party.evening.current.key
    over(party)  # the app is killed on the results, before anybody has touched anything
    party = after_a_kill(robot, tmp_path / "before", tmp_path / "after")
    finish = finish_in(party.app.shelf.path(key))
    assert finish is not None
    party.touch(party.all(EveningCard)[0])
    assert party.name == "interlude"
    assert keys(party) == {score.name: score.keys for score in finish.scores}
    party.app.home()
    party.app.evenings.enter()
    assert len(party.evening.finished) == 1  # counted once
    assert keys(party) == {score.name: score.keys for score in finish.scores}


def test_killed_before_the_game_was_dealt_it_is_still_to_come(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path / "before").begin(4, COFFRE, ROC)
    party.app.put_down()
    party.app.shelf.path(party.evening.current.key).unlink()
    party = after_a_kill(robot, tmp_path / "before", tmp_path / "after")
    assert party.evening.programme == (COFFRE, ROC)
    party.touch(party.all(EveningCard)[0])
    assert (party.name, party.screen.game) == ("interlude", "coffre_et_cle")


def test_a_game_that_was_put_away_is_no_part_of_the_evening(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4, COFFRE, ROC)
    key = party.evening.current.key
    party.app.home()
    party.app.shelf.delete(key)
    party.app.evenings.go_on()
    assert (party.name, party.screen.game) == ("interlude", "roc_noir")


def test_a_game_that_cannot_be_read_is_left_with_a_sentence(robot: Robot, tmp_path: Path) -> None:
    party = Party(robot, tmp_path).begin(4, COFFRE, ROC)
    path = party.app.shelf.path(party.evening.current.key)
    party.app.home()
    path.write_bytes(b"no game")
    party.app.evenings.go_on()
    robot.wait(0.2)
    assert (party.name, party.screen.game) == ("interlude", "roc_noir")
    assert any(path.name in text for text in robot.texts())


def test_games_that_this_version_does_not_have_are_exchanged(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path)
    unknown = (Planned("tirelire", "courte"), Planned("casse_du_siecle", "eternelle"))
    party.app.evenings.tell(Rearranged(unknown))
    party.app.evenings.enter()
    robot.wait(0.2)
    games = [planned.game for planned in party.evening.programme]
    assert len(games) == 2
    assert "tirelire" not in games
    assert party.evening.programme[1] == Planned("casse_du_siecle", "courte")
    party.press("Commencer")
    assert party.app.sitting.game == games[0]


def test_a_torn_line_is_said_and_what_it_said_is_done_again(robot: Robot, tmp_path: Path) -> None:
    party = between(robot, tmp_path / "before")
    (path,) = (tmp_path / "before" / "evenings").glob("*.jsonl")
    path.write_bytes(path.read_bytes()[:-5])
    party = after_a_kill(robot, tmp_path / "before", tmp_path / "after")
    assert any("n'avait pas fini de s'écrire" in text for text in robot.texts())
    assert len(party.all(EveningCard)) == 1


def test_a_spoilt_evening_is_a_sentence_and_another_can_begin(robot: Robot, tmp_path: Path) -> None:
    between(robot, tmp_path / "before")
    (path,) = (tmp_path / "before" / "evenings").glob("*.jsonl")
    path.write_bytes(b"\0" * 50)
    party = after_a_kill(robot, tmp_path / "before", tmp_path / "after")
    assert any("n'est pas une soirée" in text for text in robot.texts())
    assert not party.all(EveningCard)
    party.begin(4, ROC)
    assert party.app.sitting.game == "roc_noir"
