"""The checks against what lies beside a game (counts, recordings, texts, tests) catch what differs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.subject import Setting, settings, some
from coffres.engine.conformance import (
    Recording,
    clauses,
    fact_line,
    fingerprint,
    golden,
    perft,
    same_fingerprint,
)
from coffres.engine.contract import STOP, Move
from coffres.engine.session import Session
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State
from tests.conformance.faults import CLAUSED, game_with


def test_perft_counts_every_way() -> None:
    game = CoffreEtCle()
    start = game.start(4, Session(game, 4).options)
    # Four roles may be dealt first, or the table stops; then four again, for the Neutrals are three.
    assert [perft(game, start, depth) for depth in (0, 1, 2)] == [1, 5, 18]


def test_another_rule_has_another_fingerprint() -> None:
    def legal(self: CoffreEtCle, s: State, by: int) -> list[Move]:
        return [move for move in CoffreEtCle.legal(self, s, by) if move.verb != "exchange"]

    sound = CLAUSED._replace(game=game_with())
    recorded = fingerprint(sound)
    assert same_fingerprint(sound, recorded) == []
    found = same_fingerprint(CLAUSED._replace(game=game_with(legal=legal)), recorded)
    assert any("on record" in line for line in found)
    assert same_fingerprint(sound, {}) == ["coffre_et_cle has no fingerprint on record"]
    del recorded["5"]
    assert any("on record None" in line for line in same_fingerprint(sound, recorded))


def test_tables_are_of_every_size_and_kind() -> None:
    game = CoffreEtCle()
    tables = settings(game)
    assert {table.seats for table in tables} == set(game.seats)
    tried = {(name, value) for table in tables for name, value in table.options.items()}
    alone = {(option.name, choice) for option in game.options for choice in option.choices}
    defaults = {(option.name, option.default) for option in game.options}
    assert alone - defaults - tried == {("extra_neutrals", 1), ("extra_neutrals", 2)} - tried
    assert {table.seats for table in some(game, 1)} == set(game.seats)
    assert len(settings(game, 2)) > 2 * len(tables)
    assert str(Setting(4, {}, 7)) == "seats=4 options={} seed=7"


def _finished(seed: int) -> Session:
    """A game that has ended with a designation, or not at all by itself."""
    session = Session(CoffreEtCle(), 4)
    rng = random.Random(seed)
    while session.asks():
        session.play(random_move(session.game, session.state, RandomChance(rng), rng))
    return session


def _stopped() -> Session:
    session = Session(CoffreEtCle(), 4)
    session.play(STOP)
    rng = random.Random(1)
    while session.asks():
        session.play(random_move(session.game, session.state, RandomChance(rng), rng))
    return session


def _recorded(session: Session) -> Recording:
    return Recording(session, [fact_line(fact) for fact in session.facts()])


SHORTER = game_with(endings=("stopped",))


def test_recordings() -> None:
    stopped = _recorded(_stopped())
    lines = list(stopped.facts)
    assert golden(SHORTER, {"stopped": stopped}) == []
    assert golden(SHORTER, {}) == ["ending 'stopped' has no recording"]
    other = _recorded(_finished(3))
    assert other.session.outcome() != stopped.session.outcome()
    assert any("ends with" in line for line in golden(SHORTER, {"stopped": other}))
    assert any("no ending" in line for line in golden(SHORTER, {"stopped": stopped, "bored": stopped}))
    unfinished = _recorded(Session(CoffreEtCle(), 4))
    assert golden(SHORTER, {"stopped": unfinished}) == ["recording 'stopped' ends with None"]
    bent = stopped._replace(facts=[*lines[:-1], lines[-1].replace("-2", "2")])
    assert "at line" in golden(SHORTER, {"stopped": bent})[0]
    short = stopped._replace(facts=lines[:-1])
    assert "facts, on record" in golden(SHORTER, {"stopped": short})[0]


SMALL = game_with(options=())


TEXT = "# Règles\n\n**CC-11** Une action par tour (CC-12).\n\n**CC-12** Observer.\n"
TEST = "@pytest.mark.rule('CC-11', 'CC-12')\ndef test_a_turn(): ...\n"


def _clauses(**changes: Any) -> list[str]:
    given = {"french": TEXT, "english": TEXT, "refusals": {}, "tests": {"test_turn.py": TEST}} | changes
    texts = {"regles.fr.md": given.pop("french"), "rules.en.md": given.pop("english")}
    return clauses(SMALL, texts, **given)


def test_clauses_that_are_told_and_proven() -> None:
    assert _clauses() == []


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"french": ""}, "regles.fr.md: not a single clause"),
        ({"english": TEXT + "**CC-11** Encore.\n"}, "rules.en.md: CC-11 stands there 2 times"),
        ({"french": TEXT + "**CC-13** Plus.\n"}, "CC-13 is not in every text"),
        ({"french": TEXT + "Voir CC-14.\n"}, "CC-14 is mentioned but stands nowhere"),
        (
            {"french": TEXT.replace("**CC-12** Observer.", "**CC-12**")},
            "CC-12 is not in every text",
        ),
        ({"tests": {}}, "CC-11 is carried by no test"),
        ({"tests": {"test_turn.py": TEST.replace("'CC-11', ", "")}}, "CC-11 is carried by no test"),
        ({"tests": {"test_turn.py": "# CC-11 CC-12"}}, "CC-12 is carried by no test"),
        ({"tests": {"test_turn.py": TEST.replace("12", "99")}}, "test_turn.py proves CC-99"),
        ({"refusals": {"CC-98": "Non."}}, "words.REFUSALS cites CC-98"),
    ],
)
def test_clauses_that_are_not(changes: dict[str, Any], what: str) -> None:
    assert any(what in line for line in _clauses(**changes)), _clauses(**changes)


def test_declarations_that_cite_no_clause() -> None:
    found = clauses(game_with(), {"regles.fr.md": TEXT, "rules.en.md": TEXT}, {}, {"test_turn.py": TEST})
    assert "option 'rounds' cites CC-37, which is not in the rules" in found
