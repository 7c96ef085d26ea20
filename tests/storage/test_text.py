"""Names and texts as people type them."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coffres.engine.trouble import Trouble
from coffres.storage.text import NAME_LONGEST, clean, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Léa", "Léa"),
        ("  Jean \t Luc\n", "Jean Luc"),
        ("Le\u0301a", "L\u00e9a"),
        ("\u202eanA", "anA"),
        ("a \u202a b", "a b"),
        ("👩‍👧", "👩‍👧"),
        ("李", "李"),
        ("!", "!"),
        ("7", "7"),
        ("x" * NAME_LONGEST, "x" * NAME_LONGEST),
    ],
)
def test_what_is_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", " ", "\n\t", "\u202e", "\u200d", "\u200b \u200b"])
def test_nothing_to_be_seen(typed: str) -> None:
    with pytest.raises(Trouble, match="Il manque un texte"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["a\0b", "a\x1b[2J", "\ud800"])
def test_signs_that_no_file_or_screen_can_take(typed: str) -> None:
    with pytest.raises(Trouble, match="contient un signe"):
        clean_name(typed)


def test_too_long() -> None:
    with pytest.raises(Trouble, match="24 signes au plus, pas 25"):
        clean_name("x" * 25)
    assert clean("x" * 25, 25) == "x" * 25


@given(st.text(max_size=NAME_LONGEST))
@example("a \u202a b")
@example("e\u202a\u0301")
def test_tidying_up_twice_changes_nothing_more(typed: str) -> None:
    """A save is refused when a name in it is not tidy: so a tidy one must stay as it is."""
    try:
        kept = clean_name(typed)
    except Trouble:
        return
    assert clean_name(kept) == kept
    assert kept.encode()
