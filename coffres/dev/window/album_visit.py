"""A visit to the album: empty, with a dozen games over three months, searched, and each kind of page."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from kivy.uix.image import Image

from coffres.dev.finished_games import finish_games
from coffres.engine.registry import GAMES
from coffres.storage.album import Leaf, album

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_GAMES = 13
_LATEST = datetime(2026, 11, 14, 19, 40, tzinfo=UTC)
_DEVELOPED = 3  # seconds until a picture is made


def visit_album(show: Exhibition) -> None:
    app: Any = show.app
    app.navigator.show("album")
    show.take("album-empty")
    finish_games(app.shelf, _GAMES, _LATEST, show.names, seed=4)
    app.navigator.show("album")
    show.take("album-without-pictures")
    leaves = album(app.shelf)
    for leaf in leaves[:9]:
        app.navigator.show("album_page", leaf=leaf)
        show.robot.wait(_DEVELOPED)
        if leaf in leaves[:5]:
            show.take(f"album-page-{leaf.game}")
    app.navigator.show("album")
    show.take("album")
    _searched(show)
    for leaf in leaves[: len(GAMES)]:  # one of each game
        _shared(show, leaf)
    _damaged(show, leaves[1])
    app.home()


def _searched(show: Exhibition) -> None:
    app: Any = show.app
    screen = app.scene.screen
    screen.ids.words.text = show.names[2][:3]
    show.take("album-found")
    screen.choose("fort_boyard")
    show.take("album-of-one-game")
    screen.ids.words.text = "Personne"
    show.take("album-nothing-found")


def _shared(show: Exhibition, leaf: Leaf) -> None:
    """The sheet, and the picture that is sent."""
    app: Any = show.app
    app.navigator.show("album_page", leaf=leaf)
    show.robot.wait(_DEVELOPED)
    page = app.scene.screen
    page.share()
    if "album-share" not in show.pictures:
        show.take("album-share")
    app.scene.floating[0].send_picture()
    show.robot.wait(_DEVELOPED)
    (picture,) = (app.folder / "album").glob("*.png")
    app.scene.screen = Image(source=str(picture))
    show.take(f"album-shared-{leaf.game}")
    picture.unlink()


def _damaged(show: Exhibition, leaf: Leaf) -> None:
    app: Any = show.app
    leaf.path.write_bytes(leaf.path.read_bytes()[:-300])
    app.navigator.show("album_page", leaf=leaf)
    show.take("album-page-damaged")
    app.scene.screen.delete()
    show.take("album-deleted")
    app.scene.screen.ids.leaves.scroll_y = 0
    show.take("album-end")
