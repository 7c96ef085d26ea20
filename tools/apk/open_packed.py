"""open_packed.py FOLDER [everything]: starts the application in FOLDER by its main file, until home is on the screen.

As the tablet starts it, from byte code (or from sources, where there are any), and with nothing but what the package
brings along (or with `everything` that is installed here); the window is one that nobody sees. Run it with
`python -OO`. It prints, as JSON, what a test may want to know.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from pathlib import Path

_SETTLED = 30  # turns of the clock: however slow this machine is, everything has had its own by then


def main(folder: Path, everything: bool) -> int:
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    if not everything:
        from only_packed import watch

        watch()
    sys.path.insert(0, str(folder))
    import coffres.ui  # Kivy's settings are the app's own: it comes before Kivy
    from kivy.app import App
    from kivy.clock import Clock

    seen: dict[str, object] = {"python": sys.version.split()[0], "code": coffres.ui.__file__}

    def look(turns: int) -> None:
        if turns:
            Clock.schedule_once(lambda *_: look(turns - 1))
            return
        from kivy.core.audio import SoundLoader

        app = App.get_running_app()
        colours = sorted(name for name in app.theme_cls.properties() if name.endswith("Color"))
        seen["screen"] = app.navigator.name
        seen["players"] = [player.__name__ for player in SoundLoader._classes]
        seen["palette"] = {name: getattr(app.theme_cls, name) for name in colours}
        app.stop()

    look(_SETTLED)
    starter = next(path for path in (folder / "main.pyc", folder / "main.py") if path.exists())
    runpy.run_path(str(starter), run_name="__main__")
    print(json.dumps(seen))
    return 0 if seen["screen"] == "home" else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:] == ["everything"]))
