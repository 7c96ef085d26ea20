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
            Line(_("Toutes sous la SIL Open Font License 1.1, dont le texte suit.")),
        ]
        texts = _licences()
        lines += [Line(f"[b]{name}[/b]  {escape_markup(text[0])}", 18) for name, text in texts.items()]
        whole = next(iter(texts.values()))[1:]
        self.ids.page.lines = [*lines, *(Line(escape_markup(paragraph), 16) for paragraph in whole)]


def _heading(text: str) -> Line:
    return Line(f"[b]{escape_markup(text)}[/b]", 24, DARK_BRASS)


def _licences() -> dict[str, list[str]]:
    """Of each typeface: whose it is, then the paragraphs of its licence, the same for all."""
    found = {}
    for path in sorted((ASSETS / "fonts").glob("*/OFL.md")):
        plain = path.read_text(encoding="utf-8").replace("-" * 59, "\n")
        paragraphs = [" ".join(block.split()) for block in plain.split("\n\n")]
        found[path.parent.name.replace("_", " ").title()] = [words for words in paragraphs if words]
    return found


load_layout(__name__)
