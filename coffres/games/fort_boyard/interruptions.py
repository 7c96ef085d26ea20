"""What the people may do at any moment: stop, leave, pause, start a trial again, throw a real die.

FB-39, FB-59, FB-66, FB-69, FB-70.
"""

from __future__ import annotations

from coffres.engine.contract import STOP, Move
from coffres.games.fort_boyard import chest, keys, moves, riddles, rolling, trials
from coffres.games.fort_boyard.material import FEWEST
from coffres.games.fort_boyard.state import State
from coffres.games.fort_boyard.turn import end_turn, finish, leave_first_rolls, too_few

_READ_OUT = ("riddle", "late")
_RIDDLING = ("draw_riddle", "reading", *_READ_OUT)


def possible(s: State) -> list[Move]:
    """The interruptions that are possible now; none once the game is decided."""
    if s.result:
        return []
    found = [moves.LEAVE[seat] for seat in s.present()]
    if not s.stopping:
        found.append(STOP)
    if s.phase in trials.UNDER_WAY:
        found.append(moves.RESTART)
    if hourglass_runs(s) and not s.paused:
        found.append(moves.PAUSE)
        if s.dice == "roll":
            found.append(moves.CAST)
    return found


def hourglass_runs(s: State) -> bool:
    if s.phase in ("riddle", "chest"):
        return s.dice in ("pace", "roll", "cast")
    return s.phase == "observe" or (s.phase == "verdict" and trials.current(s).hourglass)


def pause(s: State, m: Move) -> None:
    s.paused = True


def resume(s: State, m: Move) -> None:
    s.paused = False


def restart(s: State, m: Move) -> None:
    trials.restart(s)
    s.paused = False


def leave(s: State, m: Move) -> None:
    """FB-69: what the leaver was doing is lost, their keys go back, and their notes do not count any more."""
    leaver = m.args[0]
    reader = s.reader()
    s.gone |= 1 << leaver
    keys.give_all_back(s, leaver)
    if leaver == s.seat:
        s.pile = 0
    if too_few(s):
        _clear_the_table(s)
        finish(s, "too_few")
    elif s.phase == "first":
        leave_first_rolls(s, leaver)
    elif leaver == s.seat:
        _clear_the_table(s)
        end_turn(s)
    else:
        _go_on_without(s, leaver, reader)
    s.paused = s.paused and hourglass_runs(s)


def _clear_the_table(s: State) -> None:
    s.due = 0
    rolling.put_dice_away(s)
    riddles.break_off(s)
    trials.put_away(s)


def _go_on_without(s: State, leaver: int, reader: int) -> None:
    """The turn of another player goes on."""
    if s.phase in _RIDDLING:
        if leaver == reader:
            riddles.reader_left(s)
        elif leaver == s.roller:
            rolling.hand_dice(s, riddles.next_roller(s, leaver))
    elif s.phase in trials.UNDER_WAY:
        trials.restart(s)
    elif leaver == s.roller:
        chest.roller_left(s, chest.next_roller(s))


def riddle_given_up(s: State, leaver: int) -> int:
    """The riddle that is given up when `leaver` goes, if it has been read out; -1 if there is none."""
    if s.phase not in _READ_OUT or new_judge(s, leaver) >= 0:
        return -1
    return s.riddle if leaver in (s.seat, s.reader()) or _leaves_too_few(s) else -1


def new_judge(s: State, leaver: int) -> int:
    """FB-69: who judges the riddle in place of `leaver` and so sees its answer; -1 nobody."""
    if s.phase != "late" or leaver != s.reader() or _leaves_too_few(s):
        return -1
    return s.right_of(leaver)


def _leaves_too_few(s: State) -> bool:
    return s.players() == FEWEST
