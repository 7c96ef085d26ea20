"""What coffres is, which version this is, and whose work it stands on."""

from __future__ import annotations

from kivy.app import App
from kivy.utils import escape_markup

from coffres import __version__
from coffres.places import ASSETS
from coffres.ui.pairs import load_layout
from coffres.ui.theme import DARK_BRASS
from coffres.ui.widgets.reading_list import Line
from coffres.ui.widgets.sheet import Sheet

_LICENCE = "OFL.md"
# Not ours, and on every screen: names, what they are under.
_LIBRARIES = (("Kivy", "MIT"), ("KivyMD", "MIT"), ("Material Design Icons", "Apache 2.0"), ("plyer", "MIT"))


class AboutSheet(Sheet):
    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        _ = App.get_running_app().l10n._
        lines = [
            Line(_("Cinq jeux de société pour une tablette qui passe de main en main.")),
            Line(_("Version {version}. Sans compte, sans réseau, sans publicité.", version=__version__)),
            _heading(_("Bibliothèques")),
            *(Line(f"{name} : {licence}") for name, licence in _LIBRARIES),
            _heading(_("Polices")),
            Line(_("Toutes sous la licence SIL Open Font License 1.1, dont voici les textes.")),
        ]
        for folder in sorted(path.parent for path in (ASSETS / "fonts").glob(f"*/{_LICENCE}")):
            lines.append(_heading(folder.name.replace("_", " ").title()))
            lines += _licence((folder / _LICENCE).read_text(encoding="utf-8"))
        self.ids.page.lines = lines


def _heading(text: str) -> Line:
    return Line(f"[b]{escape_markup(text)}[/b]", 24, DARK_BRASS)


def _licence(text: str) -> list[Line]:
    paragraphs = (" ".join(block.split()) for block in text.split("\n\n"))
    return [Line(escape_markup(words), 16) for words in paragraphs if words.strip("-")]


load_layout(__name__)
