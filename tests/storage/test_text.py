"""Names and texts as people type them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coffres.engine.trouble import Trouble
from coffres.letters import READING, drawn
from coffres.storage.text import NAME_LONGEST, clean, clean_name, known_as, typed, typed_name
from coffres.truetype import signs


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


# What is written today, of signs that can be seen and drawn


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Łukasz", "Łukasz"),
        ("Ōta", "Ōta"),
        ("O\u0304ta", "Ōta"),
        ("Nguye\u0302\u0303n Thi\u0323 Hu\u031bo\u031bng", "Nguyễn Thị Hương"),
        ("Ελένη", "Ελένη"),
        ("Владимир", "Владимир"),
        ("Ha\u02bbili", "Haʻili"),
        ("A\u200bn\u200da", "Ana"),
        ("\u2067Ana\u2069", "Ana"),
        ("A\u00adna\ufeff", "Ana"),
        ("Ana\U000e0041", "Ana"),
        ("Ana\u2764\ufe0f", "Ana❤"),
        ("x\u200b" * NAME_LONGEST, "x" * NAME_LONGEST),
    ],
)
def test_what_is_typed(written: str, kept: str) -> None:
    assert typed_name(written) == kept


@pytest.mark.parametrize(
    "written",
    [
        "👩‍👧",
        "Ana 🎉",
        "李",
        "Ana\u0488",
        "דָּוִד",
        "محمد",
        "ก้อย",
        "한",
        "Ana \U0001f1eb\U0001f1f7",
        "Ana\ue000",
    ],
)
def test_what_cannot_be_drawn_is_said(written: str) -> None:
    beginning = written.split()[-1][0]
    with pytest.raises(Trouble, match=f"« {beginning}.*» a un signe qui ne peut pas être dessiné"):
        typed_name(written)


@pytest.mark.parametrize("written", [None, 3, ["a"]])
def test_what_is_no_text_at_all(written: object) -> None:
    with pytest.raises(TypeError):
        typed(written, 9)  # type: ignore[arg-type]


def test_a_long_text_is_told_by_its_word() -> None:
    with pytest.raises(Trouble) as trouble:
        typed("Empile sept coussins 🎉 " * 9, 400)
    assert trouble.value.fields == {"word": "🎉"}
    with pytest.raises(Trouble) as trouble:
        typed("x" * 300 + "🎉", 400)
    assert trouble.value.fields == {"word": "x" * NAME_LONGEST}


@pytest.mark.parametrize(
    "twin",
    ["ANA", "A\u200bna", "\u2066Ana", "Ana\ufe0f", "\u202aAna\u202c", "Ana\u115f", "A\u00adna", "An\u2060a"],
)
def test_who_looks_the_same_is_the_same(twin: str) -> None:
    assert known_as(twin) == known_as("Ana")


def test_two_ways_to_write_a_letter_are_one() -> None:
    assert known_as("Zoe\u0308") == known_as("Zoë")
    assert known_as("Ana") != known_as("Aña")


@given(st.text(max_size=NAME_LONGEST))
@example("e\u200b\u0301")
@example("\u115f\u0301")
def test_what_was_typed_is_clean_and_can_be_typed_again(written: str) -> None:
    try:
        kept = typed_name(written)
    except Trouble:
        return
    assert typed_name(kept) == clean_name(kept) == kept
    assert drawn(kept) == kept
    assert known_as(kept) == known_as(written)


@given(st.text(max_size=60))
@example("李 + \u202f\n\t\U000e0041e\u0301")
def test_whatever_is_shown_the_face_can_write(text: str) -> None:
    """Of old names too, and of files that others made."""
    shown = drawn(text)
    assert set(shown) - {"\n", "\t"} <= signs(READING)
    assert not any(unicodedata.category(sign)[0] == "M" for sign in shown)
    assert drawn(shown) == shown


@pytest.mark.parametrize(
    ("kept", "shown"),
    [
        ("李", "?"),
        ("Ana 👩‍👧", "Ana ??"),
        ("A\u200bna", "Ana"),
        ("Le\u0301a", "Léa"),
        ("Ade\u0301ba\u0301yo\u0323\u0300", "Adébáyọ"),
        ("1\u202f000", "1\u00a0000"),  # no line ends within a number
    ],
)
def test_what_is_shown_of_names_that_were_kept_before(kept: str, shown: str) -> None:
    assert drawn(kept) == shown
