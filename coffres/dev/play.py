"""A table in the terminal, for questions about the rules: everybody sits at one keyboard."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

from coffres.dev.command import NAMES, Args, Console, Done, Parser, Table, table
from coffres.dev.pages import Left, Pages
from coffres.dev.unsaved import Game, Unsaved
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, TABLE, Ask, Move
from coffres.engine.handoff import Hand, handoff
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import shown, speaking_of
from coffres.storage.saved_game import SavedGame


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.set_defaults(seed=None)  # people want another game each time
    parser.add("--dice", action="store_true", help=N_("de vrais dés : leurs points sont à taper"))
    parser.add("--save", type=Path, metavar="FILE", help=N_("garde la partie, ou reprend celle qui y est"))


def run(args: Args, console: Console) -> Done:
    at = table(args)
    chance = RandomChance(random.Random(args.seed))
    game = _open(args.save, at, chance) if args.save else Unsaved(at, NAMES[: at.seats], chance)
    pages = Pages(console, at.key, game)
    for note in game.notes:
        pages.trouble(note)
    try:
        _Evening(game, pages, chance, real_dice=args.dice).play()
        pages.ending()
    except Left:
        console.say(N_("À bientôt."))
    finally:
        game.close()
    outcome = game.session.outcome()
    return Done(
        {
            "game": at.key,
            "finished": outcome is not None,
            "moves": len(game.session.moves),
            "outcome": outcome._asdict() if outcome else None,
        }
    )


def _open(path: Path, at: Table, chance: RandomChance) -> SavedGame:
    with speaking_of(path):
        there = path.exists()
    if not there:
        names = NAMES[: at.seats]
        return SavedGame.create(path, at.key, names, at.options, datetime.now(UTC), chance)
    saved = SavedGame.open(path, chance)
    if saved.header.game != at.key:
        saved.close()
        raise Trouble(N_("« {file} » est une partie de {game}."), file=shown(path), game=saved.header.game)
    return saved


class _Evening:
    """Who is asked, page after page, until the game is over."""

    def __init__(self, game: Game, pages: Pages, chance: RandomChance, *, real_dice: bool) -> None:
        self._game = game
        self._pages = pages
        self._chance = chance
        self._real_dice = real_dice
        self._holder = TABLE

    def play(self) -> None:
        session = self._game.session
        while asks := session.asks():
            hand = handoff(self._holder, asks)
            if hand.curtain:
                self._pages.curtain(hand.to)
            elif hand.to != self._holder:
                self._pages.lay_flat()
            self._holder = hand.to
            self._pages.facts(hand.to)
            self._answer(self._offered(hand, asks))

    def _offered(self, hand: Hand, asks: tuple[Ask, ...]) -> list[Ask]:
        """On a private page its own question; in the open all that anybody may answer; clocks on both."""
        own = [hand.ask] if hand.ask and hand.ask.secret else [ask for ask in asks if ask not in hand.clocks]
        return [ask for ask in own if not ask.secret or ask == hand.ask] + list(hand.clocks)

    def _answer(self, asks: list[Ask]) -> None:
        """One answer to any of these, or one taken back."""
        session = self._game.session
        moves: list[Move] = []
        for ask in asks:
            legal = [move for move in session.legal(ask.by) if _listed(move, ask)]
            rolled = ask.by == CHANCE and not self._real_dice
            self._pages.question(ask, legal, first=len(moves), rolled=rolled)
            moves += [self._rolled()] if rolled else legal
        extra = session.game.interrupts(session.state)
        self._pages.interruptions(extra, first=len(moves))
        choice = self._pages.choose(moves + extra, asks)
        try:
            if choice is None:
                self._game.undo(self._undoer())
            else:
                self._game.play(choice)
        except Trouble as trouble:
            self._pages.trouble(trouble)

    def _undoer(self) -> int:
        """Whose page it is; in the open, whoever has just decided."""
        moves = self._game.session.moves
        return self._holder if self._holder >= 0 or not moves else moves[-1].by

    def _rolled(self) -> Move:
        session = self._game.session
        return self._chance.answer(session.game, session.state, CHANCE)


def _listed(move: Move, ask: Ask) -> bool:
    """A clock has its own verb; of a typed answer the list would be endless, or give it away."""
    return move.verb == ask.prompt if ask.seconds else not (ask.free and move.args)
