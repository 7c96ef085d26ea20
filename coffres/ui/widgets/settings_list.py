"""All settings, on paper: on a screen of their own, or on a sheet above a game."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.scrollview import ScrollView

from coffres.l10n import say
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import plate, setting  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sentence import Sentence


class SettingsGroup(Sentence):
    """The heading of a few settings that belong together."""


class SettingsList(ScrollView):
    # what is wrong with the file of the settings, or with a part of the device that has no setting
    trouble = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        hear(app.l10n, lang=self._tell_trouble)
        self._tell_trouble()

    def _tell_trouble(self, *_: object) -> None:
        app = App.get_running_app()
        troubles = [*app.settings_troubles, *app.senses.troubles_of_the_window()]
        self.trouble = " ".join(say(trouble, app.l10n.lang) for trouble in troubles)

    def open_about(self) -> None:
        from coffres.ui.widgets.about_sheet import AboutSheet

        AboutSheet().open(App.get_running_app().scene)


load_layout(__name__)
