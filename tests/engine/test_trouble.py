"""Sentences carry what files hold: never so that they break, or have no end."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coffres.engine.trouble import Trouble, sayable

ANYTHING = st.text(st.characters(exclude_categories=()))  # halves of characters among them


@pytest.mark.parametrize("name", ["Léa", "une carte.json", "« 李 »", "👩‍👧", "", "x" * 240])
def test_what_can_be_said_is_said_as_it_is(name: str) -> None:
    assert sayable(name) == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("caf\udce9", "caf?"),  # what Python makes of a file name that is no UTF-8
        ("a\0b\nc", "a?b?c"),
        ("\u202enosj.etrap", "nosj.etrap"),
        ("a\u2028b", "a?b"),
        ("x" * 241, "x" * 240 + "…"),
        ("é" * 1_000_000, "é" * 240 + "…"),
    ],
)
def test_what_cannot_is_made_so(name: str, said: str) -> None:
    assert sayable(name) == said


@given(ANYTHING)
@example("\ud800" * 300)
def test_every_sentence_can_be_drawn_on_one_line(text: str) -> None:
    said = Trouble("« {file} » : {number} {why}", file=text, number=3, why=Trouble("{text}", text=text))
    sentence = str(said)
    sentence.encode("utf-8")
    assert len(sentence) < 500
    assert {unicodedata.category(sign) for sign in sentence}.isdisjoint(("Cc", "Cs", "Zl", "Zp"))


def test_braces_in_a_name_are_no_fields() -> None:
    assert str(Trouble("« {file} »", file="{0.__class__}")) == "« {0.__class__} »"
