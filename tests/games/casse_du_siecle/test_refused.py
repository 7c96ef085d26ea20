"""What is refused with which clause, whatever somebody may try: other verbs, numbers, types."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import Move
from tests.games.casse_du_siecle.positions import THREE_EACH, begun, key, lay_out, lock
from tests.games.table import Table

FACE, AT = key("1C"), lock("1C")
NO_PLACEMENT: list[tuple[Any, ...]] = [
    (),
    (FACE,),
    (FACE, AT, 0),
    ("1C", AT),
    (FACE, "1C"),
    (True, AT),
    (None, None),
    (-1, AT),
    (24, AT),
    (FACE, -1),
    (FACE, 24),
    (key("6E"), AT),  # not in hand
    (FACE, lock("1O")),  # not free
]


def why(table: Table, verb: str, *args: Any, by: int = 0) -> str | None:
    return table.game.check(table.state, Move(by, verb, args))


def face_up(**options: Any) -> Table:
    """1C and 3D in hand; door 1 has its O; doors 1 to 3 are seat 0's where doors are owned."""
    owner = (0, 0, -1, 1, 1, 1) if options.get("owned_doors") else (-1,) * 6
    return lay_out(begun(2, **options), "1C 3D", {1: ". 2O . .", 5: "5C 6O . ."}, owner=owner)


def face_down(**fields: Any) -> Table:
    doors = {1: ". 2O . .", 4: "4C . . .", 5: "5C 6O 1D ."}
    owner = fields.pop("owner", THREE_EACH)
    return lay_out(begun(2, hidden_keys=True), "1C 3D", doors, owner=owner, **fields)


@pytest.mark.rule("CS-02", "CS-08")
@pytest.mark.parametrize("args", NO_PLACEMENT)
def test_no_placement_at_all(args: tuple[Any, ...]) -> None:
    assert why(face_up(), "place", *args) == "CS-02"
    assert why(face_up(owned_doors=True), "place", *args) == "CS-02"


@pytest.mark.rule("CS-02", "CS-08", "CS-18", "CS-27")
def test_a_key_on_a_lock_where_it_does_not_belong() -> None:
    table = face_up()
    assert why(table, "place", FACE, AT) is None
    assert why(table, "place", FACE, lock("2C")) == "CS-02"  # another door's lock of that letter
    assert why(table, "place", FACE, lock("1D")) == "CS-02"
    master = face_up(master_codes=True)
    assert why(master, "place", key("3D"), lock("5D")) == "CS-02"  # no code of door 5 has a 3
    assert why(master, "place", key("1C"), lock("5C")) == "CS-02"  # not free
    another = lay_out(begun(2, master_codes=True), "1C 3D", {3: "4C . . .", 1: ". 3O . ."})
    clause = why(another, "place", key("3D"), lock("3D"))
    assert clause == "CS-18"  # 3 is a master code of door 3: another is begun
    assert why(another, "place", key("1C"), lock("1C")) == "CS-18"
    assert why(another, "place", key("3D"), lock("3E")) == "CS-02"  # not even its letter
    owned = face_up(owned_doors=True)
    assert why(owned, "place", FACE, AT) is None
    assert why(owned, "place", key("3D"), lock("5D")) == "CS-27"  # somebody else's
    assert why(owned, "place", key("3D"), lock("3D")) == "CS-27"  # nobody's


@pytest.mark.rule("CS-28", "CS-29")
def test_laying_is_for_hidden_keys_and_placing_is_not() -> None:
    assert why(face_up(), "lay", FACE, AT) == "CS-28"
    assert why(face_down(), "place", FACE, AT) == "CS-28"
    for args in NO_PLACEMENT:
        assert why(face_up(), "lay", *args) == "CS-28"
        assert why(face_down(), "place", *args) == "CS-28"
        assert why(face_down(), "lay", *args) == "CS-29"


@pytest.mark.rule("CS-27", "CS-30", "CS-57")
def test_a_key_laid_where_one_may_not() -> None:
    table = face_down()
    assert why(table, "lay", FACE, AT) is None
    assert why(table, "lay", FACE, lock("5E")) is None  # a bet that one key can settle
    assert why(table, "lay", FACE, lock("4O")) == "CS-30"  # three are missing, two are in hand
    assert why(table, "lay", FACE, lock("6O")) == "CS-57"  # empty: nothing to bet on
    nobodys = face_down(owner=(0, 0, 0, 1, 1, -1))
    assert why(nobodys, "lay", FACE, lock("6O")) == "CS-27"
    doors = {1: ". 2O . ."}
    other = lay_out(begun(2, hidden_keys=True), {1: "1C 3D"}, doors, seat=1, owner=THREE_EACH)
    assert why(other, "lay", FACE, lock("2C"), by=1) == "CS-57"  # seat 0 has doors like anybody else
    assert why(other, "lay", FACE, lock("1C"), by=1) == "CS-30"
    betting = face_down(bet=4)
    assert why(betting, "lay", FACE, AT) == "CS-30"
    assert why(betting, "lay", FACE, lock("5E")) is None
    assert why(betting, "done") == "CS-30"
    first = face_down(bet=0)
    assert why(first, "done") == "CS-30"
    assert why(first, "lay", FACE, lock("5E")) == "CS-30"


