"""Tells a saved game, fact by fact. The file is only read."""

from __future__ import annotations

import sys
from pathlib import Path

from coffres.dev.command import MISTAKE, Args, Console, Done, Parser, number
from coffres.engine.contract import TABLE
from coffres.engine.registry import words
from coffres.engine.trouble import N_, Trouble
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
    for count, fact in enumerate(facts, 1):
        sentence = texts.fact(fact, reading.names, translate) if fact else ""
        if sentence:
            console.line(f"{count:>5}  {sentence}")
    outcome = reading.session.outcome()
    if outcome:
        console.line(translate(texts.ENDINGS[outcome.reason]))
