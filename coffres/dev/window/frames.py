"""What every frame of a game costs while people play it. Runs in its own process, for one size of the window.

A monkey plays the beginning by touches; then the game is brought to its end, so that the ceremony comes; then
it is shown again, and a finger drags its time line. Each frame belongs to the moment that is on the screen.
It is measured by the processor time of Kivy's own thread: what a graphics driver does beside it is not ours.

Prints one JSON line: the frames of the reference and of the game's moments.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any

import coffres.ui  # noqa: F401 - the app's settings, before Kivy is imported

# isort: split
from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import opengl
from kivy.graphics.instructions import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from coffres.dev.frames import DARK, OPENING, REFERENCE
from coffres.dev.guide import Guide
from coffres.dev.recordings import Unhurried
from coffres.dev.window.game import people
from coffres.dev.window.instructions import drawn_in
from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import Robot
from coffres.engine.actors import random_move
from coffres.storage.shelf import Shelf
from coffres.ui.app import CoffresApp
from coffres.ui.garbage import collect
from coffres.ui.widgets.scrubber import Scrubber

_PICTURES = 40  # that move in the reference
_SECONDS = 5.0  # how long the reference moves
_CEREMONY = 12.0  # seconds in which an end has been told
_DRAGGED = 120  # frames in which a finger drags the time line from end to end


# What one frame cost: its milliseconds; the instructions of the canvas that were new or changed; how often
# another texture was bound, in the order of drawing; whether anything had changed, so that the window was
# drawn again. A bare tuple: the garbage collector would look through thousands of anything else.
Frame = tuple[float, int, int, bool]


class Measuring(Robot):
    """Notes every frame, under the name of the moment that is on the screen."""

    def __init__(self, moment: Callable[[], str]) -> None:
        super().__init__()
        self._step = self._measured
        self._moment = moment
        self.frames: dict[str, list[Frame]] = {}

    def _measured(self) -> None:
        """Does what EventLoop.idle does."""
        begun = thread_time()
        Clock.tick()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
        ticked = thread_time() - begun
        drawn = Window.canvas.needs_redraw
        touched, bound = _work(Window.canvas) if drawn else (0, 0)
        begun = thread_time()
        if drawn:
            Window.dispatch("on_draw")
            Window.dispatch("on_flip")
        spent = ticked + thread_time() - begun
        opengl.glFinish()
        self.frames.setdefault(self._moment(), []).append((1000 * spent, touched, bound, drawn))


def _work(canvas: InstructionGroup) -> tuple[int, int]:
    """How many instructions must be worked out anew, and how often another texture is bound."""
    touched, bound, last = 0, 0, None
    for each in drawn_in(canvas):
        touched += each.needs_redraw
        texture = getattr(each, "texture", None)
        if texture is not None and texture.id != last:
            bound, last = bound + 1, texture.id
    return touched, bound


# The reference: pictures that move, in a window without anything of ours


class Moving(App):
    """Forty pictures that wander through the window, each moved by an animation of its own."""

    def build(self) -> Widget:
        root, picture = Widget(), Texture.create(size=(64, 64))
        for number in range(_PICTURES):
            image = Image(texture=picture, size=(64, 64))
            root.add_widget(image)
            there = (37 * number % 640, 23 * number % 480)
            wander = Animation(pos=there, d=1) + Animation(pos=(0, 0), d=1)
            wander.repeat = True
            wander.start(image)
        return root


def reference(size: tuple[int, int]) -> list[Frame]:
    robot = Measuring(lambda: REFERENCE)
    app = Moving()
    robot.open(app, size)
    robot.frames.clear()
    robot.wait(_SECONDS)
    for image in app.root.children:
        Animation.cancel_all(image)
    robot.leave()
    return robot.frames[REFERENCE]


# A game


class Played:
    """A game from its first move to its replay."""

    def __init__(self, folder: Path, key: str, size: tuple[int, int], seed: int) -> None:
        self._key, self._seed = key, seed
        self._calm = 0
        self._screen = ""
        self._robot = Measuring(self._moment)
        self._app: Any = CoffresApp(data=folder, seed=seed)
        self._robot.open(self._app, size)
        self._app.shelf = Shelf(folder / "games", Unhurried())
        self._calm = len(self._app.scene.canvas.after.children)  # behind the screen, when no keyhole opens

    def frames(self, moves: int) -> dict[str, list[Frame]]:
        self._app.start(self._key, people(self._game().seats[0]), {})
        self._robot.wait(1)
        kept = self._app.sitting.match.keeper.key
        Monkey(self._robot, self._seed, guided=True).play(moves)
        self._robot.wait(3)
        self._bring_to_its_end()
        self._robot.wait(_CEREMONY)
        self._app.replay(kept)
        self._robot.wait(2)
        self._drag()
        self._robot.leave()
        return self._robot.frames

    def _game(self) -> Any:
        from coffres.engine.registry import find

        return find(self._key)

    def _bring_to_its_end(self) -> None:
        """The window does not show the moves between. Nor are there the calm moments between them in which
        garbage is looked for: that is done here."""
        sitting, rng = self._app.sitting, random.Random(self._seed)
        guide, facts = Guide(rng), []
        while sitting.match.asks():
            facts = sitting.match.play(
                random_move(sitting.match.game, sitting.match.session.state, guide, rng)
            )
        collect()
        gc.freeze()
        sitting.telling.news()
        sitting.telling.hear(facts)
        sitting.telling.resolve()

    def _drag(self) -> None:
        line = next(each for each in self._app.root.walk(restrict=True) if isinstance(each, Scrubber))
        y = line.center_y
        self._robot.drag(line.to_window(line.x + 5, y), line.to_window(line.right - 5, y), _DRAGGED)

    def _moment(self) -> str:
        """The name of what is on the screen: a movement of the window, the event that is being shown, or else
        the screen."""
        scene, sitting = self._app.scene, self._app.sitting
        if not self._calm:
            return OPENING
        if len(scene.canvas.after.children) > self._calm:
            return DARK if scene.dark else "iris"
        if (scene.angle - 90 * scene.edge) % 360:
            return "turn"
        before, self._screen = self._screen, self._app.navigator.name
        name = self._screen
        if before == "curtain" != name:
            return DARK  # the page is made while the lid is still closed
        if name == "replay":
            dragged = any(isinstance(each, Scrubber) and each.finger for each in scene.walk(restrict=True))
            return "scrubber" if dragged else name
        if sitting is not None and sitting.telling.resolving and sitting.match.facts():
            return f"move {sitting.match.facts()[-1][1]}"
        if sitting is not None and name == "table" and sitting.hourglasses.running:
            return "sand"
        return str(name)


def main(width: str, height: str, seed: str, moves: str, key: str) -> None:
    size = int(width), int(height)
    bare = reference(size)
    collect()  # what is left of the reference costs the game nothing
    with tempfile.TemporaryDirectory() as folder:
        found = Played(Path(folder), key, size, int(seed)).frames(int(moves))
    print(json.dumps({REFERENCE: bare, **found}))


if __name__ == "__main__":
    main(*sys.argv[1:])
