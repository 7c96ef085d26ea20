"""A monkey that plays whole games through the window, by touches on visible widgets only.

At every question it looks for the controls of all legal moves, and then makes one of these moves at random.
These are faults: a legal move without visible control, an exception, a dead end, and a secret in the widget
tree while nobody holds its frame.
"""

from __future__ import annotations

import gc
import random
import time
import weakref
from collections.abc import Iterator
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.dev.guide import Guide
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CLOCK, Ask, Move
from coffres.ui.asking import ROLL
from coffres.ui.holding import Holding
from coffres.ui.scene import Turning
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.time_up import TimeUp

_MOST_TAPS = 12  # most taps for one move: if it needs more, it is a dead end
_SOME = 40  # most moves whose controls are looked for at one question
_FEW = 3  # most held moves that are also tried with taps
_HELD = 0.75  # seconds
_REACH = 0.4  # seconds from one touch to a hold at the same place; sooner, it would be half of a double tap
Point = tuple[float, float]

_PATIENCE = 8.0  # seconds of the app's time after which every control must be open
_MOST_THOUGHT = 900.0  # seconds of the app's time in which automata must have done all they have to do


class Fault(Exception):
    """A fault that the monkey found, as a sentence for developers."""


class Played(NamedTuple):
    finished: bool
    moves: int
    taps: int
    seconds: float
    interruptions: int = 0
    refusals: tuple[tuple[str, str, str, int], ...] = ()  # question, clause, sentence, how often


