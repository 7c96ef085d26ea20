"""Pictures of every screen, and of every phase of every game that has a board."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from coffres.dev.command import Args, Console, Done, Parser, number
from coffres.dev.monkey import EVENING, use_window, window_size
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_, Trouble
from coffres.storage.roster import HANDS, RIGHT

# names for the screens around the games, used beside the games' keys
SHELL, ALBUM, AUTOMATA, HONOURS = "shell", "album", "automata", "honours"
# Pictures for an app shop: size and density of one device of each kind.
SHOP = {"tablet": ((1920, 1080), 1.5), "phone": ((1080, 1920), 2.5)}


def arguments(parser: Parser) -> None:
    parser.add("out", metavar="OUT", help=N_("le dossier des images"))
    parser.add("--size", default="1280x800", metavar="LxH", help=N_("la taille de la fenêtre (1280x800)"))
    parser.add(
        "--text", type=number, default=100, metavar="T", help=N_("la taille du texte : 100, 125 ou 150")
    )
    parser.add(
        "--game",
        metavar="GAME",
        help=N_(
            "un seul jeu, ou shell : ce qui les entoure, ou album, automata, honours : le palmarès, ou soiree"
        ),
    )
    parser.add(
        "--hand", default=RIGHT, metavar="H", help=N_("la main de tous les joueurs : right ou left (right)")
    )
    parser.add("--edges", action="store_true", help=N_("chaque phase à chaque bord où elle se joue"))
    parser.add(
        "--shop",
        metavar="KIND",
        help=N_("seulement ce qu'un magasin d'applications montre : tablet ou phone"),
    )


def run(args: Args, console: Console) -> Done:
    size = window_size(args.size)
    if args.text not in (100, 125, 150):
        raise Trouble(N_("Le texte se montre à 100, 125 ou 150 %."))
    if args.game not in (None, SHELL, ALBUM, AUTOMATA, HONOURS, EVENING, *GAMES):
        raise Trouble(
            N_("Aucun jeu ne s'appelle « {key} ». Les jeux : {known}."), key=args.game, known=", ".join(GAMES)
        )
    if args.hand not in HANDS:
        raise Trouble(N_("La main est right ou left."))
    if args.shop not in (None, *SHOP):
        raise Trouble(N_("Un magasin montre tablet ou phone."))
    out = _folder(args.out)
    if args.shop:
        size, density = SHOP[args.shop]
        os.environ["KIVY_METRICS_DENSITY"] = str(density)
    use_window(visible=False)
    from coffres.dev.window.camera import take  # imported late, because it needs a window and Kivy
    from coffres.dev.window.exhibition import Exhibition
    from coffres.dev.window.shop import show_shop

    def look(name: str) -> None:
        take(exhibition.scene, out / f"{name}.png")

    with tempfile.TemporaryDirectory() as folder:
        exhibition = Exhibition(
            Path(folder), look, size, console.lang, args.text, hand=args.hand, edges=args.edges
        )
        pictures = show_shop(exhibition, args.shop) if args.shop else exhibition.hang(args.game)
    for picture in pictures:
        console.line(picture)
    return Done({"pictures": pictures})


def _folder(named: str) -> Path:
    out = Path(named)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            N_("Impossible d'écrire dans « {out} » : {why}."), out=out, why=error.strerror
        ) from error
    return out
