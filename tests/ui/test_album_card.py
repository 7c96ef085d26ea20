"""A card of the album: no title of a game is cut, on the narrowest card of a tablet."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES, meta
from coffres.ui.widgets.album_card import AlbumCard
from coffres.ui.widgets.fitted import Fitted
from tests.ui.test_home import app_in

_NARROWEST = 220  # dp: of four in a row on the small tablet


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_every_title_is_read_to_its_end(robot: Robot, tmp_path: Path, key: str, lang: str) -> None:
    robot.open(app_in(lang, tmp_path))
    card = AlbumCard(size_hint=(None, None), size=(dp(_NARROWEST), AlbumCard.needs(dp(_NARROWEST))))
    card.blank, card.title = False, robot.app.l10n.of_game(key, meta(key).title)
    robot.app.scene.screen.add_widget(card)
    robot.wait(0.3)
    (title,) = (one for one in card.walk(restrict=True) if isinstance(one, Fitted) and one.text == card.title)
    assert "\N{HORIZONTAL ELLIPSIS}" not in title.set_text()
    assert title.texture_size[1] <= title.height + 1
