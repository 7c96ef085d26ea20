"""Node counts: the number of ways to play so many moves from the start of a game."""

from __future__ import annotations

import json

from coffres.dev.command import Args, Console, Done, Parser, number, table
from coffres.dev.evidence import counts_file, subject_of
from coffres.engine.conformance import Fingerprint, fingerprint, perft
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import speaking_of

_DEEPEST = 12  # deeper counts take longer than people want to wait


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add("--depth", type=number, default=3, metavar="D", help=N_("de combien de coups (3)"))
    parser.add(
        "--keep",
        action="store_true",
        help=N_("compte comme le fait le contrôle et garde les nombres dans tests/golden"),
    )


def run(args: Args, console: Console) -> Done:
    at = table(args)
    if args.keep:
        return _keep(at.key, console)
    if args.depth > _DEEPEST:
        raise Trouble(N_("C'est trop profond : {most} coups au plus."), most=_DEEPEST)
    state = at.game.start(at.seats, at.options)
    counts = []
    for depth in range(1, args.depth + 1):
        counts.append(perft(at.game, state, depth))
        console.line(f"{depth:>3} {counts[-1]:>14}")
    return Done({"game": at.key, "seats": at.seats, "options": at.options, "counts": counts})


def _keep(key: str, console: Console) -> Done:
    """Records today's counts, so that the check can compare with them."""
    path = counts_file(key)
    counts = fingerprint(subject_of(key))
    with speaking_of(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_written(counts), encoding="utf-8")
    console.say(N_("Nombres gardés dans {file}."), file=path.name)
    return Done({"game": key, "kept": counts})


def _written(counts: Fingerprint) -> str:
    """JSON with one table in each line, so that a difference shows its table."""
    tables = [f"{json.dumps(table)}: {json.dumps(moments)}" for table, moments in counts.items()]
    return "{\n" + ",\n".join(tables) + "\n}\n"
