"""Options are settled before a game starts: complete, valid, not contradicting each other."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import NO_OPTIONS, Game
from coffres.engine.options import as_tuples, preset_named, settle
from coffres.engine.trouble import Trouble
from tests.engine.toy import State, Toy

PRINTED = {"speed": 1, "loud": False, "path": (1, 2), "board": "plain"}


def test_what_is_not_given_is_the_printed_rule() -> None:
    assert settle(Toy(), 2, NO_OPTIONS) == PRINTED
    assert settle(Toy(), 3, {"speed": 2}) == {**PRINTED, "speed": 2}


def test_json_may_have_lists_where_we_keep_tuples() -> None:
    assert settle(Toy(), 2, {"path": [2, 1]})["path"] == (2, 1)
    assert as_tuples([1, [2, ["a"]], (3,)]) == (1, (2, ("a",)), (3,))
    assert as_tuples("ab") == "ab"


@pytest.mark.parametrize(
    ("seats", "given", "words"),
    [
        (1, {}, "de 2 à 3, pas à 1"),
        (4, {}, "de 2 à 3, pas à 4"),
        ("2", {}, "de 2 à 3"),
        (True, {}, "de 2 à 3"),
        (2, {"sped": 1}, "« sped ». Ses options : speed, loud, path, board"),
        (2, {"speed": 9}, "9 : 1, 2, 3 (TY-01)"),
        (2, {"speed": True}, "true : 1, 2, 3"),  # True is no 1 here
        (2, {"loud": 1}, "1 : false, true"),
        (2, {"speed": 2.0}, "2.0"),
        (2, {"speed": None}, "None"),
        (2, {"loud": True, "speed": 3}, "Trop vite et trop fort."),
        (2, {"board": "bad"}, "Ce plateau est faux : bad."),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(seats: Any, given: dict[str, Any], words: str) -> None:
    with pytest.raises(Trouble) as trouble:
        settle(Toy(), seats, given)
    assert words in str(trouble.value)


def test_free_values_are_kept_as_the_game_wants_them() -> None:
    assert settle(Toy(), 2, {"board": "board:x"})["board"] == "BOARD:X"
    assert settle(Toy(), 2, {"board": "plain"})["board"] == "plain"


def test_a_game_without_free_options_knows_no_free_values() -> None:
    class Plain(Toy):
        def free_value(self, option: str, value: Any) -> Any:
            return Game.free_value(self, option, value)

    with pytest.raises(LookupError):
        settle(Plain(), 2, {"board": "board:x"})


def test_setup_starts_with_settled_options() -> None:
    class Listening(Toy):
        def start(self, seats: int, options: Any) -> State:
            heard.update(options)
            return super().start(seats, options)

    heard: dict[str, Any] = {}
    assert Listening().setup(3, {"speed": 2}).seats == 3
    assert heard == {**PRINTED, "speed": 2}


def test_presets_are_found_by_name() -> None:
    assert preset_named(Toy(), "fast").options[3] == {"speed": 2}
    with pytest.raises(Trouble, match=r"« slow »\. Ses formules : fast"):
        preset_named(Toy(), "slow")


@pytest.mark.parametrize("stairs", [9, 600, 5000])
def test_lists_within_lists_end_in_a_sentence(stairs: int) -> None:
    deep: list[object] = []
    for _ in range(stairs):
        deep = [deep]
    for given in (deep, [{"a": deep}]):
        with pytest.raises(Trouble, match="de peu d'étages"):
            settle(Toy(), 2, {"path": given})
