"""Lines through points, for whoever draws: as points again, or as an SVG path."""

import math
import re


def smooth(points, closed=True, steps=8):
    """Catmull-Rom: a soft line through every point."""
    count = len(points)
    out = []
    for i in range(count if closed else count - 1):
        before, here, there, after = (_at(points, i + shift, closed) for shift in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(tuple(_blend(*four, t) for four in zip(before, here, there, after, strict=True)))
    return out if closed else [*out, tuple(points[-1])]


def _at(points, i, closed):
    return points[i % len(points)] if closed else points[max(0, min(i, len(points) - 1))]


def _blend(a, b, c, d, t):
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def curve(points, closed=True):
    """The same line as an SVG path of cubic segments."""
    parts = [f"M{_xy(points[0])}"]
    for i in range(len(points) if closed else len(points) - 1):
        a, b, c, d = (_at(points, i + shift, closed) for shift in (-1, 0, 1, 2))
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append(f"C{_xy(first)} {_xy(second)} {_xy(c)}")
    return "".join(parts) + ("Z" if closed else "")


def traced(text):
    """A closed soft line through points as one would dictate them: "x,y x,y x,y"."""
    return curve([tuple(float(part) for part in point.split(",")) for point in text.split()])


def polygon(points):
    return "M" + "L".join(_xy(point) for point in points) + "Z"


def mirror(half, axis):
    """A symmetrical outline from its right half, listed from top to bottom on the axis."""
    return half + [(2 * axis - x, y) for x, y in reversed(half) if abs(x - axis) > 0.01]


def _xy(point):
    return f"{point[0]:.1f},{point[1]:.1f}"


def round_corners(width, height, radius, steps=8):
    """A rectangle about (0, 0) with round corners, as points."""
    points = []
    for i, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (i + step / steps)
            points.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(angle),
                    y * (height / 2 - radius) + radius * math.sin(angle),
                )
            )
    return points


def bounds(path):
    """(left, top, right, bottom) of a path of M L H V C Q a h v Z; control points count as points."""
    xs, ys, x, y = [], [], 0.0, 0.0
    for command, numbers in re.findall(r"([MLHVCQahvZ])([^MLHVCQahvZ]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command in "HhVv":
            for value in values:
                x = value if command == "H" else x + value if command == "h" else x
                y = value if command == "V" else y + value if command == "v" else y
                xs.append(x), ys.append(y)
        elif command == "a":
            for i in range(0, len(values), 7):
                rx, ry = values[i], values[i + 1]
                xs += [x - rx, x + rx]
                ys += [y - ry, y + ry]
                x, y = x + values[i + 5], y + values[i + 6]
                xs.append(x), ys.append(y)
        elif values:
            xs += values[0::2]
            ys += values[1::2]
            x, y = values[-2:]
    return min(xs), min(ys), max(xs), max(ys)
