"""Opens a game in the real app, for tools that play it or take pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from coffres.dev.command import Chosen
from coffres.dev.window.interrupted import HaltingRobot, InterruptedMonkey
from coffres.dev.window.monkey import Fault, Monkey, Played
from coffres.dev.window.robot import FRAME
from coffres.dev.window.wrong_taps import ClumsyMonkey
from coffres.engine.levels import LEVELS
from coffres.engine.people import NO_ONE
from coffres.storage.identity import id_called
from coffres.storage.roster import Roster, Seat
from coffres.ui.app import CoffresApp
from coffres.ui.seating import looks_of


class Phase(NamedTuple):
    """What is to be seen of a game."""

    stage: str  # of the window
    prompt: str = ""
    edge: str = ""  # where whoever is asked sits, if that makes a difference


OVER, CURTAIN = Phase("over"), Phase("curtain")
NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie", "Farid", "Gus", "Hana")
# Names of the lengths that families have.
FAMILY = ("Ana", "Anne-Charlotte", "Bo", "Grand-maman Lili", "Farid", "Maximilienne", "Éloïse", "Zoé")

# Names as long and wide as possible, as high as possible, and with letters of other scripts.
WIDEST = (
    "W" * 24,
    "Marie-Antoinette-Camille",
    "Nguyễn Thị Hương",
    "Владимир Щукин",
    "Grand-maman Marguerite W",
    "Ελένη Παπαδοπούλου",
    "M" * 24,
    "Ō",
)


def people(count: int, names: Sequence[str] = NAMES) -> list[Seat]:
    return [seat._replace(person=id_called(seat.name)) for seat in looks_of(names[:count], Roster())]


def with_automata(seats: Sequence[Seat], count: int) -> list[Seat]:
    """The same table, where automata of all levels have the last seats."""
    first = len(seats) - count
    return [
        seat._replace(level=LEVELS[(place - first) % len(LEVELS)], person=NO_ONE) if place >= first else seat
        for place, seat in enumerate(seats)
    ]


def play_through(
    folder: Path,
    at: Chosen,
    seed: int,
    size: tuple[int, int],
    lang: str,
    most_moves: int,
    guided: bool,
    frame: float = FRAME,
    interrupted: bool = False,
    automata: int = 0,
    wrong: int = 0,
) -> tuple[Played, str]:
    """What was played, and the faults that were found: normally none. `wrong`: taps before every move that go
    anywhere."""
    robot = HaltingRobot(frame)
    app = CoffresApp(data=folder, seed=seed)
    robot.open(app, size)
    app.change(language=lang)
    monkey: Monkey
    if wrong:
        monkey = ClumsyMonkey(robot, seed, guided, wrong)
    else:
        monkey = (InterruptedMonkey if interrupted else Monkey)(robot, seed, guided)
    try:
        app.start(at.key, with_automata(people(at.seats), automata), at.options)
        robot.wait(0.5)
        return monkey.play(most_moves), ""
    except Fault as fault:
        return Played(False, len(app.sitting.match.facts()), monkey.taps, 0.0), str(fault)
    finally:
        robot.leave()
