"""A table in the terminal, to try rules: everybody uses the same keyboard."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from coffres.bots.automaton import LET_ROLL, thought_out
from coffres.bots.seated import Seated
from coffres.dev.command import NAMES, Args, Chosen, Console, Done, Parser, table
from coffres.dev.monkey import check_automata
from coffres.dev.pages import Left, Pages
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, TABLE, Ask, Move
from coffres.engine.handoff import Hand, handoff
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.match import Forgetful, Match
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import shown, speaking_of
from coffres.storage.saved_game import SavedGame


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.set_defaults(seed=None)  # people want a different game each time
    parser.add("--players", metavar="A,B", help=N_("les niveaux des automates, sur les dernières places"))
    parser.add("--dice", action="store_true", help=N_("de vrais dés : leurs points sont à taper"))
    parser.add("--save", type=Path, metavar="FILE", help=N_("garde la partie, ou reprend celle qui y est"))


def run(args: Args, console: Console) -> Done:
    at = table(args)
    chance = RandomChance(random.Random(args.seed))
    levels = _levels(args.players, at)
    if args.save:
        saved = _open(args.save, at, chance, levels)
        match, notes, seed = saved.match, saved.notes, saved.seed
    else:
        match, notes, seed = _unkept(at, chance, levels), [], random.Random(args.seed).getrandbits(32)
    pages = Pages(console, at.key, match)
    for note in notes:
        pages.trouble(note)
    try:
        _Terminal(match, pages, Seated(match, seed), real_dice=args.dice).play()
        pages.ending()
    except Left:
        console.say(N_("À bientôt."))
    finally:
        match.close()
    outcome = match.outcome()
    return Done(
        {
            "game": at.key,
            "finished": outcome is not None,
            "moves": match.length,
            "outcome": outcome._asdict() if outcome else None,
        }
    )


def _levels(names: str | None, at: Chosen) -> tuple[str, ...]:
    """The level of each seat: people come first. Raises Trouble for levels or a game that do not suit."""
    levels = names.split(",") if names else []
    for name in levels:
        if name not in LEVELS:
            raise Trouble(
                N_("Aucun niveau ne s'appelle « {name} », mais : {known}."),
                name=name,
                known=", ".join(LEVELS),
            )
    if levels:
        check_automata(at, len(levels))
    return (PERSON,) * (at.seats - len(levels)) + tuple(levels)


def _unkept(at: Chosen, chance: RandomChance, levels: Sequence[str]) -> Match:
    session = Session(at.game, at.seats, at.options)
    return Match(session, NAMES[: at.seats], chance, Forgetful(), levels)


def _open(path: Path, at: Chosen, chance: RandomChance, levels: Sequence[str]) -> SavedGame:
    """The game in a file, or a new one that is saved there."""
    with speaking_of(path):
        there = path.exists()
    if not there:
        names = NAMES[: at.seats]
        made = datetime.now(UTC)
        return SavedGame.create(path, at.key, names, at.options, made, chance, levels=levels)
    saved = SavedGame.open(path, chance)
    if saved.header.game != at.key:
        saved.close()
        raise Trouble(N_("« {file} » est une partie de {game}."), file=shown(path), game=saved.header.game)
    return saved


class _Terminal:
    """Shows page after page to whoever is asked, until the game is over."""

    def __init__(self, match: Match, pages: Pages, automata: Seated, *, real_dice: bool) -> None:
        self._match = match
        self._pages = pages
        self._automata = automata
        self._real_dice = real_dice
        self._holder = TABLE

    def play(self) -> None:
        while asks := self._match.asks():
            seat = self._automata.due(asks, self._real_dice)
            if seat >= 0:
                self._let_play(seat, asks)
                continue
            hand = handoff(self._holder, asks)
            if hand.curtain:
                self._pages.curtain(hand.to)
            elif hand.to != self._holder:
                self._pages.lay_flat()
            self._holder = hand.to
            self._pages.facts(hand.to)
            self._answer(self._offered(hand, asks))

    def _let_play(self, seat: int, asks: tuple[Ask, ...]) -> None:
        """An automaton acts; what it did is on the next page that somebody sees."""
        move = LET_ROLL
        if self._automata.may_act(asks, seat):
            thinking = self._automata.at(seat).think(self._match.sight(seat))
            move = thought_out(thinking)
        if move != LET_ROLL:
            self._match.play(move)
        elif self._real_dice:
            self._automata.decline()
        else:
            self._match.roll()

    def _offered(self, hand: Hand, asks: tuple[Ask, ...]) -> list[Ask]:
        """The questions on this page: on a private page its own, in public all; clocks on both."""
        own = [hand.ask] if hand.ask and hand.ask.secret else [ask for ask in asks if ask not in hand.clocks]
        return [ask for ask in own if not ask.secret or ask == hand.ask] + list(hand.clocks)

    def _answer(self, asks: list[Ask]) -> None:
        """Plays one answer to any of these questions, or takes the last move back."""
        match = self._match
        moves: list[Move] = []
        for ask in asks:
            legal = [move for move in match.legal(ask.by) if _listed(move, ask)]
            rolled = ask.by == CHANCE and not self._real_dice
            self._pages.question(ask, legal, first=len(moves), rolled=rolled)
            moves += [LET_ROLL] if rolled else legal
        extra = match.interrupts()
        self._pages.interruptions(extra, first=len(moves))
        choice = self._pages.choose(moves + extra, asks)
        try:
            if choice is None:
                match.undo(self._holder if self._holder >= 0 else match.last_by())
            elif choice is LET_ROLL:
                match.roll()
            else:
                match.play(choice)
        except Trouble as trouble:
            self._pages.trouble(trouble)


def _listed(move: Move, ask: Ask) -> bool:
    """Whether a move is listed: not for clocks, which have their own verbs, nor typed answers, because a list
    would be endless or betray the answer."""
    return move.verb == ask.prompt if ask.seconds else not (ask.free and move.args)
