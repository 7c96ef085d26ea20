"""A finished game that comes from elsewhere, as a file. It is played by the rules before it is kept.

Whatever the file holds, it is read in small slices, takes a bounded time and memory, and is either kept as it
is under a name that was free, or refused in a sentence that says what is wrong. Nothing is ever overwritten.
"""

from __future__ import annotations

from collections.abc import Generator
from datetime import datetime
from pathlib import Path

from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble
from coffres.storage.lines import header_text, seal_all
from coffres.storage.reading import Replay, Unplayed, unplayed
from coffres.storage.shelf import Shelf

LARGEST = 2 << 10  # KB: fifteen times the longest game of the record
MOST_LINES = 20_000

_HERE = N_("Cette partie est déjà dans l'album.")
_UNDER_WAY = N_("Cette partie est déjà ici, parmi les parties en cours.")
_TOO_LARGE = N_("« {file} » est trop gros pour une partie ({size} Ko au plus). Rien n'en a été pris.")
_TOO_LONG = N_("« {file} » a trop de lignes pour une partie ({most} au plus). Rien n'en a été pris.")
_DAMAGED = N_("« {file} » est abîmé à la ligne {line} : cette partie n'a pas été prise.")
_IMPOSSIBLE = N_("« {file} » : la ligne {line} n'a pas pu se jouer ainsi. Cette partie n'a pas été prise.")
_NOT_OVER = N_("« {file} » : cette partie n'est pas finie, et l'album ne garde que des parties finies.")
_OLDER = N_("« {file} » suit d'anciennes règles, et ne se rejoue plus : cette partie n'a pas été prise.")


def take_in(shelf: Shelf, file: str, content: bytes) -> Generator[None, None, Path]:
    """Keeps the game in this content, in slices; `file` is its name for sentences. Returns the save. Raises
    Trouble for content that is not a finished game, or one that is here already. One that was deleted comes
    back."""
    if len(content) > LARGEST << 10:
        raise Trouble(_TOO_LARGE, file=file, size=LARGEST)
    if content.count(b"\n") > MOST_LINES:
        raise Trouble(_TOO_LONG, file=file, most=MOST_LINES)
    save = unplayed(content, file)
    yield
    _check_undamaged(save, file)
    if known := _known(shelf, content):
        return known
    yield from _replayed(save, file)
    made = datetime.fromisoformat(save.header.made)
    return shelf.take_in(save.header.game, made, content)


def _check_undamaged(save: Unplayed, file: str) -> None:
    if not save.first.intact or save.first.data["rules"] < 1:
        raise Trouble(_DAMAGED, file=file, line=1)
    if save.damaged:
        raise Trouble(_DAMAGED, file=file, line=len(save.body.entries) + 2)


def _known(shelf: Shelf, content: bytes) -> Path | None:
    """The same game, if it was deleted and has now come back. Raises Trouble if it is here already. The crc
    in the last line covers every line before it."""
    alike = shelf.alike(len(content), content[content.rstrip(b"\n").rfind(b"\n") + 1 :])
    if alike is None:
        return None
    if alike in shelf.finished_paths():
        raise Trouble(_HERE)
    if alike.stem in {path.stem for path in shelf.deleted_finished_paths()}:
        shelf.restore(alike.stem)
        return shelf.path(alike.stem)
    raise Trouble(_UNDER_WAY)


def _replayed(save: Unplayed, file: str) -> Generator[None, None, None]:
    session = Session(save.game, len(save.header.seats), save.header.options)
    replay = Replay(session, save.header)
    done = yield from replay.steps(save.migrated)
    if done < len(save.migrated.entries):
        raise Trouble(_OLDER if save.migrated.frozen else _IMPOSSIBLE, file=file, line=done + 2)
    if session.asks() or session.outcome() is None:
        raise Trouble(_NOT_OVER, file=file)
    seal_all([header_text(save.header), *replay.texts()], 0)  # refuses signs that could not be written again
