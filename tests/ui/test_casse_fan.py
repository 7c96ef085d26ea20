"""What is written below each key of a hand: where it fits, in the largest letters that have room."""

from __future__ import annotations

import pytest
from kivy.metrics import sp

from coffres.ui.boards.casse_du_siecle import secret
from coffres.ui.boards.casse_du_siecle.ink import noted
from coffres.ui.boards.casse_du_siecle.secret import Fan
from coffres.ui.boards.casse_du_siecle.spread import Spread


@pytest.mark.parametrize(
    ("width", "written"),
    [
        (320, ("portes 1, 2, 3 et 4", 32)),
        (260, ("portes 1, 2, 3 et 4", 26)),
        (200, ("portes 1, 2, 3 et 4", 20)),
        (120, ("1, 2, 3 et 4", 20)),
    ],
)
@pytest.mark.usefixtures("robot")
def test_letters_shrink_before_the_word_is_left_out(
    monkeypatch: pytest.MonkeyPatch, width: int, written: tuple[str, int]
) -> None:
    tried: list[tuple[str, float]] = []

    def noticed(text: str, size: int) -> object:
        tried.append((text, size))
        return noted(text, size)

    monkeypatch.setattr(secret, "noted", noticed)
    fan = Fan(size=(width, 600), keys=[("4C", "portes 1, 2, 3 et 4")])
    fan.spread = Spread(1, noted=True)
    assert tried[-1] == (written[0], pytest.approx(sp(written[1])))
