"""Writes the readings of docs/stories: one whole recorded game of each kind, in every language.

`--write` changes them on purpose; without it, the command says which are no longer what the games tell.
"""

from __future__ import annotations

from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser
from coffres.dev.evidence import checkout
from coffres.engine.languages import LANGUAGES
from coffres.engine.reel import Reel
from coffres.engine.registry import GAMES, find, meta, words
from coffres.engine.story import chapters
from coffres.engine.trouble import N_
from coffres.engine.words import closing
from coffres.l10n import translator
from coffres.storage.disk import speaking_of
from coffres.storage.reading import read_file


def arguments(parser: Parser) -> None:
    parser.add("--write", action="store_true", help=N_("écrit les récits tels que les jeux les racontent"))


def run(args: Args, console: Console) -> Done:
    changed = []
    for path, text in readings(folder()).items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed.append(path.name)
        console.line(path.name)
        if args.write:
            with speaking_of(path):
                path.write_text(text, encoding="utf-8")
    return Done({"changed": changed}, status=1 if changed and not args.write else 0)


def folder() -> Path:
    return checkout() / "docs" / "stories"


def readings(where: Path) -> dict[Path, str]:
    """file -> what it should say, for every recorded game in the folder."""
    saves = (where / f"{key}.jsonl" for key in GAMES)
    return {
        save.with_suffix(f".{lang}.md"): reading(save, lang)
        for save in saves
        if save.exists()
        for lang in LANGUAGES
    }


def reading(save: Path, lang: str) -> str:
    """The story of a recorded game, chapter by chapter."""
    found = read_file(save)
    key, names = found.header.game, found.names
    translate, texts = translator(lang, key), words(key)
    reel = Reel(find(key), len(names), found.session.moves, found.header.options)
    lines = [f"# {translate(meta(key).title)}", "", ", ".join(names), ""]
    for part in chapters(texts, found.session.facts(), reel.openings, names, translate):
        lines += [f"## {part.heading}", "", *(f"- {told.text}" for told in part.told), ""]
    outcome = reel.outcome()
    if outcome is not None:
        lines += [f"**{closing(texts, outcome, names, translate)}**", ""]
    return "\n".join(lines)
