"""A card of the album: every title is read to its end on the narrowest; who is named as a winner."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.engine.levels import PERSON
from coffres.engine.registry import GAMES, meta
from coffres.storage.album import Leaf
from coffres.storage.results import Result
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


def test_where_nobody_had_a_boyard_nobody_is_crowned(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    leaf = Leaf("stopped", tmp_path / "stopped.jsonl", datetime.now(UTC), "fort_boyard")
    card, names = AlbumCard(leaf=leaf), ("Ana", "Bo", "Chloé")
    for scores, winners in (((0, 0, 0), "Personne ne gagne"), ((5_000,) * 3, "Ana, Bo, Chloé")):
        card.tell(
            Result(
                "stopped",
                "fort_boyard",
                "",
                names,
                (PERSON,) * 3,
                "stopped",
                (0, 1, 2),
                scores,
                9,
                (),
                (),
                {},
            )
        )
        assert card.winners == winners
        assert card.crowned == any(scores)
