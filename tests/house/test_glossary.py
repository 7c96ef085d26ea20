"""English calls each thing by one name: a word that docs/glossary.md rejects is found nowhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest
from babel.messages.pofile import read_po

from coffres.dev.words_tool import locale
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from tests.house.tree import ROOT

ENGLISH = "en"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
_FIELD = re.compile(r"\{[^{}]*\}")


def rejected(glossary: str) -> Iterator[tuple[str, str]]:
    """The domain and the word, for each word in a column "not"; a word of the first table has no domain."""
    for chapter in glossary.split("\n## ")[1:]:
        named = re.match(r"`(\w+)`", chapter)
        for row in re.findall(r"^\|(.+)\|$", chapter, re.MULTILINE)[2:]:
            for word in filter(None, map(str.strip, row.split("|")[2].split(","))):
                yield named[1] if named else "", word


def texts() -> dict[str, str]:
    """Everything that people read in English, by domain: sentences, rules and films."""
    found = {}
    for path in sorted((locale(ROOT) / ENGLISH / "LC_MESSAGES").glob("*.po")):
        with path.open("rb") as po:
            found[path.stem] = "\n".join(_FIELD.sub("", str(message.string)) for message in read_po(po))
    for key in GAMES:
        rules = ROOT / "coffres" / "games" / key / LANGUAGES[ENGLISH].rules
        found[key] += "\n" + " ".join(rules.read_text(encoding="utf-8").split())
        film = json.loads((ROOT / "assets" / key / "film.json").read_text(encoding="utf-8"))
        found[key] += "\n" + "\n".join(scene[ENGLISH] for scene in film["scenes"])
    return found


def said(glossary: str, english: Mapping[str, str]) -> list[str]:
    return [
        f"{key}: {word}"
        for domain, word in rejected(glossary)
        for key, text in english.items()
        if domain in ("", key) and re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)
    ]


def test_nothing_has_two_names() -> None:
    assert {domain for domain, _ in rejected(GLOSSARY)} == {"", *GAMES}
    assert said(GLOSSARY, texts()) == []


@pytest.mark.parametrize(
    ("english", "found"),
    [
        ({"chess": "Ana moves the horse.", "go": "A horse."}, ["chess: horse"]),
        ({"chess": "Nobody.\nThe Springer jumps, somebody cheers."}, ["chess: somebody", "chess: springer"]),
        ({"chess": "A knight, a horsehair."}, []),
    ],
)
def test_a_rejected_word_is_named(english: dict[str, str], found: list[str]) -> None:
    glossary = """# Words
| horse | horse | horse | |

## Everywhere
| French | English | not | in the code |
|---|---|---|---|
| quelqu'un | someone | somebody | |
| dé | die | | |

## `chess`: Chess
| French | English | not | in the code |
|---|---|---|---|
| cavalier | knight | horse, springer | |
"""
    assert said(glossary, english) == found
