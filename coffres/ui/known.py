"""The last results of slow work, by what they follow from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Known(Generic[Found]):
    def __init__(self, most: int) -> None:
        """So many are kept: those that were asked for last."""
        self._most = most
        self._found: OrderedDict[Hashable, Found] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, asked: Hashable) -> Found | None:
        found = self._found.get(asked)
        if found is not None:
            self._found.move_to_end(asked)
        return found

    def keep(self, asked: Hashable, found: Found) -> Found:
        self._found[asked] = found
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return found