class Monkey:
    def __init__(self, robot: Robot, seed: int, guided: bool = False) -> None:
        """`guided`: it plays towards the end if the game has a guide; otherwise at random."""
        self._robot = robot
        self._app: Any = robot.app
        self._rng = random.Random(seed)
        self._actor = Guide(self._rng) if guided else RandomChance(self._rng)
        self._secrets: list[weakref.ref[Widget]] = []
        self.taps = 0

    @property
    def _sitting(self) -> Any:
        return self._app.sitting

    def play(self, most_moves: int) -> Played:
        """Plays to the end, or for so many moves."""
        start = time.monotonic()
        while self._sitting.tablet.where != "over" and self._moves() < most_moves:
            self._go_on()
        finished = self._sitting.tablet.where == "over"
        return Played(finished, self._moves(), self.taps, round(time.monotonic() - start, 2))

    def _go_on(self) -> None:
        """Does what the screen needs next."""
        if self._automata_play():
            return
        self._look_for_leaks()
        if self._sitting.tablet.where == "curtain":
            self._slide_the_bolt()
        else:
            self._make_a_move()

    def _automata_play(self) -> bool:
        """Lets automata play until people are asked. Returns whether there was anything to wait for."""
        if self._people_are_asked():
            return False
        if not self._robot.until(self._people_are_asked, _MOST_THOUGHT):
            raise Fault(f"an automaton does not come to an end ({self._where()})")
        return True

    def _people_are_asked(self) -> bool:
        sitting = self._sitting
        return sitting.clockwork.due(sitting.match.asks()) < 0 and not sitting.telling.resolving

    def _moves(self) -> int:
        return len(self._sitting.match.facts())

    # Actions

    def _slide_the_bolt(self) -> None:
        bolt = self._the(Bolt)
        x, y = bolt.to_window(*bolt.knob)
        end = bolt.to_window(bolt.knob[0] + bolt.way, bolt.knob[1])
        self._robot.touch((x, y))
        self._robot.wait(0.7)
        if self._sitting.tablet.where != "curtain":
            raise Fault("a tap opened the curtain")
        self._robot.drag((x, y), end)
        self.taps += 1
        if self._sitting.tablet.where == "curtain":
            raise Fault(f"the bolt was slid, and the curtain stayed ({self._where()})")

    def _make_a_move(self) -> None:
        before = self._moves()
        ask, move = self._choice()
        if ask.by == CLOCK:
            glass = next(glass for glass in self._sitting.hourglasses.running if glass.ask == ask)
            self._wait_for_news(before, glass.left + 1, f"the hourglass {ask.prompt} never ran out")
            return
        if self._sitting.tablet.where == "private":
            self._look()
        self._look_for_controls()
        self._tap_what_is_held()
        # Each number that is dialed takes some taps, and the plate may be tapped too early as often.
        numbers = 1 + 2 * len(move.args) if ask.free else 1
        for _ in range(_MOST_TAPS * numbers):
            self._tap(self._way_to(move))
            if self._moves() > before:
                break
        else:
            raise Fault(f"taps lead nowhere: {move} ({self._where()})")
        self._settle()

    def _choice(self) -> tuple[Ask, Move]:
        """One of the questions on the screen, and an answer."""
        sitting = self._sitting
        asks = (
            [sitting.tablet.ask]
            if sitting.tablet.where == "private"
            else [ask for ask in sitting.match.asks() if not ask.secret]
        )
        ask = self._rng.choice(asks)
        if ask.dice and not self._app.settings.real_dice:
            return ask, Move(ask.by, ROLL)
        return ask, self._actor.answer(self._game(), self._state(), ask.by)

    def _game(self) -> Any:
        return self._sitting.match.session.game

    def _state(self) -> Any:
        return self._sitting.match.session.state

    def _match_moves(self) -> list[Move]:
        return self._sitting.match.session.moves

    def _look(self) -> None:
        """Holds the frame for a real look; afterwards nothing of the secret may be left."""
        self._robot.wait(_REACH)
        peek = self._the(Peek)
        self._robot.touch_down(peek.to_window(*peek.center))
        self._robot.wait(1.2)
        if not peek.inside.children:
            raise Fault(f"the held frame shows nothing ({self._where()})")
        self._secrets += [weakref.ref(widget) for widget in peek.inside.walk(restrict=True)][1:]
        self._robot.touch_up()
        self._robot.wait(0.05)
        if peek.inside.children:
            raise Fault(f"the secret stays when the finger has gone ({self._where()})")

    def _tap(self, way: Widget | Point) -> None:
        self.taps += 1
        if isinstance(way, Holding) and way.hold:
            self._robot.touch_down(_point(way))
            self._robot.wait(_HELD)
            self._robot.touch_up()
        else:
            self._robot.touch(_point(way))

    def _tap_what_is_held(self) -> None:
        """Checks that no tap, on any control or point, does what must be held."""
        controls = self._controls()
        held = {move for each in controls if isinstance(each, Holding) and each.hold for move in each.moves}
        for move in self._rng.sample(sorted(held, key=repr), min(len(held), _FEW)):
            for way in self._ways_to(move, self._controls()):
                before = self._moves()
                self._robot.touch(_point(way))
                if self._moves() > before and self._match_moves()[-1] in held:
                    raise Fault(
                        f"a tap does what is held elsewhere: {self._match_moves()[-1]} ({self._where()})"
                    )

    def _way_to(self, move: Move) -> Widget | Point:
        """A visible control, or a point of the drawn board, that leads to this move."""
        waited = 0.0
        while waited < _PATIENCE:
            found = self._ways_to(move, self._controls())
            if found:
                return self._rng.choice(found)
            self._robot.wait(0.25)
            waited += 0.25
        raise Fault(f"no visible control offers {move} ({self._where()})")

    def _controls(self) -> list[Any]:
        return [widget for widget in self._visible() if getattr(widget, "moves", ()) and not widget.disabled]

    def _ways_to(self, move: Move, controls: list[Any]) -> list[Any]:
        point = self._app.sitting.board.where(move)
        return [control for control in controls if move in control.moves] + ([point] if point else [])

    def _look_for_controls(self) -> None:
        """Checks that every legal move is offered, not only the one that will be made."""
        missing, waited = self._offered(), 0.0
        while missing and waited < _PATIENCE:
            controls = self._controls()
            missing = [move for move in missing if not self._ways_to(move, controls)]
            if missing:
                self._robot.wait(0.25)
                waited += 0.25
        if missing:
            raise Fault(f"no visible control offers {missing[0]} ({self._where()})")

    def _offered(self) -> list[Move]:
        """The moves that may be made here, after the taps so far; a random part of them if there are very
        many."""
        chooser = self._app.sitting.board.chooser
        moves = chooser.kept() if chooser is not None else []
        return self._rng.sample(moves, min(len(moves), _SOME))

    def _wait_for_news(self, before: int, seconds: float, fault: str) -> None:
        if not self._robot.until(lambda: self._moves() > before, seconds):
            raise Fault(fault)
        self._settle()

    def _settle(self) -> None:
        """Waits until the event has been shown and the next question is on the screen."""
        self._robot.until(lambda: self._settled() or bool(self._ends()), _PATIENCE)
        if self._ends():
            self._hear(self._ends()[0])
        if not self._robot.until(self._settled, _PATIENCE):
            raise Fault(f"the game does not go on ({self._where()})")

    def _hear(self, end: TimeUp) -> None:
        """Touches the screen that says that an hourglass has run out."""
        self._robot.until(lambda: not end.deaf, _PATIENCE)
        self._robot.touch(end.center)
        if end.scene is not None:
            raise Fault(f"a touch leaves the end of an hourglass on screen ({self._where()})")

    def _settled(self) -> bool:
        """Whether nothing is being shown any more, and the panel faces the player who is asked."""
        if self._app.sitting is None:
            return True
        return not self._app.sitting.telling.resolving and all(
            (w.angle - 90 * w.edge) % 360 == 0 for w in self._visible(Turning)
        )

    def _ends(self) -> list[TimeUp]:
        return [floating for floating in self._app.scene.floating if isinstance(floating, TimeUp)]

    # Checks

    def _visible(self, kind: type[Widget] = Widget) -> list[Any]:
        root = self._app.scene
        return [widget for widget in _drawn_in(root) if isinstance(widget, kind) and _reachable(widget)]

    def _the(self, kind: type[Widget]) -> Any:
        found = self._visible(kind)
        if len(found) != 1:
            raise Fault(f"{len(found)} widgets of kind {kind.__name__} where one is due ({self._where()})")
        return found[0]

    def _look_for_leaks(self) -> None:
        """Checks that nothing of a secret is left after its frame was let go."""
        for peek in (w for w in self._app.scene.walk(restrict=True) if isinstance(w, Peek)):
            if peek.inside.children or self._app.navigator.name not in ("private", "split"):
                raise Fault(f"a secret is in the tree ({self._where()})")
        if self._secrets:
            gc.collect()
        if any(secret() is not None for secret in self._secrets):
            raise Fault(f"a secret that was hidden is kept somewhere ({self._where()})")
        self._secrets = []

    def _where(self) -> str:
        sitting = self._sitting
        prompt = sitting.tablet.ask.prompt if sitting.tablet.ask else "no question"
        return f"{sitting.game}, {sitting.tablet.where}, {prompt}, move {self._moves()}"


def _point(way: Widget | Point) -> Point:
    return way.to_window(*way.center) if isinstance(way, Widget) else way


def _drawn_in(widget: Widget) -> Iterator[Widget]:
    """All that is inside and not transparent, from the front of the tree to its end."""
    if widget.opacity == 0:
        return
    for child in reversed(widget.children):
        if child.opacity != 0:
            yield child
            yield from _drawn_in(child)


def _reachable(widget: Widget) -> bool:
    """Whether a widget is on screen, and large enough to touch."""
    if widget.width < 1 or widget.height < 1:
        return False
    x, y = widget.to_window(*widget.center)
    return 0 <= x <= Window.width and 0 <= y <= Window.height
