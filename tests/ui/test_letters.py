"""Letters in their boxes: they become smaller, and lines end only where French allows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.text import Label as Letters
from kivy.metrics import dp, sp
from kivy.uix.boxlayout import BoxLayout

from coffres.dev.window.robot import Robot
from coffres.l10n import curled, unbroken
from coffres.ui import typeset
from coffres.ui.app import CoffresApp
from coffres.ui.known import Known
from coffres.ui.typeset import Measured
from coffres.ui.widgets import fitted as fitted_label
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.sentence import Sentence

LINE = "Ils ont dit : « Quoi ? Déjà ! »"


@pytest.mark.parametrize(
    ("text", "set_"),
    [
        ("Qui ?", "Qui\u00a0?"),
        ("un : deux ; trois !", "un\u00a0: deux\u00a0; trois\u00a0!"),
        ("« Clé »", "«\u00a0Clé\u00a0»"),
        ("150 %", "150\u00a0%"),
        ("de 4 à 8 ; 2 to 4", "de 4\u00a0à\u00a08\u00a0; 2\u00a0to\u00a04"),
        ("Who? Nobody: nothing!", "Who? Nobody: nothing!"),
        ("again. (× 3)", "again. (×\u00a03)"),
    ],
)
def test_where_a_line_must_not_end(text: str, set_: str) -> None:
    assert unbroken(text) == set_


@pytest.mark.parametrize(
    ("text", "set_"),
    [
        ("L'énigme d'« Ana »", "L’énigme d’« Ana »"),
        ("Ana's key, the players' turn", "Ana’s key, the players’ turn"),
        ("Jeanne d'Arc'h", "Jeanne d’Arc’h"),
        ("5 '", "5 '"),
    ],
)
def test_an_apostrophe_is_curled(text: str, set_: str) -> None:
    assert curled(text) == set_


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("kind", [Sentence, Fitted])
def test_it_is_curled_where_it_is_drawn_and_stays_straight_where_it_is_typed(
    robot: Robot, kind: type[Sentence | Fitted]
) -> None:
    label = kind(text="d'Arc", size=(400, 100))
    robot.wait(0.1)
    assert lines(label) == ["d’Arc"]
    assert label.text == "d'Arc"


def lines(label: Sentence | Fitted) -> list[str]:
    return ["".join(word.text for word in line.words) for line in label._label._cached_lines]


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("width", range(100, 400, 20))
def test_no_line_begins_with_a_sign(width: int) -> None:
    sentence = Sentence(text=LINE, width=width)
    sentence.texture_update()
    assert not any(line.startswith((":", "?", "!", "»")) for line in lines(sentence))
    assert sentence.text == LINE


def fitted(robot: Robot, **fields: object) -> Fitted:
    label = Fitted(**fields)
    robot.wait(0.1)
    return label


def test_letters_are_as_large_as_wished_where_there_is_room(robot: Robot) -> None:
    assert fitted(robot, text="Clé", size=(400, 100)).font_size == sp(24)


def test_letters_are_not_fitted_into_every_size_a_box_has_on_its_way(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A layout gets its sizes from the outside in: each text of the first screen was fitted four times."""
    fits: list[Fitted] = []
    fit = Fitted._fit_now

    def counted(self: Fitted, *args: object) -> None:
        fits.append(self)
        fit(self, *args)

    monkeypatch.setattr(Fitted, "_fit_now", counted)
    counted.__name__ = "_fit_now"  # Kivy's clock finds a method by its name
    robot.open(CoffresApp(data=tmp_path))
    assert len(fits) <= 2 * len(set(fits))


