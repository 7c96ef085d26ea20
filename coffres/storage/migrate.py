"""Brings saves of older versions up to date, one step at a time.

A step is a function: it gets the header and the lines (as JSON, without `crc`) of one version and returns
those of the next. A step of `schemas` changes how lines are written, for all games. A step of `rules` changes
the journal of one game so that it replays the same under the game's next `rules` number. Such a step may be
missing: if the printed rule had been misread, an old game cannot go on as it was. This save opens for reading
only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from coffres.engine.levels import PERSON
from coffres.storage.identity import id_called
from coffres.storage.lines import SCHEMA, Data
from coffres.storage.older_rules import coffre_et_cle_1, fort_boyard_1, fort_boyard_2

Step = Callable[[Data, list[Data]], tuple[Data, list[Data]]]


class Chains(NamedTuple):
    """All steps, each by the version that it starts from."""

    schemas: Mapping[int, Step]
    rules: Mapping[tuple[str, int], Step]


def _with_people(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    """Schema 1 knew only people, whom it knew by their names, and no advice."""
    seats = header.get("seats")
    names = seats if isinstance(seats, list) and all(isinstance(name, str) for name in seats) else []
    people = [id_called(name) for name in names]
    return (
        {**header, "levels": [PERSON] * len(names), "people": people, "advice": False},
        [_with_person(entry) for entry in entries],
    )


def _with_person(entry: Data) -> Data:
    if entry.keys() != {"seat", "name"} or not isinstance(entry["name"], str):
        return entry
    return {**entry, "level": PERSON, "person": id_called(entry["name"])}


CHAINS = Chains(
    schemas={1: _with_people},
    rules={
        ("coffre_et_cle", 1): coffre_et_cle_1,
        ("fort_boyard", 1): fort_boyard_1,
        ("fort_boyard", 2): fort_boyard_2,
    },
)


class Migrated(NamedTuple):
    header: Data
    entries: list[Data]
    changed: bool
    resums: bool  # whether the rules changed on the way, so that the old sums mean nothing any more
    frozen: bool  # whether the rules are older and no step leads to today's


def migrate(header: Data, entries: list[Data], rules: int, chains: Chains) -> Migrated:
    """Brings header and lines to this schema and to the game's `rules` number."""
    schemas = range(header["schema"], SCHEMA)
    for version in schemas:
        header, entries = chains.schemas[version](header, entries)
    steps = range(header["rules"], rules)
    if any((header["game"], version) not in chains.rules for version in steps):
        return Migrated(header, entries, changed=bool(schemas), resums=False, frozen=True)
    for version in steps:
        header, entries = chains.rules[header["game"], version](header, entries)
        header = {**header, "rules": version + 1}
    return Migrated(header, entries, changed=bool(schemas or steps), resums=bool(steps), frozen=False)