@pytest.mark.rule("CS-27", "CS-54")
def test_no_theft() -> None:
    for args in ((), (4,), (4, 0, 0), ("5", 0), (4, None), (True, 0), (-1, 0), (6, 0)):
        for table in (face_up(), face_up(owned_doors=True), face_down()):
            assert why(table, "steal", *args) == "CS-27"
    owned = face_up(owned_doors=True)
    assert why(owned, "steal", 3, 0) == "CS-54"  # empty
    assert why(owned, "steal", 4, 0) == "CS-27"  # begun, but not with these keys
    assert why(owned, "steal", 0, 0) == "CS-27"  # one's own
    assert why(owned, "steal", 1, 0) == "CS-27"  # one's own, and empty
    assert why(owned, "steal", 2, 0) == "CS-27"  # nobody's, and empty
    assert why(face_up(), "steal", 3, 0) == "CS-27"
    assert why(face_down(), "steal", 5, 0) == "CS-27"


@pytest.mark.rule("CS-36", "CS-60", "CS-35", "CS-61", "CS-62")
def test_no_change_of_keys() -> None:
    assert why(face_down(), "change", 0, 1) == "CS-36"
    assert why(face_up(), "change", 0, 1) == "CS-60"
    table = face_up(master_codes=True)
    for args in ((), (0,), (0, 1, 1), ("1", 1), (0, None), (-1, 1), (6, 1)):
        assert why(table, "change", *args) == "CS-35"
    assert why(table, "change", 0, 1) == "CS-35"  # a code of the door, but not with these keys
    assert why(table, "change", 0, 5) == "CS-62"
    assert why(table, "change", 5, 1) == "CS-35"
    owned = face_up(master_codes=True, owned_doors=True)
    assert why(owned, "change", 2, 3) == "CS-27"  # nobody's door
    assert why(owned, "change", 0, 1) == "CS-35"
    assert why(owned, "change", 3, 4) == "CS-35"


@pytest.mark.rule("CS-35", "CS-36", "CS-57", "CS-61")
def test_no_lifting() -> None:
    assert why(face_up(), "lift", lock("1O")) == "CS-35"
    table = face_down()
    for args in ((), (1, 2), ("1C",), (None,), (-1,), (24,), (True,)):
        assert why(table, "lift", *args) == "CS-36"
    assert why(face_down(owner=(0, 0, 0, 1, 1, -1)), "lift", lock("6C")) == "CS-27"
    assert why(table, "lift", lock("4C")) == "CS-57"  # the only key of its owner
    assert why(table, "lift", lock("1O")) == "CS-35"  # a hand that cannot cover what would be free
    assert why(table, "lift", lock("1C")) == "CS-35"  # nothing lies there
    assert why(table, "lift", lock("5C")) is None
    assert why(face_down(bet=4), "lift", lock("1O")) == "CS-36"
    assert why(face_down(bet=0), "lift", lock("5C")) == "CS-36"


@pytest.mark.rule("CS-08", "CS-09", "CS-37", "CS-61", "CS-63", "CS-43")
def test_what_is_refused_as_keys_go_back() -> None:
    table = lay_out(begun(2, keep_keys=True), "1C 2C 3C 4C 5C", phase="return")
    assert why(table, "keep") == "CS-63"
    assert why(table, "put_back", key("6E")) == "CS-09"
    assert why(table, "put_rest") == "CS-09"
    assert why(table, "done") == "CS-09"
    assert why(table, "place", FACE, AT) == "CS-09"
    table.arrange(lifted=table.state.hands[0] & 1, hands=[table.state.hands[0] & ~1, table.state.hands[1]])
    assert why(table, "keep") == "CS-61"
    simple = lay_out(begun(2), "1C 2C 3C", bunches={0: "4C 4C"}, phase="return")
    assert why(simple, "keep") == "CS-37"
    acting = face_up()
    assert why(acting, "done") == "CS-08"
    assert why(acting, "keep") == "CS-43"


@pytest.mark.rule("CS-48")
def test_a_dial_is_of_whole_numbers_and_of_nothing_that_only_equals_them() -> None:
    table = lay_out(begun(2, notebook=False), phase="dial", looker=0, gears=[1, 2, 3, 4, 0, 0, 0, 0])
    table.arrange(seen=[15, 0])
    assert why(table, "dial", 1, 10, 3, 4) is None
    strange: list[tuple[Any, ...]] = [(True, 2, 3, 5), (1.0, 2, 3, 5), ("1", 2, 3, 5), (None, 2, 3, 5)]
    strange += [(0, 2, 3, 5), (11, 2, 3, 5), (1, 2, 3), (1, 2, 3, 4, 5), ()]
    for values in strange:
        assert why(table, "dial", *values) == "CS-48"
    assert why(table, "dial", 1, 2, 3, 4, by=1) is not None
