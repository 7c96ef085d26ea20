"""The arena: who wins is counted, and who does not play properly is named in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.arena_game import share_of_wins
from tests.dev.run import Dev, Ran

GAME = "coffre_et_cle"
PLAYER = """
class Plain:
    def __init__(self, seat, seats, options, seed):
        self.seat, self.heard = seat, 0
    def hear(self, fact):
        self.heard += 1
    def think(self, sight):
        yield
        return sight.legal[self.heard % len(sight.legal)]

class Quick(Plain):
    def think(self, sight):
        return sight.legal[0]

class Raises(Plain):
    def think(self, sight):
        yield
        raise KeyError("lost")

class Deaf(Plain):
    def hear(self, fact):
        raise ValueError("what?")

class Unborn(Plain):
    def __init__(self, seat, seats, options, seed):
        raise RuntimeError("no")

class Illegal(Plain):
    def think(self, sight):
        yield
        return (self.seat, "designate", (self.seat,))

class Nothing(Plain):
    def think(self, sight):
        yield

class Cheat(Plain):
    def think(self, sight):
        roles = sight.told.__closure__[0].cell_contents.session.state.roles
        yield
        return sight.legal[sum(role * 7**card for card, role in enumerate(roles)) % len(sight.legal)]

class Endless(Plain):
    def think(self, sight):
        while True:
            pass
        yield

class Slow(Plain):
    def think(self, sight):
        while True:
            yield

class Stubborn(Plain):
    def think(self, sight):
        yield
        while True:
            try:
                sum(range(1000))
            except Exception:
                sum(range(1000))

class Rapt(Plain):
    def hear(self, fact):
        while True:
            pass

class Dawdler(Plain):
    def __init__(self, seat, seats, options, seed):
        while True:
            pass

class Leaver(Plain):
    def think(self, sight):
        yield
        raise SystemExit(0)

class Mute:
    def __repr__(self):
        raise ValueError("no words")

class Riddle(Plain):
    def think(self, sight):
        yield
        return Mute()

class Speechless(Exception):
    def __str__(self):
        raise ValueError("no words")

class Sulks(Plain):
    def think(self, sight):
        yield
        raise Speechless
"""


@pytest.fixture
def players(tmp_path: Path) -> Path:
    file = tmp_path / "players.py"
    file.write_text(PLAYER)
    return file


def arena(dev: Dev, players: str, *more: object) -> Ran:
    return dev("arena", GAME, "--players", players, "--games", 8, "--set", "rounds=3", *more)


def test_wins_are_counted_with_their_interval(dev: Dev, players: Path) -> None:
    argv = ("--seats", 5, "--seed", 3, "--json")
    data = arena(dev, f"apprenti/3,{players}:Plain,random", *argv).json
    rows = {row["name"]: row for row in data["players"]}
    assert (data["game"], data["games"]) == (GAME, 8)
    assert [row["seats"] for row in rows.values()] == [8, 8, 24]
    for row in rows.values():
        assert row["low"] <= row["share"] == round(row["wins"] / row["seats"], 4) <= row["high"]
    assert rows["apprenti/3"]["iterations"] > 0
    again = arena(dev, f"apprenti/3,{players}:Plain,random", *argv).json
    assert [row["wins"] for row in again["players"]] == [row["wins"] for row in rows.values()]
    assert "apprenti/3" in arena(dev, "apprenti/3,random").out


def test_the_interval_is_wilsons() -> None:
    low, high = share_of_wins(31, 40)
    assert (round(low, 2), round(high, 2)) == (0.62, 0.88)
    assert share_of_wins(0, 10)[0] == pytest.approx(0)
    assert share_of_wins(10, 10)[1] == pytest.approx(1)


def test_a_player_need_not_be_a_generator(dev: Dev, players: Path) -> None:
    assert arena(dev, f"{players}:Quick").status == 0


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Raises", "échoue : KeyError"),
        ("Deaf", "échoue : ValueError"),
        ("Unborn", "échoue : RuntimeError"),
        ("Illegal", "que la règle interdit"),
        ("Nothing", "ne répond pas par un coup"),
        ("Cheat", "triche"),
        ("Endless", "n'a pas fini de réfléchir"),
        ("Slow", "n'a pas fini de réfléchir"),
        ("Stubborn", "n'a pas fini de réfléchir"),
        ("Rapt", "n'a pas fini de réfléchir"),
        ("Dawdler", "n'a pas fini de réfléchir"),
        ("Leaver", "échoue : SystemExit"),
        ("Riddle", "échoue : ValueError"),
        ("Sulks", "échoue : "),
    ],
)
def test_who_does_not_play_properly_is_named(dev: Dev, players: Path, name: str, says: str) -> None:
    ran = arena(dev, f"{players}:{name},random", "--limit", 1)
    assert ran.status == 2
    assert ran.out == ""
    assert name in ran.err
    assert says in ran.err


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("roi,random", "« roi »"),
        ("maitre/0", "après la barre vient un nombre"),
        ("maitre/x", "après la barre vient un nombre"),
        ("maitre/", "après la barre vient un nombre"),
        (":Plain", "« :Plain »"),
        ("absent.py:Plain", "« absent.py » n'existe pas"),
        ("random,random,random,random,random", "ne tiennent pas sur 4 places"),
    ],
)
def test_unknown_players_are_a_sentence(dev: Dev, asked: str, says: str) -> None:
    ran = arena(dev, asked)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err


def test_a_file_without_such_a_player_is_a_sentence(dev: Dev, players: Path, tmp_path: Path) -> None:
    assert "n'a pas de classe « King »" in arena(dev, f"{players}:King").err
    (tmp_path / "broken.py").write_text("def oh(:")
    assert "SyntaxError" in arena(dev, f"{tmp_path / 'broken.py'}:Plain").err
    (tmp_path / "lost.py").write_text("open('nowhere')")
    assert "FileNotFoundError" in arena(dev, f"{tmp_path / 'lost.py'}:Plain").err


@pytest.mark.parametrize(
    ("code", "says"), [("while True: pass", "n'a pas fini"), ("raise SystemExit(0)", "échoue : SystemExit")]
)
def test_a_file_that_never_ends_or_leaves_is_a_sentence(
    dev: Dev, tmp_path: Path, code: str, says: str
) -> None:
    (tmp_path / "odd.py").write_text(code)
    ran = arena(dev, f"{tmp_path / 'odd.py'}:Plain", "--limit", 1)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err


def test_the_game_of_dares_has_none(dev: Dev) -> None:
    ran = dev("arena", "fort_boyard", "--players", "maitre")
    assert (ran.status, ran.out) == (2, "")
    assert "fort_boyard" in ran.err


@pytest.mark.parametrize("limit", [0, 10**9])
def test_a_decision_has_some_seconds(dev: Dev, limit: int) -> None:
    ran = arena(dev, "random", "--limit", limit)
    assert (ran.status, ran.out) == (2, "")
    assert "86400" in ran.err


def test_no_games_no_arena(dev: Dev) -> None:
    assert dev("arena", GAME, "--games", 0).status == 2
