"""Sources are changed in copies; what no test notices is told, and what no test can notice is explained."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from coffres.dev import mutants, trying
from coffres.dev.mutation import Change, Mutable
from tests.dev.run import Dev

TOY = '''"""A toy."""


def older(age: int, other: int) -> bool:
    """Two who are compared."""
    return age > other


def wait(turns: int) -> int:
    while turns:
        turns = less(turns)
    return turns


def less(turns: int) -> int:
    return turns - 1
'''
WEAK = """
from coffres.engine.toy import older, wait


def test_the_toy() -> None:
    assert older(2, 1)
    assert wait(0) == 0
"""
STRONG = WEAK + "    assert not older(1, 1)\n"
EXPLAINED = """
[[explained]]
file = "coffres/engine/toy.py"
function = "wait"
line = "while turns:"
becomes = "while not turns:"
why = "a toy needs no reason"
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one small module, tested a little, with nothing else around it."""
    root = tmp_path / "checkout"
    for name in ("coffres/engine", "coffres/dev", "tests/engine"):
        (root / name).mkdir(parents=True)
    (root / "coffres" / "engine" / "toy.py").write_text(TOY)
    (root / "tests" / "engine" / "test_toy.py").write_text(WEAK)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    monkeypatch.setattr(mutants, "checkout", lambda: root)
    monkeypatch.setattr(trying, "_SPARE", 1)
    return root


def everything(root: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def changes(source: str) -> list[Change]:
    mutable = Mutable("toy.py", source)
    return [mutable[number] for number in range(len(mutable))]


def test_what_no_test_notices_is_told(dev: Dev, toy: Path) -> None:
    before = everything(toy)
    ran = dev("mutants", "engine", "--at", "toy.py:6", "--json")
    assert ran.status == 1
    (survived,) = ran.json["survived"]
    assert survived == {
        "file": "coffres/engine/toy.py",
        "function": "older",
        "line": 6,
        "before": "return age > other",
        "after": "return age >= other",
    }
    assert (ran.json["changes"], ran.json["noticed"], ran.json["explained"]) == (3, 2, [])
    assert everything(toy) == before


def test_all_noticed_what_never_ends_as_well(dev: Dev, toy: Path) -> None:
    (toy / "tests" / "engine" / "test_toy.py").write_text(STRONG)
    ran = dev("mutants", "engine", "--at", "toy.py:6", "--at", "toy.py:10")
    assert (ran.status, ran.out) == (
        0,
        mutants.COUNTED.format(noticed=4, changes=4, share=100.0, explained=0, survived=0) + "\n",
    )


def test_what_is_explained_does_not_count(dev: Dev, toy: Path) -> None:
    (toy / "tests" / "engine" / "test_toy.py").write_text("def test_nothing() -> None:\n    pass\n")
    (toy / "coffres" / "dev" / "explained.toml").write_text(EXPLAINED)
    ran = dev("mutants", "engine", "--at", "toy.py:10")
    assert ran.status == 0
    assert "+ while not turns:\n  expliqué : a toy needs no reason\n" in ran.out
    data = dev("mutants", "engine", "--at", "toy.py:10", "--at", "toy.py:16", "--json").json
    assert [(each["after"], each["why"]) for each in data["explained"]] == [
        ("while not turns:", "a toy needs no reason")
    ]
    assert (data["noticed"], len(data["survived"]), data["share"]) == (0, 4, 0)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (EXPLAINED.replace("while turns:", "while hours:"), "while hours:"),
        (EXPLAINED.replace("not turns", "no turns"), "while no turns:"),
        (EXPLAINED.replace('"wait"', '"older"'), "older"),
        (EXPLAINED.replace("why", "because"), "why"),
        ("[[explained]", "explained.toml"),
        ("explained = 3", "explained.toml"),
    ],
)
def test_an_explanation_of_what_is_gone(dev: Dev, toy: Path, broken: str, said: str) -> None:
    (toy / "coffres" / "dev" / "explained.toml").write_text(broken)
    ran = dev("mutants", "engine")
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_tests_that_fail_before_any_change(dev: Dev, toy: Path) -> None:
    (toy / "tests" / "engine" / "test_toy.py").write_text("def test_fails() -> None:\n    assert False\n")
    ran = dev("mutants", "engine")
    assert (ran.status, ran.out) == (2, "")
    assert "tests/engine" in ran.err


@pytest.mark.parametrize("place", ["toy.py:1", "toy.py:99", "other.py:6", "toy.py"])
def test_a_line_where_nothing_can_be_changed(dev: Dev, toy: Path, place: str) -> None:
    ran = dev("mutants", "engine", "--at", place)
    assert (ran.status, ran.out) == (2, "")


def test_the_seed_draws_the_changes(monkeypatch: pytest.MonkeyPatch, dev: Dev) -> None:
    tried: list[Sequence[Change]] = []

    def unnoticed(root: Path, folder: Path, stages: object, changes: Sequence[Change]) -> Sequence[Change]:
        tried.append(changes)
        return ()

    monkeypatch.setattr(mutants, "unnoticed", unnoticed)
    for seed in (1, 1, 2):
        ran = dev("mutants", "roc_noir", "--count", "30", "--seed", seed, "--json")
        assert (ran.status, ran.json["noticed"]) == (0, 30)
    first, again, other = tried
    assert first == again != other
    assert {change.file.rpartition("/")[0] for change in first} == {"coffres/games/roc_noir"}
    assert not {"words.py", "awards.py"} & {Path(change.file).name for change in first}


def test_more_changes_than_there_are(monkeypatch: pytest.MonkeyPatch, dev: Dev, toy: Path) -> None:
    monkeypatch.setattr(mutants, "unnoticed", lambda root, folder, stages, changes: ())
    ran = dev("mutants", "engine", "--count", "9999", "--json")
    assert ran.json["changes"] == len(changes(TOY))


CHANGED = {
    "x = a < b": {"x = a <= b", "x = a >= b"},
    "x = a == b": {"x = a != b"},
    "x = a in b": {"x = a not in b"},
    "x = a + b": {"x = a - b"},
    "x = (a + b) * c": {"x = (a - b) * c", "x = (a + b) // c"},
    "x = a & b": {"x = a | b"},
    "x = a and b": {"x = a or b", "x = a", "x = b"},
    "x = c == (a and b)": {"x = c == (a or b)", "x = c == (a)", "x = c == (b)", "x = c != (a and b)"},
    "x = not a": {"x = a"},
    "x = 3": {"x = 4", "x = 2"},
    "x = True": {"x = False"},
    "x = 0.5": {"x = 1.5"},
    "x = 'word'": {"x = ''"},
    "x = a['word']": set(),
    "x: int = a": set(),
    "x = N_('a sentence')": set(),
    "x = f(a, b)": {"x = f(b, a)"},
    "x = f(a, a)": set(),
    "x = f(*a, b)": set(),
    "x = add(a, b)": set(),
    "x = min(a, b)": {"x = max(a, b)"},
    "x = zip(a, a, strict=True)": set(),
    "__all__ = ['a']": set(),
    "x = [a for a in b if a]": {"x = [a for a in b if not a]"},
    "x = a if b else c": {"x = a if not b else c"},
    "x += 1": {"x -= 1", "x += 2", "x += 0", "pass"},
    "x.y = z": {"pass"},
    "x[y] = z": {"pass"},
    "f()": {"pass"},
    "raise x": {"pass"},
    "'''Only said.'''": set(),
    "x = f'{a + 1}'": set(),
}


@pytest.mark.parametrize("source", CHANGED)
def test_what_may_stand_instead(source: str) -> None:
    assert {change.after for change in changes(source)} == CHANGED[source]
    assert {change.source for change in changes(source)} == CHANGED[source]


@pytest.mark.parametrize(
    ("returns", "instead"),
    [
        ("bool", "return not a"),
        ("int", "return a + 1"),
        ("list[int]", "return []"),
        ("tuple[int, ...]", "return ()"),
        ("dict[str, int]", "return {}"),
        ("State", "return None"),
    ],
)
def test_what_is_returned_instead(returns: str, instead: str) -> None:
    (change,) = changes(f"def f(a) -> {returns}:\n    return a\n")
    assert (change.function, change.line, change.before, change.after) == ("f", 2, "return a", instead)


def test_only_what_is_changed_is_written_anew() -> None:
    source = '# «é»\nclass A:\n    def f(self):\n        g("é", 1 <\n          x)  # why\n'
    change = next(change for change in changes(source) if "<=" in change.source)
    assert change.source == '# «é»\nclass A:\n    def f(self):\n        g("é", 1 <= x)  # why\n'
    assert (change.function, change.line, change.before) == ("A.f", 4, 'g("é", 1 <')
