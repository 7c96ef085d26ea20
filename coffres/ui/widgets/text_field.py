"""A line to type in. Made from Kivy's text field, because KivyMD's is never freed from memory."""

from __future__ import annotations

from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.textinput import TextInput

from coffres.letters import drawn
from coffres.ui.keyboard import TAB
from coffres.ui.pairs import load_layout


class TextField(TextInput):
    """`on_text_validate` comes with the enter key, if the field has a single line."""

    lines = NumericProperty(1)  # number of lines that are seen

    def keyboard_on_key_down(
        self, window: object, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Tab leaves the field, as it leaves every other control."""
        if keycode[0] != TAB:
            return super().keyboard_on_key_down(window, keycode, text, modifiers)
        self.focus = False
        keyboard = App.get_running_app().keyboard
        keyboard.target = self
        return keyboard.key(TAB, modifiers)

    # The text as Kivy draws it, and the place of the cursor in it. One sign is always drawn as one sign.

    def _create_line_label(self, text: str, hint: bool = False) -> Texture:
        return super()._create_line_label(drawn(text), hint)

    def _get_text_width(self, text: str, tab_width: int, label: object) -> float:
        width: float = super()._get_text_width(drawn(text), tab_width, label)
        return width


load_layout(__name__)
