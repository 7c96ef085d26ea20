"""Secret words are written once, without an outline, and stamped in two colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.text import Label as Letters
from kivy.core.window import Window
from kivy.graphics import Color, Mesh, Rectangle

from coffres.dev.window.robot import Robot
from coffres.ui import theme
from coffres.ui.typeset import as_set
from coffres.ui.widgets.secret_words import SecretWords
from tests.games.agence_tous_risques.positions import BENCHED, CLEAR, SHOW
from tests.ui.agency import Raid
from tests.ui.evening import Evening


def words(robot: Robot, folder: Path, **how: object) -> SecretWords:
    evening = Evening(robot, folder)
    secret = SecretWords(text="la Clé", size_hint=(None, None), size=(300, 60), **how)
    evening.app.root.add_widget(secret)
    robot.wait(0.2)
    return secret


def test_a_hand_that_is_held_is_written_once_and_without_outlines(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To write outlines is five times as slow, and every look at a secret writes it anew."""
    raid = Raid(robot, tmp_path, "." * 20, 3, 5, hands={0: (BENCHED, CLEAR, SHOW)}).open()
    written, write = [], Letters._render_text

    def noted(letters: Letters, text: str, x: float, y: float) -> None:
        written.append((text, letters.options["outline_width"]))
        write(letters, text, x, y)

    monkeypatch.setattr(Letters, "_render_text", noted)
    raid.look()
    secrets = raid.all(SecretWords)
    assert len(secrets) == 6 and all(secret.rim(secret.font_size) for secret in secrets)
    said = " ".join(as_set(secret.text) for secret in secrets).split()
    assert sorted(" ".join(text for text, _outline in written).split()) == sorted(said)
    assert not any(outline for _text, outline in written)


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_the_words_of_a_hand_are_fitted_to_one_box_only(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """A layout in a layout takes a round to settle: nothing is fitted to the boxes of those rounds."""
    raid = Raid(robot, tmp_path, "." * 20, 3, 5, hands={0: (BENCHED, CLEAR, SHOW)}).open()
    Window.size = size
    robot.wait(0.3)
    boxes: dict[SecretWords, set[tuple[float, float]]] = {}
    fit = SecretWords._all_that_matters

    def noted(secret: SecretWords) -> tuple[object, ...]:
        boxes.setdefault(secret, set()).add(tuple(secret.size))
        return fit(secret)

    monkeypatch.setattr(SecretWords, "_all_that_matters", noted)
    raid.look()
    assert {*boxes} == {*raid.all(SecretWords)}
    assert all(box == {tuple(secret.size)} for secret, box in boxes.items())


@pytest.mark.parametrize("hollow", [False, True])
def test_the_rim_lies_round_the_words_and_they_upon_it(robot: Robot, tmp_path: Path, hollow: bool) -> None:
    secret = words(robot, tmp_path, hollow=hollow)
    pieces = [piece for piece in secret.canvas.after.children if isinstance(piece, Color | Mesh | Rectangle)]
    rim_colour, rim, ink_colour, ink = pieces
    pale, dark = list(theme.RIM), list(theme.INK)
    assert [rim_colour.rgba, ink_colour.rgba] == ([dark, pale] if hollow else [pale, dark])
    steps = [
        (rim.vertices[at] - ink.pos[0], rim.vertices[at + 1] - ink.pos[1])
        for at in range(0, len(rim.vertices), 16)
    ]
    width = secret.rim(secret.font_size)
    assert max(right for right, _up in steps) == max(up for _right, up in steps) == width
    assert min(right for right, _up in steps) == min(up for _right, up in steps) == -width
    assert all(step == round(step) for steps_of in steps for step in steps_of)  # nothing is blurred
    assert len({*steps}) == len(steps)


def test_small_letters_have_no_rim(robot: Robot, tmp_path: Path) -> None:
    secret = words(robot, tmp_path, wish=14)
    assert [type(piece) for piece in secret.canvas.after.children if isinstance(piece, Mesh)] == []


def test_words_that_are_taken_away_leave_nothing(robot: Robot, tmp_path: Path) -> None:
    secret = words(robot, tmp_path)
    assert secret.canvas.after.children
    secret.text = ""
    robot.wait(0.1)
    assert secret.canvas.after.children == []


@pytest.mark.parametrize("height", range(30, 120, 6))
def test_lines_have_room_as_they_are_drawn(robot: Robot, tmp_path: Path, height: int) -> None:
    secret = words(robot, tmp_path)
    secret.text, secret.size = "Trouve qui a la Clé et, ton action faite", (180, height)
    robot.wait(0.2)
    rim = secret.rim(secret.font_size)
    assert secret.texture_size[1] + 2 * rim <= height + 1 or secret.font_size == secret.least
