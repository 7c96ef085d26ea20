"""Pictures of every screen, and of every phase of every game that has a board."""

from __future__ import annotations

import tempfile
from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.monkey import use_window, window_size
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_, Trouble

SHELL = "shell"  # the screens around the games, among what can be looked at


def arguments(parser: Parser) -> None:
    parser.add("out", metavar="OUT", help=N_("le dossier des images"))
    parser.add("--size", default="1280x800", metavar="LxH", help=N_("la taille de la fenêtre (1280x800)"))
    parser.add(
        "--text", type=number, default=100, metavar="T", help=N_("la taille du texte : 100, 125 ou 150")
    )
    parser.add("--game", metavar="GAME", help=N_("un seul jeu, ou shell : ce qui les entoure"))


def run(args: Args, console: Console) -> Done:
    out = Path(args.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            N_("Impossible d'écrire dans « {out} » : {why}."), out=out, why=error.strerror
        ) from error
    size = window_size(args.size)
    if args.text not in (100, 125, 150):
        raise Trouble(N_("Le texte se montre à 100, 125 ou 150 %."))
    if args.game not in (None, SHELL, *GAMES):
        raise Trouble(
            N_("Aucun jeu ne s'appelle « {key} ». Les jeux : {known}."), key=args.game, known=", ".join(GAMES)
        )
    use_window(visible=False)
    from coffres.dev.window.camera import take  # these need a window, and Kivy
    from coffres.dev.window.exhibition import Exhibition

    def look(name: str) -> None:
        take(exhibition.scene, out / f"{name}.png")

    with tempfile.TemporaryDirectory() as folder:
        exhibition = Exhibition(Path(folder), look, size, console.lang, args.text)
        pictures = exhibition.hang(args.game)
    for picture in pictures:
        console.line(picture)
    return Done({"pictures": pictures})
