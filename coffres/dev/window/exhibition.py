"""The gallery: goes through all of the app and takes pictures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from coffres.dev.gallery import ALBUM, AUTOMATA, HONOURS, SHELL
from coffres.dev.guide import Guide
from coffres.dev.monkey import EVENING
from coffres.dev.recordings import Unhurried
from coffres.dev.window import roles
from coffres.dev.window.again import look_again
from coffres.dev.window.album_visit import visit_album
from coffres.dev.window.endings import take_a_draw, take_end
from coffres.dev.window.evening_visit import visit_evening
from coffres.dev.window.film_visit import visit_film
from coffres.dev.window.game import CURTAIN, FAMILY, OVER, Phase, people
from coffres.dev.window.honours_visit import visit_honours
from coffres.dev.window.robot import Robot
from coffres.dev.window.tables import tables
from coffres.dev.window.visit import visit
from coffres.dev.window.visit_automata import they_play
from coffres.engine.actors import random_move
from coffres.engine.contract import CHANCE, TABLE, Fact, Move
from coffres.engine.handoff import Hand, handoff
from coffres.engine.registry import GAMES
from coffres.storage.roster import RIGHT, Player, Seat
from coffres.storage.shelf import Shelf
from coffres.ui.app import CoffresApp
from coffres.ui.boards import has_board
from coffres.ui.navigator import IN_PLAY
from coffres.ui.widgets.peek import Peek

_FRAME = 0.1  # seconds: long frames, because nobody watches the animations here
_LOOKED_AT = 1.2  # seconds until all animations are over


class Exhibition:
    """`look(name)` is called for each thing worth a picture, when its animations are over."""

    def __init__(
        self,
        folder: Path,
        look: Callable[[str], None],
        size: tuple[int, int],
        lang: str,
        text: int,
        drawn: bool = True,
        names: Sequence[str] = FAMILY,
        hand: str = RIGHT,
        edges: bool = False,
    ) -> None:
        """`hand`: the one that all players use. `edges`: whether a phase is shown at each edge of the tablet
        where somebody is asked, rather than once."""
        self._look = look
        self.names = names  # names of the players
        self._hand = hand
        self._edges = edges
        self.robot = Robot(_FRAME, drawn)
        self.app = CoffresApp(data=folder, seed=1)
        self.robot.open(self.app, size)
        self.app.shelf = Shelf(self.app.folder / "games", Unhurried())
        self.app.change(language=lang, text_size=text, motion="none")
        if hand != RIGHT:  # people whom the tablet does not know use the right one
            self.know(people(len(names), names))
        self.app.home()
        self.robot.wait(0.5)
        self.pictures: list[str] = []

    @property
    def scene(self) -> Any:
        return self.app.scene

    @property
    def in_a_turn(self) -> bool:
        """Whether a player is asked for a move, with no sheet above the game."""
        playing = self.app.navigator.name in IN_PLAY
        return playing and not any(above.covers for above in self.scene.floating)

    def hang(self, only: str | None = None) -> list[str]:
        """Shows everything, or only one part of it. Returns the names of the pictures."""
        if only in (None, SHELL):
            visit(self)
        if only in (None, AUTOMATA):
            they_play(self)
        if only in (None, HONOURS):
            visit_honours(self)
        if only in (None, ALBUM):
            visit_album(self)
        if only in (None, EVENING):
            visit_evening(self)
        for key in GAMES:
            if has_board(key) and only in (None, key):
                self._game(key)
        self.robot.leave()
        return self.pictures

    def know(self, seats: Sequence[Seat]) -> None:
        """From now on the tablet remembers who sits here."""
        for seat in seats:
            known = Player(seat.name, seat.symbol, seat.colour, self._hand, seat.person)
            self.app.change_roster(self.app.roster.remember(known))

    def take(self, name: str) -> None:
        self.robot.wait(_LOOKED_AT)
        self._look(name)
        self.pictures.append(name)

    def hold(self, name: str) -> None:
        """Shows a private page while a finger is on its frame."""
        peek = next(widget for widget in self.scene.walk(restrict=True) if isinstance(widget, Peek))
        self.robot.touch_down(peek.to_window(*peek.center))
        self.take(name)
        self.robot.touch_up()

    # The phases of a game

    def _game(self, key: str) -> None:
        seen: set[Phase] = set()
        for seats, options, seed, patience in tables(GAMES[key]):
            self.app.start(key, people(seats, self.names), options)
            self._through(f"{key}-{seats}", seed, patience, seen)
        take_a_draw(self, key)
        self.app.home()
        if key == roles.GAME:
            roles.show_roles(self)
        look_again(self, key)
        visit_film(self, key)

    def _through(self, name: str, seed: int, patience: int, seen: set[Phase]) -> None:
        """Plays a random game, and shows each phase that has not been seen yet."""
        dull = 0  # number of moves since the last picture
        for phase, arrive in self.walk(seed):
            dull += 1
            if phase not in seen:
                seen.add(phase)
                dull = 0
                arrive()
                self._picture(name, phase, seen)
            if dull > patience and OVER in seen:
                return

    def walk(self, seed: int, news: Sequence[Fact] = ()) -> Iterator[tuple[Phase, Callable[[], None]]]:
        """A random game, move by move; for each, its phase and a function that brings the window there. The
        window does not show the moves between, so they are as fast as in the engine."""
        sitting: Any = self.app.sitting
        rng = random.Random(seed)
        actor = Guide(rng)
        holder, facts = TABLE, list(news)
        while asks := sitting.match.session.asks():
            hand = handoff(holder, asks)
            yield self._phase(hand), partial(self._arrive, holder, facts)
            facts = sitting.match.play(_move(sitting, actor, rng, hand.to))
            holder = hand.to
        yield OVER, partial(self._arrive, holder, facts)

    def _phase(self, hand: Hand) -> Phase:
        stage = "private" if hand.to != TABLE else "table"
        if not hand.ask:
            return Phase(stage)
        sitting: Any = self.app.sitting
        at = sitting.people[hand.ask.by].edge if self._edges and hand.ask.by >= 0 else ""
        return Phase(stage, hand.ask.prompt, at)

    def _arrive(self, holder: int, facts: list[Fact]) -> None:
        """Brings the window to the game's position, as if the game had been played there."""
        sitting: Any = self.app.sitting
        sitting.tablet.put_into(holder)
        if facts:
            sitting.telling.news()  # the window need not show what happened between
            sitting.telling.hear(facts)
            sitting.telling.resolve()
            self.robot.until(lambda: not self.app.sitting.telling.resolving, 5)

    def _picture(self, name: str, phase: Phase, seen: set[Phase]) -> None:
        sitting: Any = self.app.sitting
        if sitting.tablet.where == "curtain":
            if CURTAIN not in seen:
                seen.add(CURTAIN)
                self.take(f"{name}-curtain")
            sitting.stage.lift()
        if phase == OVER:
            take_end(self, f"{name}-over")
            return
        self.take("-".join(filter(None, (name, *phase))))
        if phase.stage == "private":
            self.hold("-".join(filter(None, (name, phase.prompt, "held", phase.edge))))


def _move(sitting: Any, actor: Guide, rng: random.Random, to: int) -> Move:
    """A move of the player who has the tablet, or of anybody if it lies on the table."""
    session = sitting.match.session
    while True:
        move = random_move(session.game, session.state, actor, rng)
        if to == TABLE or move.by in (CHANCE, to):
            return move
