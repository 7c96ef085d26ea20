"""Runs all general checks on one game or on every game."""

from __future__ import annotations

from coffres.bots.honest import honest
from coffres.dev import evidence
from coffres.dev.command import Args, Console, Done, Parser, keys, number
from coffres.dev.recordings import golden_of
from coffres.engine.conformance import CHECKS, Subject, same_fingerprint
from coffres.engine.trouble import N_, Trouble

_BESIDE = ("clauses", "golden", "perft", "honest")  # checks against other files of the game, or its automata


def arguments(parser: Parser) -> None:
    parser.add("game", metavar="GAME", nargs="?", help=N_("la clé d'un jeu ; sans elle, tous"))
    parser.add(
        "--thoroughness", type=number, default=1, metavar="N", help=N_("à fond : 1 comme les tests, 5, 20...")
    )
    parser.add("--only", metavar="CHECK", help=N_("un seul contrôle"))


def run(args: Args, console: Console) -> Done:
    if args.only not in (None, *CHECKS, *_BESIDE):
        known = ", ".join((*CHECKS, *_BESIDE))
        raise Trouble(
            N_("Aucun contrôle ne s'appelle « {name} », mais : {known}."), name=args.only, known=known
        )
    found = {key: _check(key, args, console) for key in keys(args)}
    count = sum(len(lines) for checks in found.values() for lines in checks.values())
    if count:
        console.say(N_("{count} défauts."), count=count)
    else:
        console.say(N_("Tout est en ordre."))
    return Done({"passed": not count, "findings": found}, status=1 if count else 0)


def _check(key: str, args: Args, console: Console) -> dict[str, list[str]]:
    """The findings of every check; each is printed as soon as it is found."""
    subject = evidence.subject_of(key)
    found = {}
    for name in (*CHECKS, *_BESIDE):
        if args.only in (None, name):
            found[name] = _findings(name, key, subject, max(1, args.thoroughness))
            console.line(f"{key}: {name}: {len(found[name]) or 'ok'}")
            for line in found[name]:
                console.line(f"    {line}")
    return found


def _findings(name: str, key: str, subject: Subject, thoroughness: int) -> list[str]:
    if name == "clauses":
        return evidence.clauses_of(key)
    if name == "golden":
        return golden_of(key)
    if name == "honest":
        return honest(subject, thoroughness)
    if name == "perft":
        return same_fingerprint(subject, evidence.counts_of(key))
    return CHECKS[name](subject, thoroughness)
