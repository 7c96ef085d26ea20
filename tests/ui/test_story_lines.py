"""The lines of a story are broken by the widths of the letters, before anything is drawn."""

from __future__ import annotations

import pytest

from coffres.ui.widgets.story_list import broken


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("court", ["court"]),
        ("un deux", ["un deux"]),
        ("un deux trois", ["un deux", "trois"]),
        ("dix lettres", ["dix", "lettres"]),
        ("exactement", ["exactement"]),
        ("le exactement", ["le", "exactement"]),
        ("Marie-Antoinette joue", ["Marie-", "Antoinette", "joue"]),
        ("Jean-Luc-Paul va", ["Jean-Luc-", "Paul va"]),
        ("interminablement", ["intermina…"]),
        ("oh interminablement oui", ["oh", "intermina…", "oui"]),
    ],
)
def test_no_line_is_wider_than_its_room(text: str, lines: list[str]) -> None:
    assert broken(text, 10, lambda _letter: 1.0) == lines
    assert all(len(line) <= 10 for line in broken(text, 10, lambda _letter: 1.0))


def test_wide_letters_need_more_lines() -> None:
    assert broken("mm mm", 8, lambda letter: 3.0 if letter == "m" else 1.0) == ["mm", "mm"]
    assert broken("ii ii", 8, lambda letter: 3.0 if letter == "m" else 1.0) == ["ii ii"]
