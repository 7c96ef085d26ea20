"""One line of the settings: its label, its control, and what this device cannot do."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.l10n import say
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK
from coffres.ui.widgets import sentence  # noqa: F401 - the layout uses it
from coffres.ui.widgets.brass_slider import BrassSlider
from coffres.ui.widgets.brass_switch import BrassSwitch
from coffres.ui.widgets.segments import Segments

_STEP = 5  # per cent of a volume
_SETTLED = 0.4  # seconds without a change before the value is taken


class Setting(BoxLayout):
    """`field` names a field of `storage.settings.Settings`; `sense` names the port that it needs, if any."""

    label = StringProperty()
    hint = StringProperty()
    field = StringProperty()
    sense = StringProperty()
    trouble = StringProperty()
    value = ObjectProperty(None, allownone=True)  # the value as the settings have it
    # whether the control is small enough to be beside its label on a narrow line
    small = BooleanProperty(False)

    def on_kv_post(self, _base: object) -> None:
        self.control = self.make_control()
        self.ids.line.add_widget(self.control)
        app = App.get_running_app()
        hear(app, settings=self._follow)
        hear(app.l10n, lang=self._ask_device)
        self._follow()
        self._ask_device()

    def make_control(self) -> Widget:
        raise TypeError("every setting has something that sets it")

    def _follow(self, *_: object) -> None:
        self.value = self.kept()
        self.show(self.value)

    def kept(self) -> Any:
        """The value that holds now."""
        return getattr(App.get_running_app().settings, self.field)

    def show(self, value: Any) -> None:
        """Puts the control to the value of the settings."""
        raise TypeError("every setting shows its value")

    def change(self, value: Any) -> None:
        if value != self.value:
            App.get_running_app().change(**{self.field: value})

    def _ask_device(self, *_: object) -> None:
        """If the device cannot do this, shows the reason."""
        app = App.get_running_app()
        trouble = app.senses.trouble_with(self.sense) if self.sense else None
        self.trouble = say(trouble, app.l10n.lang) if trouble else ""


class ChoiceSetting(Setting):
    values = ListProperty()
    labels = ListProperty()

    def make_control(self) -> Segments:
        segments = Segments(ink=INK, values=self.values, labels=self.labels, folds=True)
        segments.bind(on_choose=lambda _, value: self.change(value))
        self.bind(labels=segments.setter("labels"))
        return segments

    def show(self, value: Any) -> None:
        self.control.value = value


class SwitchSetting(ButtonBehavior, Setting):
    """A setting that is switched by a tap anywhere on its line."""

    def make_control(self) -> AnchorLayout:
        self._switch = BrassSwitch()
        around = AnchorLayout(anchor_x="right", size_hint=(None, None), size=(dp(76), dp(56)))
        around.add_widget(self._switch)
        return around

    def show(self, value: bool) -> None:
        self._switch.active = value

    def on_release(self) -> None:
        self.change(not self.value)


class VolumeSetting(Setting):
    shown = NumericProperty(0)  # place of the switch, 0 to 1, while it slides

    def make_control(self) -> BrassSlider:
        self._settled = Clock.create_trigger(lambda *_: self.change(self.shown), _SETTLED)
        slider = BrassSlider(min=0, max=100, size_hint_y=None, height=dp(56))
        slider.bind(value=self._slide)
        return slider

    def show(self, value: int) -> None:
        self.control.value = self.shown = value

    def _slide(self, _slider: object, value: float) -> None:
        self.shown = round(value / _STEP) * _STEP
        self._settled.cancel()
        self._settled()


load_layout(__name__)
