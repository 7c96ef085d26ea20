"""The dispatcher: finds the command, runs it, and turns every mistake of its user into a sentence."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from types import MappingProxyType
from typing import Any, TextIO

from coffres.dev.command import MISTAKE, Command, Console, Parser
from coffres.engine.languages import LANGUAGES
from coffres.engine.trouble import N_, Trouble
from coffres.l10n import of_system, say, translator

# A command is the module of its name in this package; the value says in a few words what it does.
COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "simulate": N_("joue des parties au hasard et les compte"),
        "arena": N_("fait jouer des automates entre eux et compte qui gagne"),
        "conformance": N_("passe les contrôles communs à tous les jeux"),
        "perft": N_("compte les suites de coups possibles"),
        "play": N_("joue dans le terminal, pour les questions de règles"),
        "record": N_("enregistre une partie jouée au hasard ou d'après un scénario"),
        "replay": N_("raconte une partie enregistrée"),
        "stories": N_("compare les récits de docs/stories, ou les écrit"),
        "bench": N_("mesure la vitesse des jeux"),
        "frames": N_("mesure ce que coûtent les images de chaque jeu"),
        "start": N_("compare le démarrage de l'app à celui d'une fenêtre nue"),
        "begin": N_("compare ce que coûte « Commencer » au démarrage de l'app"),
        "grow": N_("joue des parties l'une après l'autre et regarde si quelque chose grandit"),
        "honours": N_("mesure le calcul du palmarès"),
        "textures": N_("pèse les images dans la mémoire graphique d'une tablette"),
        "gallery": N_("photographie tous les écrans et toutes les phases des jeux"),
        "monkey": N_("joue une partie entière dans la vraie fenêtre, du bout des doigts"),
        "mutants": N_("change les règles en petit et regarde si les tests le remarquent"),
        "words": N_("met les traductions à jour"),
        "texts": N_("relit tout ce que les gens lisent, et dit ce qui cloche"),
    }
)
INTERRUPTED, NOBODY_READS = 130, 141


def main(argv: Sequence[str]) -> int:
    """Runs one command. Returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_on_letters(stream)
    lang = _language(argv)
    try:
        return _run(argv, lang)
    except Trouble as trouble:
        print(say(trouble, lang), file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # At its end Python would try again to write out its buffer: it then goes to the null device
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return NOBODY_READS


def _run(argv: Sequence[str], lang: str) -> int:
    translate = translator(lang)
    if not argv or argv[0] in ("-h", "--help"):
        print(translate(N_("Les commandes :")))
        for name, what in COMMANDS.items():
            print(f"  {name:<12} {translate(what)}")
        return 0
    name, *rest = argv
    command = _command(name)
    parser = Parser(name, COMMANDS[name], translate)
    command.arguments(parser)
    args = parser.parse(rest)
    console = Console(lang, quiet=args.json)
    done = command.run(args, console)
    if args.json:
        print(json.dumps(done.data, ensure_ascii=False, separators=(",", ":")))
    sys.stdout.flush()  # written out here, where a reader that has closed the pipe is still handled
    return done.status


def _command(name: str) -> Command:
    if name not in COMMANDS:
        raise Trouble(
            N_("Aucune commande ne s'appelle « {name} ». Les commandes : {known}."),
            name=name,
            known=", ".join(COMMANDS),
        )
    module: Any = import_module(f"coffres.dev.{name}")
    return Command(module.arguments, module.run)


def _language(argv: Sequence[str]) -> str:
    """The language of the user, read before all other arguments, so that even the first mistake is told in
    it."""
    for here, following in pairwise([*argv, ""]):
        value = following if here == "--lang" else here.removeprefix("--lang=")
        if here.startswith("--lang") and value in LANGUAGES:
            return value
    return of_system()


def _never_fail_on_letters(stream: TextIO) -> None:
    """A terminal that cannot show our accents gets question marks instead of an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
