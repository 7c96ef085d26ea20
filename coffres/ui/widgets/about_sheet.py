"""About coffres: which version this is, that it keeps all data to itself, and whose work it uses."""

from __future__ import annotations

from kivy.app import App
from kivy.utils import escape_markup

from coffres import __version__
from coffres.ui.licences import Part, programs, typefaces
from coffres.ui.pairs import load_layout
from coffres.ui.theme import DARK_BRASS
from coffres.ui.widgets.licence_sheet import LicenceSheet
from coffres.ui.widgets.reading_list import Line
from coffres.ui.widgets.sheet import Sheet


class AboutSheet(Sheet):
    """A tap on a name opens its licence."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        _ = App.get_running_app().l10n._
        parts = {"programs": programs(), "typefaces": typefaces()}
        self._parts = {part.name: part for kind in parts.values() for part in kind}
        self.ids.page.lines = [
            Line(_("Cinq jeux de société pour une tablette qui passe de main en main.")),
            Line(_("Version {version}. Sans compte, sans réseau, sans publicité.", version=__version__)),
            _heading(_("Vie privée")),
            Line(_("coffres ne recueille rien sur personne et n'a aucun accès au réseau.")),
            Line(_("Les parties, les prénoms, les réglages et vos cartes restent sur cet appareil.")),
            Line(_("Ils n'en sortent que si vous les partagez, ou par la sauvegarde d'Android.")),
            Line(_("Désinstaller l'application les efface de l'appareil.")),
            _heading(_("Programmes")),
            Line(_("Touche un nom pour lire sa licence.")),
            *map(_named, parts["programs"]),
            _heading(_("Polices")),
            *map(_named, parts["typefaces"]),
        ]
        self.ids.page.bind(on_pick=lambda _page, name: self.open_licence(name))

    def open_licence(self, name: str) -> None:
        LicenceSheet(part=self._parts[name]).open(self.scene)


def _heading(text: str) -> Line:
    return Line(f"[b]{escape_markup(text)}[/b]", 24, DARK_BRASS)


def _named(part: Part) -> Line:
    return Line(f"[b]{escape_markup(part.name)}[/b]  {escape_markup(part.licence)}", 18, key=part.name)


load_layout(__name__)
