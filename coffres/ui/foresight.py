"""What the next game will need, made ready while people choose who plays and how.

It is done between frames, a little in each, and not while a finger is on the screen. A game that begins
before all is ready does the rest itself: each of these things is done at its first use anyway. When people go
back, the board is forgotten, and the game's pictures go with the page of its options; what stays is what
Python keeps of a game that was looked at, and the house's own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.lang import Builder

from coffres.places import KV
from coffres.ui import pictures
from coffres.ui.boards import board_of, first_seen, has_board, tense_of
from coffres.ui.lean import compile_whole
from coffres.ui.pairs import layout_of
from coffres.ui.slices import Slices
from coffres.ui.theme import after_the_first_frame

if TYPE_CHECKING:
    from kivy.lang.parser import ParserRule

    from coffres.ui.board import Board
    from coffres.ui.board_ahead import BoardAhead
    from coffres.ui.moment import Moment
    from coffres.ui.scene import Scene

_SLICE = 0.001  # seconds: one step a frame, and several only of those that are nothing
# The rooms of a table, those first that others stand on, so that no step takes long.
_ROOMS = (
    *("storage.journal", "storage.saved_game", "ui.iris", "ui.thought", "ui.adviser", "ui.clockwork"),
    *("ui.speech", "ui.telling", "ui.stage", "ui.sitting", "ui.demonstration", "ui.tables", "ui.question"),
    *("ui.whose_turn", "ui.mixing", "device.backdrop", "ui.widgets.dice", "ui.widgets.parchment"),
    *("ui.widgets.counsel", "ui.widgets.rail_column", "ui.widgets.seat_token", "ui.widgets.seat_strip"),
    *("ui.widgets.plate_stock", "ui.widgets.speaker", "ui.widgets.happenings", "ui.widgets.panel"),
    *("ui.widgets.sand", "ui.widgets.desk", "ui.widgets.bubbles", "ui.resolution", "ui.laid_out"),
    *("ui.drawn_once", "ui.screens.table", "ui.screens.curtain", "ui.widgets.tale"),
)
_PANEL = ("rail_ground", "rail_edge", "rail_corner")  # pictures that each game has of its own


class Foresight:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._work: Slices | None = None
        self.works = False  # whether there is more to do
        self.made = 0  # how many things it has made ready
        self._read: set[Path] = set()  # the pictures that nobody has needed yet
        self._board: BoardAhead | None = None
        self._page: Any = None  # where people choose how to play

    def expect(self, game: str, page: Any, begun: bool) -> None:
        """People choose on this page how to play this game. Empty: they do not choose any more, perhaps
        because a game has begun."""
        if self._work is not None:
            self._work.stop()
            self._work = None
        read, self._read = self._read, set()
        if read and not begun:
            app = App.get_running_app()
            after_the_first_frame(lambda: self._forget(read, app))
        self._page, self._board = page if game else None, None
        self.works = bool(game)
        if game:
            after_the_first_frame(lambda: self._begin(game, page))

    @staticmethod
    def _forget(read: set[Path], app: App) -> None:
        """The pictures go that nobody has come to need, unless the app has ended meanwhile."""
        if App.get_running_app() is app:
            pictures.memory().forget(read.__contains__)

    def _begin(self, game: str, page: Any) -> None:
        if page is self._page and self._work is None:
            self._work = Slices(self._untouched(game), self._ready, slice_=_SLICE)

    def _ready(self, *_: object) -> None:
        self.works, self._work = False, None

    def _untouched(self, game: str) -> Generator[None, None, None]:
        for step in self._steps(game):
            while self._scene.touched:
                yield
            step()
            self.made += 1
            yield

    def _steps(self, game: str) -> Iterator[Callable[[], object]]:
        """What there is to do, in its order. The board takes longest, and comes last."""
        for room in _ROOMS:
            yield lambda room=room: import_module(f"coffres.{room}")
        if not has_board(game):
            return
        yield lambda: tense_of(game)
        for rule in layouts_of(_ROOMS, KV / "boards" / game):
            yield lambda rule=rule: compile_whole(rule)
        yield _cut_the_keyhole
        if hasattr(self._page, "variant"):  # the first page asks only for people
            for read in pictures_of(game):
                yield lambda read=read: self._look(read)
            yield lambda: self._look(lambda: self._make_board(game))
            yield lambda: self._look(self._place_board)

    def _look(self, read: Callable[[], object]) -> None:
        """Does what reads pictures, unless they would push others out."""
        memory = pictures.memory()
        if memory.roomy:
            before = set(memory.resident())
            read()
            self._read |= set(memory.resident()) - before

    def _make_board(self, game: str) -> None:
        variant = self._page.variant
        if variant.trouble is None:
            from coffres.ui import board_ahead  # imported late: it is made of the rooms of a table

            people = self._page.seats
            self._board = board_ahead.make(App.get_running_app(), game, people, variant.chosen)

    def _place_board(self) -> None:
        if self._board is not None:
            from coffres.ui import board_ahead

            board_ahead.place(self._board.board, self._scene.upright)

    def take_board(self, moment: Moment, lang: str) -> Board | None:
        """The board that was made, if a game that begins so would make the same one. It is given once."""
        ahead, self._board = self._board, None
        if ahead is None or not ahead.fits(moment, lang):
            return None
        ahead.board.moment = moment
        return ahead.board


def pictures_of(game: str) -> Iterator[Callable[[], object]]:
    """What reads the pictures of the table as people see it first."""
    for name in ("felt", "lamp", f"chest_{game}_open", *_PANEL, *first_seen(game)):
        for owner in (game, ""):
            if pictures.is_drawn(name, owner):
                yield lambda name=name, owner=owner: pictures.texture(name, owner)
    if board_of(game).glass.often:
        yield _turn_the_glass


def layouts_of(rooms: Iterable[str], folder: Path | None = None) -> list[ParserRule]:
    """The layouts of these rooms, and all in a folder, as far as they have been read."""
    files = {str(layout_of(f"coffres.{room}")) for room in rooms}
    read = ((rule, rule.ctx.filename or "") for _, rule in Builder.rules)
    return [rule for rule, file in read if file in files or (folder and file.startswith(str(folder)))]


def _cut_the_keyhole() -> None:
    from coffres.ui.iris import outline  # imported late: it is one of the rooms of a table

    outline()


def _turn_the_glass() -> None:
    from coffres.ui.widgets import sand  # imported late: it is one of the rooms of a table

    sand.prepare()
