"""What a finished game came to: who won, the prizes, and figures for those who count them.

A result follows from the save alone, so that it can be forgotten at any moment and computed again. Computing
one is work in slices: a window does a few of them between two frames.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

from coffres.engine import registry
from coffres.engine.awards import all_awards, dice, give
from coffres.engine.contract import TABLE, Fact, Move, Outcome
from coffres.engine.options import settle
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import read_bytes, shown
from coffres.storage.lines import Back, Header, Play, TakenOver, Unreadable, entry_of
from coffres.storage.migrate import CHAINS, Chains
from coffres.storage.reading import Replay, Unplayed, exhaust, unplayed

_SLICE = 40  # moves that are played in one slice
_UNKNOWN_END = N_("La partie est abîmée à la ligne {line} : on ne sait plus comment elle a fini.")
_OTHER_RULES = N_("Cette partie suit d'anciennes règles : on ne sait plus comment elle a fini.")
_NOT_OVER = N_("Cette partie n'est pas finie.")


class Prize(NamedTuple):
    """A prize that was won. Its title leads to its sentence, see `engine.awards.all_awards`."""

    title: str
    seat: int
    points: int


class Result(NamedTuple):
    """What one finished game came to. By seat, in the order of the seats."""

    key: str  # the shelf's name for the game
    game: str
    made: str  # when it began: date and time in UTC
    names: tuple[str, ...]  # who sat there at the end
    levels: tuple[str, ...]  # the levels of automata; PERSON for the others
    reason: str  # one of the game's `endings`
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]  # empty in a game that counts none
    moves: int
    prizes: tuple[Prize, ...]
    # How often each seat threw each side of the game's die, the sides in the order of `sides`; empty without
    # dice.
    dice: tuple[tuple[int, ...], ...]
    # The points of each seat for every prize of the game, by the prize's title, whoever won it: slabs that
    # tipped, fights won, riddles found.
    figures: Mapping[str, tuple[int, ...]] = MappingProxyType({})
    people: tuple[str, ...] = ()  # ids of the people, once saves have them

    def ranking(self) -> list[int]:
        """The seats from the first to the last: winners, then the others by their points."""
        scores = self.scores or (0,) * len(self.names)
        return sorted(
            range(len(self.names)), key=lambda seat: (seat not in self.winners, -scores[seat], seat)
        )


def sides(game: str) -> list[int]:
    """The sides of a game's die, as `Result.dice` counts them."""
    return sorted(registry.prizes(game).DIE)


class Ended(NamedTuple):
    """A game that is over, as it was played: what a result is computed from."""

    header: Header
    names: Sequence[str]  # who sat there at the end
    levels: Sequence[str]
    moves: Sequence[Move]
    facts: Sequence[Fact]  # all that the table was told
    outcome: Outcome


def result_of(key: str, ended: Ended) -> Result:
    game, facts, seats = ended.header.game, ended.facts, len(ended.names)
    prizes = registry.prizes(game)
    thrown = dice(prizes, facts, seats)
    tallies = {award.title: tuple(award.points(facts, seats)) for award in all_awards(prizes)}
    return Result(
        key,
        game,
        ended.header.made,
        tuple(ended.names),
        tuple(ended.levels),
        ended.outcome.reason,
        tuple(ended.outcome.winners),
        tuple(ended.outcome.scores),
        len(facts),
        tuple(Prize(given.award.title, given.seat, given.points) for given in give(prizes, facts, seats)),
        tuple(tuple(map(faces.count, sorted(prizes.DIE))) for faces in thrown) if any(thrown) else (),
        {title: points for title, points in tallies.items() if any(points)},
    )


def result_in(path: Path) -> Result:
    """The result of a save, at once. Raises Trouble as `find_result` does."""
    return exhaust(find_result(path))


def find_result(path: Path, chains: Chains = CHAINS) -> Generator[None, None, Result]:
    """Computes the result of a save, in slices. Raises Trouble as `find_ended` does."""
    ended = yield from find_ended(path, chains)
    yield
    return result_of(path.stem, ended)


def find_ended(path: Path, chains: Chains = CHAINS) -> Generator[None, None, Ended]:
    """Plays a finished game again, in slices. Raises Trouble if the save cannot be read, if the game is not
    over, or if its end is damaged."""
    save = unplayed(read_bytes(path), shown(path), chains)
    yield
    ended = yield from _trusting(save)
    if ended is None:
        ended = yield from _checking(save)
    return ended


class _Body(NamedTuple):
    """The moves that count in the end, the sum after each of them, and who sat where."""

    moves: list[Move]
    sums: list[int]
    names: list[str]
    levels: list[str]


def _counting(save: Unplayed) -> _Body | None:
    """What the lines say; None for a line that no version writes."""
    body = _Body([], [], list(save.header.seats), list(save.header.levels))
    for data in save.migrated.entries:
        try:
            entry = entry_of(data)
        except Unreadable:
            return None
        if isinstance(entry, Play):
            body.moves.append(entry.move)
            body.sums.append(entry.sum)
        elif isinstance(entry, TakenOver) and entry.seat in range(len(body.names)):
            body.names[entry.seat], body.levels[entry.seat] = entry.name, entry.level
        elif isinstance(entry, Back) and body.moves:
            body.moves.pop()
            body.sums.pop()
        else:
            return None
    return body


def _trusting(save: Unplayed) -> Generator[None, None, Ended | None]:
    """Plays an undamaged save without asking the rules at every move: the sums say that it goes the same way.
    That is twenty times as fast. None if anything is not as we write it."""
    body = _counting(save)
    if body is None or save.damaged:
        return None
    header, game = save.header, save.game
    facts: list[Fact] = []
    total = 0
    try:
        state = game.start(len(header.seats), settle(game, len(header.seats), header.options))
        for number, (move, stated) in enumerate(zip(body.moves, body.sums, strict=True), 1):
            fact = game.tell(state, move, TABLE)
            total = crc32(ascii(fact).encode(), total) & 0xFFFF
            if total != stated:
                return None
            game.apply(state, move)
            facts.append(fact)
            if number % _SLICE == 0:
                yield
        outcome = None if game.asks(state) else game.outcome(state)
        if outcome is None:
            return None
        return Ended(header, body.names, body.levels, body.moves, facts, outcome)
    except Exception:  # noqa: BLE001 - a move that the rules refuse may break anything: `_checking` names it
        return None


def _checking(save: Unplayed) -> Generator[None, None, Ended]:
    """Plays the save by the rules. Raises Trouble if that does not lead to the end of the game."""
    session = Session(save.game, len(save.header.seats), save.header.options)
    replay = Replay(session, save.header)
    done = yield from replay.steps(save.migrated)
    outcome = None if session.asks() else session.outcome()
    if outcome is not None:
        return Ended(save.header, replay.names, replay.levels, session.moves, session.told, outcome)
    if save.migrated.frozen:
        raise Trouble(_OTHER_RULES)
    if done < len(save.migrated.entries) or save.damaged:
        raise Trouble(_UNKNOWN_END, line=done + 2)
    raise Trouble(_NOT_OVER)
