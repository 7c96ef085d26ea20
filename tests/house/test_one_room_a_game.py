"""Nothing outside a game's rooms names it: not by its key, and not by a clause of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from coffres.engine.registry import GAMES
from tests.house.tree import ROOT, faults

# Who may name games, and why.
MAY = {
    "coffres/engine/registry.py": "the list of games",
    "coffres/storage/older_rules.py": "what saves of older rules must become, game by game",
    "coffres/storage/older_riddles.py": "the riddles that older saves of one game have drawn",
    "coffres/storage/migrate.py": "which of these belong to which game and rules",
    "coffres/dev": "tools of those who develop: shots of this game, a guide through that one",
}
_CLAUSE = re.compile(r"^\*\*([A-Z]+-)\d", re.MULTILINE)
_ROOMS = ("coffres/games", "coffres/bots", "coffres/ui/boards", "kv/boards")


def prefix(key: str) -> str:
    """What every clause of a game's rules begins with."""
    found = _CLAUSE.search((ROOT / "coffres" / "games" / key / "regles.fr.md").read_text(encoding="utf-8"))
    assert found
    return found[1]


NAMES = {key: re.compile(rf"{key}|\b{prefix(key)}\d") for key in GAMES}


def named(name: str, source: str) -> Iterator[str]:
    """The games that a file names although it is none of their rooms."""
    for key, names in NAMES.items():
        if not any(name.startswith(f"{room}/{key}/") for room in _ROOMS) and names.search(source):
            yield key


def may(path: Path) -> bool:
    name = path.relative_to(ROOT).as_posix()
    return any(name == place or name.startswith(f"{place}/") for place in MAY)


def files() -> list[Path]:
    return sorted([*(ROOT / "coffres").rglob("*.py"), *(ROOT / "kv").rglob("*.kv"), ROOT / "main.py"])


def test_nothing_outside_a_games_rooms_names_it() -> None:
    def find(path: Path) -> Iterator[str]:
        return named(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))

    assert faults(find, [path for path in files() if not may(path)]) == {}


@pytest.mark.parametrize("place", MAY)
def test_who_may_name_games_does(place: str) -> None:
    found = [path for path in files() if path.relative_to(ROOT).as_posix().startswith(place)]
    assert any(list(named("", path.read_text(encoding="utf-8"))) for path in found)


def test_the_house_has_files_and_every_game_clauses() -> None:
    assert len(files()) > 200
    assert len({prefix(key) for key in GAMES}) == len(GAMES) == 5


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("coffres/ui/fonts.py", '_DISPLAY = {"fort_boyard": "pirata_one/PirataOne-Regular"}'),
        ("coffres/ui/widgets/new.py", "from coffres.ui.boards.fort_boyard.card_tryout import CardTryout"),
        ("coffres/ui/widgets/new.py", "import coffres.games.fort_boyard.material as box"),
        ("coffres/storage/own_cards.py", 'def _thresholds(wins):\n    """FB-60."""'),
        ("coffres/ui/boards/__init__.py", "from coffres.ui.boards import fort_boyard"),
        ("coffres/ui/boards/roc_noir/board.py", 'fonts.display("fort_boyard")'),
        ("kv/screens/home.kv", 'font_name: fonts.display("fort_boyard")'),
        ("kv/widgets/note.kv", 'clause: "FB-52"'),
    ],
)
def test_a_game_that_is_named_is_found(name: str, fault: str) -> None:
    assert list(named(name, fault)) == ["fort_boyard"]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("coffres/games/fort_boyard/own_cards.py", '"""FB-60"""; KEY = "fort_boyard"'),
        ("coffres/ui/boards/fort_boyard/box.py", "from coffres.games.fort_boyard import words"),
        ("kv/boards/fort_boyard/board.kv", 'font_name: fonts.display("fort_boyard")'),
        ("coffres/ui/fonts.py", "for key in GAMES: LabelBase.register(key)"),
    ],
)
def test_a_game_at_home_is_no_fault(name: str, source: str) -> None:
    assert list(named(name, source)) == []
