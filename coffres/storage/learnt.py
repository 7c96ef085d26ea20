"""How often this tablet has shown what is wise when a question comes up. Who knows is told no more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document
from coffres.storage.kept import Kept, Kind

_LARGEST = 64 << 10  # bytes: many times what all questions need

Times = Mapping[str, Mapping[str, int]]  # game -> prompt -> how often its tip was shown


class Learnt(NamedTuple):
    shown: Times = MappingProxyType({})
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    def times(self, game: str, prompt: str) -> int:
        return self.shown.get(game, {}).get(prompt, 0)

    def noted(self, game: str, prompt: str) -> Learnt:
        prompts = {**self.shown.get(game, {}), prompt: self.times(game, prompt) + 1}
        return self._replace(shown={**self.shown, game: prompts})


def kept(path: Path, disk: Disk = DISK) -> Kept[Learnt]:
    """The file for it."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Learnt:
    return Learnt(document.field("shown", _times, {}), document.others(("shown",)))


def _data(learnt: Learnt) -> dict[str, Any]:
    return {**learnt.others, "shown": {game: dict(prompts) for game, prompts in learnt.shown.items()}}


def _times(value: Any) -> Times:
    return {
        game: {prompt: _count(times) for prompt, times in _items(prompts)} for game, prompts in _items(value)
    }


def _items(value: Any) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return list(value.items())


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value
