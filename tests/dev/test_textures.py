"""What the pictures take of a tablet's graphics: by arithmetic, on the files that are packed."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev import textures
from coffres.dev.picture_size import size
from coffres.engine.registry import GAMES
from coffres.texture_memory import MOST, plain, power_of_two, rounded
from tests.dev.run import Dev


@pytest.mark.parametrize("density", MOST)
def test_the_house_and_any_one_game_fit_together(density: int) -> None:
    taken = {name: textures.weigh(folder, density) for name, folder in textures.FOLDERS.items()}
    assert set(taken) == {textures.HOUSE, *GAMES}
    assert textures.at_most(taken) <= MOST[density]


@pytest.mark.parametrize("density", MOST)
def test_a_game_fits_with_any_picture_of_the_house_where_edges_are_powers_of_two(density: int) -> None:
    """The worst graphics, and the whole game at once: no single sheet of the house makes it too much."""
    folder = textures.FOLDERS[textures.HOUSE]
    largest = max(rounded(*size(folder / f"{density}x" / name)) for name in textures.files(folder))
    games = [textures.weigh(textures.FOLDERS[key], density)[1] for key in GAMES]
    assert max(games) + largest <= MOST[density]


def test_no_picture_is_larger_than_the_smallest_graphics_take() -> None:
    sizes = {
        folder / name: size(folder / "2x" / name)
        for folder in textures.FOLDERS.values()
        for name in textures.files(folder)
    }
    assert [path for path, edges in sizes.items() if max(edges) > 2048] == []


def test_the_command_says_so(dev: Dev) -> None:
    found = dev("textures", "--json").json
    assert set(found) == {"1x", "2x"}
    for density, data in MOST.items():
        told = found[f"{density}x"]
        assert told["bar"] == data
        assert told["most"] == told["house"] + max(told[key] for key in GAMES)
        assert all(told[f"{key}_rounded"] >= told[key] for key in GAMES)
    assert "64.0" in dev("textures").out


def test_too_much_is_a_failure(dev: Dev, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST, 2, 1 << 20)
    assert dev("textures", "--json").status == 1


def test_a_game_without_pictures_takes_nothing(tmp_path: Path) -> None:
    assert textures.weigh(tmp_path, 2) == (0, 0)


def test_bytes() -> None:
    assert [power_of_two(edge) for edge in (1, 2, 3, 64, 65)] == [1, 2, 4, 64, 128]
    assert (plain(100, 50), rounded(100, 50)) == (20_000, 4 * 128 * 64)
