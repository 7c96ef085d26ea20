"""The rules on screen: every clause of every game is found by its id and by words, with or without
accents."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from kivy.metrics import Metrics

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.checks.clauses import anchors
from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.ui import pictures, rulebook
from coffres.ui.app import CoffresApp
from coffres.ui.rulebook import Paragraph, found_in, paragraphs, plain, read, spans
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.reading_list import LineView, LinkView
from coffres.ui.widgets.rules_sheet import RulesSheet
from coffres.ui.widgets.speaker import Speaker
from tests.ui.evening import Evening

FILES = {"fr": "regles.fr.md", "en": "rules.en.md"}
BOOK = [
    Paragraph("Le titre", level=1),
    Paragraph("Un mot avant."),
    Paragraph("Les épreuves", level=2),
    Paragraph("L'épée et l'œil.", clause="XX-01"),
    Paragraph("Une règle.", clause="XX-02"),
    Paragraph("La fin", level=2),
    Paragraph("Une autre règle.", clause="XX-03"),
]


@pytest.mark.parametrize("lang", FILES)
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_lost(game: str, lang: str) -> None:
    text = (files(f"coffres.games.{game}") / FILES[lang]).read_text(encoding="utf-8")
    book = read(game, lang)
    assert [paragraph.clause for paragraph in book if paragraph.clause] == anchors(text)
    assert book[0].level == 1
    assert all(paragraph.text and "**" not in paragraph.text for paragraph in book)


@pytest.mark.parametrize("lang", FILES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_comes_first_in_ten_lines_with_real_pieces(game: str, lang: str) -> None:
    book = read(game, lang)
    assert book[2] == Paragraph({"fr": "En deux minutes", "en": "In two minutes"}[lang], level=2)
    end = next(place for place, paragraph in enumerate(book) if place > 2 and paragraph.level)
    *lines, legend = book[3:end]
    assert len(lines) == 10
    assert all(len(line.text) < 220 for line in lines)
    drawn = [line.picture for line in lines if line.picture]
    assert len(drawn) >= 6
    assert all(pictures.is_drawn(name, game) for name in drawn)
    assert all(mark.capitalize() in legend.text for mark in marks(game, lang).values())


@pytest.mark.parametrize("game", GAMES)
def test_clauses_have_the_same_pictures_in_every_language(game: str) -> None:
    french, english = (
        {paragraph.clause: paragraph.picture for paragraph in read(game, lang) if paragraph.clause}
        for lang in FILES
    )
    assert french == english
    drawn = [name for name in french.values() if name]
    assert len(drawn) >= 6
    assert all(pictures.is_drawn(name, game) for name in drawn)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_in_the_box_is_marked_alike_in_every_language(game: str) -> None:
    kinds = {lang: sorted(set(marks(game, lang).values())) for lang in FILES}
    assert kinds == {"fr": ["précision", "tablette"], "en": ["ruling", "tablet"]}
    french, english = (
        {clause: kinds[lang].index(mark) for clause, mark in marks(game, lang).items()} for lang in FILES
    )
    assert french == english


def marks(game: str, lang: str) -> dict[str, str]:
    return {paragraph.clause: paragraph.mark for paragraph in read(game, lang) if paragraph.mark}


def test_a_text_is_read_in_paragraphs() -> None:
    text = (
        "# Titre\n\nUne phrase\nsur deux lignes, avec un `signe`.\n\n## Chapitre\n\n**XX-01** Une\nclause.\n"
        "\n![](key_red) Une\nimage.\n\n**XX-02** *précision* ![](door) Une autre.\n"
        "\n**trésor** Ce qui brille. (XX-01)\n"
    )
    assert paragraphs(text) == [
        Paragraph("Titre", level=1),
        Paragraph("Une phrase sur deux lignes, avec un signe."),
        Paragraph("Chapitre", level=2),
        Paragraph("Une clause.", clause="XX-01"),
        Paragraph("Une image.", picture="key_red"),
        Paragraph("Une autre.", clause="XX-02", mark="précision", picture="door"),
        Paragraph("Ce qui brille.", word="trésor", at="XX-01"),
    ]


@pytest.mark.parametrize(
    ("words", "clauses"),
    [
        ("epee", ["XX-01"]),
        ("ÉPÉE oeil", ["XX-01"]),
        ("règle", ["XX-02", "XX-03"]),
        ("xx-03", ["XX-03"]),
        ("regle une autre", ["XX-03"]),
        ("épée règle", []),
    ],
)
def test_words_are_found_however_they_are_typed(words: str, clauses: list[str]) -> None:
    assert [paragraph.clause for paragraph in found_in(BOOK, words) if not paragraph.level] == clauses


def test_what_is_found_stands_under_its_heading() -> None:
    assert found_in(BOOK, "autre règle") == BOOK[5:7]


@pytest.mark.parametrize(
    ("text", "words", "marked"),
    [
        ("L'épée et l'épéiste", "epe", ["épé", "épé"]),
        ("Un œil, deux yeux", "oeil", ["œil"]),
        ("L'épée", "l’epee", ["L'épée"]),
        ("L'épée", "l'epee", ["L'épée"]),
        ("règle", "gle regle", ["règle"]),
        ("rien", "tout", []),
        ("rien", "", []),
    ],
)
def test_the_words_are_marked_where_they_stand(text: str, words: str, marked: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text, words)] == marked


def test_plain_text_has_no_accents_nor_capitals() -> None:
    assert plain("Œuvre À L’ÉCART") == "oeuvre a l'ecart"


def test_a_text_that_cannot_be_read_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_bytes(b"\xff\xfe\xff")
    monkeypatch.setattr(rulebook, "files", lambda _package: tmp_path)
    for lang in FILES:  # these words are not in the text
        with pytest.raises(Trouble, match=r"Le texte des règles"):
            read("roc_noir", lang)


class Reader:
    def __init__(self, robot: Robot, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self.robot = robot
        self.app = CoffresApp(data=folder)
        robot.open(self.app, size)
        self.app.change(language="fr")

    def open(self, game: str, clause: str = "") -> RulesSheet:
        self.app.open_rules(game, clause)
        self.robot.wait(0.2)
        sheet: RulesSheet = self.app.scene.floating[0]
        return sheet

    def seek(self, sheet: RulesSheet, words: str) -> None:
        sheet.ids.words.text = words
        self.robot.wait(0.5)

    def in_sight(self, sheet: RulesSheet) -> list[LineView]:
        """The lines in sight, from top to bottom."""
        page = sheet.ids.page
        views = [widget for widget in page.walk(restrict=True) if isinstance(widget, LineView)]
        seen = [
            view
            for view in views
            if page.y <= view.to_window(*view.center)[1] <= page.to_window(0, page.top)[1]
        ]
        return sorted(seen, key=lambda view: -view.y)


@pytest.fixture
def reader(robot: Robot, tmp_path: Path) -> Reader:
    return Reader(robot, tmp_path)


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_it_opens_at_the_clause_in_question(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    reader = Reader(robot, tmp_path, size)
    reader.app.change(text_size=text_size)
    sheet = reader.open("coffre_et_cle", "CC-27")
    top = reader.in_sight(sheet)[0]
    assert "CC-27" in top.text
    assert top.marked
    assert top.texture_size[1] <= top.height


def test_a_larger_text_is_measured_anew(reader: Reader) -> None:
    sheet = reader.open("roc_noir")
    before = sum(line["height"] for line in sheet.ids.page.data)
    reader.app.change(text_size=150)
    reader.robot.wait(0.2)
    assert Metrics.fontscale == 1.5
    assert sum(line["height"] for line in sheet.ids.page.data) > before * 1.5


def test_only_the_lines_in_sight_are_widgets(reader: Reader) -> None:
    sheet = reader.open("agence_tous_risques")
    views = [widget for widget in sheet.walk(restrict=True) if isinstance(widget, LineView)]
    assert len(views) < 25 < len(sheet.ids.page.data)


def test_a_search_and_back_to_the_text_at_what_was_found(reader: Reader) -> None:
    sheet = reader.open("coffre_et_cle")
    reader.seek(sheet, "verrouillee")
    found = [line["key"] for line in sheet.ids.page.data if "key" in line]
    assert found
    assert len(found) < 10
    view = next(view for view in reader.in_sight(sheet) if isinstance(view, LinkView))
    reader.robot.touch(view.to_window(*view.center))
    reader.robot.wait(0.5)
    assert sheet.ids.words.text == ""
    assert found[0] in reader.in_sight(sheet)[0].text
    assert reader.in_sight(sheet)[0].marked


def test_words_that_stand_nowhere_are_said_to(reader: Reader) -> None:
    sheet = reader.open("coffre_et_cle")
    reader.seek(sheet, "[b]dragon")
    (line,) = reader.in_sight(sheet)
    assert "dragon" in line.text
    assert line.texture_size[0] > 100  # typed text is shown as it is, not read as markup


def test_the_back_key_the_cross_and_a_tap_beside_close_it(reader: Reader) -> None:
    robot, scene = reader.robot, reader.app.scene
    reader.open("roc_noir")
    robot.press(ESCAPE)
    assert scene.floating == []
    reader.open("roc_noir")
    robot.touch((20, 400))
    assert scene.floating == []
    sheet = reader.open("roc_noir")
    robot.touch((sheet.ids.bar.right - 28, sheet.ids.bar.center_y))
    assert scene.floating == []
    assert reader.app.navigator.name == "home"


def test_the_rules_speak_the_language_of_the_app(reader: Reader) -> None:
    reader.app.change(language="en")
    sheet = reader.open("coffre_et_cle", "CC-06")
    assert "Treasure" in reader.in_sight(sheet)[0].text


@pytest.mark.parametrize("size", [(1280, 800), (360, 800)])
def test_the_glossary_opens_and_each_of_its_words_leads_to_where_it_comes_first(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    reader = Reader(robot, tmp_path, size)
    sheet = reader.open("casse_du_siecle", "CS-07")
    (button,) = [
        each
        for each in sheet.walk(restrict=True)
        if isinstance(each, IconButton) and each.icon == "alphabetical-variant"
    ]
    robot.touch(button.to_window(*button.center))
    robot.wait(0.5)
    words = [each for each in reader.in_sight(sheet) if isinstance(each, LinkView)]
    word = next(each for each in words if "trousseau" in each.text)
    robot.touch(word.to_window(*word.center))
    robot.wait(0.5)
    top = reader.in_sight(sheet)[0]
    assert top.marked
    assert "CS-05" in top.text


@pytest.mark.parametrize("lang", FILES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_glossary(game: str, lang: str) -> None:
    words = [paragraph for paragraph in read(game, lang) if paragraph.word]
    assert len(words) >= 8
    assert all(word.at and word.text for word in words)


def speakers(sheet: RulesSheet) -> list[Speaker]:
    shown = [widget for widget in sheet.walk(restrict=True) if isinstance(widget, Speaker)]
    return [speaker for speaker in shown if not speaker.disabled]


def test_a_paragraph_is_read_aloud(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    evening.device["speaker"].ready = True
    evening.app.open_rules("roc_noir")
    robot.wait(0.3)
    sheet = evening.app.scene.floating[0]
    speaker = next(each for each in speakers(sheet) if "chambre du trésor" in each.text)
    robot.touch(speaker.to_window(*speaker.center))
    (said,) = (call.args[0] for call in evening.device.asked("speaker") if call.what == "say")
    assert said == speaker.text
    assert "[" not in said
    assert evening.app.scene.floating  # the sheet took the tap for nothing else
    sheet.dismiss()
    assert evening.device.asked("speaker")[-1].what == "stop"


def test_a_voice_that_is_found_late_is_offered(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    evening.app.open_rules("roc_noir")
    robot.wait(0.3)
    sheet = evening.app.scene.floating[0]
    assert speakers(sheet) == []
    assert evening.device.asked("speaker")[0].what == "prepare"
    evening.device["speaker"].ready = True
    robot.wait(2)
    assert speakers(sheet)


def test_nothing_is_read_aloud_beside_a_private_page(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    evening.device["speaker"].ready = True
    evening.start("coffre_et_cle", 4)
    assert evening.app.navigator.name in ("curtain", "private")
    evening.app.open_rules("coffre_et_cle")
    robot.wait(2)
    assert speakers(evening.app.scene.floating[0]) == []
