"""No two widgets have the same name: layouts find classes by name, in any module and in any case.

Two widgets with one name would both get the rules of both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from tests.house.tree import ROOT

_CLASS = re.compile(r"^class (\w+)(?:\(([^)]*)\))?:", re.MULTILINE)
_RULED = re.compile(r"^<-?(\w+)@", re.MULTILINE)  # a class that is made in a layout
_IMPORTED = re.compile(r"^#:import (\w+) (\S+)", re.MULTILINE)
# the form in which Kivy registers names for layouts, instructions included
_REGISTERED = re.compile(r"\br\('(\w+)'")


def package(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def texts(folder: Path, kind: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(f"*.{kind}"))]


def of_the_libraries() -> set[str]:
    """Every class of Kivy or KivyMD that layouts may use."""
    kivy, kivymd = package("kivy"), package("kivymd")
    found = set(_REGISTERED.findall((kivy / "factory_registers.py").read_text(encoding="utf-8")))
    for source in texts(kivy / "uix", "py") + texts(kivymd / "uix", "py"):
        found |= {name for name, _bases in _CLASS.findall(source)}
    for layout in texts(kivymd, "kv"):
        found.update(_RULED.findall(layout))
    return found


def widgets(sources: Iterable[str], known: set[str]) -> list[str]:
    """The names of the classes that descend from one of these; a name is repeated if it is defined twice."""
    defined = [
        (name, re.findall(r"\w+", bases)) for source in sources for name, bases in _CLASS.findall(source)
    ]
    kinds, grown = set(known), True
    while grown:
        found = kinds | {name for name, bases in defined if kinds.intersection(bases)}
        kinds, grown = found, found != kinds
    return [name for name, bases in defined if kinds.intersection(bases)]


def clashes(sources: Iterable[str], layouts: Iterable[str], theirs: set[str]) -> set[str]:
    taken = {name.lower() for name in theirs}
    found = set()
    made = [name for layout in layouts for name in _RULED.findall(layout)]
    for name in widgets(sources, theirs) + made:
        if name.lower() in taken:
            found.add(name)
        taken.add(name.lower())
    return found


def ambiguous(layouts: Iterable[str]) -> set[str]:
    """Names by which layouts import several modules: a name is global in Kivy, and only the last import
    counts."""
    meant = {pair for layout in layouts for pair in _IMPORTED.findall(layout)}
    names = [name for name, _module in meant]
    return {name for name in names if names.count(name) > 1}


def test_every_widget_has_a_name_of_its_own() -> None:
    sources, layouts = texts(ROOT / "coffres" / "ui", "py"), texts(ROOT / "kv", "kv")
    assert clashes(sources, layouts, of_the_libraries()) == set()


def test_the_libraries_names_are_known() -> None:
    assert {"Widget", "ButtonBehavior", "MDButton", "MDCard", "RoundedRectangle"} <= of_the_libraries()


def test_two_of_one_name_are_found() -> None:
    first, second = "class Fan(Widget):\n    ...", "class Deck(Widget): ...\nclass FAN(Deck):\n    ..."
    assert clashes([first, second], [], {"Widget"}) == {"FAN"}


def test_a_name_of_theirs_is_found() -> None:
    assert clashes(["class Card(Box): ...\nclass Box(Widget): ..."], [], {"Widget", "Card"}) == {"Card"}


def test_a_name_that_a_layout_makes_is_found() -> None:
    assert clashes(["class Fan(Widget): ..."], ["<Fan@Label>:\n    x: 0"], {"Widget"}) == {"Fan"}


def test_what_is_no_widget_may_share_its_name() -> None:
    assert clashes(["class Spot(NamedTuple): ...", "class Spot(Widget): ..."], [], {"Widget"}) == set()


def test_every_module_has_one_name_in_all_layouts() -> None:
    assert ambiguous(texts(ROOT / "kv", "kv")) == set()


def test_a_name_of_two_modules_is_found() -> None:
    here, there = (
        "#:import ink a.ink\n#:import theme a.theme\n",
        "#:import ink b.ink\n#:import theme a.theme\n",
    )
    assert ambiguous([here, here]) == set()
    assert ambiguous([here, there]) == {"ink"}
