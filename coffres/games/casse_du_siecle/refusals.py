"""Why a move is refused: the clause against it."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle.codes import CODES, prospect
from coffres.games.casse_du_siecle.doors import four
from coffres.games.casse_du_siecle.keys import ONE
from coffres.games.casse_du_siecle.material import DOORS, FACES, FREE, LOCKS
from coffres.games.casse_du_siecle.state import State


def action(s: State, m: Move) -> str:
    """The clause against a move with keys (phase "act")."""
    return _ACTIONS.get(m.verb, _other)(s, m)


def giving_back(s: State, m: Move) -> str:
    if m.verb == "keep":
        return "CS-37" if not s.options.keep_keys else "CS-61" if s.lifted else "CS-63"
    return "CS-09"


def _other(s: State, m: Move) -> str:
    return "CS-43"


def _done(s: State, m: Move) -> str:
    return "CS-30" if s.bet >= 0 else "CS-08"


def _key_and_lock(s: State, m: Move) -> tuple[int, int] | None:
    """Key and lock of a move, if the key is in hand and the lock is free; else None."""
    if len(m.args) != 2 or not all(type(arg) is int for arg in m.args):
        return None
    face, lock = m.args
    if not (0 <= face < FACES and 0 <= lock < LOCKS) or s.laid[lock] != FREE:
        return None
    return (face, lock) if s.hands[m.by] & ONE[face] else None


def _place(s: State, m: Move) -> str:
    if s.options.hidden_keys:
        return "CS-28"
    given = _key_and_lock(s, m)
    if given is None:
        return "CS-02"
    face, lock = given
    door = lock >> 2
    if s.options.owned_doors and s.owner[door] != m.by:
        return "CS-27"
    would_fit = prospect(door, (FREE,) * 4, s.options.master_codes).fits & ONE[face]
    # A key that would fit if no other code had been begun.
    return "CS-18" if would_fit and face % 4 == lock % 4 else "CS-02"


def _door_and_code(m: Move) -> tuple[int, int] | None:
    if len(m.args) != 2 or not all(type(arg) is int for arg in m.args):
        return None
    door, code = m.args
    return (door, code) if 0 <= door < DOORS else None


def _steal(s: State, m: Move) -> str:
    given = _door_and_code(m)
    if given is None or s.options.hidden_keys or not s.options.owned_doors:
        return "CS-27"
    door = given[0]
    other = s.owner[door] not in (-1, m.by)
    return "CS-54" if other and four(s, door).count(FREE) == 4 else "CS-27"


def _change(s: State, m: Move) -> str:
    if s.options.hidden_keys:
        return "CS-36"
    if not s.options.master_codes:
        return "CS-60"
    given = _door_and_code(m)
    if given is None:
        return "CS-35"
    door, code = given
    if code not in CODES[door]:
        return "CS-62"
    return "CS-27" if s.options.owned_doors and s.owner[door] == -1 else "CS-35"


def _lay(s: State, m: Move) -> str:
    given = _key_and_lock(s, m)
    if not s.options.hidden_keys or given is None:
        return "CS-29" if s.options.hidden_keys else "CS-28"
    door = given[1] >> 2
    if s.bet >= 0 and s.bet != door:
        return "CS-30"
    if s.owner[door] < 0:
        return "CS-27"
    return "CS-57" if four(s, door).count(FREE) == 4 else "CS-30"


def _lift(s: State, m: Move) -> str:
    if not s.options.hidden_keys:
        return "CS-35"
    if len(m.args) != 1 or type(m.args[0]) is not int or not 0 <= m.args[0] < LOCKS:
        return "CS-36"
    door = m.args[0] >> 2
    if s.owner[door] < 0:
        return "CS-27"
    if s.owner[door] != m.by and four(s, door).count(FREE) == 3:
        return "CS-57"
    return "CS-36" if s.bet >= 0 else "CS-35"


_ACTIONS = {
    "done": _done,
    "place": _place,
    "steal": _steal,
    "change": _change,
    "lay": _lay,
    "lift": _lift,
}
