"""The small pictures of presets: what they lie on."""

from __future__ import annotations

import pytest
from kivy.graphics import Rectangle
from kivy.graphics.instructions import Instruction, InstructionGroup

from coffres.dev.window.robot import Robot
from coffres.ui.illustration import Illustration
from coffres.ui.pictures import picture, texture
from coffres.ui.widgets.vignette import Vignette

# a ground with its game, and whether it is drawn again and again
GROUNDS = [
    ("coffre_et_cle", "velvet", True),
    ("fort_boyard", "court", False),
    ("roc_noir", "entrance", False),
]


def _drawn(group: InstructionGroup) -> list[Instruction]:
    return [
        each
        for child in group.children
        for each in (_drawn(child) if isinstance(child, InstructionGroup) else [child])
    ]


@pytest.mark.parametrize(("game", "ground", "repeats"), GROUNDS)
def test_only_a_seamless_ground_is_repeated(robot: Robot, game: str, ground: str, repeats: bool) -> None:
    """What is shown beyond the edges of a picture with seams is its last row of pixels, drawn out."""
    side = 3 * picture(ground, game).size[0]
    vignette = Vignette(game=game, shows=Illustration(ground), size=(side, side / 2))
    lying: list[Rectangle] = []

    def there() -> bool:
        lying[:] = [
            one
            for one in _drawn(vignette.canvas)
            if isinstance(one, Rectangle) and one.texture is texture(ground, game)
        ]
        return bool(lying)

    robot.until(there, 1)
    assert (max(lying[0].tex_coords) > 1.01) == repeats
