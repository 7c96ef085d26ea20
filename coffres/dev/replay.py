"""Tells a saved game, fact by fact. The file is only read."""

from __future__ import annotations

import sys
from pathlib import Path

from coffres.dev.command import MISTAKE, Args, Console, Done, Parser, number
from coffres.engine.contract import TABLE
from coffres.engine.reel import Reel
from coffres.engine.registry import find, words
from coffres.engine.story import chapters
from coffres.engine.trouble import N_, Trouble
from coffres.engine.words import closing
from coffres.l10n import say, translator
from coffres.storage.reading import Reading, read_file


def arguments(parser: Parser) -> None:
    parser.add("file", metavar="FILE", type=Path, help=N_("une partie enregistrée"))
    parser.add(
        "--viewer", type=number, metavar="SEAT", help=N_("ce qu'une place a su (sinon, la table) ; 0...")
    )


def run(args: Args, console: Console) -> Done:
    reading = read_file(args.file)
    session, header = reading.session, reading.header
    viewer = TABLE if args.viewer is None else args.viewer
    if viewer >= session.seats:
        raise Trouble(N_("Il n'y a pas de place {seat} à cette table."), seat=viewer)
    facts = session.facts(viewer)
    _tell(reading, facts, console)
    outcome = session.outcome()
    notes = [say(note, console.lang) for note in reading.notes]
    for note in notes:
        print(note, file=sys.stderr)
    data = {
        "game": header.game,
        "seats": reading.names,
        "options": session.options,
        "moves": len(session.moves),
        "facts": facts,
        "outcome": outcome._asdict() if outcome else None,
        "notes": notes,
    }
    return Done(data, status=MISTAKE if notes else 0)


def _tell(reading: Reading, facts: list[tuple[object, ...]], console: Console) -> None:
    key = reading.header.game
    translate = translator(console.lang, key)
    texts = words(key)
    header = reading.header
    reel = Reel(find(key), len(reading.names), reading.session.moves, header.options)
    for part in chapters(texts, facts, reel.openings, reading.names, translate):
        console.line(f"       {part.heading}")
        for told in part.told:
            console.line(f"{told.at + 1:>5}  {told.text}")
    outcome = reading.session.outcome()
    if outcome:
        console.line(closing(texts, outcome, reading.names, translate))
