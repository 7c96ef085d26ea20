"""How coffres looks: the house's colours, and the app class that KivyMD needs."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.utils import get_color_from_hex as colour
from kivymd.app import MDApp
from kivymd.theming import ThemeManager

from coffres.ui import fonts, kivy_faults

kivy_faults.mend()
fonts.register()

FELT = colour("#1F2A24")
PAPER = colour("#F4EBDD")
INK = colour("#23201C")
RIM = colour("#FDF8EC")  # of what is written on secret pages: it weighs on the paper as much as the ink
RIM_WIDTH = 0.072  # of the height of the letters
HOLLOW = 0.045  # of their height: the outline of hollow letters, which are pale inside
SECRET = colour("#D0C6B8")  # laid over what is ivory, it gives it the tone of secret pages
ENGRAVED = colour("#4A3826")  # an ornament on them
FADED = colour("#4A4036")  # ink on paper, for what is less important
BRASS = colour("#D9A441")
DARK_BRASS = colour("#8A5A12")
# Of the medals at the end of a game, by what is written on them.
METALS = {"1": colour("#F6CF5E"), "2": colour("#CFD3D6"), "3": colour("#CF9460")}
WARNING = colour("#A32114")  # on paper: for a sentence that says why something cannot be done


# The colours of the seats, by the names that the roster keeps.
SEAT_COLOURS = {
    "yellow": colour("#FBFB6A"),
    "black": colour("#1B1B1B"),
    "violet": colour("#5F06E5"),
    "brown": colour("#6D4303"),
    "pink": colour("#FDA5DA"),
    "mint": colour("#6AFBA4"),
    "teal": colour("#307E6E"),
    "lilac": colour("#A87DE8"),
}


def shade(rgba: list[float], light: float) -> list[float]:
    """The same colour, darker (below 1) or lighter."""
    return [*(min(1.0, part * light) for part in rgba[:3]), rgba[3]]


class LatePalette(ThemeManager):
    """Computes KivyMD's colours after the first frame: that takes 30 ms, and home shows none of them."""

    def set_colors(self, *_: object) -> None:
        after_the_first_frame(super().set_colors)


def after_the_first_frame(do: Callable[[], None]) -> None:
    """Calls `do` two turns of the clock later: by then the current screen has been drawn."""
    Clock.schedule_once(lambda *_: Clock.schedule_once(lambda *_: do()))


class ThemedApp(MDApp):
    """The app class that KivyMD needs: its widgets take their theme from the running app."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.theme_cls = LatePalette()
        # otherwise KivyMD fades every screen in from black
        self.theme_cls.theme_style_switch_animation = False
        # Here and not in build(): set later, the whole palette is computed twice.
        self.theme_cls.primary_palette = "Darkgoldenrod"
