"""Drawing in SVG: forms with volume, lines that swell like a brush's, gold that shines.

A drawing is a list of SVG fragments. `Sheet` collects the definitions (gradients, clips) they need, and
`render` makes pixels of it. No lighting filters, no displacement: two renderers disagree on them.
"""

import io
import math
from itertools import count

import resvg_py
from kit.curves import bounds, curve, polygon, smooth
from PIL import Image

INK = "#23121a"
GOLD = ("#fff3c4", "#eec263", "#b97a25", "#7c4a12", "#d8a548")


class Sheet:
    """A drawing in the making."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self._definitions, self._names, self._number = [BLURS], set(), count(1)
        self._parts = []

    def add(self, *parts):
        self._parts += parts

    def linear(self, *colours, turn=90, box=None):
        """A gradient along `turn` degrees, over the form or over box (x1, y1, x2, y2); its url."""
        if box:
            x1, y1, x2, y2 = box
            where = f'gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        else:
            c, s = math.cos(math.radians(turn)) / 2, math.sin(math.radians(turn)) / 2
            where = f'x1="{0.5 - c:.3f}" y1="{0.5 - s:.3f}" x2="{0.5 + c:.3f}" y2="{0.5 + s:.3f}"'
        return self._define("linearGradient", where, _stops(colours))

    def radial(self, *colours, at=(0.38, 0.3), reach=0.8):
        return self._define("radialGradient", f'cx="{at[0]}" cy="{at[1]}" r="{reach}"', _stops(colours))

    def clip(self, path):
        return self._define("clipPath", "", f'<path d="{path}" clip-rule="evenodd"/>')

    def _define(self, tag, attributes, content):
        name = f"d{next(self._number)}"
        self._definitions.append(f'<{tag} id="{name}" {attributes}>{content}</{tag}>')
        return f"url(#{name})"

    def gold(self, turn=70):
        return self.linear(*GOLD, turn=turn)

    def form(self, path, fill, *inside, line=4.5, shade=0.5, glow=0.4, depth=14, ink=INK):
        """A solid thing: darker to the lower right, lit from the upper left, inked; `inside` is on it."""
        left, top, right, bottom = bounds(path)
        hole = f"M{left - 40},{top - 40}H{right + 40}V{bottom + 40}H{left - 40}Z{path}"
        blur = "soft" if depth >= 10 else "fine"
        parts = [
            f'<g clip-path="{self.clip(path)}"><path d="{path}" fill="{fill}" fill-rule="evenodd"/>',
            *inside,
        ]
        if shade:
            parts.append(
                f'<path d="{hole}" fill="#1a0616" fill-rule="evenodd" opacity="{shade}" '
                f'transform="translate({-depth * 0.8:.1f},{-depth * 0.7:.1f})" filter="url(#{blur})"/>'
            )
        if glow:
            parts.append(
                f'<path d="{hole}" fill="#fff2d6" fill-rule="evenodd" opacity="{glow}" '
                f'transform="translate({depth * 0.35:.1f},{depth * 0.4:.1f})" filter="url(#fine)"/>'
            )
        parts.append("</g>")
        if line:
            parts.append(outline(path, line, ink))
        return "".join(parts)

    def svg(self, width, height):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {self.width} {self.height}"><defs>{"".join(self._definitions)}</defs>'
            f"{''.join(self._parts)}</svg>"
        )

    def render(self, width, height):
        data = resvg_py.svg_to_bytes(svg_string=self.svg(width, height))
        with Image.open(io.BytesIO(bytes(data))) as image:
            return image.convert("RGBA")


BLURS = "".join(
    f'<filter id="{name}" x="-25%" y="-25%" width="150%" height="150%">'
    f'<feGaussianBlur stdDeviation="{amount}"/></filter>'
    for name, amount in (("soft", 9), ("fine", 3.2), ("wide", 22), ("hair", 1.2))
)


def _stops(colours):
    last = max(1, len(colours) - 1)
    return "".join(f'<stop offset="{i / last:.3f}" {_colour(c)}/>' for i, c in enumerate(colours))


def _colour(colour):
    """'#rrggbb' or ('#rrggbb', opacity)."""
    if isinstance(colour, tuple):
        return f'stop-color="{colour[0]}" stop-opacity="{colour[1]}"'
    return f'stop-color="{colour}"'


def outline(path, width=4.5, ink=INK):
    return (
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )


def fill(path, colour, opacity=1.0, blur=""):
    soft = f' filter="url(#{blur})"' if blur else ""
    return f'<path d="{path}" fill="{colour}" fill-rule="evenodd" opacity="{opacity}"{soft}/>'


def stroke(points, width, colour=INK, opacity=1.0, start=0.1, end=0.1):
    """A brush line through the points: it swells in the middle and ends thin."""
    line = smooth(points, closed=False, steps=10)
    left, right, last = [], [], len(line) - 1
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        t = i / last
        half = width / 2 * (start + (1 - start) * math.sin(math.pi * min(t * 0.5 / 0.45, 0.5)))
        half = min(half, width / 2 * (end + (1 - end) * math.sin(math.pi * min((1 - t) * 0.5 / 0.45, 0.5))))
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return fill(polygon(left + right[::-1]), colour, opacity)


def ellipse(x, y, rx, ry=None):
    ry = rx if ry is None else ry
    return f"M{x - rx},{y}a{rx},{ry} 0 1,1 {2 * rx},0a{rx},{ry} 0 1,1 {-2 * rx},0Z"


def hole(x, y, rx, ry=None):
    """The same the other way round, for a hollow in a path."""
    ry = rx if ry is None else ry
    return f"M{x - rx},{y}a{rx},{ry} 0 1,0 {2 * rx},0a{rx},{ry} 0 1,0 {-2 * rx},0Z"


def rounded(x, y, width, height, radius):
    r = radius
    return (
        f"M{x + r},{y}h{width - 2 * r}a{r},{r} 0 0,1 {r},{r}v{height - 2 * r}a{r},{r} 0 0,1 {-r},{r}"
        f"h{2 * r - width}a{r},{r} 0 0,1 {-r},{-r}v{2 * r - height}a{r},{r} 0 0,1 {r},{-r}Z"
    )


def moved(content, x=0.0, y=0.0, scale=1.0, turn=0.0):
    return f'<g transform="translate({x},{y}) rotate({turn}) scale({scale})">{content}</g>'


def mirrored(content, axis):
    return f'<g transform="translate({2 * axis},0) scale(-1,1)">{content}</g>'


def blob(*points):
    return curve(points)
