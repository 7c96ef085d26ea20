"""Putting a move together from taps."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.ui.chooser import Chooser

LOOK = [Move(0, "look", (slot,)) for slot in (0, 1)]
PUSH = [Move(0, "push", (seat, slot)) for seat in (1, 2) for slot in (0, 1)]
PASS = Move(0, "pass")


def parts(move: Move) -> list[object]:
    names = {"look": ("slot",), "push": ("seat", "slot"), "pass": ()}[move.verb]
    return [("act", move.verb), *zip(names, move.args, strict=True)]


class Taps:
    def __init__(self, **how: object) -> None:
        self.chooser = Chooser([*LOOK, *PUSH, PASS], parts, **how)
        self.chosen: list[Move] = []
        self.dead: list[object] = []
        self.chooser.bind(
            on_choice=lambda _, move: self.chosen.append(move), on_dead=lambda _, taps: self.dead.append(taps)
        )

    def tap(self, *some: object) -> Taps:
        for part in some:
            self.chooser.tap(part)
        return self


def test_a_sealed_move_waits_for_its_seal() -> None:
    taps = Taps(seals=[("act", "push")])
    assert taps.tap(("seat", 2), ("slot", 1)).chosen == []
    assert taps.tap(("slot", 1), ("slot", 0), ("act", "push")).chosen == [PUSH[2]]


def test_what_has_no_seal_does_not_wait() -> None:
    assert Taps(seals=[("act", "push")]).tap(("act", "pass")).chosen == [PASS]


def test_a_move_without_further_parts_is_played_at_once() -> None:
    assert Taps().tap(("act", "pass")).chosen == [PASS]


def test_the_order_of_taps_does_not_matter() -> None:
    assert Taps().tap(("act", "push"), ("seat", 2), ("slot", 1)).chosen == [PUSH[3]]
    assert Taps().tap(("slot", 1), ("seat", 2)).chosen == [PUSH[3]]


def test_what_leads_nowhere_is_dark() -> None:
    chooser = Taps().tap(("act", "look")).chooser
    assert not chooser.lit(("seat", 1))
    assert chooser.lit(("slot", 0))
    assert chooser.leads_to(("slot", 0)) == [LOOK[0]]
    assert not chooser.lit(("act", "look"))


def test_another_beginning_replaces_the_first() -> None:
    taps = Taps().tap(("act", "look"), ("seat", 1))
    assert taps.chooser.taken == (("seat", 1),)
    assert taps.dead == []


def test_a_second_tap_lets_go() -> None:
    assert Taps().tap(("seat", 1), ("seat", 1)).chooser.taken == ()


def test_a_tap_on_what_is_never_legal_says_so() -> None:
    assert Taps().tap(("act", "push"), ("seat", 3)).dead == [(("act", "push"), ("seat", 3))]


def test_a_move_is_played_when_all_its_parts_are_tapped_though_another_needs_them_too() -> None:
    short, long = Move(0, "open", (1,)), Move(0, "open", (1, 2))
    chosen = []
    chooser = Chooser(
        [short, long], lambda move: [("key", key) for key in move.args] + ["door"], seals=["door"]
    )
    chooser.bind(on_choice=lambda _, move: chosen.append(move))
    chooser.tap(("key", 1))
    assert chosen == []
    chooser.tap("door")
    assert chosen == [short]


def test_the_longer_of_two_moves_is_played_when_its_own_part_comes_first() -> None:
    short, long = Move(0, "open", (1,)), Move(0, "open", (1, 2))
    chosen = []
    chooser = Chooser(
        [short, long], lambda move: [("key", key) for key in move.args] + ["door"], seals=["door"]
    )
    chooser.bind(on_choice=lambda _, move: chosen.append(move))
    for part in (("key", 1), ("key", 2), "door"):
        chooser.tap(part)
    assert chosen == [long]
