"""The sentences for those who remember what was told before: why a trial was won, how many notes in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate
from coffres.games.fort_boyard.sentences import Known, money, sentence


def retold(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    fact = facts[at]
    if fact[1] == "note":
        return _notes(facts, at, names, _)
    if fact[1] == "seen":  # "look" or the notes have been told
        return ""
    return sentence(fact, names, _, _known(facts, at))


def _known(facts: Sequence[Fact], at: int) -> Known:
    picked = (facts[before] for before in range(at - 1, -1, -1))
    trial = next((fact[2][0] for fact in picked if fact[1:2] == ("trial",)), "")
    return Known(trial, frozenset(fact[2][0] for fact in facts[:at] if fact[1:2] == ("leave",)))


def _notes(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    """All notes that a player turns over, told with the last one."""
    if at + 1 < len(facts) and facts[at + 1][1:2] == ("note",):
        return ""
    first = at
    while first and facts[first - 1][1:2] == ("note",):
        first -= 1
    turned: list[Any] = [fact[2] for fact in facts[first : at + 1]]
    fields = {"name": names[turned[0][0]], "count": len(turned)}
    if turned[0][1] is not None:
        worth = ", ".join(money(value) for _seat, value in turned)
        return _(N_("{name} retourne ses billets : {worth}.")).format(**fields, worth=worth)
    if len(turned) == 1:
        return _(N_("{name} retourne son billet.")).format(**fields)
    return _(N_("{name} retourne ses {count} billets.")).format(**fields)


def untold(facts: Sequence[Fact], at: int) -> bool:
    """What the next sentence says too: that a trial begins, that a glass is turned, or empty at its end. And
    that somebody looks at their own notes."""
    verb = facts[at][1]
    if verb == "begin":
        return bool(facts[at][3][1] < 0)
    if verb == "hourglass":
        return bool(facts[at][3][0] in ("trial", "observe") and not facts[at][3][2])
    return verb in ("turn", "look") or facts[at][1:3] == ("riddle", (None,))


def bond(facts: Sequence[Fact], at: int) -> object:
    """The keys that somebody puts back."""
    return facts[at][:2] if facts[at][1] == "put_back" else None


def together(facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
    told = _(N_("{name} remet {count} clés rouges dans les cellules."))
    return told.format(name=names[facts[ats[0]][0]], count=len(ats))
