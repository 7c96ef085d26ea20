"""Makes two packings of one commit equal, byte for byte: no clock, and always the same order."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import MutableMapping


def steady(environ: MutableMapping[str, str]) -> None:
    """Call it before the first tool is started, because each tool takes its environment from here.

    All files get the time of the commit. Without git, SOURCE_DATE_EPOCH must be given.
    """
    if not environ.get("SOURCE_DATE_EPOCH"):
        environ["SOURCE_DATE_EPOCH"] = _time_of_commit()
    environ["PYTHONHASHSEED"] = "0"  # byte code contains sets in the order of their hashes
    os.umask(0o022)  # the archive contains the files' permissions


def _time_of_commit() -> str:
    asked = ["git", "log", "-1", "--format=%ct"]
    if shutil.which("git"):
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.strip()
    sys.exit("No commit is known here: set SOURCE_DATE_EPOCH to the time that the package is to bear.")
