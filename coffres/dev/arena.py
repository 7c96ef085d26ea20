"""Lets automata play against each other, and counts who wins."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat

from coffres.dev.arena_game import PATIENCE, Entrant, Limits, Tally, play_game, share_of_wins
from coffres.dev.arena_guard import MOST_SECONDS
from coffres.dev.arena_players import entrant
from coffres.dev.command import Args, Chosen, Console, Done, Parser, number, table
from coffres.engine.trouble import N_, Trouble


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add("--games", type=number, default=20, metavar="K", help=N_("combien de parties (20)"))
    parser.add(
        "--players",
        default="maitre,apprenti",
        metavar="A,B",
        help=N_(
            "un niveau (maitre/5 : un cinquième de sa réflexion), random, ou FICHIER.py:Nom ; "
            "le dernier prend les places qui restent"
        ),
    )
    parser.add(
        "--limit",
        type=number,
        default=60,
        metavar="SECONDS",
        help=N_("le plus de secondes pour une décision (60)"),
    )


def run(args: Args, console: Console) -> Done:
    at = table(args)
    if not args.games:
        raise Trouble(N_("Il faut au moins une partie."))
    if not 1 <= args.limit <= MOST_SECONDS:
        raise Trouble(N_("Une décision a d'une à {most} secondes."), most=MOST_SECONDS)
    limits = Limits(args.limit)
    entrants = seated(args.players, at, limits)
    tallies = {player.name: Tally(player.name) for player in entrants}
    for game in range(args.games):
        deal, turn = divmod(game, at.seats)
        round_ = [entrants[(seat + turn) % at.seats] for seat in range(at.seats)]
        play_game(at, round_, f"{args.seed} {deal}", tallies, limits)
    data = {
        "game": at.key,
        "seats": at.seats,
        "options": at.options,
        "seed": args.seed,
        "games": args.games,
        "players": [tally.row() for tally in tallies.values()],
    }
    _tell(tallies.values(), at, console)
    return Done(data)


def seated(names: str, at: Chosen, limits: Limits = PATIENCE) -> list[Entrant]:
    """A player for each seat. Raises Trouble for an unknown player, or more players than seats."""
    known = [entrant(name, at, limits) for name in names.split(",")]
    if len(known) > at.seats:
        raise Trouble(
            N_("{count} joueurs ne tiennent pas sur {seats} places."), count=len(known), seats=at.seats
        )
    return [*known, *repeat(known[-1], at.seats - len(known))]


def _tell(tallies: Iterable[Tally], at: Chosen, console: Console) -> None:
    for tally in tallies:
        low, high = share_of_wins(tally.wins, tally.seats)
        console.say(
            N_(
                "{name} : {wins} victoires pour {seats} places, {share} % ({low} à {high} %), "
                "{seconds} s et {iterations} essais par décision."
            ),
            **{
                **tally.row(),
                "share": round(100 * tally.wins / tally.seats, 1),
                "low": round(100 * low, 1),
                "high": round(100 * high, 1),
            },
        )
