"""open_packed.py FOLDER: starts the application in FOLDER by its main file, until home is on the screen.

As the tablet starts it, from byte code (or from sources, where there are any); the window is one that nobody
sees. Run it with `python -OO`.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

_SETTLED = 3  # seconds


def main(folder: Path) -> int:
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "KIVY_AUDIO": "sdl2"}
    sys.path.insert(0, str(folder))
    from kivy.app import App
    from kivy.clock import Clock

    seen: list[str] = []

    def look(_elapsed: float) -> None:
        app = App.get_running_app()
        seen.append(app.navigator.name)
        app.stop()

    Clock.schedule_once(look, _SETTLED)
    starter = next(path for path in (folder / "main.pyc", folder / "main.py") if path.exists())
    runpy.run_path(str(starter), run_name="__main__")
    print(f"python {sys.version.split()[0]}: {seen}")
    return 0 if seen == ["home"] else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
