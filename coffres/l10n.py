"""French is written in the code; other languages come from gettext catalogues, one domain for each game."""

from __future__ import annotations

import gettext
import os
import re
from functools import lru_cache

from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.engine.words import Translate
from coffres.places import LOCALE

_NO_BREAK = "\N{NO-BREAK SPACE}"
_BEFORE, _AFTER = re.compile(r" (?=[:;!?»%])"), re.compile(r"(?<=[«×]) ")
_APOSTROPHE = re.compile(r"(?<=\w)'")
_RANGE = re.compile(r"(\d) (à|to) (?=\d)")
SHELL = "coffres"  # the domain of everything that belongs to no game


@lru_cache
def translator(lang: str, domain: str = SHELL) -> Translate:
    """Translates the sentences of one domain. Sentences that all games share belong to the domain of the
    shell."""
    if lang == SOURCE:
        return str
    catalogue = gettext.translation(domain, LOCALE, [lang], fallback=True)
    if domain != SHELL:
        catalogue.add_fallback(gettext.translation(SHELL, LOCALE, [lang], fallback=True))
    # a catalogue keeps its own header as the translation of nothing
    return lambda sentence: catalogue.gettext(sentence) if sentence else ""


def say(trouble: Trouble, lang: str) -> str:
    """The sentence of a trouble, and those within it, each from whichever catalogue holds it."""
    return trouble.say(lambda sentence: _from_any(sentence, lang))


def _from_any(sentence: str, lang: str) -> str:
    found = (translator(lang, domain)(sentence) for domain in (SHELL, *GAMES))
    return next((words for words in found if words != sentence), sentence)


def unbroken(text: str) -> str:
    """The text with French typographic spaces: no line ends before these signs, after « or ×, or within « 4 à
    8 »."""
    text = _RANGE.sub(rf"\1{_NO_BREAK}\2{_NO_BREAK}", text)
    return _AFTER.sub(_NO_BREAK, _BEFORE.sub(_NO_BREAK, text))


def curled(text: str) -> str:
    """The text with typographic apostrophes. The sources, catalogues and names keep the straight one, which
    is what keyboards have: people type it, and what is typed is compared with what is written."""
    return _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)


def of_system() -> str:
    """The language of this machine's settings, for the command line; French if it is not one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            lang = os.environ[variable][:2].lower()
            return lang if lang in LANGUAGES else SOURCE
    return SOURCE
