"""The tale of a game, told before it begins: its chest opens, two sentences, and a touch goes on."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from coffres.engine.registry import meta
from coffres.storage.film import has_film
from coffres.ui import fonts, motion
from coffres.ui.afterwards import show_film
from coffres.ui.floating import Floating
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.voiced import Voiced
from coffres.ui.widgets import chest, fitted, plate, speaker  # noqa: F401 - the layout uses them

_SHUT = 0.7  # seconds until the chest opens


class Tale(Voiced, Floating):
    game = StringProperty()
    title = StringProperty()
    text = StringProperty()
    face = StringProperty(fonts.TEXT)
    opened = BooleanProperty(False)
    has_film = BooleanProperty(False)  # whether the film is offered: nobody has finished this game here

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._going: set[int] = set()  # the touches that go on when they end

    @classmethod
    def tell(cls, game: str) -> None:
        """Tells it above the game that has just begun."""
        app = App.get_running_app()
        if meta(game).tale and app.sitting is not None:
            tale = cls(game=game)
            app.sitting.stand_still_under(tale)
            tale.open(app.scene)

    def open(self, scene: Scene) -> None:
        app = App.get_running_app()
        about = meta(self.game)
        self.title = app.l10n.of_game(self.game, about.title)
        self.text = app.l10n.of_game(self.game, about.tale)
        self.face = fonts.display(self.game, self.title)
        self.find_voice(lambda: app.senses.speaks)  # it hides what is below, also a curtain
        self.has_film = has_film(self.game) and not app.shelf.has_finished(self.game)
        self.opened = motion.still()
        super().open(scene)
        app.senses.theme()
        self._opening = Clock.schedule_once(lambda *_: setattr(self, "opened", True), _SHUT)

    def dismiss(self) -> None:
        self._opening.cancel()
        self.be_silent()
        super().dismiss()

    def show_film(self) -> None:
        self.dismiss()
        show_film(App.get_running_app(), self.game)

    def on_touch_down(self, touch: object) -> bool:
        """A touch goes on, but for one on the loudspeaker or on the film. None reaches what lies below."""
        if not super().on_touch_down(touch):
            self._going.add(touch.uid)
        return True

    def on_touch_up(self, touch: object) -> bool:
        super().on_touch_up(touch)
        if touch.uid in self._going:
            self.dismiss()
        return True


load_layout(__name__)
