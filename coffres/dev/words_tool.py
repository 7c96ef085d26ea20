"""Keeps the catalogues of `assets/locale` in step with the sentences of the sources.

French is written in the code, between `_("...")` or `N_("...")`. A folder is a domain: each game has its own,
everything else is `coffres`. A template lists the sentences of a domain; every language has a catalogue made
from it (`.po`, which people translate) and its packed form (`.mo`, which the app reads).
"""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter
from typing import NamedTuple, cast

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract as extract_python
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from coffres.engine.trouble import N_, Trouble

SHELL = "coffres"
_MARKS: dict[str, None] = {"_": None, "N_": None}
# In layouts a sentence is written as `app.l10n._('...')`, on one line.
_IN_LAYOUT = re.compile(r"""\b_\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')""")
# Dates, tools and addresses, which would change the files although no sentence has changed.
_NOISE = re.compile(
    rb'^"(?:POT-Creation-Date|PO-Revision-Date|Generated-By|Last-Translator|Language-Team'
    rb"|Report-Msgid-Bugs-To):.*\n",
    re.MULTILINE,
)
_NO_DAY = datetime(2026, 1, 1, tzinfo=UTC)
_WIDTH = 108


class Files(NamedTuple):
    """The files of one domain in one language."""

    domain: str
    lang: str
    po: Path
    mo: Path


def update(root: Path, only: Collection[str] = ()) -> list[Path]:
    """Brings templates and catalogues (of some domains only) up to date; returns the files that changed."""
    written = []
    templates = {domain: found for domain, found in extract(root).items() if not only or domain in only}
    for domain, template in templates.items():
        written += _write(locale(root) / f"{domain}.pot", _po_bytes(template))
    for files in catalogues(root, templates):
        catalogue = _read_po(files) if files.po.exists() else _new(files.domain, files.lang)
        catalogue.update(templates[files.domain], no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        written += _write(files.po, _po_bytes(catalogue))
        written += _write(files.mo, _mo_bytes(catalogue))
    return written


def problems(root: Path) -> list[str]:
    """What is missing for a reader of another language, one line each; empty if nothing is."""
    templates = extract(root)
    found = []
    for files in catalogues(root, templates):
        name = files.po.relative_to(root).as_posix()
        if not files.po.exists():
            found.append(f"{name}: missing")
            continue
        catalogue = _read_po(files)
        found += [f"{name}: {fault}" for fault in _against(templates[files.domain], catalogue)]
        if not _fresh(files.mo, catalogue):
            found.append(f"{files.mo.relative_to(root).as_posix()}: not packed from its .po")
    return found


def extract(root: Path) -> dict[str, Catalog]:
    """The templates: for every domain, the sentences of its sources."""
    templates = {SHELL: _new(SHELL)}
    for path in sorted((root / "coffres").rglob("*.py")) + sorted((root / "kv").rglob("*.kv")):
        place = path.relative_to(root)
        domain = domain_of(place)
        template = templates.setdefault(domain, _new(domain))
        for sentence in sentences(path):
            template.add(sentence, locations=[(place.as_posix(), 0)])
    return templates


def domain_of(place: Path) -> str:
    """The domain of a source file, whose path begins at the root of the checkout."""
    match place.parts:
        case ("coffres", "games", game, _, *_):
            return game
    return SHELL


def sentences(path: Path) -> Iterator[str]:
    """The marked sentences of one source, in order."""
    if path.suffix == ".kv":
        for literal in _IN_LAYOUT.findall(path.read_text(encoding="utf-8")):
            yield ast.literal_eval(literal)
        return
    with path.open("rb") as source:
        for _line, sentence, _comments, _context in extract_python("python", source, keywords=_MARKS):
            yield cast(str, sentence)


def locale(root: Path) -> Path:
    return root / "assets" / "locale"


def catalogues(root: Path, domains: Collection[str]) -> Iterator[Files]:
    """The files that must exist: for every domain, one in every language that has a folder."""
    for folder in sorted(locale(root).glob("*/LC_MESSAGES")):
        for domain in domains:
            yield Files(domain, folder.parent.name, folder / f"{domain}.po", folder / f"{domain}.mo")


def _new(domain: str, lang: str | None = None) -> Catalog:
    title = f"# The sentences of {domain}, kept in step with the sources by `make words`."
    return Catalog(lang, domain, header_comment=title, project="coffres", fuzzy=False)


def _against(template: Catalog, catalogue: Catalog) -> Iterator[str]:
    for wanted in _messages(template):
        have = catalogue.get(wanted.id)
        if have is None:
            yield f"not there: {wanted.id}"
        elif not have.string:
            yield f"not translated: {wanted.id}"
        elif have.fuzzy:
            yield f"uncertain (fuzzy): {wanted.id}"
        elif _fields(str(have.string)) != _fields(str(wanted.id)):
            yield f"other {{fields}} than the source: {wanted.id}"
    for extra in _messages(catalogue):
        if template.get(extra.id) is None:
            yield f"in no source: {extra.id}"
    for old in catalogue.obsolete.values():
        yield f"obsolete: {old.id}"


def _messages(catalogue: Catalog) -> Iterator[Message]:
    """All messages except the header, whose id is empty."""
    return (message for message in catalogue if message.id)


def _fields(sentence: str) -> set[str | None]:
    """The names between braces; for a sentence that str.format refuses, a value that equals no other."""
    try:
        return {field for _text, field, _spec, _how in Formatter().parse(sentence) if field is not None}
    except ValueError:
        return {None, sentence}


def _fresh(mo: Path, catalogue: Catalog) -> bool:
    if not mo.exists():
        return False
    with mo.open("rb") as packed:
        found = {message.id: message.string for message in _messages(read_mo(packed))}
    return found == {message.id: message.string for message in _messages(catalogue) if message.string}


def _read_po(files: Files) -> Catalog:
    try:
        with files.po.open("rb") as text:
            return read_po(text, locale=files.lang, domain=files.domain, abort_invalid=True)
    except PoFileError as error:
        raise Trouble(
            N_("Le catalogue {file} est illisible : {error}."), file=files.po.name, error=error
        ) from error


def _po_bytes(catalogue: Catalog) -> bytes:
    out = io.BytesIO()
    write_po(out, catalogue, width=_WIDTH, sort_by_file=True, include_lineno=False)
    return _NOISE.sub(b"", out.getvalue())


def _mo_bytes(catalogue: Catalog) -> bytes:
    """The same for the same sentences, whenever they are packed."""
    catalogue.creation_date = _NO_DAY
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def _write(path: Path, content: bytes) -> list[Path]:
    if path.exists() and path.read_bytes() == content:
        return []
    path.write_bytes(content)
    return [path]
