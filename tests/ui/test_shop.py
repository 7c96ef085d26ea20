"""The pictures for an app shop: each can be made, and shows what its name says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.exhibition import Exhibition
from coffres.dev.window.shop import HELD, LID, SHOTS, Shot, show_shop
from coffres.ui.widgets.peek import Peek
from tests.house.tree import ROOT

SIZES = {"tablet": (1280, 720), "phone": (432, 768)}  # in dp
FOLDERS = {"tablet": "tenInchScreenshots", "phone": "phoneScreenshots"}


def where(app: Any) -> str:
    """The place in the app, in the form that a shot uses."""
    if app.sitting is None:
        return ""
    if app.navigator.name == "end":
        return "over"
    stage = str(app.sitting.tablet.where)
    if stage != "private":
        return stage
    (peek,) = [each for each in app.scene.walk(restrict=True) if isinstance(each, Peek)]
    return HELD if peek.shown else stage


@pytest.mark.parametrize("device", SHOTS)
def test_each_is_taken_where_it_says(tmp_path: Path, device: str) -> None:
    found: dict[str, tuple[str, str]] = {}

    def look(name: str) -> None:
        app: Any = show.app
        found[name] = (app.sitting.game if app.sitting else "", where(app))

    show = Exhibition(tmp_path, look, SIZES[device], "fr", 100, drawn=False)
    names = show_shop(show, device)
    assert names == [shot.name for shot in SHOTS[device]]
    assert found == {shot.name: (shot.game, shot.stage if shot.game else "") for shot in SHOTS[device]}


@pytest.mark.parametrize("device", SHOTS)
@pytest.mark.parametrize("language", ["fr-FR", "en-US"])
def test_those_that_are_kept_are_those_that_are_taken(language: str, device: str) -> None:
    folder = ROOT / "fastlane/metadata/android" / language / "images" / FOLDERS[device]
    assert sorted(path.stem for path in folder.iterdir()) == [shot.name for shot in SHOTS[device]]


def test_what_a_game_never_comes_to_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHOTS, "phone", (Shot("never", "coffre_et_cle", 4, LID, after=100_000),))
    show = Exhibition(tmp_path, lambda _name: None, SIZES["phone"], "fr", 100, drawn=False)
    with pytest.raises(LookupError, match="never"):
        show_shop(show, "phone")
    show.robot.leave()
