"""What keys and places are called: by a number and a letter, in every language."""

from __future__ import annotations

from collections.abc import Iterable

from coffres.games.casse_du_siecle.material import LETTERS


def key(face: int) -> str:
    return f"{face // 4 + 1}{LETTERS[face % 4]}"


def keys(faces: object) -> str:
    return ", ".join(key(face) for face in faces) if isinstance(faces, Iterable) else ""


def place_name(place: int) -> str:
    """CS-03: two places beside each number."""
    return f"{place // 2 + 1}{'ab'[place % 2]}"
