"""The contrast of words with what they stand on, measured on the pixels of a game's first screens. Runs
in its own process.

Prints one JSON line: for each screen, the words and their contrast.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import tests.ui  # noqa: F401 - Kivy's settings

# isort: split
from kivy.uix.label import Label

from coffres.dev.window.exhibition import Exhibition
from coffres.dev.window.game import OVER, people
from coffres.dev.window.tables import tables
from coffres.engine.registry import GAMES

_SIZE = (960, 600)
_PUBLIC, _PRIVATE = 4, 2  # how many phases of a game are looked at
_AIR = 3  # pixels round a text that belong to its ground
_EDGE = 0.04  # part of the pixels that may be brighter or darker than words and ground: an outline, a grain


def luminance(red: int, green: int, blue: int) -> float:
    parts = [value / 255 for value in (red, green, blue)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(pixels: list[tuple[int, int, int]], colour: tuple[int, int, int]) -> float:
    """Of words of this colour with the ground that takes most of the box: the ground is what half of it is
    like."""
    lights = sorted(luminance(*pixel) for pixel in pixels)
    ground = lights[len(lights) // 2]
    edge = int(len(lights) * _EDGE)
    ink = lights[edge] if luminance(*colour) < ground else lights[-1 - edge]
    high, low = max(ground, ink), min(ground, ink)
    return (high + 0.05) / (low + 0.05)


class Contrasts:
    def __init__(self) -> None:
        self.found: dict[str, dict[str, float]] = {}
        self.exhibition: Any = None

    def look(self, name: str) -> None:
        scene = self.exhibition.scene
        texture = scene.export_as_image().texture
        width, height = (int(side) for side in texture.size)
        data = texture.pixels
        shown = self.found.setdefault(name, {})
        for label in scene.walk(restrict=True):
            if isinstance(label, Label) and label.text.strip() and self._seen(label):
                box = self._box(label, width, height)
                pixels = [
                    tuple(data[4 * (y * width + x) : 4 * (y * width + x) + 3])
                    for y in range(box[1], box[3])
                    for x in range(box[0], box[2])
                ]
                if len(pixels) > 100:
                    red, green, blue = (int(255 * part) for part in label.color[:3])
                    worth = round(contrast(pixels, (red, green, blue)), 2)  # type: ignore[arg-type]
                    shown[label.text] = min(worth, shown.get(label.text, worth))

    @staticmethod
    def _seen(label: Label) -> bool:
        widget: Any = label
        while widget.parent is not None and widget.parent is not widget:
            if widget.opacity < 1 or min(widget.size) < 1:
                return False
            widget = widget.parent
        return bool(label.color[3] == 1) and label.font_name != "Icons"

    @staticmethod
    def _box(label: Label, width: int, height: int) -> tuple[int, int, int, int]:
        """The letters' box in the picture, whose first row is the top one."""
        lines = [sum(word.lw for word in line.words) for line in label._label._cached_lines]
        wide = min(max(lines, default=label.texture_size[0]), label.width)
        high = min(label.texture_size[1], label.height)
        left = label.x + {"left": 0, "right": label.width - wide}.get(label.halign, (label.width - wide) / 2)
        bottom = label.center_y - high / 2
        ends = [label.to_window(left, bottom), label.to_window(left + wide, bottom + high)]
        across, up = zip(*ends, strict=True)
        return (
            max(0, int(min(across)) - _AIR),
            max(0, height - int(max(up))),
            min(width, int(max(across)) + _AIR),
            min(height, height - int(min(up))),
        )


def main(key: str) -> None:
    contrasts = Contrasts()
    with tempfile.TemporaryDirectory() as folder:
        show = contrasts.exhibition = Exhibition(Path(folder), contrasts.look, _SIZE, "fr", 100)
        seats, options, seed, _patience = next(iter(tables(GAMES[key])))
        show.app.start(key, people(seats, show.names), options)
        left = {"table": _PUBLIC, "private": _PRIVATE}
        seen = {OVER}
        for phase, arrive in show.walk(seed):
            if phase in seen or not left.get(phase.stage):
                continue
            seen.add(phase)
            left[phase.stage] -= 1
            arrive()
            if show.app.sitting.tablet.where == "curtain":
                show.app.sitting.stage.lift()
            show.take(f"{phase.stage}-{phase.prompt}")
            if not any(left.values()):
                break
    print(json.dumps(contrasts.found))


if __name__ == "__main__":
    main(sys.argv[1])
