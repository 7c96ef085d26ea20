"""Lines through points, for whoever draws: as points again, or as an SVG path."""


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


def polygon(points):
    return "M" + "L".join(_xy(point) for point in points) + "Z"


def mirror(half, axis):
    """A symmetrical outline from its right half, listed from top to bottom on the axis."""
    return half + [(2 * axis - x, y) for x, y in reversed(half) if abs(x - axis) > 0.01]


def _xy(point):
    return f"{point[0]:.1f},{point[1]:.1f}"
