"""A line to type in. Kivy's own, in our look: KivyMD's is never freed."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import NumericProperty
from kivy.uix.textinput import TextInput

from coffres.ui.keyboard import TAB
from coffres.ui.pairs import load_layout


class TextField(TextInput):
    """`on_text_validate` comes with the enter key, where there is one line to write in."""

    lines = NumericProperty(1)  # that are seen

    def keyboard_on_key_down(
        self, window: object, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Tab leaves it, as it leaves everything else."""
        if keycode[0] != TAB:
            return super().keyboard_on_key_down(window, keycode, text, modifiers)
        self.focus = False
        keyboard = App.get_running_app().keyboard
        keyboard.target = self
        return keyboard.key(TAB, modifiers)


load_layout(__name__)
