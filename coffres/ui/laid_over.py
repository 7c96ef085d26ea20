"""A screen above another one, on which a recorded game plays by itself: a replay, a film."""

from __future__ import annotations

from kivy.app import App
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.theme import after_the_first_frame


class LaidOver(FloatLayout):
    """`on_close` comes when the screen below is back. The dice of a game below are not shaken meanwhile."""

    __events__ = ("on_close",)

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
