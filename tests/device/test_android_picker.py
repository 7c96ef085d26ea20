"""Choosing a file on a tablet."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.device.android_picker import AndroidPicker
from tests.device.tablet import Document, Tablet, tablet

__all__ = ["tablet"]  # the fixture

_OK, _CANCELLED = -1, 0


@pytest.fixture
def found() -> list[tuple[str, bytes]]:
    return []


def picking(tablet: Tablet, found: list[tuple[str, bytes]]) -> tuple[AndroidPicker, int]:
    picker = AndroidPicker()
    picker.pick(lambda name, content: found.append((name, content)))
    ((_what, intent, request),) = tablet.done
    assert intent == {"action": "open", "category": "openable", "type": "*/*"}
    assert isinstance(request, int)
    return picker, request


def test_what_was_chosen_is_read(tablet: Tablet, tmp_path: Path, found: list[tuple[str, bytes]]) -> None:
    path = tmp_path / "cartes.json"
    path.write_bytes(b"{}")
    picker, request = picking(tablet, found)
    tablet.comes_back(request + 1, _OK, Document(str(path)))  # another app comes back
    assert found == []
    tablet.comes_back(request, _OK, Document(str(path)))
    tablet.comes_back(request, _OK, Document(str(path)))  # asked once, answered once
    assert found == [("cartes.json", b"{}")]
    assert picker.trouble is None


def test_nothing_was_chosen(tablet: Tablet, found: list[tuple[str, bytes]]) -> None:
    picker, request = picking(tablet, found)
    tablet.comes_back(request, _CANCELLED, None)
    assert (found, picker.trouble) == ([], None)


def test_a_file_that_is_gone_or_far_too_large(
    tablet: Tablet, tmp_path: Path, found: list[tuple[str, bytes]]
) -> None:
    picker, request = picking(tablet, found)
    tablet.comes_back(request, _OK, Document(str(tmp_path / "gone.json")))
    assert found == [("gone.json", b"")]
    large = tmp_path / "film.mp4"
    large.write_bytes(b"0" * 4_000_001)
    tablet.done.clear()
    picker, request = picking(tablet, found)
    tablet.comes_back(request, _OK, Document(str(large)))
    assert (found[1][0], len(found[1][1])) == ("film.mp4", 4_000_000)
    assert picker.trouble is None  # another one may be chosen


def test_a_tablet_without_files(tablet: Tablet, found: list[tuple[str, bytes]]) -> None:
    tablet.shares = False
    picker = AndroidPicker()
    picker.pick(lambda name, content: found.append((name, content)))
    assert picker.trouble is not None