def test_other_words_are_drawn_once_in_the_size_that_fits_them(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = fitted(robot, text="Oui", size=(150, 50))
    drawn: list[tuple[str, float]] = []
    refresh = Measured.refresh

    def noted(letters: Measured) -> None:
        drawn.append((letters.text, letters.options["font_size"]))
        refresh(letters)

    monkeypatch.setattr(Measured, "refresh", noted)
    label.text = "Une phrase plus longue"
    robot.wait(0.1)
    assert drawn == [("Une phrase plus longue", label.font_size)]
    assert label.font_size < sp(24)


def test_the_words_that_were_measured_last_are_known_and_no_more(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, measured: list[str]
) -> None:
    monkeypatch.setattr(typeset, "_SIZES", Known(3))
    letters = Measured(font_size=20)
    wide = {word: letters.get_extents(word) for word in ("un", "deux", "trois", "un", "quatre", "un")}
    assert measured == ["un", "deux", "trois", "quatre"]
    assert len(typeset._SIZES) == 3
    assert letters.get_extents("deux") == wide["deux"]
    assert measured[4:] == ["deux"]  # which was asked for before all others
    assert len({*wide.values()}) == 4


def test_a_text_that_comes_again_is_not_fitted_again(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[dict[str, object]] = [
        {},
        {"breaks": True},
        {"hyphens": True},
        {"bold": True},
        {"size": (200, 60)},
    ]
    all_ = [{"text": "Jean-Maximilien des Bruyères", "size": (90, 40)} | way for way in ways]
    first = [fitted(robot, **each) for each in all_]
    looked: list[Fitted] = []
    monkeypatch.setattr(Fitted, "_find", lambda label, *_: looked.append(label))
    again = [fitted(robot, **each) for each in all_]
    assert looked == []
    assert [label.font_size for label in again] == [label.font_size for label in first]
    assert [lines(label) for label in again] == [lines(label) for label in first]
    assert [label.texture_size for label in again] == [label.texture_size for label in first]
    assert len({str((label.font_size, lines(label))) for label in first}) > 2


@pytest.mark.parametrize("width", range(100, 130, 3))
def test_letters_that_were_bold_for_a_while_stand_as_before(robot: Robot, width: int) -> None:
    label = fitted(
        robot, text="Anne-Charlotte", size=(width, 30), wish="19sp", least="13dp", breaks=True, hyphens=True
    )
    before = label.font_size, lines(label), label.texture_size
    for bold in (True, False):
        label.bold = bold
        robot.wait(0.1)
        assert label.texture_size[1] <= label.height
    assert (label.font_size, lines(label), label.texture_size) == before


def test_letters_shrink_until_they_fit(robot: Robot) -> None:
    label = fitted(robot, text="Une phrase un peu plus longue", size=(150, 50))
    assert dp(14) <= label.font_size < sp(24)
    assert label.texture_size[1] <= 50


def test_letters_that_no_size_fits_are_not_tried_in_every_size(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[float] = []
    tight = Fitted._tight

    def counted(self: Fitted, *args: object) -> float:
        tried.append(args[2])
        return tight(self, *args)

    monkeypatch.setattr(Fitted, "_tight", counted)
    label = fitted(robot, text="Maximilienne", size=(20, 20), shortens=True)
    assert label.font_size == dp(14)
    assert set(tried) == {sp(24), dp(14)}


@pytest.mark.parametrize(
    ("count", "first", "near"), [(n, f, g) for n in (1, 2, 7) for f in range(n + 1) for g in range(n)]
)
def test_the_first_that_fits_is_found_from_any_guess_and_soon_from_a_good_one(
    count: int, first: int, near: int
) -> None:
    tried: list[int] = []

    def fits(at: int) -> bool:
        tried.append(at)
        return at >= first

    assert fitted_label._first(fits, count, near) == first
    assert len(tried) == len({*tried})
    far = abs(first - near)
    assert far > 1 or len(tried) <= 2 + far
    assert first < count or count - 1 in tried[:3]  # that nothing fits is soon known


def test_a_word_is_never_torn(robot: Robot) -> None:
    label = fitted(robot, text="Maximilienne", size=(120, 100))
    assert lines(label) == ["Maximilienne"]


def test_letters_side_by_side_are_of_one_size(robot: Robot) -> None:
    row = BoxLayout(size=(400, 50))
    short = Fitted(text="Oui", even=row)
    long_ = Fitted(text="Peut-être bien que non", even=row)
    for label in (short, long_):
        row.add_widget(label)
    robot.wait(0.1)
    assert short.font_size == long_.font_size < sp(24)
    long_.even = None  # the widget in `even` is removed
    assert short.font_size == sp(24)


def test_a_double_name_is_parted_after_its_hyphen_where_it_has_to_be(robot: Robot) -> None:
    assert lines(fitted(robot, text="Anne-Charlotte", size=(200, 100))) == ["Anne-Charlotte"]
    assert lines(fitted(robot, text="Anne-Charlotte : 4", size=(80, 100))) == [
        "Anne-",
        "Charlotte\u00a0:",
        "4",
    ]


def test_a_name_of_three_parts_is_parted_as_seldom_as_it_can_be(robot: Robot) -> None:
    label = fitted(robot, text="Marie-Antoinette-Camille ?", size=(240, 100), firm=sp(24))
    assert lines(label) == ["Marie-Antoinette-", "Camille\u00a0?"]


def test_letters_stay_large_by_a_cut_in_a_long_name_only(robot: Robot) -> None:
    label = fitted(robot, text=f"{'W' * 24}, choisissez un coffre.", size=(200, 100), firm=sp(24))
    assert label.font_size == sp(24)
    assert lines(label)[0].endswith("…")
    assert " ".join(lines(label)[1:]) == "choisissez un coffre."
    label.size = 110, 60
    robot.wait(0.1)
    assert label.font_size < sp(24)


def test_a_name_that_a_sentence_has_no_room_for_loses_its_end(robot: Robot) -> None:
    label = fitted(robot, text=f"{'W' * 24} rit", size=(120, 60))
    *name, verb = lines(label)
    assert verb == "rit"
    assert name[0].startswith("WWW")
    assert name[0].endswith("…")
    assert label.texture_size[1] <= 60
    label.text = "Bo rit"
    robot.wait(0.1)
    assert lines(label) == ["Bo rit"]


@pytest.mark.usefixtures("robot")
def test_no_line_of_a_sentence_holds_half_a_name() -> None:
    sentence = Sentence(text=f"Bo, {'W' * 24}, Zoé", width=160)
    sentence.texture_update()
    assert [line.rstrip() for line in lines(sentence)][::2] == ["Bo,", "Zoé"]
    assert lines(sentence)[1].strip().startswith("WWWW")
    assert lines(sentence)[1].strip().endswith("…")
    sentence.width = 600
    sentence.texture_update()
    assert "W" * 24 in "".join(lines(sentence))


def test_a_name_that_has_no_room_ends_in_dots(robot: Robot) -> None:
    label = fitted(robot, text="Maximilienne-Charlotte", size=(90, 30), shortens=True)
    assert label.texture_size[0] <= 90
    (line,) = lines(label)
    assert line.startswith("Maxi")
    assert line.endswith("...")
    label.text = "Bo"
    robot.wait(0.1)
    assert lines(label) == ["Bo"]


@pytest.mark.parametrize("rim", [None, 1, 3])
@pytest.mark.parametrize("text", ["Garde", "la Clé", ""])
def test_words_with_a_rim_are_as_large_as_kivy_measures_them(text: str, rim: int | None) -> None:
    how = {"text": text, "font_size": 30, "font_name": "text", "outline_width": rim}
    assert Measured(**how).get_extents(text) == Letters(**how).get_extents(text)
