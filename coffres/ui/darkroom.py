"""The darkroom: pictures of how finished games were left, for the album.

A picture is drawn off the screen, by a board of its own, and kept as a small file that may be deleted at any
moment: it is made again when somebody looks at that game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.core.image import Image
from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.texture import Texture
from kivy.logger import Logger
from kivy.metrics import dp

from coffres.engine.contract import TABLE
from coffres.engine.reel import Reel
from coffres.engine.registry import find
from coffres.engine.trouble import Trouble
from coffres.l10n import translator
from coffres.storage.disk import make_folder, speaking_of
from coffres.storage.results import Ended, find_ended
from coffres.storage.roster import Seat
from coffres.ui import pictures
from coffres.ui.boards import board_of, has_board
from coffres.ui.moment import Moment, moment_of
from coffres.ui.seating import seats_called
from coffres.ui.slices import ONE_STEP, Slices
from coffres.ui.tablet import Tablet
from coffres.ui.widgets.last_board import LastBoard

if TYPE_CHECKING:
    from coffres.ui.app import CoffresApp
    from coffres.ui.sitting import Sitting

SIZE = (640, 480)  # pixels of a kept picture
_QUALITY = 33  # 70 KB a picture
_BOARD = (1000, 750)  # dp: the board that is drawn for it, of the same shape
_SETTLED = 1.2  # seconds until every piece of a board is where it belongs
_AFTER = 1.5  # seconds after a ceremony until its picture is taken

Developed = Callable[[Texture], None]


def file_of(key: str) -> Path:
    folder: Path = App.get_running_app().folder
    return folder / "games" / "pictures" / f"{key}.jpg"


def kept_picture(key: str) -> Texture | None:
    """The picture of this game; None if there is none. One that cannot be read is thrown away."""
    file = file_of(key)
    if not file.exists():
        return None
    try:
        return Image(str(file), nocache=True).texture
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the file, a new one can be made
        Logger.warning(f"coffres: the picture of {key} cannot be read ({error})")
        throw_away(key)
        return None


def throw_away(key: str) -> None:
    file_of(key).unlink(missing_ok=True)


class Shot:
    """The picture of the game that has just ended. Its board is made before the ceremony, while the window is
    dark; the picture is taken a moment after it, a step in each frame, because people look at the table."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._app = App.get_running_app()
        self._sheet: LastBoard | None = None
        if sitting.key and has_board(sitting.game):
            self._app.scene.in_the_dark(self._make)

    def _make(self) -> None:
        if self._wanted():
            self._sheet = laid_out(self._sitting.moment())

    def take(self) -> None:
        Clock.schedule_once(self._take, _AFTER)

    def _take(self, *_: object) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None and self._wanted():
            Slices(_drawn(sheet, SIZE), partial(keep, self._sitting.key), slice_=ONE_STEP)

    def _wanted(self) -> bool:
        return not self._sitting.left and App.get_running_app() is self._app


def last_moment(path: Path) -> Generator[None, None, Moment]:
    """How a finished game was left, in slices. Raises Trouble if the save does not tell."""
    ended = yield from find_ended(path)
    yield
    return _moment(ended)


def _moment(ended: Ended) -> Moment:
    header, people = ended.header, people_of(ended.names, ended.levels, ended.seated.people)
    reel = Reel(find(header.game), len(people), ended.moves, header.options)
    tablet = Tablet()
    tablet.follow(())
    return moment_of(reel.still(reel.length), tablet, people, TABLE)


def people_of(names: Sequence[str], levels: Sequence[str], people: Sequence[str]) -> list[Seat]:
    """How those who played look, as far as the tablet remembers them."""
    return seats_called(names, levels, people, App.get_running_app().roster)


class Development:
    """A picture of this game in the making. `done` gets it, `failed` why there will be none."""

    def __init__(
        self, path: Path, size: tuple[int, int], done: Developed, failed: Callable[[Trouble], None]
    ) -> None:
        self._stopped = False
        self._done = done
        self._reading = Slices(last_moment(path), lambda moment: develop(moment, size, self._come), failed)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stopped = True
        self._reading.stop()

    def _come(self, texture: Texture) -> None:
        if not self._stopped:
            self._done(texture)


def develop(moment: Moment, size: tuple[int, int], done: Developed) -> None:
    """Draws this moment off the screen, in so many pixels; `done` gets the picture when it is dry."""
    app, sheet = App.get_running_app(), laid_out(moment)

    def draw(*_: object) -> None:
        if App.get_running_app() is app:
            Slices(_drawn(sheet, size), dry, slice_=ONE_STEP)

    def dry(picture: Texture) -> None:
        done(picture)
        # later: until this has ended, the sheet and what is on it are in memory
        Clock.schedule_once(lambda *_: _put_away(app, moment.game))

    Clock.schedule_once(draw, _SETTLED)


def laid_out(moment: Moment) -> LastBoard:
    """A board of its own that shows this moment, with all that a ceremony reveals."""
    lang = App.get_running_app().l10n.lang
    board = board_of(moment.game)(moment=moment, translate=translator(lang, moment.game))
    sheet = LastBoard(size=(dp(_BOARD[0]), dp(_BOARD[1])))
    sheet.add_widget(board)
    board.show(moment)
    for seat in range(len(moment.people)):
        board.ending.reveal(seat)
    return sheet


def _drawn(sheet: LastBoard, size: tuple[int, int]) -> Generator[None, None, Texture]:
    """The sheet in so many pixels. It is drawn twice as large and then halved, which keeps thin lines."""
    large = sheet.export_as_image(scale=2 * size[0] / sheet.width).texture
    yield
    small = Fbo(size=size)
    with small:
        ClearColor(0, 0, 0, 1)
        ClearBuffers()
        Color(1, 1, 1, 1)
        Rectangle(texture=large, size=size)
    small.draw()
    picture = small.texture
    picture.flip_vertical()  # it is exported upside down, as files have it, and seen the right way up
    return picture


def _put_away(app: CoffresApp, game: str) -> None:
    """Frees the pictures of a game that is not being played."""
    playing = app.sitting.game if app.sitting is not None else ""
    if App.get_running_app() is app and game != playing:
        pictures.keep_no_game_but(playing)


def keep(key: str, texture: Texture) -> None:
    """Keeps a picture for the album, a step in each frame. If there is no room, there is none."""
    Slices(_kept(file_of(key), texture), failed=_not_kept, slice_=ONE_STEP)


def _kept(file: Path, texture: Texture) -> Generator[None, None, None]:
    half = file.with_name(f".{file.stem}.new.jpg")
    pixels = texture.pixels
    yield
    make_folder(file.parent)
    with speaking_of(file):
        half.touch()  # the library that writes pictures does not say why it could not
        yield
        _write(half, texture.size, pixels)
        yield
        os.replace(half, file)


def _not_kept(trouble: Trouble) -> None:
    Logger.warning(f"coffres: {trouble}")


def _write(file: Path, size: tuple[int, int], pixels: bytes) -> None:
    # Kivy's own `save` knows no quality, and makes files that are six times as large.
    from kivy.core.image import _img_sdl2

    _img_sdl2.save(str(file), *size, "rgba", pixels, False, "jpg", _QUALITY)
