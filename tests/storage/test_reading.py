"""Files that are none of ours, too new, too old or strange: a sentence each, and nothing touched."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.storage import disk
from coffres.storage.lines import seal
from coffres.storage.reading import OLDER, read, read_file
from tests.storage.bench import GAME, eventful, history, open_game, told

HEADER: dict[str, Any] = {
    "schema": 1,
    "game": GAME,
    "rules": GAMES[GAME].rules,
    "app": "0.1.0",
    "seats": ["Ana", "Bo", "Chloé", "Dan"],
    "options": {},
    "made": "2026-11-18T20:15:00Z",
}


RULES = b'"rules":%d' % GAMES[GAME].rules  # as a save has it


def header(**fields: Any) -> bytes:
    """The file of a game of which nothing was played, with other fields in its header (None: without)."""
    merged = {name: value for name, value in {**HEADER, **fields}.items() if value is not None}
    return seal(json.dumps(merged)[:-1], 0)[0]


def refusal(data: bytes) -> str:
    with pytest.raises(Trouble) as trouble:
        read(data, "partie.jsonl")
    return str(trouble.value)


def test_a_header_and_nothing_else_is_a_game() -> None:
    reading = read(header(), "partie.jsonl")
    assert (reading.session.moves, reading.notes, reading.names) == ([], [], HEADER["seats"])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"hello\n",
        b"PK\x03\x04\x14\x00\n\x00",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xfeh\x00i\x00\n",
        b"[]\n",
        b"{}\n",
        b"null\n",
        b'{"a":1}\n',
        b"[" * 100_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
        b"1" * 10_000 + b"\n",
        b"x" * 1_000_000,
        "# Un récit\n".encode("latin-1"),
    ],
    ids=range(15),
)
def test_foreign_files(data: bytes) -> None:
    assert refusal(data) == "« partie.jsonl » n'est pas une partie de coffres."


@pytest.mark.parametrize(
    "fields",
    [
        {"schema": 0},
        {"schema": -(10**30)},
        {"rules": None},
        {"rules": "1"},
        {"rules": True},
        {"app": 1},
        {"seats": "Ana"},
        {"seats": [1, 2, 3, 4]},
        {"seats": ["Ana", "Bo", "Chloé", ""]},
        {"seats": ["Ana", "Bo", "Chloé", "D" * 25]},
        {"seats": ["Ana", "Bo", "Chloé", "Dan "]},
        {"options": []},
        {"made": "hier"},
        {"made": 20261118},
        {"made": None},
        {"seed": 5},
    ],
    ids=str,
)
def test_a_header_that_nobody_wrote(fields: dict[str, Any]) -> None:
    expected = "La première ligne de « partie.jsonl » est abîmée : la partie ne peut pas être ouverte."
    assert refusal(header(**fields)) == expected


def test_headers_of_games_and_options_that_there_are_not() -> None:
    assert "Aucun jeu ne s'appelle « echecs »" in refusal(header(game="echecs"))
    assert "est abîmée" in refusal(header(game=["roc_noir"]))
    assert "pas d'option « dragons »" in refusal(header(options={"dragons": 1}))
    assert "ne peut pas valoir 99" in refusal(header(options={"rounds": 99}))
    assert "de 4 à 8, pas à 2" in refusal(header(seats=["Ana", "Bo"]))


def test_newer_files() -> None:
    newer = (
        "« partie.jsonl » vient d'une version plus récente de coffres : il faut mettre l'application à jour."
    )
    assert refusal(header(schema=3)) == newer
    assert refusal(b'{"schema":7}\n') == newer
    assert refusal(header(rules=GAMES[GAME].rules + 1)) == newer


@pytest.mark.parametrize("data", [header(schema=3), header(seats=5), b"hello\n", b""], ids=range(4))
def test_a_refused_file_is_not_touched(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "partie.jsonl"
    path.write_bytes(data)
    for _ in range(2):  # and is free for whoever can read it
        with pytest.raises(Trouble, match=r"partie\.jsonl"):
            open_game(path)
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


def test_older_rules_open_for_reading_only(tmp_path: Path) -> None:
    path = tmp_path / "partie.jsonl"
    data = eventful(path)
    older = data.replace(RULES, b'"rules":0', 1)
    first, _, rest = older.partition(b"\n")
    stated = first.replace(first[first.rindex(b',"crc":') :], b"")
    resealed = reseal(stated, rest)
    path.write_bytes(resealed)
    now = history(data)[-1]
    with open_game(path) as saved:
        assert saved.frozen
        assert told(saved) == now
        assert [(note.sentence, note.fields) for note in saved.notes] == [(OLDER, {"moves": len(now.moves)})]
        for change in (
            lambda: saved.match.play(saved.match.legal(saved.match.asks()[0].by)[0]),
            lambda: saved.match.undo(saved.match.last_by()),
            lambda: saved.match.sit(0, "Eve"),
        ):
            with pytest.raises(Trouble, match="se relit mais ne se joue plus"):
                change()
        assert told(saved) == now
        open_game(path).close()  # nobody holds it
    assert path.read_bytes() == resealed
    assert list(tmp_path.iterdir()) == [path]


def reseal(first: bytes, rest: bytes) -> bytes:
    texts = [first, *(line[: line.rindex(b',"crc":')] for line in rest.splitlines())]
    lines, chain = [], 0
    for text in texts:
        line, chain = seal(text.decode(), chain)
        lines.append(line)
    return b"".join(lines)


def test_older_rules_that_lead_elsewhere_are_read_as_far_as_they_hold(tmp_path: Path) -> None:
    path = tmp_path / "partie.jsonl"
    data = eventful(path)
    texts = [line[: line.rindex(b',"crc":')] for line in data.splitlines()]
    texts[0] = texts[0].replace(RULES, b'"rules":0')
    texts[8] = texts[8].replace(b'"sum":', b'"sum":1')
    path.write_bytes(reseal(texts[0], b"".join(text + b',"crc":0}\n' for text in texts[1:])))
    reading = read_file(path)
    assert reading.frozen
    assert [(note.sentence, note.fields) for note in reading.notes] == [(OLDER, {"moves": 7})]


def test_what_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dossier.jsonl").mkdir()
    os.mkfifo(tmp_path / "tuyau.jsonl")
    (tmp_path / "gros.jsonl").write_bytes(b"x" * 100)
    monkeypatch.setattr(disk, "LARGEST", 99)
    (tmp_path / "fichier").write_bytes(b"")
    for name, sentence in {
        "absent.jsonl": "« absent.jsonl » n'existe pas.",
        "dossier.jsonl": "« dossier.jsonl » n'est pas un fichier.",
        "tuyau.jsonl": "« tuyau.jsonl » n'est pas un fichier.",
        "gros.jsonl": "« gros.jsonl » est bien trop gros pour être un fichier de coffres.",
        "fichier/x.jsonl": "« x.jsonl » : il y a un fichier là où il faudrait un dossier.",
        "a\0b": "Un fichier ne peut pas s'appeler « a?b ».",
        "n" * 300: "L'appareil ne laisse pas utiliser",
    }.items():
        for attempt in (read_file, open_game):
            with pytest.raises(Trouble) as trouble:
                attempt(tmp_path / name)
            assert sentence in str(trouble.value)


def test_a_file_name_of_strange_bytes_can_be_said(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        read_file(tmp_path / os.fsdecode(b"partie\xff.jsonl"))
    assert str(trouble.value).encode()


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_a_sentence(data: bytes) -> None:
    assert "partie.jsonl" in refusal(data)
    assert "partie.jsonl" in refusal(b'{"schema":1,' + data + b"\n")


@given(
    st.dictionaries(
        st.sampled_from([*HEADER, "extra"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
            max_leaves=5,
        ),
    )
)
def test_any_header_is_read_or_refused_in_a_sentence(fields: dict[str, Any]) -> None:
    try:
        reading = read(header(**fields), "partie.jsonl")
    except Trouble as trouble:
        assert str(trouble)
    else:
        assert len(reading.names) in GAMES[reading.header.game].seats
