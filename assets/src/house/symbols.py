"""The seats' symbols and the house's keyhole, as paths round (0, 0) within a circle of 36."""

import math

from kit.curves import polygon
from kit.vector import ellipse, hole

SEATS = (
    ("disc", "#FBFB6A"),
    ("triangle", "#1B1B1B"),
    ("square", "#5F06E5"),
    ("star", "#6D4303"),
    ("heart", "#FDA5DA"),
    ("club", "#6AFBA4"),
    ("anchor", "#307E6E"),
    ("moon", "#A87DE8"),
)


def _star():
    points = []
    for i in range(10):
        reach = 36 if i % 2 == 0 else 15.5
        angle = math.pi * (i / 5 - 0.5)
        points.append((reach * math.cos(angle), 2 + reach * math.sin(angle)))
    return polygon(points)


def _club():
    leaves = "".join(ellipse(x, y, 14.5) for x, y in ((0, -16), (-16, 7), (16, 7)))
    return leaves + "M-4,-8H4L6,8C6,20 9,28 15,32H-15C-9,28 -6,20 -6,8Z"


def _anchor():
    ring = ellipse(0, -25, 9.5) + hole(0, -25, 4.5)
    stock = "M-17,-14H17V-7H4V20C13,18 20,12 23,4L16,5L29,-9L34,9L29,7C25,22 13,31 0,36"
    return ring + stock + "C-13,31 -25,22 -29,7L-34,9L-29,-9L-16,5L-23,4C-20,12 -13,18 -4,20V-7H-17Z"


PATHS = {
    "disc": ellipse(0, 0, 29),
    "triangle": "M0,-33L34,26H-34Z",
    "square": "M-27,-27H27V27H-27Z",
    "star": _star(),
    "heart": "M0,33C-14,20 -34,8 -34,-11C-34,-32 -8,-36 0,-17C8,-36 34,-32 34,-11C34,8 14,20 0,33Z",
    "club": _club(),
    "anchor": _anchor(),
    "moon": "M13,-33C-8,-33 -28,-18 -28,4C-28,24 -10,36 8,34C20,33 29,26 33,17"
    "C14,22 -2,10 -2,-8C-2,-19 4,-29 13,-33Z",
}
KEYHOLE = "M0,-36a20,20 0 0,1 10.5,37L18,36H-18L-10.5,1a20,20 0 0,1 10.5,-37Z"


def keyhole_outline():
    """The keyhole as points (parts of its picture's size), for whoever clips by a mesh: head, then foot."""
    start, end = math.atan2(16.9, 10.5), math.atan2(16.9, -10.5)
    angles = [start - (start + math.tau - end) * i / 40 for i in range(41)]
    head = [(20 * math.cos(a), -16 + 20 * math.sin(a)) for a in angles]
    return [(round(x / 72 + 0.5, 4), round(y / 72 + 0.5, 4)) for x, y in [*head, (-18, 36), (18, 36)]]
