"""Games of Fort Boyard from before there were 360 riddles: every one opens, and goes as it went."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import STOP, TABLE
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.games.fort_boyard import material
from coffres.games.fort_boyard.material import LEVELS, RIDDLES, Riddle
from coffres.storage.lines import SCHEMA, Data, header_of
from coffres.storage.migrate import CHAINS, migrate
from coffres.storage.reading import Replay

GAME = GAMES["fort_boyard"]
# The riddles of 0.1.0, as its rules knew them.
STRICT = (38, 39, 40, 41, 61, 62, 63, 64, 65, 66, 67, 68, 117, 121, 122, 123, 135, 155, 156, 162)
OLD = tuple(Riddle(f"r{number:03}", number in STRICT, 1 + (number - 1) // 60) for number in range(1, 181))
TODAY = {riddle.id: riddle for riddle in RIDDLES}
# What today's table sees otherwise: the riddles themselves, and what follows from their number.
OTHERWISE = {"options", "under", "laid_by", "one_answer"}


class Then(NamedTuple):
    """A save of that time, and what the table saw at its end."""

    options: dict[str, Any]
    lines: list[Data]
    view: dict[str, Any]

    def drawn(self) -> list[str]:
        return [str(line["with"][0]) for line in self.lines if line.get("do") == "riddle"]


def played_then(
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    box: Sequence[Riddle] = OLD,
    moves: int = 500,
    leaves: float = 0.0,
    **options: Any,
) -> Then:
    rng = random.Random(seed)
    actor = RandomChance(rng)
    lines: list[Data] = []
    with monkeypatch.context() as then:
        then.setattr(material, "RIDDLES", tuple(box))
        material.contents_of.cache_clear()
        session = Session(GAME, 3 + seed % 4, options)
        while session.asks() and len(lines) < moves:
            move = random_move(GAME, session.state, actor, rng)
            if rng.random() < leaves:
                move = rng.choice([other for other in GAME.interrupts(session.state) if other != STOP])
            session.play(move)
            lines.append({"by": move.by, "do": move.verb, "with": list(move.args), "sum": session.sum})
            if move.by >= 0 and rng.random() < 0.2 and session.undo_floor(move.by).at < len(session.moves):
                session.undo(move.by)
                lines.append({"back": 1, "who": move.by})
        view = session.view(TABLE)
    material.contents_of.cache_clear()
    known = {name: value for name, value in session.options.items() if name != "riddle_levels"}
    return Then(known, lines, view)


def opened(then: Then, rules: int = 2) -> Session:
    """The game as it is opened today. Fails if a line of it is lost."""
    migrated = migrate(header_then(then, rules), then.lines, GAME.rules, CHAINS)
    assert (migrated.header["rules"], migrated.frozen) == (GAME.rules, False)
    assert migrated.header["options"] == {**then.options, "riddle_levels": []}
    today = header_of(migrated.header, "")
    replay = Replay(Session(GAME, len(today.seats), today.options), today)
    assert replay.run(migrated) == len(migrated.entries) >= len(then.lines)
    return replay.session


def header_then(then: Then, rules: int) -> Data:
    seats = len(then.view["pawns"])
    return {
        "schema": SCHEMA,
        "game": GAME.key,
        "rules": rules,
        "app": "0.1.0",
        "seats": ["Ana"] * seats,
        "levels": [""] * seats,
        "people": [""] * seats,
        "advice": False,
        "options": then.options,
        "made": "2026-11-18T20:00:00Z",
    }


def drawn(session: Session) -> list[str]:
    return [str(move.args[0]) for move in session.moves if move.verb == "riddle"]


def seen(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in OTHERWISE}


@pytest.mark.rule("FB-03")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("levels", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_any_game_opens_and_goes_as_it_went(
    monkeypatch: pytest.MonkeyPatch, levels: str, seed: int, rules: int
) -> None:
    ours = (Riddle("own-1", True), Riddle("own-2", False))
    cards = [[riddle.id, riddle.one_answer] for riddle in ours]
    then = played_then(monkeypatch, seed, levels=levels, own_riddles=cards, leaves=0.01 * (seed % 2))
    session = opened(then, rules)
    assert seen(session.view(TABLE)) == seen(then.view)
    assert session.moves == opened(then, rules).moves  # the same save always becomes the same game
    before: list[str] = []
    old = {riddle.id: riddle for riddle in (*OLD, *ours)}
    for was, now in zip(then.drawn(), drawn(session), strict=True):
        riddle = TODAY.get(now, old.get(now))
        assert riddle is not None and now not in before
        assert riddle.level in (0, *LEVELS[levels])
        assert riddle.one_answer == old[was].one_answer
        possible = TODAY.get(was, old[was])
        stays = possible.one_answer == old[was].one_answer and possible.level in (0, *LEVELS[levels])
        if (was in TODAY or old[was].level == 0) and stays and was not in before:
            assert now == was
        before.append(now)


@pytest.mark.rule("FB-38", "FB-03")
@pytest.mark.parametrize("seed", range(3))
def test_riddles_that_came_round_again_are_others_that_nobody_has_heard(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    then = played_then(
        monkeypatch, seed, box=OLD[:5], moves=1500, levels="easy", own_riddles=[["own", False]]
    )
    assert len(then.drawn()) > 6  # all six have been drawn, and some of them again
    session = opened(then)
    assert seen(session.view(TABLE)) == seen(then.view)
    assert len(set(drawn(session))) == len(drawn(session))
    assert all(TODAY[id_].level == 1 for id_ in drawn(session) if id_ != "own")


@pytest.mark.rule("FB-35", "FB-62")
@pytest.mark.parametrize("seed", range(3))
def test_where_no_riddle_with_one_answer_is_left_a_wrong_one_comes_after_the_time(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    strict = [riddle for riddle in OLD if riddle.one_answer and riddle.level == 1]
    then = played_then(monkeypatch, seed, box=strict, moves=6000, levels="easy", notes=18)
    assert len(then.drawn()) > sum(riddle.one_answer for riddle in RIDDLES if riddle.level == 1)
    session = opened(then)
    assert seen(session.view(TABLE)) == seen(then.view)
    kept = sum("do" in line for line in then.lines) - sum("back" in line for line in then.lines)
    assert len(session.moves) > kept  # hourglasses have run out


def test_a_line_that_no_rules_ever_allowed_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    then = played_then(monkeypatch, 1, moves=200)
    place = next(place for place, line in enumerate(then.lines) if line.get("do") == "riddle")
    for wrong in (["r999"], [], ["r001", "r002"], [1], None, "r001"):
        lines = [*then.lines[:place], {**then.lines[place], "with": wrong}, *then.lines[place + 1 :]]
        _header, told = CHAINS.rules["fort_boyard", 2](header_then(then, 2), lines)
        assert told[place] == lines[place]
