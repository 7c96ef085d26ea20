"""The manifest and the pictures for the launcher, as python-for-android wrote them."""

from __future__ import annotations

import struct

import coffres
from tests.apk.package import ANDROID, attribute, manifest, resource, settings
from tests.house.tree import ROOT


def test_the_tablets_it_runs_on() -> None:
    assert attribute("uses-sdk", "minSdkVersion") == "24"
    assert attribute("uses-sdk", "targetSdkVersion") == "36"
    assert attribute(".", "versionName") == coffres.__version__


def test_it_may_vibrate_and_nothing_else() -> None:
    asked = [asked.get(ANDROID + "name") for asked in manifest().iter("uses-permission")]
    assert asked == ["android.permission.VIBRATE"]


def test_it_asks_for_a_voice() -> None:
    assert attribute("queries/intent/action", "name") == "android.intent.action.TTS_SERVICE"


def test_it_is_a_game_that_gets_the_back_key_and_any_size() -> None:
    wanted = {
        "appCategory": "game",
        "enableOnBackInvokedCallback": "false",
        "resizeableActivity": "true",
        "allowBackup": "true",
    }
    assert {name: attribute("application", name) for name in wanted} == wanted
    assert attribute("application", "debuggable") in (None, "false")


def test_whoever_holds_it_chooses_how() -> None:
    """In the manifest, and again when SDL opens its window: with anything less than all four ways named in
    the packed file it would overrule the manifest, and a phone would lie down."""
    assert attribute("application/activity", "screenOrientation") == "fullUser"
    named = settings()["KIVY_ORIENTATION"].split()
    assert sorted(named) == ["LandscapeLeft", "LandscapeRight", "Portrait", "PortraitUpsideDown"]


def test_it_opens_once_and_lives_through_a_turn() -> None:
    assert attribute("application/activity", "launchMode") == "singleTask"
    survived = (attribute("application/activity", "configChanges") or "").split("|")
    assert {"orientation", "screenSize", "smallestScreenSize", "screenLayout"} <= set(survived)


def test_icon_and_presplash_are_ours() -> None:
    images = ROOT / "assets" / "images"
    for made, ours in {
        "mipmap/icon.png": "icon.png",
        "mipmap/icon_foreground.png": "icon_foreground.png",
        "mipmap/icon_background.png": "icon_background.png",
        "drawable/presplash.jpg": "presplash.png",
    }.items():
        assert resource(made).read_bytes() == (images / ours).read_bytes(), made
    adaptive = resource("mipmap-anydpi-v26/icon.xml").read_text(encoding="utf-8")
    assert "icon_foreground" in adaptive
    assert "icon_background" in adaptive


def test_the_icons_layers_are_as_large_as_a_launcher_wants_them() -> None:
    for name in ("mipmap/icon_foreground.png", "mipmap/icon_background.png"):
        assert struct.unpack(">II", resource(name).read_bytes()[16:24]) == (432, 432)
