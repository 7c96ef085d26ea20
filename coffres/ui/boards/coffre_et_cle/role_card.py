"""A role's card, face up or face down. All faces are equally bright, so none is recognised from far away.

It is turned over in space: lifted, its near edge larger than its far one, the new face seen after it stood
upright. Every turn is the same, whatever is on the card.
"""

from __future__ import annotations

from math import cos, pi, sin

from kivy.graphics.texture import Texture
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.motion import WALKS, Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import texture

_GAME = "coffre_et_cle"
_FACES = ("key", "treasure", "false_key", "neutral", "false_treasure")
SECONDS = 0.6
_STRIPS = 6  # upright strips in which a card is drawn: with one, its picture would break along a diagonal
_EYE = 2.4  # how far the eye is from the table, in widths of a card
_LIFT = 0.1  # how much larger a card is seen while it is lifted
_EDGE = 0.02  # part of a card's width that is seen of its edge
# the two triangles of each strip; its corners are pairs, the lower one first
STRIPS = tuple(2 * strip + corner for strip in range(_STRIPS) for corner in (0, 1, 3, 0, 3, 2))


class RoleCard(Widget):
    role = NumericProperty(-1)  # -1: face down
    under = NumericProperty(-1)  # what it shows in the first half of a turn
    turned = NumericProperty(1.0)  # how far it has been turned: 0 to 1
    locked = BooleanProperty(False)  # whether it lies turned sideways, with a padlock (CC-23)
    # whether it is shown as an engraving, in one hue and one tone, so that only its reader knows the role
    engraved = BooleanProperty(False)

    def turn(self, role: int) -> None:
        """Turns it over, so that it shows this role in the end, or its back."""
        self.arrive()
        self.under, self.turned, self.role = self.role, 0.0, role
        Movement(turned=1.0, duration=SECONDS, transition=WALKS).start(self)

    def arrive(self) -> bool:
        """Ends its turn at once. Returns whether there was one."""
        turning = self.turned < 1
        Movement.cancel_all(self, "turned")
        self.turned = 1.0
        return turning

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        if parent is None:
            self.arrive()

    def _face(self) -> Texture:
        role = int(self.role if self.turned >= 0.5 else self.under)
        if role < 0:
            return texture("card_back", _GAME)
        return texture(f"{'engraved' if self.engraved else 'card'}_{_FACES[role]}", _GAME)

    def _vertices(self) -> list[float]:
        """The corners of its strips, as an eye above the table sees them: x, y, and the picture's."""
        coords, turned = self.face.tex_coords, self.turned
        left, right, low, high = coords[0], coords[2], coords[1], coords[5]
        angle = pi * (turned if turned < 0.5 else turned - 1)
        across, up = max(cos(angle), _EDGE), sin(angle)
        lifted = 1 + _LIFT * sin(pi * turned)
        half = self.height / 2
        x, y = self.x + self.width / 2, self.y + half  # Kivy tells the new `center` too late
        found: list[float] = []
        for strip in range(_STRIPS + 1):
            part = strip / _STRIPS
            near = lifted * _EYE / (_EYE - (part - 0.5) * up)
            there = x + (part - 0.5) * self.width * across * near
            seen = left + (right - left) * part
            found += (there, y - half * near, seen, low, there, y + half * near, seen, high)
        return found

    def _shade(self) -> tuple[float, float, float, float]:
        """x, y, width and height of its shadow, which stays on the table."""
        up = sin(pi * self.turned) if self.turned < 1 else 0
        wide = self.width * max(abs(cos(pi * self.turned)), 2 * _EDGE)
        return (
            self.x + self.width / 2 - wide / 2 + self.width * (0.02 + 0.06 * up),
            self.y - self.width * (0.04 + 0.1 * up),
            wide,
            self.height,
        )

    face = AliasProperty(_face, None, bind=["role", "under", "turned", "engraved"], cache=True)
    vertices = AliasProperty(_vertices, None, bind=["pos", "size", "turned", "face"], cache=True)
    shade = AliasProperty(_shade, None, bind=["pos", "size", "turned"], cache=True)


load_layout(__name__)
