"""open_packed.py FOLDER: starts the application in FOLDER by its main file, until home is drawn.

Either as the tablet starts it, from byte code (with `python -OO`), or from the sources of a checkout. The
window is invisible.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from typing import Any

_SETTLED = 3  # seconds
PAINTED = 40_000  # number of colours: an empty window has 1, a screen of words 18 000, home 75 000


def main(folder: Path) -> int:
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "KIVY_AUDIO": "sdl2"}
    sys.path.insert(0, str(folder))
    from kivy.app import App
    from kivy.clock import Clock

    seen: list[tuple[str, int]] = []

    def look(_elapsed: float) -> None:
        from kivy.core.window import Window

        Window.bind(on_flip=keep)
        Window.canvas.ask_update()

    def keep(window: Any) -> None:
        window.unbind(on_flip=keep)
        app = App.get_running_app()
        seen.append((app.navigator.name, colours(window)))
        app.stop()

    Clock.schedule_once(look, _SETTLED)
    starter = next(path for path in (folder / "main.pyc", folder / "main.py") if path.exists())
    runpy.run_path(str(starter), run_name="__main__")
    for screen, painted in seen:
        print(f"python {sys.version.split()[0]}: {screen} is drawn in {painted} colours")
    return 0 if [screen for screen, painted in seen if painted >= PAINTED] == ["home"] else 1


def colours(window: Any) -> int:
    """The number of colours in the frame that is about to be shown."""
    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

    return len(set(memoryview(glReadPixels(0, 0, *window.system_size, GL_RGBA, GL_UNSIGNED_BYTE)).cast("I")))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
