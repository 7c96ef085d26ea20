"""Plays a whole game, or a whole evening of several, through the real window, by touches."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from coffres.bots.teaching import has_automata
from coffres.dev.arena_players import NO_AUTOMATA
from coffres.dev.command import Args, Chosen, Console, Done, Parser, number, table
from coffres.engine.trouble import N_, Trouble

EVENING = "soiree"  # instead of a game: an evening of several
_MOST_MOVES = 100_000
_GAMES, _MOST_GAMES = 3, 12  # of an evening


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add("--size", default="1280x800", metavar="LxH", help=N_("la taille de la fenêtre (1280x800)"))
    parser.add("--guided", action="store_true", help=N_("en jouant vers la fin, là où le hasard tarde trop"))
    parser.add(
        "--interrupt",
        action="store_true",
        help=N_("en interrompant la partie de toutes les façons possibles"),
    )
    parser.add(
        "--wrong",
        type=number,
        default=0,
        metavar="N",
        help=N_("tant de touchers au hasard avant chaque coup"),
    )
    parser.add("--automata", type=number, default=0, metavar="N", help=N_("tant d'automates à table"))
    parser.add("--moves", type=number, default=_MOST_MOVES, metavar="N", help=N_("au plus tant de coups"))
    parser.add(
        "--games", type=number, default=_GAMES, metavar="G", help=N_("pour soiree : combien de jeux (3)")
    )
    parser.add("--show", action="store_true", help=N_("dans une fenêtre que l'on voit"))


def run(args: Args, console: Console) -> Done:
    if args.game == EVENING:
        return _evening(args, console)
    at = table(args)
    size = window_size(args.size)
    if args.automata:
        check_automata(at, args.automata)
    use_window(visible=args.show, drawn=args.show)
    from coffres.dev.window.game import play_through  # imported late, because it needs a window and Kivy

    with tempfile.TemporaryDirectory() as folder:
        played, fault = play_through(
            Path(folder),
            at,
            args.seed,
            size,
            console.lang,
            args.moves,
            args.guided,
            interrupted=args.interrupt,
            automata=args.automata,
            wrong=args.wrong,
        )
    data = {"game": at.key, "seats": at.seats, "seed": args.seed, **played._asdict()}
    for prompt, clause, sentence, count in played.refusals:
        console.line(f"{count:>4} {prompt} ({clause}) : {sentence}")
    if fault:
        data["fault"] = fault
        console.line(fault)
    elif played.finished:
        console.say(N_("Partie finie : {moves} coups, {taps} touchers, {seconds} secondes."), **data)
    else:
        console.say(N_("Pas encore finie : {moves} coups, {taps} touchers, {seconds} secondes."), **data)
    return Done(data, status=1 if fault else 0)


def _evening(args: Args, console: Console) -> Done:
    """A whole evening: with an automaton, somebody who comes late, and one kill of the app."""
    if not 1 <= args.games <= _MOST_GAMES:
        raise Trouble(N_("Une soirée a d'un à {most} jeux."), most=_MOST_GAMES)
    size = window_size(args.size)
    use_window(visible=args.show, drawn=args.show)
    from coffres.dev.window.evening_monkey import play_evening  # imported late, because it needs a window

    with tempfile.TemporaryDirectory() as folder:
        played, fault = play_evening(Path(folder), args.games, args.seed, size, console.lang, args.moves)
    if played is None:
        console.line(fault)
        return Done({"seed": args.seed, "fault": fault}, status=1)
    data = {"seed": args.seed, **played._asdict()}
    console.say(
        N_("Soirée finie : {count} jeux, {moves} coups, {taps} touchers, {seconds} secondes."),
        count=len(played.games),
        **data,
    )
    if played.unreached:
        console.say(N_("Écrans qui ne sont pas venus : {screens}."), screens=", ".join(played.unreached))
    return Done(data)


def check_automata(at: Chosen, count: int) -> None:
    """Raises Trouble if the table cannot have so many automata, with somebody to touch the screen."""
    if not has_automata(at.key):
        raise Trouble(NO_AUTOMATA, game=at.key)
    if count >= at.seats:
        raise Trouble(N_("Il faut au moins une personne : {most} automates au plus."), most=at.seats - 1)


def window_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (
        width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 8000 and 200 <= int(height) <= 8000
    ):
        raise Trouble(N_("« {text} » n'est pas une taille comme 1280x800."), text=text)
    return int(width), int(height)


def use_window(visible: bool, drawn: bool = True) -> None:
    """Makes the settings that are needed before Kivy is imported."""
    if not visible:
        os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
        if not drawn:  # without drawing, layout and touches are the same, and ten times as fast
            os.environ.setdefault("KIVY_GL_BACKEND", "mock")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["KIVY_NO_ARGS"] = "1"
    os.environ["KIVY_LOG_MODE"] = "MIXED"
