"""Boards of one's own in the data folder: read, or refused with what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.engine.registry import GAMES
from coffres.places import ASSETS
from coffres.storage import own_boards as own_boards_module
from coffres.storage.disk import read_bytes
from coffres.storage.own_boards import OwnBoards, folder_of, own_boards

AGENCY = GAMES["agence_tous_risques"]
SPACES = "..1.ZG.S2.R..3GZC.F."
FILE = {"schema": 1, "game": "agence_tous_risques", "names": {"fr": "La cave", "en": "The cellar"}}


def put(data: Path, name: str, written: bytes | str, game: str = "agence_tous_risques") -> None:
    folder = folder_of(data, game)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(written.encode() if isinstance(written, str) else written)


def board(spaces: str, **fields: object) -> str:
    return json.dumps({**FILE, "spaces": spaces, **fields})


def test_without_a_folder_there_are_none(tmp_path: Path) -> None:
    assert own_boards(tmp_path, AGENCY) == OwnBoards()


@pytest.mark.rule("AT-01")
def test_a_board_is_read_with_its_names(tmp_path: Path) -> None:
    put(tmp_path, "cave.json", board("..1.Z G.S2. R..3G ZC.F."))
    (found,) = own_boards(tmp_path, AGENCY).boards
    assert found.spaces == SPACES
    assert found.names == {"fr": "La cave", "en": "The cellar"}


def test_a_file_saved_on_windows_is_read_too(tmp_path: Path) -> None:
    put(tmp_path, "cave.json", b"\xef\xbb\xbf" + board(SPACES).encode())
    assert [found.spaces for found in own_boards(tmp_path, AGENCY).boards] == [SPACES]


def test_the_same_board_twice_is_one(tmp_path: Path) -> None:
    put(tmp_path, "a.json", board(SPACES))
    put(tmp_path, "b.json", board(SPACES, names={"fr": "Copie", "en": "Copy"}))
    (found,) = own_boards(tmp_path, AGENCY).boards
    assert found.names["fr"] == "La cave"


def test_other_files_are_nobodys_business(tmp_path: Path) -> None:
    put(tmp_path, "notes.txt", "rien")
    assert own_boards(tmp_path, AGENCY) == OwnBoards()


@pytest.mark.rule("AT-01")
@pytest.mark.parametrize(
    ("written", "says"),
    [
        (b"\xff\xfe\x00", "« faux.json » n'est pas un texte."),
        (
            '{"schema": 1,\n "game" 2}',
            "Ce plateau n'est pas un fichier JSON : il y a une faute à la ligne 2, au signe 9.",
        ),
        ("1" * 5000, "Ce plateau n'est pas un fichier JSON que l'on peut lire."),
        ("[" * 60_000, "Ce plateau n'est pas un fichier JSON que l'on peut lire."),
        (board(SPACES, game="roc_noir"), "Ce plateau est celui d'un autre jeu"),
        (board("..1.ZG.X2.R..3GZC.F."), "La case 8 du plateau est « X »"),
        (board("..1.ZGGS2.R..3GZC.F."), "Deux cases garde se touchent : les cases 6 et 7."),
        (board("." * 70_000), "« faux.json » est bien trop gros"),
    ],
)
def test_a_wrong_one_is_refused_with_what_is_wrong(tmp_path: Path, written: bytes | str, says: str) -> None:
    put(tmp_path, "faux.json", written)
    put(tmp_path, "vrai.json", board(SPACES))
    found = own_boards(tmp_path, AGENCY)
    assert [one.spaces for one in found.boards] == [SPACES]
    ((file, trouble),) = found.spoilt
    assert file == "faux.json"
    assert str(trouble).startswith(says)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"names": {"fr": "\ud800", "en": "Cellar"}}, "Ce texte contient un signe"),
        ({"names": {"fr": "Cave", "en": "a\0b"}}, "Ce texte contient un signe"),
        (
            {"names": {"fr": "Cave", "en": "x" * 60_000}},
            "Ce texte est trop long : 40 signes au plus, pas 60000.",
        ),
        ({"\ud800": 1}, "Un plateau n'a pas de rubrique « ? »."),
        ({"x" * 60_000: 1}, "Un plateau n'a pas de rubrique « xxx"),
        ({"spaces": "\ud800"}, "La case 1 du plateau est « ? »."),
        ({"spaces": "." * 60_000}, "Un chemin a entre 12 et 120 cases"),
        ({"game": "\ud800" * 9_000}, "Ce plateau est celui d'un autre jeu"),
        ({"schema": "x" * 60_000}, "Ce plateau est écrit selon le schéma"),
    ],
    ids=range(9),
)
def test_whatever_is_in_it_can_be_said(tmp_path: Path, fields: dict[str, object], says: str) -> None:
    put(tmp_path, "faux.json", json.dumps({**FILE, "spaces": SPACES, **fields}))
    put(tmp_path, "vrai.json", board(SPACES))
    found = own_boards(tmp_path, AGENCY)
    assert [one.spaces for one in found.boards] == [SPACES]
    ((_file, trouble),) = found.spoilt
    assert str(trouble).startswith(says)
    assert len(str(trouble)) < 500
    str(trouble).encode()


@pytest.mark.parametrize("stairs", [600, 990, 20_000])
def test_a_field_that_has_no_end(tmp_path: Path, stairs: int) -> None:
    for field in ("schema", "game", "names", "spaces"):
        written = json.dumps({**FILE, "spaces": SPACES, field: "deep"})
        put(tmp_path, "faux.json", written.replace('"deep"', "[" * stairs + "]" * stairs))
        (spoilt,) = own_boards(tmp_path, AGENCY).spoilt
        assert len(str(spoilt.trouble)) < 500


def test_so_many_files_are_read_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(200):
        put(tmp_path, f"{number:03}.json", "{")
    read: list[str] = []

    def counting(path: Path, largest: int) -> bytes:
        read.append(path.name)
        return read_bytes(path, largest)

    monkeypatch.setattr(own_boards_module, "read_bytes", counting)
    found = own_boards(tmp_path, AGENCY)
    assert read == [f"{number:03}.json" for number in range(40)]
    assert str(found.spoilt[-1].trouble).startswith("Il y a trop de plateaux dans ce dossier : on en lit 40")
    assert found.spoilt[-1].file == "agence_tous_risques"


def test_a_large_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, "gros.json", b" " * ((1 << 16) + 1))
    monkeypatch.setattr(Path, "read_bytes", lambda path: pytest.fail(f"{path} was read"))
    (spoilt,) = own_boards(tmp_path, AGENCY).spoilt
    assert "bien trop gros" in str(spoilt.trouble)


@pytest.mark.rule("FB-05")
def test_a_rampart_of_ones_own(tmp_path: Path) -> None:
    fort = GAMES["fort_boyard"]
    shipped = json.loads((ASSETS / "fort_boyard" / "boards" / "boite.json").read_text(encoding="utf-8"))
    put(tmp_path, "rempart.json", json.dumps(shipped), "fort_boyard")
    put(tmp_path, "sans.json", json.dumps({**shipped, "spaces": shipped["spaces"][1:]}), "fort_boyard")
    found = own_boards(tmp_path, fort)
    assert len(found.boards) == 1
    assert [file for file, _trouble in found.spoilt] == ["sans.json"]
