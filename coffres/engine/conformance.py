"""The checks that every game passes, without anybody registering the game.

A check looks at a `Subject` (a game with its words) and returns findings: sentences that say what is wrong
and where. `dev conformance` and the tests show the same findings. No findings: the check is passed.

The checks in `CHECKS` need only the game. Three more compare the game with other files, which the caller
reads: `clauses` (rule texts and tests), `golden` (recordings), `same_fingerprint` (node counts). Speed is
measured by `dev bench`, never here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from coffres.engine.checks.clauses import anchors, clauses
from coffres.engine.checks.conservation import conservation
from coffres.engine.checks.everything import everything
from coffres.engine.checks.golden import Recording, fact_line, golden
from coffres.engine.checks.harmless import harmless
from coffres.engine.checks.interruptions import interruptions
from coffres.engine.checks.memory import memory
from coffres.engine.checks.no_leak import no_leak
from coffres.engine.checks.own_turn import own_turn
from coffres.engine.checks.perft import Fingerprint, fingerprint, perft, same_fingerprint
from coffres.engine.checks.refusals import refusals
from coffres.engine.checks.sentences import sentences
from coffres.engine.checks.structure import structure
from coffres.engine.checks.subject import Subject
from coffres.engine.checks.twins import twins
from coffres.engine.checks.variants import variants
from coffres.engine.checks.variety import variety

__all__ = [
    "CHECKS",
    "Fingerprint",
    "Recording",
    "Subject",
    "anchors",
    "clauses",
    "fact_line",
    "fingerprint",
    "golden",
    "perft",
    "same_fingerprint",
]

Check = Callable[[Subject, int], list[str]]  # the number is the thoroughness: 1 in the tests

CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "structure": structure,
        "harmless": harmless,
        "refusals": refusals,
        "own_turn": own_turn,
        "sentences": sentences,
        "interruptions": interruptions,
        "variants": variants,
        "conservation": conservation,
        "no_leak": no_leak,
        "twins": twins,
        "variety": variety,
        "memory": memory,
        "everything": everything,
    }
)
