"""The light behind a won game."""

from __future__ import annotations

from itertools import pairwise

from coffres.ui.rays import LENGTH, WIDTH, ray


def test_a_ray_has_no_hard_end_and_no_hard_edge() -> None:
    alphas = ray()[3::4]
    rows = [alphas[row * LENGTH : (row + 1) * LENGTH] for row in range(WIDTH)]
    assert max(alphas) == rows[WIDTH // 2][0] > 240
    assert max(row[-1] for row in rows) < 16
    assert max(*rows[0], *rows[-1]) < 60
    assert all(near >= far for row in rows for near, far in pairwise(row))
