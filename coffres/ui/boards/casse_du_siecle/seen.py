"""What the vault shows of the table's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from coffres.engine.contract import Options, View
from coffres.games.casse_du_siecle.material import DOORS, FREE, FULL, SIGNS
from coffres.ui.boards.casse_du_siecle.journeys import Lying

Codes = Sequence[Mapping[int, Sequence[int]]]  # for each door: every code that opens it


def lying(view: View, name: Callable[[int], str]) -> Lying:
    return Lying(
        [FULL if pool >= 0 else size for pool, size in zip(view["source"], view["sizes"], strict=True)],
        [None if face is None else "" if face == FREE else name(face) for face in view["laid"]],
    )


def unlocked(view: View, codes: Codes) -> list[int]:
    """The doors opened by a code, until they are emptied."""
    return [door for door in view["opened"] if _is_code(view, door, codes)]


def alarmed(view: View, codes: Codes) -> list[int]:
    """The doors on which somebody bets, and those with four keys that are no code (CS-31, CS-32)."""
    wrong = [door for door in view["opened"] if not _is_code(view, door, codes)]
    return wrong + ([view["bet"]] if view["bet"] >= 0 else [])


def _is_code(view: View, door: int, codes: Codes) -> bool:
    return tuple(view["laid"][SIGNS * door : SIGNS * (door + 1)]) in codes[door].values()


def waiting(view: View, seat: int) -> list[tuple[str, int]]:
    """The doors on which this seat's keys go, as everybody knows: those with a lock left, whatever the keys
    are; of doors with owners, the seat's own (CS-27, CS-29)."""
    free = [door for door in range(DOORS) if FREE in view["laid"][SIGNS * door : SIGNS * (door + 1)]]
    owned = view["options"]["owned_doors"]  # hidden keys imply it
    return [("door", door) for door in free if not owned or view["owner"][door] == seat]


def counted(options: Options) -> list[tuple[str, str]]:
    """What everybody owns in public: for each kind its picture and its name in the view (CS-40, CS-63)."""
    staked, match = options["stakes"] != "none", options["match"]
    return [
        *([("bean", "tokens")] if staked else []),
        *([("safe_won", "safes")] if staked and match else []),
        *([("key_small", "hand_sizes")] if options["keep_keys"] else []),
    ]
