"""How much texture memory the packed pictures need: the house's, each game's, and the most at one time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser
from coffres.dev.picture_size import size
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_
from coffres.places import ASSETS
from coffres.texture_memory import MOST, plain, rounded

HOUSE = "house"
FOLDERS = {HOUSE: ASSETS / "images", **{key: ASSETS / key / "images" for key in GAMES}}


def arguments(_parser: Parser) -> None:
    """This command has no arguments."""


def run(_args: Args, console: Console) -> Done:
    found = {f"{density}x": _density(density, console) for density in MOST}
    over = [name for name, data in found.items() if data["most"] > data["bar"]]
    return Done(found, status=1 if over else 0)


def _density(density: int, console: Console) -> dict[str, int]:
    taken = {name: weigh(folder, density) for name, folder in FOLDERS.items()}
    most, bar = at_most(taken), MOST[density]
    console.say(N_("Images {density}x, en Mio (et en arrondissant les côtés) :"), density=density)
    for name, (exact, round_) in taken.items():
        console.line(f"  {name:<20} {_mib(exact):>6} {_mib(round_):>6}")
    console.say(
        N_("  La maison et le plus grand jeu : {most} ; la limite : {bar}."), most=_mib(most), bar=_mib(bar)
    )
    numbers = {name: exact for name, (exact, _) in taken.items()}
    return {
        **numbers,
        **{f"{name}_rounded": round_ for name, (_, round_) in taken.items()},
        "most": most,
        "bar": bar,
    }


def at_most(taken: Mapping[str, tuple[int, int]]) -> int:
    """The house and the game that needs most: the pictures of other games are freed."""
    return taken[HOUSE][0] + max(exact for name, (exact, _) in taken.items() if name != HOUSE)


def weigh(folder: Path, density: int) -> tuple[int, int]:
    """Bytes of all files of a density: in their own size, and with edges rounded up to powers of two."""
    sizes = [size(folder / f"{density}x" / name) for name in files(folder)]
    return sum(plain(*each) for each in sizes), sum(rounded(*each) for each in sizes)


def files(folder: Path) -> list[str]:
    index = folder / "index.json"
    if not index.exists():  # a new game may not have pictures yet
        return []
    entries = json.loads(index.read_text(encoding="utf-8")).values()
    return sorted({entry["file"] for entry in entries})


def _mib(count: int) -> str:
    return f"{count / (1 << 20):.1f}"
