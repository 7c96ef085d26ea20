"""The language on screen. A layout that uses this object is updated when the language changes."""

from __future__ import annotations

from collections.abc import Callable

from kivy.event import EventDispatcher
from kivy.properties import AliasProperty, StringProperty

from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.l10n import translator


class LanguageOnScreen(EventDispatcher):
    """In a layout: `app.l10n._('{low} à {high} joueurs', low=3, high=8)`."""

    lang = StringProperty(SOURCE)

    def _shell(self) -> Callable[..., str]:
        translate = translator(self.lang)
        return lambda sentence, **fields: translate(sentence).format(**fields)

    def _game(self) -> Callable[[str, str], str]:
        return lambda key, sentence: translator(self.lang, key)(sentence)

    def number(self, value: float) -> str:
        """The number as text, with one decimal."""
        return f"{value:.1f}".replace(".", LANGUAGES[self.lang].comma)

    _ = AliasProperty(_shell, None, bind=["lang"], cache=True)
    of_game = AliasProperty(_game, None, bind=["lang"], cache=True)
