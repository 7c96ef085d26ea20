"""A small loudspeaker beside a text that everybody may hear: a tap reads it aloud, for who cannot read yet.

It is there only while the tablet has a voice. Nothing private ever has one.
"""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.icon_button import IconButton


class Speaker(IconButton):
    text = StringProperty()  # what it says
    voiced = BooleanProperty(False)  # whether there is a voice


load_layout(__name__)
