"""A line to type in. Kivy's own, in our look: KivyMD's is never freed."""

from __future__ import annotations

from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.textinput import TextInput

from coffres.letters import drawn
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

    # What Kivy draws, and where it has the cursor stand in it. No sign becomes more than one.

    def _create_line_label(self, text: str, hint: bool = False) -> Texture:
        return super()._create_line_label(drawn(text), hint)

    def _get_text_width(self, text: str, tab_width: int, label: object) -> float:
        width: float = super()._get_text_width(drawn(text), tab_width, label)
        return width


load_layout(__name__)
