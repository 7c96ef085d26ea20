"""All honours computed once, in a process that does nothing else: see honours.py."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import NamedTuple

from coffres.storage.gathering import Gathering
from coffres.storage.honours import honours
from coffres.storage.reading import exhaust
from coffres.storage.result_cache import ResultCache
from coffres.storage.shelf import Shelf


class Pass(NamedTuple):
    games: int
    moves: int
    seconds: float  # of processor


def compute(home: Path, kept: Path) -> Pass:
    """Finds every result, with the cache `kept`, and adds them up as the window does."""
    begin = time.process_time()
    results = exhaust(Gathering(ResultCache(kept), Shelf(home).finished_paths()).steps())
    honours(results)
    return Pass(len(results), sum(result.moves for result in results), time.process_time() - begin)


if __name__ == "__main__":
    print(json.dumps(compute(*map(Path, sys.argv[1:]))))
