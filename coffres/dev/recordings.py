"""Recorded games: the saves of tests/golden, each with the facts that the table was told."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from coffres.dev.command import NAMES, Chosen
from coffres.dev.evidence import golden_folder
from coffres.dev.staging import Staged
from coffres.engine.actors import ScriptedChance
from coffres.engine.conformance import Recording, fact_line, golden
from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.storage.disk import Disk, speaking_of
from coffres.storage.reading import read_file
from coffres.storage.saved_game import SavedGame


def golden_of(key: str) -> list[str]:
    """What is wrong with a game's recordings."""
    found = []
    recordings = {}
    for path in sorted(golden_folder(key).glob("*.jsonl")):
        reading = read_file(path)
        found += [f"recording {path.stem!r}: {note}" for note in reading.notes]
        recordings[path.stem] = Recording(reading.session, _facts(path))
        if reading.header.game != key:
            found.append(f"recording {path.stem!r} is of {reading.header.game}")
    return found + golden(find(key), recordings)


class Unhurried(Disk):
    """Does not wait until data is safe on the disk: a recording that is lost can be made again."""

    def sync(self, fd: int) -> None:
        pass


def keep_save(path: Path, table: Chosen, staged: Staged) -> None:
    """Writes a game that has been played as a save."""
    moves = staged.session.moves
    chance = ScriptedChance(staged.draws)
    made = datetime.now(UTC)
    names = NAMES[: table.seats]
    with SavedGame.create(path, table.key, names, table.options, made, chance, Unhurried()) as saved:
        while len(done := saved.match.session.moves) < len(moves):
            saved.match.play(moves[len(done)])


def keep_facts(save: Path, session: Session) -> None:
    """Writes the table's facts into a file beside the save."""
    path = save.with_suffix(".facts")
    lines = [fact_line(fact) + "\n" for fact in session.facts()]
    with speaking_of(path):
        path.write_text("".join(lines), encoding="utf-8")


def _facts(save: Path) -> list[str]:
    path = save.with_suffix(".facts")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []
