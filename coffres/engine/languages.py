"""The languages of the house. A new one is a line here and its files: catalogues, rules, riddles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Language(NamedTuple):
    name: str  # as those who speak it call it
    rules: str  # the file of a game's rules, in the game's folder
    comma: str  # what stands before the decimals of a number
    # What no sentence has unless a field was not filled in. (English says "None of them", "the False Key".)
    hole: re.Pattern[str]


SOURCE = "fr"  # what is written in the code
LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {
        "fr": Language("Français", "regles.fr.md", ",", re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|  ")),
        "en": Language("English", "rules.en.md", ".", re.compile(r"[{}]|  ")),
    }
)
