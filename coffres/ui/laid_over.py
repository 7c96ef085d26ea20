"""A screen above another one, on which a recorded game plays by itself: a replay, a film."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import AliasProperty, ListProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.ui.theme import after_the_first_frame
from coffres.ui.widgets.railed import own

_SHADED = (0.5, 0.44, 0.4)  # how much light falls on the time line


class LaidOver(FloatLayout):
    """`on_close` comes when the screen below is back. The dice of a game below are not shaken meanwhile."""

    __events__ = ("on_close",)
    game = StringProperty()
    moves = False  # whether what is shown now was reached by moves, and not by a jump
    ledge_light = ListProperty(_SHADED)

    def _ledge(self) -> tuple[str, str]:
        return ("rail_ground", self.game) if own("rail_ground", self.game) else ("wood", "")

    # the picture on which its controls lie, and the game it is of
    ledge = AliasProperty(_ledge, None, bind=["game"], cache=True)

    def on_parent(self, _widget: object, parent: object) -> None:
        app = App.get_running_app()
        if parent is None:
            app.scene.unbind(on_let_go=self.pause)
            app.unbind(on_stop=self.stop)
            self.stop()
        else:
            app.senses.nothing_moves()
            app.scene.bind(on_let_go=self.pause)
            app.bind(on_stop=self.stop)

    def pause(self, *_: object) -> None:
        """Something opens above, or the app leaves: it does not go on unseen."""
        raise TypeError("whatever plays can be paused")

    def land(self, sound: str, board: Widget) -> None:
        """A piece of the board has landed: heard if people saw it move, and not if they jumped to a place."""
        if self.moves:
            App.get_running_app().senses.land(sound, board)

    def stop(self, *_: object) -> None:
        """It is taken off, or the app ends: nothing of it may happen any more."""
        self.pause()

    @staticmethod
    def stay_awake(_player: object, playing: bool) -> None:
        """The tablet does not sleep while this plays."""
        App.get_running_app().senses.stand("replay" if playing else "over")

    def back(self) -> bool:
        app = App.get_running_app()
        app.navigator.take_off()
        after_the_first_frame(app.put_pictures_away)
        self.dispatch("on_close")
        return True

    def on_close(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
