"""The catalogues follow the sources; a missing translation is named."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest

from coffres.dev.words_tool import domain_of, extract, locale, problems, sentences, update
from coffres.engine.trouble import Trouble
from tests.house.tree import ROOT

SOURCES = {
    "coffres/engine/talk.py": 'A = N_("Bonjour {name}")\nB = _("Au revoir")\nC = _(A)\n',
    "coffres/games/roc_noir/words.py": 'A = {"trap": N_("La trappe " "s\'ouvre")}\n',
    "kv/screens/home.kv": """
Label:
    text: app.l10n._('À {n} joueurs', n=3)
    hint: app.l10n._("D'accord")
""",
}
ENGLISH = {
    "Bonjour {name}": "Hello {name}",
    "Au revoir": "Goodbye",
    "À {n} joueurs": "For {n} players",
    "D'accord": "All right",
    "La trappe s'ouvre": "The trap opens",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with complete catalogues."""
    for name, text in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (locale(tmp_path) / "en" / "LC_MESSAGES").mkdir(parents=True)
    update(tmp_path)
    for po in locale(tmp_path).rglob("*.po"):
        edit(
            po, *((f'msgid "{fr}"\nmsgstr ""', f'msgid "{fr}"\nmsgstr "{en}"') for fr, en in ENGLISH.items())
        )
    update(tmp_path)
    return tmp_path


def edit(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def po(checkout: Path, domain: str = "coffres") -> Path:
    return locale(checkout) / "en" / "LC_MESSAGES" / f"{domain}.po"


def test_the_catalogues_of_this_house_are_complete() -> None:
    assert problems(ROOT) == []


def test_complete_catalogues_have_no_problem(checkout: Path) -> None:
    assert problems(checkout) == []


def test_a_game_has_a_domain_of_its_own(checkout: Path) -> None:
    templates = extract(checkout)
    assert {m.id for m in templates["roc_noir"] if m.id} == {"La trappe s'ouvre"}
    assert {m.id for m in templates["coffres"] if m.id} == set(ENGLISH) - {"La trappe s'ouvre"}
    assert domain_of(Path("coffres/games/__init__.py")) == "coffres"
    assert domain_of(Path("coffres/ui/boards/roc_noir.py")) == "coffres"


def test_only_what_is_marked_is_a_sentence(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text(
        '"""_("doc")"""\n# _("comment")\nA = N_("one")\nB = f("two")\nC = "three"\n', encoding="utf-8"
    )
    assert list(sentences(source)) == ["one"]


def test_what_is_packed_is_what_the_app_reads(checkout: Path) -> None:
    read = gettext.translation("roc_noir", locale(checkout), ["en"]).gettext
    assert read("La trappe s'ouvre") == "The trap opens"


def test_nothing_is_written_twice(checkout: Path) -> None:
    assert update(checkout) == []


def test_an_update_keeps_translations_and_drops_what_left_the_sources(checkout: Path) -> None:
    edit(checkout / "coffres/engine/talk.py", ('_("Au revoir")', '_("Adieu")'))
    assert po(checkout) in update(checkout)
    text = po(checkout).read_text(encoding="utf-8")
    assert "Hello {name}" in text
    assert "Au revoir" not in text
    assert problems(checkout) == ["assets/locale/en/LC_MESSAGES/coffres.po: not translated: Adieu"]


def test_one_domain_can_be_updated_alone(checkout: Path) -> None:
    edit(checkout / "coffres/engine/talk.py", ('_("Au revoir")', '_("Adieu")'))
    assert update(checkout, only=["roc_noir"]) == []


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (('msgstr "Goodbye"', 'msgstr ""'), "not translated: Au revoir"),
        (('msgid "Au revoir"', 'msgid "Salut"'), "not there: Au revoir"),
        (('msgid "Au revoir"', 'msgid "Salut"'), "in no source: Salut"),
        (('msgid "Au revoir"', '#, fuzzy\nmsgid "Au revoir"'), "uncertain (fuzzy): Au revoir"),
        (('msgstr "Hello {name}"', 'msgstr "Hello {nom}"'), "other {fields} than the source: Bonjour {name}"),
        (('msgstr "Hello {name}"', 'msgstr "Hello {name"'), "other {fields} than the source: Bonjour {name}"),
        (('msgid "Au revoir"', '#~ msgid "Vieux"\n#~ msgstr "Old"\n\nmsgid "Au revoir"'), "obsolete: Vieux"),
    ],
)
def test_a_gap_is_named(checkout: Path, change: tuple[str, str], named: str) -> None:
    edit(po(checkout), change)
    assert f"assets/locale/en/LC_MESSAGES/coffres.po: {named}" in problems(checkout)


def test_a_catalogue_that_was_not_packed_again_is_named(checkout: Path) -> None:
    edit(po(checkout), ('msgstr "Goodbye"', 'msgstr "Farewell"'))
    stale = "assets/locale/en/LC_MESSAGES/coffres.mo: not packed from its .po"
    assert problems(checkout) == [stale]
    po(checkout).with_suffix(".mo").unlink()
    assert problems(checkout) == [stale]


def test_what_is_packed_names_no_day(checkout: Path) -> None:
    """Or the same words would be another file at every packing."""
    assert b"POT-Creation-Date: 2026-01-01" in po(checkout).with_suffix(".mo").read_bytes()


def test_a_missing_catalogue_is_named(checkout: Path) -> None:
    po(checkout, "roc_noir").unlink()
    assert problems(checkout) == ["assets/locale/en/LC_MESSAGES/roc_noir.po: missing"]


def test_a_damaged_catalogue_is_a_sentence(checkout: Path) -> None:
    po(checkout).write_text('msgid "half', encoding="utf-8")
    with pytest.raises(Trouble, match=r"coffres\.po"):
        update(checkout)
