"""What the family tree stands in: the castle far behind, the meadow over its roots, and who came to see it.

The knights who brought the couples home guard the trunk; at last the ghost bows, and the chest opens.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate

from coffres.storage.roster import Seat
from coffres.ui.boards.roc_noir import knights, stones
from coffres.ui.box import Box
from coffres.ui.ceremonies import part
from coffres.ui.pictures import picture, texture
from coffres.ui.rays import Rays

_BROAD = 4.4  # width of the meadow, in portraits
_TURF = 0.3  # of its height: from its upper edge to where roots go into it
_LIGHT = (1.0, 0.97, 0.82)  # of what is in the chest, on parchment
# where knights stand, from the trunk's middle, in their widths: the nearest first
_POSTS = (-0.62, 0.62, -1.3, 1.3, -1.9, 1.9)
_HEART = 0.1  # of the chest's side: how far above its middle its light is
_BOW = 16  # degrees


class Guard:
    """A knight by the trunk, who comes when the couple that it brought home has turned round."""

    def __init__(self, helmet: int, seat: Seat, foot: tuple[float, float], wide: float) -> None:
        size = (wide, wide * knights.TALL)
        at = (foot[0] - wide / 2, foot[1] - wide * knights.BASE)
        side = wide * knights.SHIELD[2] * 2
        x, y = foot[0] - side / 2, at[1] + size[1] - wide * knights.SHIELD[1] - side / 2
        self._colours = []
        for tint, name in (
            (knights.cloth(seat.colour), "figure_cloth"),
            ((1, 1, 1), knights.FIGURES[helmet]),
        ):
            self._colours.append(Color(*tint, 0))
            Rectangle(texture=stones.look(name), pos=at, size=size)
        self._colours.append(Color(*knights.thread(seat.colour), 0))
        Rectangle(texture=knights.emblem(seat.symbol), pos=(x, y), size=(side, side))

    def come(self, here: float) -> None:
        for colour in self._colours:
            colour.a = here


class Estate:
    """Its parts are drawn in this order: `behind` the tree, `light` behind its roots, `before` them."""

    def __init__(self, sheet: Box, foot: tuple[float, float], crown: float, side: float) -> None:
        """`crown`: the height at which what hangs on the tree ends; `side`: of a portrait."""
        self._sheet, self._foot, self._side = sheet, foot, side
        self._free = min(crown - foot[1], sheet.width * 0.7)
        broad, high = picture("oak_meadow", stones.GAME).size
        width = min(sheet.width * 0.97, side * _BROAD)
        height = width * high / broad
        self.meadow = Box(foot[0] - width / 2, foot[1] - height * (1 - _TURF), width, height)
        wide = min(side * 1.15, sheet.width * 0.27)
        aside = min(side * 1.5, sheet.width / 2 - wide * 0.56)
        self.chest = Box(foot[0] + aside - wide / 2, foot[1] - wide * 0.3, wide, wide)
        x, y = self.chest.center[0], self.chest.center[1] + wide * _HEART
        self._heart = Box(x - wide, y - wide, 2 * wide, 2 * wide)  # about the light in the chest
        self._reach = min(wide, y - sheet.y, sheet.x + sheet.width - x)

        tall = min(side * 1.15, sheet.width * 0.3)
        broad, high = picture("oak_ghost", stones.GAME).size
        self.ghost = Box(foot[0] - aside - tall / 2, foot[1] - tall * 0.16, tall * broad / high, tall)

    def behind(self) -> None:
        """The castle on the left, hills and the moon on the right, under the crown."""
        Color(1, 1, 1, 1)
        _stamp("oak_castle", self._far("oak_castle", 1.0, 0))
        _stamp("oak_hills", self._far("oak_hills", 0.86, 1))

    def _far(self, name: str, part_of_it: float, right: int) -> Box:
        """Where something stands at the sheet's edge: `right` 1, or 0 for the left one."""
        broad, high = picture(name, stones.GAME).size
        tall = self._free * part_of_it
        wide, sheet = tall * broad / high, self._sheet
        left = sheet.x + sheet.width * 0.02 + right * (sheet.width * 0.96 - wide)
        return Box(left, self._foot[1] - tall * 0.1, wide, tall)

    def light(self) -> None:
        self._glow = Color(*_LIGHT, 0)
        _stamp("glow", self._heart.grown(self._reach / self._heart.width * 2))
        self._rays = Rays(*self._heart.center, _LIGHT)

    def before(self) -> None:
        Color(1, 1, 1, 1)
        _stamp("oak_meadow", self.meadow)
        self._chest = Rectangle(pos=self.chest[:2], size=self.chest[2:])

    def bow(self) -> None:
        """The ghost, before everything else."""
        x, y = self.ghost.center[0], self.ghost.y
        PushMatrix()
        self._slid = Translate(0, 0)
        self._bent = Rotate(angle=0, origin=(x, y))
        self._pale = Color(1, 1, 1, 0)
        _stamp("oak_ghost", self.ghost)
        PopMatrix()

    def guards(self, home: Sequence[tuple[int, Seat]]) -> list[Guard]:
        """One for each helmet and whose it is, the nearest to the trunk drawn last."""
        wide = min(self._side * 0.62, self._sheet.width * 0.16)
        low = self._foot[1] - wide * 0.16
        posts = list(zip(home, _POSTS, strict=False))
        made = [
            Guard(helmet, seat, (self._foot[0] + away * wide, low), wide)
            for (helmet, seat), away in reversed(posts)
        ]
        return made[::-1]

    def play(self, played: float) -> None:
        opened, come = part(played, 0.86, 1), part(played, 0.7, 0.86)
        self._glow.a = 0.8 * opened
        self._rays.shine(self._reach * opened, played, opened)
        self._chest.texture = texture("chest_roc_noir_open" if opened else "chest_roc_noir")
        self._pale.a = come
        self._slid.x = -self.ghost.width * 0.4 * (1 - come)
        self._bent.angle = -_BOW * opened


def _stamp(name: str, box: Box) -> None:
    Rectangle(texture=stones.look(name), pos=box[:2], size=box[2:])
