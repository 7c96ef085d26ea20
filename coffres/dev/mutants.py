"""Makes small changes to the rules of a game, one at a time, and asks: do its tests notice?"""

from __future__ import annotations

import ast
import os
import random
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from coffres.dev import explained
from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.evidence import checkout
from coffres.dev.mutation import Change, Mutable
from coffres.dev.trying import Stage, unnoticed
from coffres.engine.conformance import CHECKS
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_, Trouble

_SHARE = 97  # per cent of the noticeable changes that tests must notice; if fewer, more tests are needed
COUNTED = N_(
    "Remarqués : {noticed} sur {changes} ({share} %) ; expliqués : {explained} ; inaperçus : {survived}."
)
_LAYERS = ("engine", "storage")
_CONFORMANCE = "tests/conformance/test_every_game.py"
_BESIDE = ("test_as_many_ways_lead_on_as_ever", "test_every_ending_is_on_record")


class Subject(NamedTuple):
    """The sources that are changed, and the tests that should notice, the quickest first."""

    sources: tuple[Mutable, ...]
    stages: tuple[Stage, ...]


def arguments(parser: Parser) -> None:
    parser.add("subject", metavar="GAME", help=N_("la clé d'un jeu, ou bien : engine, storage"))
    parser.add("--count", type=number, default=100, metavar="N", help=N_("combien de changements (100)"))
    parser.add("--seed", type=number, default=0, metavar="S", help=N_("la graine du hasard (0)"))
    parser.add(
        "--at",
        action="append",
        default=[],
        metavar="FILE:LINE",
        help=N_("tous les changements de cette ligne, au lieu du hasard ; autant de fois qu'il faut"),
    )


def run(args: Args, console: Console) -> Done:
    if os.name != "posix":
        raise Trouble(N_("Cette commande a besoin de Linux ou d'un Mac."))
    if not args.count:
        raise Trouble(N_("Il faut au moins un changement."))
    subject = _subject(args.subject, checkout())
    known = explained.explanations(checkout() / "coffres" / "dev" / explained.NAME)
    explained.check_current(known, subject.sources)
    changes = _at(args.at, subject.sources) if args.at else _some(args.count, args.seed, subject.sources)
    survived = []
    with tempfile.TemporaryDirectory() as folder:
        for change in unnoticed(checkout(), Path(folder), subject.stages, changes):
            survived.append(_told(change, known))
            _tell(survived[-1], console)
    survived.sort(key=lambda told: (told["file"], told["line"], told["after"]))
    data = {"subject": args.subject, "seed": args.seed, **_counted(len(changes), survived)}
    console.say(COUNTED, **{**data, "explained": len(data["explained"]), "survived": len(data["survived"])})
    return Done(data, status=0 if data["share"] >= _SHARE else 1)


def _told(change: Change, known: Mapping[explained.Key, str]) -> dict[str, Any]:
    told = {name: value for name, value in change._asdict().items() if name != "source"}
    why = known.get(explained.key(change))
    return told if why is None else {**told, "why": why}


def _tell(told: Mapping[str, Any], console: Console) -> None:
    console.line("{file}:{line}  {function}\n  - {before}\n  + {after}".format_map(told))
    if "why" in told:
        console.say(N_("  expliqué : {why}"), why=told["why"])


def _counted(changes: int, survived: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The counts and the share; the share is of the changes that could be noticed."""
    noticed = changes - len(survived)
    why = [told for told in survived if "why" in told]
    visible = changes - len(why)
    return {
        "changes": changes,
        "noticed": noticed,
        "explained": why,
        "survived": [told for told in survived if "why" not in told],
        "share": round(100 * noticed / visible, 1) if visible else 100.0,
    }


# The changes


def _some(count: int, seed: int, sources: Sequence[Mutable]) -> list[Change]:
    """So many changes, drawn from all that are possible; all of them if there are no more."""
    every = [(source, at) for source in sources for at in range(len(source))]
    drawn = random.Random(seed).sample(range(len(every)), min(count, len(every)))
    return [source[at] for source, at in (every[place] for place in sorted(drawn))]


def _at(places: Sequence[str], sources: Sequence[Mutable]) -> list[Change]:
    found: list[Change] = []
    for place in places:
        name, _, line = place.rpartition(":")
        source = next((source for source in sources if Path(source.file).name == name), None)
        changes = list(source.changes_at(number(line))) if source else []
        if not changes:
            raise Trouble(N_("Il n'y a rien à changer à « {place} »."), place=place)
        found += changes
    return found


# The sources and their tests


def _subject(name: str, root: Path) -> Subject:
    if name in _LAYERS:
        paths = sorted((root / "coffres" / name).glob("*.py"))
        stages: tuple[Stage, ...] = ((f"tests/{name}",),)
    elif name in GAMES:
        paths = sorted(_rule_modules(root / "coffres" / "games" / name))
        stages = ((f"tests/games/{name}",), _conformance(name))
    else:
        raise Trouble(
            N_("« {name} » n'est ni un jeu ni une autre chose à changer. Il y a : {known}."),
            name=name,
            known=", ".join((*GAMES, *_LAYERS)),
        )
    sources = (Mutable(path.relative_to(root).as_posix(), path.read_text("utf-8")) for path in paths)
    return Subject(tuple(sources), stages)


def _conformance(key: str) -> Stage:
    """The tests that every game must pass. The recordings are first, because they are quick; some checks take
    long."""
    beside = [f"{_CONFORMANCE}::{test}[{key}]" for test in _BESIDE]
    return [*beside, *(f"{_CONFORMANCE}::test_passes[{key}-{check}]" for check in CHECKS)]


def _rule_modules(folder: Path) -> set[Path]:
    """rules.py and the modules that it imports from its folder; neither words nor awards."""
    found: set[Path] = set()
    waiting = [folder / "rules.py"]
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.add(path)
            waiting += [folder / f"{name}.py" for name in _neighbours(path)]
    return found


def _neighbours(path: Path) -> Iterator[str]:
    """The modules of its own folder that a module imports."""
    package = f"coffres.games.{path.parent.name}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=module, names=names) if module == package:
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str() as module) if module.startswith(package + "."):
                yield module.removeprefix(package + ".")
