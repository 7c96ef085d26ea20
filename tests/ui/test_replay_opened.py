"""Where a replay is opened: from the end, of a game under way, of saves that cannot be read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.game import people, with_automata
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import EVERYTHING, TABLE, Move
from coffres.engine.handoff import silent
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble
from coffres.ui.afterwards import may_look_back, playable
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.games_sheet import GameRow
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.halfway import asked, take_up
from tests.ui.replayed import Replayed

RIGHT, LEFT, UP, DOWN, SPACE, ENTER = 275, 276, 273, 274, 32, 13


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1, drawn=False)
    yield robot
    robot.leave()


# Where it is opened


def test_a_game_is_seen_again_from_its_end(hasty: Robot, tmp_path: Path) -> None:
    evening = Evening(hasty, tmp_path, motion="none").start("agence_tous_risques", 3)
    end = play_out(evening)
    read_on(evening)
    moves = len(evening.sitting.match.session.moves)
    touch_plate(evening, "Revoir")
    assert evening.app.navigator.name == "replay"
    assert evening.app.scene.screen.cursor.reel.length == moves
    names = [person.name for person in evening.app.scene.screen.recorded.people]
    assert names == evening.sitting.match.names
    hasty.press(ESCAPE)
    assert evening.app.scene.screen is end
    assert end.title
    evening.app.home()
    assert len(evening.app.shelf.finished()) == 1


def test_the_ceremony_comes_before_the_replay(hasty: Robot, tmp_path: Path) -> None:
    evening = Evening(hasty, tmp_path).start("agence_tous_risques", 3)
    play_out(evening)
    assert [plate.text for plate in evening.all(Plate)] == ["Continuer"]
    read_on(evening)
    assert "Revoir" in [plate.text for plate in evening.all(Plate)]


def test_the_same_people_play_another_game(hasty: Robot, tmp_path: Path) -> None:
    evening = Evening(hasty, tmp_path, motion="none")
    seats = with_automata(people(4), 1)
    evening.app.start("agence_tous_risques", seats, {})
    end = play_out(evening)
    read_on(evening)
    touch_plate(evening, "Un autre jeu")
    rows = {row.key: row for row in evening.all(GameRow)}
    assert set(rows) == set(playable(end.sitting.people, but="agence_tous_risques"))
    hasty.touch(rows["roc_noir"].to_window(*rows["roc_noir"].center))
    hasty.wait(0.3)
    assert evening.app.navigator.name == "variants"
    assert evening.app.scene.screen.game == "roc_noir"
    assert list(evening.app.scene.screen.seats) == list(seats)
    assert evening.app.sitting is None
    assert len(evening.app.shelf.finished()) == 1


def test_automata_stay_where_they_can_play() -> None:
    seats = with_automata(people(4), 2)
    tables = playable(seats, but="casse_du_siecle")
    assert "casse_du_siecle" not in tables
    assert list(tables["roc_noir"]) == list(seats)
    assert list(playable(people(8), but="roc_noir")) == [
        key for key in GAMES if 8 in GAMES[key].seats and key != "roc_noir"
    ]
    people_only = [key for key in tables if len(tables[key]) < 4]
    assert all(list(tables[key]) == seats[:2] for key in people_only)
    alone = playable(with_automata(people(3), 2), but="")
    assert "fort_boyard" not in alone


# A game under way


def at_the_dice(evening: Evening, folder: Path) -> Evening:
    return take_up(evening, folder, "agence_tous_risques", 3, asked("escape", "advance", "strike"))


def test_a_game_under_way_shows_only_what_lies_open(hasty: Robot, tmp_path: Path) -> None:
    evening = at_the_dice(Evening(hasty, tmp_path), tmp_path)
    below, length = evening.app.scene.screen, evening.sitting.match.length
    evening.app.open_pause()
    touch_plate(evening, "Revoir la partie")
    screen = evening.app.scene.screen
    assert evening.app.navigator.name == "replay"
    assert screen.cursor.reel.length == length
    assert screen.cursor.viewer == TABLE
    assert screen.ids.viewer.disabled
    assert not screen.ids.scrubber.wonders
    for viewer in (EVERYTHING, 0, 1, 2):
        with pytest.raises(ValueError, match=str(viewer)):
            screen.look_as(viewer)
    with pytest.raises(ValueError, match=str(EVERYTHING)):
        screen.cursor.turn_over()
    for stop in range(screen.cursor.last + 1):
        screen.cursor.go(stop)
        assert screen.board.moment.sight.viewer == TABLE
        assert not screen.ids.hand.children
    assert evening.sitting.hourglasses.paused
    hasty.press(ESCAPE)
    hasty.wait(0.5)
    assert evening.app.scene.screen is below
    assert evening.app.navigator.name == "table"
    assert not evening.sitting.hourglasses.paused
    evening.sitting.asking.roll()
    assert evening.sitting.match.length > length


def test_the_dice_of_the_game_below_are_not_shaken(hasty: Robot, tmp_path: Path) -> None:
    evening = at_the_dice(Evening(hasty, tmp_path), tmp_path)
    length = evening.sitting.match.length
    evening.app.open_pause()
    touch_plate(evening, "Revoir la partie")
    evening.shake(2)
    hasty.wait(3)
    assert evening.sitting.match.length == length
    hasty.press(ESCAPE)
    hasty.wait(0.5)
    evening.shake(2)
    assert evening.sitting.match.length > length


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_a_game_of_memory_is_seen_before_its_end(hasty: Robot, tmp_path: Path, key: str) -> None:
    evening = Evening(hasty, tmp_path)
    wanted = asked(*(ask for ask in ("talk", "roll", "clear", "advance", "turn", "first")))
    take_up(evening, tmp_path, key, GAMES[key].seats[-1], lambda session: flat(session) or wanted(session))
    evening.app.open_pause()
    forgets = evening.sitting.board.forgets
    assert may_look_back(evening.sitting) == (not forgets and evening.sitting.tablet.where == "table")
    texts = [plate.text for plate in evening.all(Plate)]
    assert ("Revoir la partie" in texts) == may_look_back(evening.sitting)
    screen = evening.app.scene.screen
    evening.app.navigator.back()
    evening.app.replay("halfway")
    assert (evening.app.scene.screen is screen) == forgets


def flat(session: Session) -> bool:
    asks = session.asks()
    return len(session.moves) > 12 and not any(ask.secret or silent(ask) for ask in asks)


def test_nobody_looks_back_while_an_automaton_plays(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = at_the_dice(Evening(hasty, tmp_path), tmp_path)
    assert may_look_back(evening.sitting)
    monkeypatch.setattr(evening.sitting.clockwork, "due", lambda _asks: 1)
    assert not may_look_back(evening.sitting)


# What cannot be read


def test_a_game_that_cannot_be_read_leaves_the_screen_as_it_is(hasty: Robot, tmp_path: Path) -> None:
    evening = Evening(hasty, tmp_path)
    home = evening.app.scene.screen
    evening.app.replay("nowhere")
    assert evening.app.scene.screen is home
    assert any("nowhere" in text for text in hasty.texts())
    finished = tmp_path / "games" / "finished"
    finished.mkdir(parents=True)
    (finished / "spoilt.jsonl").write_bytes(b"\x00\xff not a game\n")
    evening.app.replay("spoilt")
    assert evening.app.scene.screen is home


def test_a_damaged_game_is_shown_as_far_as_it_goes(hasty: Robot, tmp_path: Path) -> None:
    """It could be played on from there: so only what lay open is shown, with what is wrong."""
    show = Replayed(hasty, tmp_path, "agence_tous_risques/out")
    length = show.cursor.reel.length
    hasty.press(ESCAPE)
    save = tmp_path / "games" / "finished" / "played.jsonl"
    lines = save.read_bytes().split(b"\n")
    save.write_bytes(b"\n".join([*lines[:200], b"rubbish", *lines[201:]]))
    show.app.replay("played")
    hasty.wait(0.3)
    assert 150 < show.cursor.reel.length < length
    assert show.screen.ids.viewer.disabled
    assert any("abîmée" in text for text in hasty.texts())
    assert save.read_bytes().count(b"rubbish") == 1  # looking changes nothing


def test_what_was_taken_back_is_not_seen_again(hasty: Robot, tmp_path: Path) -> None:
    evening = Evening(hasty, tmp_path, motion="none").start("agence_tous_risques", 3)
    match = evening.sitting.match
    undone = take_one_back(match, random.Random(2))
    assert match.session.moves[-1:] != [undone]
    moves = tuple(match.session.moves)
    play_out(evening)
    evening.app.replay(evening.sitting.key)
    reel = evening.app.scene.screen.cursor.reel
    assert reel.moves == tuple(match.session.moves)
    assert reel.moves[: len(moves)] == moves


def take_one_back(match: Any, rng: random.Random) -> Move:
    """Plays at random until a move can be taken back."""
    actor = RandomChance(rng)
    while True:
        length = match.length
        move = random_move(match.game, match.session.state, actor, rng)
        match.play(move)
        if match.length == length + 1 and move.by >= 0:
            try:
                undone: Move = match.undo(move.by)
            except Trouble:
                continue
            return undone


# Helpers


def play_out(evening: Evening) -> EndScreen:
    """A random game to its end, without showing it."""
    rng = random.Random(4)
    session, actor = evening.sitting.match.session, RandomChance(rng)
    while session.asks():
        evening.sitting.match.play(random_move(session.game, session.state, actor, rng))
    evening.sitting.clockwork.stop()
    evening.sitting.stage.go_on()
    evening.robot.wait(0.1)
    end: EndScreen = evening.app.scene.screen
    return end


def read_on(evening: Evening) -> None:
    """From the ceremony to what is read after it."""
    evening.app.scene.screen.go_on()
    evening.robot.wait(0.1)


def touch_plate(evening: Evening, *texts: str) -> None:
    evening.robot.wait(0.3)
    (plate,) = (each for each in evening.all(Plate) if each.text in texts)
    evening.robot.touch(plate.to_window(*plate.center))
    evening.robot.wait(0.3)
