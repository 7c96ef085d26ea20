"""The reel: any position of a game that was played, as anybody saw it."""

from __future__ import annotations

import random

import pytest

from coffres.dev.evidence import golden_folder
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import EVERYTHING, TABLE, Chapter, Move
from coffres.engine.reel import Opening, Reel
from coffres.engine.registry import GAMES, find
from coffres.engine.session import Session
from coffres.storage.reading import read_file
from tests.engine.toy import END, PEEK, Toy

_ADD = Move(0, "add", (2,))


def test_every_position_is_there() -> None:
    reel = Reel(Toy(), 2, [_ADD] * 250)
    assert reel.length == 250
    for index in (0, 1, 99, 100, 101, 249, 250):
        assert reel.at(index, TABLE).view == {"sum": 2 * index}
        assert len(reel.at(index, TABLE).told()) == index
    for outside in (-1, 251):
        with pytest.raises(IndexError):
            reel.at(outside, TABLE)


def test_everybody_is_told_again_what_they_were_told() -> None:
    reel = Reel(Toy(), 2, [_ADD, Move(1, PEEK), _ADD])
    assert reel.facts(1, 1, 2) == [(1, PEEK, (), (7,))]
    assert reel.facts(0, 1, 2) == [(1, PEEK, ())]
    assert reel.at(2, 1).told() == reel.facts(1, 0, 2)


def test_looking_changes_nothing() -> None:
    reel = Reel(Toy(), 2, [_ADD] * 5)
    reel.at(3, TABLE).view["sum"] = 99
    reel.facts(0)
    assert reel.at(3, TABLE).view == {"sum": 6}


def test_a_chapter_begins_where_it_is_another() -> None:
    reel = Reel(Toy(), 2, [_ADD] * 12)
    assert reel.openings == [
        Opening(0, Chapter("low")),
        Opening(5, Chapter("high", number=1)),
        Opening(10, Chapter("high", number=2)),
    ]


def test_the_end_is_known() -> None:
    assert Reel(Toy(), 2, [_ADD]).outcome() is None
    ended = Reel(Toy(), 2, [_ADD, Move(0, END)]).outcome()
    assert ended is not None
    assert ended.reason == "ended"


@pytest.mark.parametrize("key", GAMES)
def test_a_reel_shows_what_the_match_showed(key: str) -> None:
    """Every position of a random game, to the table, to each seat and to who sees everything."""
    game, rng = find(key), random.Random(5)
    session = Session(game, game.seats[0])
    chance, seen = RandomChance(rng), []
    viewers = (EVERYTHING, *range(TABLE, session.seats))
    while True:
        seen.append([(session.view(viewer), game.asks(session.state)) for viewer in viewers])
        if not session.asks() or len(session.moves) == 400:
            break
        session.play(random_move(game, session.state, chance, rng))
    reel = Reel(game, session.seats, session.moves, session.options)
    for index in rng.sample(range(reel.length + 1), min(60, reel.length + 1)):
        sights = [reel.at(index, viewer) for viewer in viewers]
        assert [(sight.view, sight.asks) for sight in sights] == seen[index]
    for viewer in viewers:
        assert reel.facts(viewer) == session.facts(viewer)


@pytest.mark.parametrize("key", GAMES)
def test_a_recorded_game_has_its_chapters(key: str) -> None:
    longest = max(golden_folder(key).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    session = read_file(longest).session
    reel = Reel(session.game, session.seats, session.moves, session.options)
    kinds = {opening.chapter.kind for opening in reel.openings}
    assert len(kinds) > 1
    assert reel.openings[0].at == 0
    assert [opening.at for opening in reel.openings] == sorted({opening.at for opening in reel.openings})
    assert reel.outcome() == session.outcome()
