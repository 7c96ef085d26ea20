"""Boards that people put into the data folder: a JSON file each, in a folder for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from coffres.engine.board import Board
from coffres.engine.contract import Game
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import TOO_LARGE, read_bytes, shown

_LARGEST = 1 << 16  # bytes: the longest board fits a hundred times
_NO_TEXT = N_("« {file} » n'est pas un texte.")


class Spoilt(NamedTuple):
    """A file that is no board of this game."""

    file: str
    trouble: Trouble


class OwnBoards(NamedTuple):
    boards: tuple[Board, ...] = ()
    spoilt: tuple[Spoilt, ...] = ()


def folder_of(data: Path, game: str) -> Path:
    """Where the boards of a game lie."""
    return data / "boards" / game


def own_boards(data: Path, game: Game[Any]) -> OwnBoards:
    """Those of a game, by the names of their files. Of two that have the same spaces only the first."""
    found: dict[str, Board] = {}
    spoilt = []
    for path in sorted(folder_of(data, game.key).glob("*.json")):
        try:
            board = game.read_board(_text(path))
        except Trouble as trouble:
            spoilt.append(Spoilt(shown(path), trouble))
        else:
            found.setdefault(board.spaces, board)
    return OwnBoards(tuple(found.values()), tuple(spoilt))


def _text(path: Path) -> str:
    data = read_bytes(path)
    if len(data) > _LARGEST:
        raise Trouble(TOO_LARGE, file=shown(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble(_NO_TEXT, file=shown(path)) from error
