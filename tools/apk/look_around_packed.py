"""look_around_packed.py FOLDER [everything]: what home looks like in the packed application in FOLDER.

Prints its number of colours and its sound players, as JSON. Python finds only what the package contains (or,
for comparison, `everything` installed here). The window is invisible; run it with `python -OO`.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from pathlib import Path

_SETTLED = 30  # turns of the clock after which everything is shown, on slow machines too


def main(folder: Path, everything: bool) -> int:
    os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    if not everything:
        from only_packed import watch

        watch()
    sys.path.insert(0, str(folder))
    from kivy.app import App
    from kivy.clock import Clock

    import coffres.ui  # before Kivy, because it makes Kivy's settings

    seen: dict[str, object] = {"code": coffres.ui.__file__}

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
    runpy.run_path(str(folder / "main.pyc"), run_name="__main__")
    print(json.dumps(seen))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:] == ["everything"]))
