"""Which layer may import which: engine <- games <- bots; storage knows the engine; the window what it
shows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, faults, imports, module_name, modules

# Layer -> what it may import besides the standard library and itself.
KNOWS = {
    "coffres.places": (),
    "coffres.engine": (),
    "coffres.truetype": (),
    "coffres.texture_memory": (),
    "coffres.letters": ("coffres.places", "coffres.truetype"),
    "coffres.l10n": ("coffres.engine", "coffres.places"),
    "coffres.games": ("coffres.engine", "coffres.places"),
    "coffres.bots": ("coffres.engine",),
    # Several games together: above the engine, which knows one game at a time; below the storage, which reads
    # an evening by the same code that makes it.
    "coffres.evening": ("coffres.engine",),
    "coffres.storage": (
        "coffres.engine",
        "coffres.evening",
        "coffres.letters",
        "coffres.places",
        "coffres.__version__",
    ),
    "coffres.device": (
        "coffres.engine.trouble",
        "coffres.engine.languages",
        "coffres.places",
        "plyer",
        "jnius",
        "android",
    ),
    "coffres.ui": (
        "coffres.bots",
        "coffres.engine",
        "coffres.evening",
        "coffres.storage",
        "coffres.device",
        "coffres.l10n",
        "coffres.letters",
        "coffres.places",
        "coffres.texture_memory",
        "coffres.truetype",
        "coffres.__version__",
        "kivy",
    ),
    "coffres.dev": ("coffres", "babel"),
    "main": ("coffres.ui",),
}
# What some modules may import besides what their layer may.
DOORS = {
    "coffres.device.sound": ("kivy",),
    "coffres.ui.theme": ("kivymd",),
    "coffres.ui.kivy_faults": ("kivymd", "materialyoucolor"),
    "coffres.ui.widgets": ("kivymd", "asynckivy"),
    "coffres.bots.seated": ("coffres.engine.match",),  # where automata are seated; they do not see it
    "coffres.dev.window": ("kivy",),
    "coffres.dev.window.first_frame": ("kivymd",),  # our app is compared with it
}
# Modules that a layer may not import, although they belong to a layer that it may import.
SECRETS = {
    "coffres.ui": ("coffres.engine.session",),
    "coffres.bots": ("coffres.engine.session", "coffres.engine.match"),  # they get facts and sights
}


def within(name: str, places: tuple[str, ...]) -> bool:
    return any(name == place or name.startswith(place + ".") for place in places)


def strangers(module: str, source: str) -> Iterator[str]:
    """What a module imports and should not."""
    layer = next((layer for layer in KNOWS if within(module, (layer,))), module)
    beyond: tuple[str, ...] = ()
    for door, names in DOORS.items():
        if within(module, (door,)):
            beyond += names
    known = (layer, *KNOWS.get(layer, ()), *beyond)
    for name in imports(source):
        if name.split(".")[0] in sys.stdlib_module_names and not name.startswith("coffres"):
            continue
        if _of_its_own_game(module, name):
            continue
        hidden = within(name, SECRETS.get(layer, ())) and not within(name, beyond)
        if hidden or not within(name, known) or _another_game(module, name):
            yield name


def _of_its_own_game(module: str, name: str) -> bool:
    """A board may import the words of its game, its box, and the texts of its cards; a room of automata only
    its box."""
    if module.startswith("coffres.bots."):
        return within(name, (f"coffres.games.{module.split('.')[2]}.material",))
    game = "coffres.games." + module.removeprefix("coffres.ui.boards.").split(".")[0]
    rooms = tuple(
        f"{game}.{room}" for room in ("words", "material", "trial_cards", "riddle_cards", "own_cards")
    )
    return module.startswith("coffres.ui.boards.") and within(name, rooms)


def _another_game(module: str, name: str) -> bool:
    mine, theirs = module.split("."), name.split(".")
    both_games = mine[:2] == theirs[:2] == ["coffres", "games"]
    return both_games and len(mine) > 2 and mine[2:3] != theirs[2:3]


def test_every_module_keeps_to_its_layer() -> None:
    def find(path: Path) -> Iterator[str]:
        return strangers(module_name(path), path.read_text(encoding="utf-8"))

    assert faults(find, [*modules("coffres"), ROOT / "main.py"]) == {}


@pytest.mark.parametrize(
    ("module", "fault"),
    [
        ("coffres.engine.session", "from coffres.games import roc_noir"),
        ("coffres.engine.session", "import numpy"),
        ("coffres.engine.session", "def late():\n    from coffres.storage import journal"),
        ("coffres.games.roc_noir.rules", "from coffres.games.fort_boyard import material"),
        ("coffres.games.roc_noir.rules", "from coffres.bots import heuristics"),
        ("coffres.games.roc_noir.rules", "from kivy.clock import Clock"),
        ("coffres.engine.session", "from coffres.evening.keys import Score"),
        ("coffres.evening.programme", "from coffres.games import roc_noir"),
        ("coffres.evening.programme", "from coffres.bots.teaching import has_automata"),
        ("coffres.evening.evening", "from coffres.storage.roster import Seat"),
        ("coffres.storage.journal", "import coffres.games.roc_noir"),
        ("coffres.storage.journal", "from coffres.ui import app"),
        ("coffres.ui.screens.home", "from coffres.games.roc_noir.state import State"),
        ("coffres.ui.screens.home", "from coffres.engine import session"),
        ("coffres.ui.screens.home", "from coffres.engine.session import Session"),
        ("coffres.ui.screens.home", "from kivymd.uix.label import MDLabel"),
        ("coffres.ui.screens.home", "import plyer"),
        ("coffres.ui.boards.roc_noir", "from coffres.games.fort_boyard import words"),
        ("coffres.ui.boards.roc_noir", "from coffres.games.fort_boyard import material"),
        ("coffres.ui.boards.roc_noir", "from coffres.games.roc_noir.state import State"),
        ("coffres.ui.boards.roc_noir", "from coffres.games.roc_noir import rules"),
        ("coffres.device.android", "from kivy.core.audio import SoundLoader"),
        ("coffres.dev.play", "from kivy.app import App"),
        ("coffres.rooms.new", "import coffres.engine"),
        ("coffres.bots.roc_noir.policy", "from coffres.games.roc_noir.state import State"),
        ("coffres.bots.roc_noir.policy", "from coffres.games.roc_noir import rules"),
        ("coffres.bots.roc_noir.policy", "from coffres.games.roc_noir.secrets import imagine"),
        ("coffres.bots.roc_noir.policy", "from coffres.games.casse_du_siecle import material"),
        ("coffres.bots.search", "from coffres.games.roc_noir import material"),
        ("coffres.bots.search", "from coffres.engine.session import Session"),
        ("coffres.bots.roc_noir.policy", "from coffres.engine.match import Match"),
        ("coffres.bots.player", "from coffres.storage import journal"),
    ],
)
def test_a_stranger_is_found(module: str, fault: str) -> None:
    assert list(strangers(module, fault))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("coffres.ui.widgets.icon", "from kivymd.uix.label import MDIcon"),
        ("coffres.ui.boards.roc_noir", "from coffres.games.roc_noir import words"),
        ("coffres.ui.boards.roc_noir.plan", "from coffres.games.roc_noir.material import SIDE"),
        ("coffres.dev.window.robot", "from kivy.clock import Clock"),
        ("coffres.device.sound", "from kivy.core.audio import SoundLoader"),
        ("coffres.games.roc_noir.rules", "from coffres.games.roc_noir import material"),
        ("coffres.games", "from coffres.games import roc_noir"),
        ("coffres.bots.roc_noir.policy", "from coffres.games.roc_noir.material import ROOMS"),
        ("coffres.bots.roc_noir", "from coffres.games.roc_noir import material"),
        ("coffres.bots.seated", "from coffres.engine.match import Match"),
    ],
)
def test_an_open_door_is_no_fault(module: str, source: str) -> None:
    assert list(strangers(module, source)) == []
