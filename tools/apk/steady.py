"""What makes two packings of one commit equal, byte for byte: no clock, no order that changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import MutableMapping


def steady(environ: MutableMapping[str, str]) -> None:
    """Before the first tool is started: each of them takes its environment from here.

    The time of everything is that of the commit. Without git, SOURCE_DATE_EPOCH has to be given.
    """
    if not environ.get("SOURCE_DATE_EPOCH"):
        environ["SOURCE_DATE_EPOCH"] = _time_of_commit()
    environ["PYTHONHASHSEED"] = "0"  # byte code holds sets in the order in which they lie
    os.umask(0o022)  # the archive keeps who may read a file


def _time_of_commit() -> str:
    asked = ["git", "log", "-1", "--format=%ct"]
    if shutil.which("git"):
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.strip()
    sys.exit("No commit is known here: set SOURCE_DATE_EPOCH to the time that the package is to bear.")
