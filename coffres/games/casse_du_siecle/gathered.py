"""Several facts of a turn in one sentence: the keys that were laid, the bunches that were mixed."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate, joined
from coffres.games.casse_du_siecle.naming import key, place_name
from coffres.games.casse_du_siecle.remembered import emptied

_TAKES = N_("{name} prend le trousseau {place} et pose {keys}.")
_TAKES_ONLY = N_("{name} prend le trousseau {place}, et n'en pose aucune clé.")
_LAYS = N_("{name} pose {keys}.")
_MIXES = N_("{name} mélange les clés de la porte {door} avec les trousseaux {places}.")
_ON = N_("{key} sur la porte {door}")
_LAYING = ("take_bunch", "place", "done")


def bond(facts: Sequence[Fact], at: int) -> object:
    by, verb = facts[at][:2]
    if verb in _LAYING and len(facts[at]) == 3:  # otherwise it opens a door, or costs a token
        return (by, "lays")
    return (by, "mixes", emptied(facts[: at + 1])) if verb == "pick" else None


def together(facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
    told = [facts[at] for at in ats]
    fields = {"name": names[told[0][0]]}
    if told[0][1] == "pick":
        fields["door"] = str(emptied(facts[: ats[0] + 1]) + 1)
        return _(_MIXES).format(places=joined([place_name(fact[2][0]) for fact in told], _), **fields)
    bunches = [place_name(fact[2][0]) for fact in told if fact[1] == "take_bunch"]
    doors: dict[int, list[str]] = {}
    for fact in told:
        if fact[1] == "place":
            doors.setdefault(fact[2][1] >> 2, []).append(key(fact[2][0]))
    laid = [_(_ON).format(key=joined(keys, _), door=door + 1) for door, keys in doors.items()]
    if not laid:
        return _(_TAKES_ONLY).format(place=bunches[0], **fields)
    keys = joined(laid, _)
    return (
        _(_TAKES).format(place=bunches[0], keys=keys, **fields)
        if bunches
        else _(_LAYS).format(keys=keys, **fields)
    )


def untold(facts: Sequence[Fact], at: int) -> bool:
    """That somebody has laid all they wanted, if a key was laid since they took a bunch."""
    if facts[at][1] != "done":
        return False
    since = next((before for before in range(at - 1, -1, -1) if facts[before][1:2] == ("take_bunch",)), at)
    return any(fact[1:2] == ("place",) and len(fact) > 3 for fact in facts[since:at])
