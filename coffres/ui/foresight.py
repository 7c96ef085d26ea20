"""What the next game will need, made ready while people choose who plays and how.

It is done between frames, a little in each, and not while a finger is on the screen. A game that begins
before all is ready does the rest itself: each of these things is done at its first use anyway. Nothing of the
game itself is made here. When people go back, the game's pictures go with the page of its options; what stays
is what Python keeps of a game that was looked at, and the house's own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

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
        self._expected = ""  # the game that people choose for; empty: they do something else

    def expect(self, game: str) -> None:
        """People choose how to play this game. Empty: they do not choose any more."""
        self._expected = game
        if self._work is not None:
            self._work.stop()
            self._work = None
        self.works = bool(game)
        if game:
            after_the_first_frame(lambda: self._begin(game))

    def _begin(self, game: str) -> None:
        if game == self._expected and self._work is None:
            self._work = Slices(self._untouched(game), self._ready, slice_=_SLICE)

    def _ready(self, *_: object) -> None:
        self.works, self._work = False, None

    def _untouched(self, game: str) -> Generator[None, None, None]:
        for step in steps(game):
            while self._scene.touched:
                yield
            step()
            self.made += 1
            yield


def steps(game: str) -> Iterator[Callable[[], object]]:
    """What there is to do, in its order."""
    for room in _ROOMS:
        yield lambda room=room: import_module(f"coffres.{room}")
    if has_board(game):
        yield lambda: tense_of(game)
        for rule in _rules(game):
            yield lambda rule=rule: compile_whole(rule)
        yield from pictures_of(game)
        yield _cut_the_keyhole
        if board_of(game).glass.often:
            yield _turn_the_glass


def pictures_of(game: str) -> Iterator[Callable[[], object]]:
    """Reads the pictures of the table as people see it first."""
    for name in ("lamp", f"chest_{game}_open", *_PANEL, *first_seen(game)):
        for owner in (game, ""):
            if pictures.is_drawn(name, owner):
                yield lambda name=name, owner=owner: pictures.texture(name, owner)


def _rules(game: str) -> list[ParserRule]:
    """The layouts of a table and of this game's room that have been read."""
    files = {str(layout_of(f"coffres.{room}")) for room in _ROOMS}
    own = str(KV / "boards" / game)
    read = ((rule, rule.ctx.filename or "") for _, rule in Builder.rules)
    return [rule for rule, file in read if file in files or file.startswith(own)]


def _cut_the_keyhole() -> None:
    from coffres.ui.iris import outline  # imported late: it is one of the rooms of a table

    outline()


def _turn_the_glass() -> None:
    from coffres.ui.widgets import sand  # imported late: it is one of the rooms of a table

    sand.prepare()
