"""The languages of the app. For a new one, add a line here and its files: catalogues, rules, riddles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Language(NamedTuple):
    name: str  # its name in the language itself
    rules: str  # file name of the rules, in each game's folder
    comma: str  # the sign before the decimals of a number
    # What appears in a sentence only if a field was not filled in. (English says "None of them", "the False
    # Key".)
    hole: re.Pattern[str]


SOURCE = "fr"  # the language of the sentences in the code
LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {
        "fr": Language("Français", "regles.fr.md", ",", re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|  ")),
        "en": Language("English", "rules.en.md", ".", re.compile(r"[{}]|  ")),
    }
)
