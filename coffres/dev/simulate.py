"""Plays random games and counts how they end, how long they take, and who wins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from coffres.dev.arena import seated
from coffres.dev.arena_game import Entrant, Tally, play_game
from coffres.dev.command import Args, Chosen, Console, Done, Parser, number, table
from coffres.engine.checks.playout import BOUND, play_on
from coffres.engine.contract import Outcome
from coffres.engine.trouble import N_, Trouble

UNFINISHED = "unfinished"  # for a random game that reached BOUND moves


class _Played(NamedTuple):
    moves: int
    decisions: int  # number of decisions made by seats
    outcome: Outcome | None


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add("--games", type=number, default=100, metavar="K", help=N_("combien de parties (100)"))
    parser.add("--players", metavar="A,B", help=N_("qui joue, comme dans l'arène ; sans rien, le hasard"))


def run(args: Args, console: Console) -> Done:
    at = table(args)
    if not args.games:
        raise Trouble(N_("Il faut au moins une partie."))
    rng = random.Random(args.seed)
    if args.players:
        entrants = seated(args.players, at)
        played = [_watch(at, entrants, f"{args.seed} {game}") for game in range(args.games)]
    else:
        played = [_play(at, rng) for _game in range(args.games)]
    outcomes = [game.outcome for game in played if game.outcome]
    data = {
        "game": at.key,
        "seats": at.seats,
        "options": at.options,
        "seed": args.seed,
        "games": args.games,
        "endings": dict(Counter(game.outcome.reason if game.outcome else UNFINISHED for game in played)),
        "moves": round(sum(game.moves for game in played) / args.games, 2),
        "decisions": round(sum(game.decisions for game in played) / args.games, 2),
        "wins": [sum(seat in outcome.winners for outcome in outcomes) for seat in range(at.seats)],
    }
    _tell(data, console)
    return Done(data)


def _play(at: Chosen, rng: random.Random) -> _Played:
    state = at.game.start(at.seats, at.options)
    moves = decisions = 0
    for move in play_on(at.game, state, rng, BOUND):
        moves += 1
        decisions += move.by >= 0
    return _Played(moves, decisions, at.game.outcome(state))


def _watch(at: Chosen, entrants: Sequence[Entrant], deal: str) -> _Played:
    """A game of players of the arena, who keep their seats."""
    match = play_game(at, entrants, deal, {entrant.name: Tally(entrant.name) for entrant in entrants})
    decisions = sum(fact[0] >= 0 for fact in match.facts())
    return _Played(match.length, decisions, match.outcome())


def _tell(data: dict[str, object], console: Console) -> None:
    console.say(N_("{games} parties de {game} à {seats} joueurs, graine {seed}."), **data)
    console.say(N_("En moyenne {moves} coups, dont {decisions} décisions de joueurs."), **data)
    endings = data["endings"]
    if isinstance(endings, dict):
        for reason, count in sorted(endings.items(), key=lambda item: -item[1]):
            console.line(f"  {count:>7}  {reason}")
    console.say(N_("Victoires par place : {wins}."), **data)
