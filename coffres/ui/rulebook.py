"""The rules of a game as people read them, from the file of their language.

Of markdown these texts use little: headings, paragraphs, `signs`, and a clause's id in bold at the beginning
of its paragraph.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

from coffres.engine.languages import LANGUAGES
from coffres.engine.trouble import N_, Trouble

_HEADING = re.compile(r"(#+) +(.+)")
_CLAUSE = re.compile(r"\*\*([A-Z]+-\d+)\*\* *(.*)", re.DOTALL)


class Paragraph(NamedTuple):
    text: str
    level: int = 0  # of a heading: 1 the title, 2 a chapter; 0 a paragraph
    clause: str = ""  # the id of the clause that it is


def read(game: str, lang: str) -> list[Paragraph]:
    """Trouble where the file is not what it should be."""
    name = LANGUAGES[lang].rules
    try:
        return paragraphs((files(f"coffres.games.{game}") / name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(N_("Le texte des règles ({name}) ne se laisse pas lire."), name=name) from error


def paragraphs(text: str) -> list[Paragraph]:
    found = []
    for block in re.split(r"\n\s*\n", text.strip()):
        line = " ".join(block.replace("`", "").split())
        heading, clause = _HEADING.fullmatch(line), _CLAUSE.fullmatch(line)
        if heading:
            found.append(Paragraph(heading[2], level=len(heading[1])))
        elif clause:
            found.append(Paragraph(clause[2], clause=clause[1]))
        elif line:
            found.append(Paragraph(line))
    return found


def found_in(book: Sequence[Paragraph], words: str) -> list[Paragraph]:
    """The paragraphs that speak of all these words, each chapter's under its heading."""
    wanted = plain(words).split()
    found: list[Paragraph] = []
    heading: Paragraph | None = None
    for paragraph in book:
        if paragraph.level:
            heading = paragraph
            continue
        said = plain(f"{paragraph.clause} {paragraph.text}")
        if all(word in said for word in wanted):
            if heading is not None and heading not in found:
                found.append(heading)
            found.append(paragraph)
    return found


def spans(text: str, words: str) -> list[tuple[int, int]]:
    """Where these words stand in a text, as slices that do not overlap."""
    if not words:
        return []
    signs = [plain(sign) for sign in text]
    owner = [place for place, sign in enumerate(signs) for _ in sign]  # of each plain sign
    said = "".join(signs)
    marked: set[int] = set()
    for word in plain(words).split():
        for match in re.finditer(re.escape(word), said):
            marked.update(owner[match.start() : match.end()])
    starts = sorted(place for place in marked if place - 1 not in marked)
    ends = sorted(place + 1 for place in marked if place + 1 not in marked)
    return list(zip(starts, ends, strict=True))


def plain(text: str) -> str:
    """Without accents, ligatures and capitals: « Épée » is found by « epee », « œil » by « oeil »."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign)).replace("’", "'")
