"""Makes a save, from random play or from a script of moves."""

from __future__ import annotations

import random
from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser, number, table
from coffres.dev.recordings import keep_facts, keep_save
from coffres.dev.script import interruption, read_script
from coffres.dev.staging import Staged, Staging
from coffres.engine.trouble import N_, Trouble

_TRIES = 20_000  # number of seeds tried to find an ending


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add("out", metavar="OUT", type=Path, help=N_("le fichier à écrire"))
    parser.add(
        "--script",
        type=Path,
        metavar="FILE",
        help=N_(
            "des coups, un par ligne : [by, verb, [args]] ; les tirages qui y manquent viennent du hasard"
        ),
    )
    parser.add("--finish", action="store_true", help=N_("après le scénario, au hasard jusqu'à la fin"))
    parser.add("--ending", metavar="REASON", help=N_("cherche la première graine qui finit ainsi"))
    parser.add(
        "--interrupt",
        action="append",
        default=[],
        type=interruption,
        metavar="VERB[ARGS]@N",
        help=N_("la table interrompt dès le coup N : stop@40, leave[2]@40"),
    )
    parser.add("--facts", action="store_true", help=N_("écrit aussi les faits, à côté, en .facts"))
    parser.add("--tries", type=number, default=_TRIES, metavar="K", help=N_("combien de graines au plus"))


def run(args: Args, console: Console) -> Done:
    at = table(args)
    if args.ending is not None and args.ending not in at.game.endings:
        known = ", ".join(at.game.endings)
        raise Trouble(
            N_("Aucune partie ne finit par « {ending} », mais par : {known}."),
            ending=args.ending,
            known=known,
        )
    script = read_script(args.script) if args.script else []
    finish = args.finish or not args.script
    staging = Staging(at, script, args.interrupt, finish)
    seed, played = _staged(staging, args)
    keep_save(args.out, at, played)
    if args.facts:
        keep_facts(args.out, played.session)
    outcome = played.session.outcome()
    data = {
        "file": args.out.name,
        "game": at.key,
        "seats": at.seats,
        "seed": seed,
        "moves": len(played.session.moves),
        "ending": outcome.reason if outcome else None,
    }
    console.say(N_("{file} : {moves} coups, graine {seed}, fin : {ending}."), **data)
    return Done(data)


def _staged(staging: Staging, args: Args) -> tuple[int, Staged]:
    """The game and the seed it came from: the first seed with the wanted ending."""
    last = args.seed + (args.tries if args.ending else 1)
    for seed in range(args.seed, last):
        played = staging.play(random.Random(seed))
        outcome = played.session.outcome()
        if args.ending is None or (outcome and outcome.reason == args.ending):
            return seed, played
    raise Trouble(
        N_("Aucune des {tries} graines essayées ne finit par « {ending} »."),
        tries=args.tries,
        ending=args.ending,
    )
