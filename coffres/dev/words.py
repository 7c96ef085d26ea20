"""Brings the catalogues of the languages up to date with the sentences of the sources."""

from __future__ import annotations

from coffres.dev.command import Args, Console, Done, Parser
from coffres.dev.evidence import checkout
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import speaking_of


def arguments(parser: Parser) -> None:
    parser.add("domains", metavar="DOMAIN", nargs="*", help=N_("un jeu, ou coffres ; sans rien, tout"))


def run(args: Args, console: Console) -> Done:
    try:
        # imported late: its library is installed for developers, not for players
        from coffres.dev import words_tool
    except ImportError as missing:
        raise Trouble(
            N_("Il manque {library} : la commande make l'installe."), library=missing.name
        ) from missing
    root = checkout()
    with speaking_of(root):
        unknown = sorted(set(args.domains) - set(words_tool.extract(root)))
        if unknown:
            raise Trouble(N_("Rien à traduire ne s'appelle « {name} »."), name=", ".join(unknown))
        changed = [path.relative_to(root).as_posix() for path in words_tool.update(root, args.domains)]
        missing_words = words_tool.problems(root)
    for name in changed:
        console.line(name)
    for problem in missing_words:
        console.line(f"! {problem}")
    return Done({"changed": changed, "problems": missing_words}, status=1 if missing_words else 0)
