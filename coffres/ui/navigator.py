"""Which screen is shown. A screen's module is imported at its first use; the screen is made anew each
time."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.logger import Logger

from coffres.ui.garbage import Housekeeper
from coffres.ui.scene import Scene
from coffres.ui.theme import after_the_first_frame

if TYPE_CHECKING:
    from coffres.ui.album_ahead import AlbumAhead
    from coffres.ui.board import Board
    from coffres.ui.foresight import Foresight
    from coffres.ui.moment import Moment

IN_PLAY = ("curtain", "table", "private", "split")
_BOARDS = ("table", "private")  # a board draws itself there as soon as it is told what to show
_CHOOSING = ("players", "variants")  # there people choose what will be played, and how
_KEYHOLES = (*IN_PLAY, "end", "replay", "film")  # what takes long to make is seen through a keyhole


class Navigator:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.name = ""
        self._housekeeper = Housekeeper()
        self._foresight: Foresight | None = None
        self._album: AlbumAhead | None = None
        # the screen that is kept below the one that is shown, and its name
        self._below: tuple[Any, str] | None = None
        App.get_running_app().bind(on_stop=self._leave)

    def show(self, screen_name: str, /, **fields: Any) -> Any:
        """Puts a screen up: `show("curtain", ...)` is the CurtainScreen of coffres.ui.screens.curtain."""
        module = import_module(f"coffres.ui.screens.{screen_name}")
        kind = getattr(module, "".join(part.capitalize() for part in screen_name.split("_")) + "Screen")
        self.scene.screen = None  # the old screen is removed before the new one is made
        lid_lifted = self.name == "curtain" != screen_name and screen_name in IN_PLAY
        if screen_name in _KEYHOLES and not lid_lifted:
            self.scene.look_through_a_keyhole()
        screen = kind(**fields)
        self.scene.screen = screen
        if screen_name in _BOARDS:
            from coffres.ui.laid_out import lay_out  # imported late: home has no board

            lay_out(self.scene)
        self.name = screen_name
        self._foresee(fields["game"] if screen_name in _CHOOSING else "")
        after_the_first_frame(lambda: self._foresee_the_album(screen_name == self.name == "home"))
        self._below = None
        self._housekeeper.expect(screen_name, self.scene)
        after_the_first_frame(lambda: self._log(screen, screen_name))
        return screen

    def lay_over(self, screen_name: str, /, **fields: Any) -> Any:
        """Puts a screen up above the present one, which comes back as it was with `take_off`."""
        below = self.scene.screen, self.name
        screen = self.show(screen_name, **fields)
        self._below = below
        return screen

    def take_off(self) -> None:
        """Removes the screen that was laid over another one. Raises RuntimeError if none was."""
        if self._below is None:
            raise RuntimeError(f"{self.name} lies over no other screen")
        (self.scene.screen, self.name), self._below = self._below, None
        self._housekeeper.expect(self.name, self.scene)
        self._foresee("")

    def _foresee(self, game: str) -> None:
        """People choose on this screen how to play this game; "": they do not, or not any more."""
        if game and self._foresight is None:
            from coffres.ui.foresight import Foresight  # imported late: at home nobody has chosen a game

            self._foresight = Foresight(self.scene)
        if self._foresight is not None:
            self._foresight.expect(game, self.scene.screen, self.name in IN_PLAY)

    def _foresee_the_album(self, near: bool) -> None:
        if self._album is None:
            if not near:
                return
            from coffres.ui.album_ahead import AlbumAhead  # imported late: not before home is drawn

            self._album = AlbumAhead()
        self._album.expect(near)

    def _leave(self, *_: object) -> None:
        """The app ends: nothing is made ready any more."""
        if self._foresight is not None:
            self._foresight.expect("", None, False)
        if self._album is not None:
            self._album.expect(False)

    def take_board(self, moment: Moment, lang: str) -> Board | None:
        """The board that was made ahead for a game that begins so; None if there is none."""
        return self._foresight.take_board(moment, lang) if self._foresight is not None else None

    @property
    def made_ready(self) -> int:
        """How many things were made ready for games that people chose."""
        return self._foresight.made if self._foresight is not None else 0

    @property
    def making_ready(self) -> bool:
        """Whether something more is going to be made ready."""
        return self._foresight is not None and self._foresight.works

    def _log(self, screen: Any, screen_name: str) -> None:
        """Programs that test the app from outside wait for this line in the log."""
        if self.scene.screen is screen:
            Logger.info(f"coffres: {screen_name} is drawn")

    def back(self) -> bool:
        """The back key closes what floats above the screen, or else asks the screen. False: the app is
        left."""
        for floating in self.scene.floating:
            floating.dismiss()
            return True
        return bool(self.scene.screen.back())
