"""Every clause is in both rule texts exactly once, is cited correctly, and has a test.

Texts and tests are given as strings: the engine reads no files.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from coffres.engine.contract import Game

_ANCHOR = re.compile(r"^\*\*([A-Z]{2}-\d{2})\*\*\s+\S", re.MULTILINE)
_MENTION = re.compile(r"\b[A-Z]{2}-\d{2}\b")


def anchors(text: str) -> list[str]:
    """The ids that begin a clause of a rule text, in order."""
    return _ANCHOR.findall(text)


def carried(source: str) -> set[str]:
    """The ids in the `rule` markers of a test file, found without importing it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found


def clauses(
    game: Game[Any], texts: Mapping[str, str], refusals: Mapping[str, str], tests: Mapping[str, str]
) -> list[str]:
    """`texts`: file -> rules in one language; `refusals`: the sentences of the game; `tests`: test file ->
    its source."""
    found = [f"{name}: {fault}" for name, text in texts.items() for fault in _faults(text)]
    in_each = [set(anchors(text)) for text in texts.values()]
    ids: set[str] = set().union(*in_each)
    found += [
        f"{clause} is not in every text"
        for clause in sorted(ids)
        if not all(clause in there for there in in_each)
    ]
    proven: set[str] = set()
    for name, source in tests.items():
        marked = carried(source)
        found += [f"{name} proves {clause}, which is not in the rules" for clause in sorted(marked - ids)]
        proven |= marked
    found += [f"{clause} is carried by no test" for clause in sorted(ids - proven)]
    found += [
        f"{place} cites {clause}, which is not in the rules" for place, clause in _cited(game, refusals, ids)
    ]
    return found


def _faults(text: str) -> Iterator[str]:
    ids = anchors(text)
    if not ids:
        yield "not a single clause"
    for clause, count in Counter(ids).items():
        if count > 1:
            yield f"{clause} stands there {count} times"
    for clause in sorted(set(_MENTION.findall(text)) - set(ids)):
        yield f"{clause} is mentioned but stands nowhere"


def _cited(game: Game[Any], refusals: Mapping[str, str], ids: set[str]) -> Iterator[tuple[str, str]]:
    cited = [("turn_rule", game.turn_rule)]
    cited += [(f"option {option.name!r}", option.rule) for option in game.options]
    cited += [(f"preset {preset.name!r}", preset.rule) for preset in game.presets]
    cited += [("words.REFUSALS", clause) for clause in refusals]
    return ((place, clause) for place, clause in cited if clause not in ids)
