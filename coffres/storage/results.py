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
from coffres.engine.awards import Told, dice, given, roles, tallies
from coffres.engine.contract import TABLE, Fact, Move, Outcome
from coffres.engine.options import settle
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import read_bytes, shown
from coffres.storage.lines import Header
from coffres.storage.migrate import CHAINS, Chains
from coffres.storage.quick import Script, script_from, script_of
from coffres.storage.reading import Replay, Unplayed, exhaust, unplayed
from coffres.storage.seated import Seated

_SLICE = 64  # moves that are played in one slice
_CHECKED = 16  # one move of so many is compared with its sum, and the last one of every slice
_NAMES_ONLY = "0.1.0"  # the only version of the app that knew people by their names
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
    # To whom the result belongs: the id and the name of the last person who sat there, even if an automaton
    # finished for them. NO_ONE where only automata sat; then the name is that of `names`.
    people: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    # Whether the game began when the tablet knew people by their names only: then somebody else may have had
    # this name.
    by_name: bool = False
    # The roles that each seat held when they lay open at the end, deal by deal: see `engine.awards.roles`.
    roles: tuple[tuple[int, ...], ...] = ()

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
    seated: Seated  # who sat where at the end
    moves: Sequence[Move]
    facts: Sequence[Fact]  # all that the table was told
    outcome: Outcome

    @property
    def names(self) -> Sequence[str]:
        return self.seated.names

    @property
    def levels(self) -> Sequence[str]:
        return self.seated.levels


def result_of(key: str, ended: Ended) -> Result:
    game, facts, seats = ended.header.game, ended.facts, len(ended.names)
    prizes = registry.prizes(game)
    thrown = dice(prizes, facts, seats)
    tallied = tallies(prizes, Told(facts), seats, thrown)
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
        tuple(Prize(won.award.title, won.seat, won.points) for won in given(tallied)),
        tuple(tuple(map(faces.count, sorted(prizes.DIE))) for faces in thrown) if any(thrown) else (),
        {award.title: tuple(points) for award, points in tallied if any(points)},
        tuple(ended.seated.owners),
        tuple(ended.seated.called),
        ended.header.app == _NAMES_ONLY,
        tuple(roles(prizes, facts, seats)),
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
    data = read_bytes(path)
    ended = yield from _trusting(script_of(data, shown(path)))
    if ended is None:
        save = unplayed(data, shown(path), chains)
        yield
        ended = yield from _trusting(_brought_up_to_date(save))
    if ended is None:
        ended = yield from _checking(save)
    return ended


def _brought_up_to_date(save: Unplayed) -> Script | None:
    """What an older save says, that is undamaged."""
    return None if save.damaged else script_from(save.game, save.header, save.migrated.entries)


def _trusting(script: Script | None) -> Generator[None, None, Ended | None]:
    """Plays an undamaged save without asking the rules at every move: the sums say that it goes the same way.
    That is thirty times as fast. None if anything is not as we write it."""
    if script is None:
        return None
    header, game = script.header, script.game
    tell, apply = game.tell, game.apply
    facts: list[Fact] = []
    moves, told = script.moves, facts.append
    try:
        state = game.start(len(header.seats), settle(game, len(header.seats), header.options))
        for begin in range(0, len(moves), _SLICE):
            for move in moves[begin : begin + _SLICE]:
                told(tell(state, move, TABLE))
                apply(state, move)
            if not _as_summed(facts, script.sums, begin):
                return None
            yield
        outcome = None if game.asks(state) else game.outcome(state)
        return Ended(header, script.seated, script.moves, facts, outcome) if outcome else None
    except Exception:  # noqa: BLE001 - a move that the rules refuse may break anything: `_checking` names it
        return None


def _as_summed(facts: Sequence[Fact], sums: Sequence[bytes], begin: int) -> bool:
    """Whether the last of these facts, and every few before it down to `begin`, have the sums of the save."""
    for at in range(len(facts) - 1, begin - 1, -_CHECKED):
        before = int(sums[at - 1]) if at else 0
        if crc32(ascii(facts[at]).encode(), before) & 0xFFFF != int(sums[at]):
            return False
    return True


def _checking(save: Unplayed) -> Generator[None, None, Ended]:
    """Plays the save by the rules. Raises Trouble if that does not lead to the end of the game."""
    session = Session(save.game, len(save.header.seats), save.header.options)
    replay = Replay(session, save.header)
    done = yield from replay.steps(save.migrated)
    outcome = None if session.asks() else session.outcome()
    if outcome is not None:
        return Ended(save.header, replay.seated, session.moves, session.told, outcome)
    if save.migrated.frozen:
        raise Trouble(_OTHER_RULES)
    if done < len(save.migrated.entries) or save.damaged:
        raise Trouble(_UNKNOWN_END, line=done + 2)
    raise Trouble(_NOT_OVER)
