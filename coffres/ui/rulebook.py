"""The rules of a game as people read them, from the file of their language.

These texts use little of markdown: headings, paragraphs, `signs`, a picture of the game before a text, and
the id of a clause in bold at the beginning of its paragraph. After the id, one word in italics may
say that the clause is not in the box: a ruling of ours, or something about the tablet. At the end stands a
glossary: a word in bold, what it means, and in brackets the clause where it comes first.
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
_CLAUSE = re.compile(r"\*\*([A-Z]+-\d+)\*\* *(?:\*(\w+)\* +)?(?:!\[\]\((\w+)\) +)?(.*)", re.DOTALL)
_WORD = re.compile(r"\*\*([^*]+)\*\* +(.+) \(([A-Z]+-\d+)\)")
_PICTURE = re.compile(r"!\[\]\((\w+)\) +(.*)")


class Paragraph(NamedTuple):
    text: str
    level: int = 0  # 1: the title, 2: a chapter heading, 0: a paragraph
    clause: str = ""  # the id of the clause, if the paragraph is one
    mark: str = ""  # what kind of clause it is, if it is not a rule of the box
    picture: str = ""  # the name of a picture of the game that stands beside it
    word: str = ""  # a word of the glossary, which the text explains
    at: str = ""  # the id of the clause where this word comes first


def read(game: str, lang: str) -> list[Paragraph]:
    """Reads the rules. Raises Trouble if the file cannot be read or understood."""
    name = LANGUAGES[lang].rules
    try:
        return paragraphs((files(f"coffres.games.{game}") / name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(N_("Le texte des règles ({name}) ne se laisse pas lire."), name=name) from error


def paragraphs(text: str) -> list[Paragraph]:
    found = []
    for block in re.split(r"\n\s*\n", text.strip()):
        line = " ".join(block.replace("`", "").split())
        if heading := _HEADING.fullmatch(line):
            found.append(Paragraph(heading[2], level=len(heading[1])))
        elif clause := _CLAUSE.fullmatch(line):
            found.append(Paragraph(clause[4], 0, clause[1], clause[2] or "", clause[3] or ""))
        elif drawn := _PICTURE.fullmatch(line):
            found.append(Paragraph(drawn[2], picture=drawn[1]))
        elif word := _WORD.fullmatch(line):
            found.append(Paragraph(word[2], word=word[1], at=word[3]))
        elif line:
            found.append(Paragraph(line))
    return found


def found_in(book: Sequence[Paragraph], words: str) -> list[Paragraph]:
    """The paragraphs that contain all these words, each with the heading of its chapter before it."""
    wanted = plain(words).split()
    found: list[Paragraph] = []
    heading: Paragraph | None = None
    for paragraph in book:
        if paragraph.level:
            heading = paragraph
            continue
        said = plain(f"{paragraph.clause} {paragraph.mark} {paragraph.word} {paragraph.text}")
        if all(word in said for word in wanted):
            if heading is not None and heading not in found:
                found.append(heading)
            found.append(paragraph)
    return found


def spans(text: str, words: str) -> list[tuple[int, int]]:
    """Where these words stand in a text, as (start, end) pairs that do not overlap."""
    if not words:
        return []
    signs = [plain(sign) for sign in text]
    # for each plain letter, the place of the letter it came from
    owner = [place for place, sign in enumerate(signs) for _ in sign]
    said = "".join(signs)
    marked: set[int] = set()
    for word in plain(words).split():
        for match in re.finditer(re.escape(word), said):
            marked.update(owner[match.start() : match.end()])
    starts = sorted(place for place in marked if place - 1 not in marked)
    ends = sorted(place + 1 for place in marked if place + 1 not in marked)
    return list(zip(starts, ends, strict=True))


def plain(text: str) -> str:
    """The text without accents, ligatures and capitals: « Épée » is found by « epee », « œil » by « oeil
    »."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign)).replace("’", "'")
