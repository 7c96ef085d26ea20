"""Boards that people put into the data folder: one JSON file each, in one folder for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from coffres.engine.board import BoardPlan
from coffres.engine.contract import Game
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import read_bytes, shown
from coffres.storage.text import check_drawable, clean

_LARGEST = 1 << 16  # bytes: a hundred times the longest board
_LONGEST_NAME = 40  # signs: the longest name that fits on a plate
_MOST = 40  # most files of a game: nobody wants to step through more
_NO_TEXT = N_("« {file} » n'est pas un texte.")
_NOT_READ = N_(
    "Il y a trop de plateaux dans ce dossier : on en lit {most}, les premiers par ordre alphabétique."
)


class Spoilt(NamedTuple):
    """A file that is not a valid board of this game."""

    file: str
    trouble: Trouble


class OwnBoards(NamedTuple):
    boards: tuple[BoardPlan, ...] = ()
    spoilt: tuple[Spoilt, ...] = ()


def folder_of(data: Path, game: str) -> Path:
    """The folder for the boards of a game."""
    return data / "boards" / game


def own_boards(data: Path, game: Game[Any]) -> OwnBoards:
    """The boards of a game, by file name. Of two boards with the same spaces only the first counts."""
    found: dict[str, BoardPlan] = {}
    spoilt = []
    folder = folder_of(data, game.key)
    paths = sorted(folder.glob("*.json"))
    for path in paths[:_MOST]:
        try:
            board = game.read_board(_text(path))
            names = {language: clean(name, _LONGEST_NAME) for language, name in board.names.items()}
            for name in names.values():
                check_drawable(name)
        except Trouble as trouble:
            spoilt.append(Spoilt(shown(path), trouble))
        else:
            found.setdefault(board.spaces, board._replace(names=names))
    if len(paths) > _MOST:
        spoilt.append(Spoilt(shown(folder), Trouble(_NOT_READ, most=_MOST)))
    return OwnBoards(tuple(found.values()), tuple(spoilt))


def _text(path: Path) -> str:
    data = read_bytes(path, _LARGEST)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble(_NO_TEXT, file=shown(path)) from error
