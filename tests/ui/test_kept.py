"""After a frame is let go nothing of it is kept: no widget, and no texture with a secret on it."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.ui.widgets.peek import Peek
from tests.ui.evening import Evening
from tests.ui.eyes import Eyes
from tests.ui.halfway import take_up

pytestmark = pytest.mark.garbage

_SIGN = 3  # letters: shorter texts are the numbers and names on keys, cards and gears, which are public


def somebody_has_a_secret(session: Session) -> bool:
    return session.asks()[0].secret


@pytest.mark.parametrize("key", ["coffre_et_cle", "casse_du_siecle", "fort_boyard", "agence_tous_risques"])
def test_nothing_that_a_secret_was_written_on_is_kept(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    eyes = Eyes(monkeypatch)
    evening = Evening(robot, tmp_path)
    take_up(evening, tmp_path, key, GAMES[key].seats[1], somebody_has_a_secret)
    evening.sitting.stage.lift()
    robot.wait(0.3)
    evening.hold()
    robot.wait(1.2)
    (peek,) = evening.all(Peek)
    inside = list(peek.inside.walk(restrict=True))[1:]
    widgets = [weakref.ref(widget) for widget in inside]
    written = [
        (str(words), weakref.ref(texture))
        for widget in inside
        for words, texture in eyes.written_on(widget)
        if len(words) > _SIGN
    ]
    assert widgets
    del inside
    robot.touch_up()
    robot.wait(0.2)
    eyes.forget()
    gc.collect()
    assert [widget() for widget in widgets if widget() is not None] == []
    assert [words for words, texture in written if texture() is not None] == []
