"""AT-01, AT-47: a path of one's own is taken where it can be played on, else refused in a sentence."""

from __future__ import annotations

import json
import random

import pytest

from coffres.engine.trouble import Trouble
from coffres.games.agence_tous_risques import boards
from coffres.games.agence_tous_risques.material import BOARDS, KEY
from coffres.places import ASSETS
from tests.games.agence_tous_risques.positions import new

GOOD = ".1GZ.2..3GZF"  # as short as may be


def refused(spaces: str) -> str:
    with pytest.raises(Trouble) as trouble:
        new(2, board=spaces)
    return str(trouble.value)


@pytest.mark.rule("AT-01", "AT-47")
def test_letters_of_ones_own_are_a_board() -> None:
    table = new(3, board=f" {GOOD[:6]}\n{GOOD[6:]} ")
    assert table.session.options["board"] == GOOD
    assert table.state.path == f"^{GOOD}$"
    assert table.view(0)["path"] == f"^{GOOD}$"
    assert table.at_random(5).session.outcome() is not None


@pytest.mark.rule("AT-01")
def test_a_world_is_imagined_on_that_board() -> None:
    table = new(2, board=GOOD).at_random(1, 40)
    view = table.view(0)
    assert table.game.view(table.game.imagine(view, random.Random(1)), 0) == view


@pytest.mark.rule("AT-01")
@pytest.mark.parametrize(
    ("spaces", "said"),
    [
        ("", "12 et 120 cases ; celui-ci en a 0"),
        (GOOD[1:], "celui-ci en a 11"),
        (GOOD + "." * 109, "celui-ci en a 121"),
        (GOOD.replace("G", "."), "au moins une case garde"),
        (".1.GG.Z2..3GZF", "les cases 4 et 5"),
        (GOOD.replace("F", "1"), "ce chemin en a 0"),
        (GOOD.replace("3", "F"), "ce chemin en a 2"),
        (".GZ1..2..3ZF", "le quart 1 n'en a pas"),
        ("1GZ3.Z2..GZ.1..F", "le quart 3 n'en a pas"),
        (GOOD.replace("Z", ".", 1), "la moitié 1 n'en a pas"),
        (".1GZ.2..3G.F", "la moitié 2 n'en a pas"),
        (GOOD.replace("2", "4"), "La case 6 du plateau est « 4 »"),
        ("petite", "La case 1 du plateau est « p »"),
    ],
)
def test_a_path_that_cannot_be_played_on_is_refused(spaces: str, said: str) -> None:
    assert said in refused(spaces)


@pytest.mark.rule("AT-01")
@pytest.mark.parametrize("value", [3, True, None, ["normale"], 1.5])
def test_a_board_is_a_name_or_letters(value: object) -> None:
    with pytest.raises(Trouble):
        new(2, board=value)


@pytest.mark.rule("AT-47")
def test_shipped_files_are_named_in_both_languages_and_are_all_read() -> None:
    files = {path.stem for path in (ASSETS / KEY / "boards").iterdir()}
    assert files == set(BOARDS)
    assert [board.names["fr"] for board in BOARDS.values()] == ["Courte", "Normale", "Longue"]
    assert [board.names["en"] for board in BOARDS.values()] == ["Short", "Normal", "Long"]


@pytest.mark.rule("AT-01")
def test_a_file_is_held_to_the_same_demands() -> None:
    fields = {"schema": 1, "game": KEY, "names": {"fr": "Neuve", "en": "New"}, "spaces": GOOD}
    assert boards.read(json.dumps(fields)).spaces == GOOD
    with pytest.raises(Trouble, match="au moins une case garde"):
        boards.read(json.dumps({**fields, "spaces": GOOD.replace("G", ".")}))
