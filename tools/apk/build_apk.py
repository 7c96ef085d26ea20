"""build_apk.py KIND: makes the real APK ("release" or "debug") with buildozer and the SDK of this machine.

`make apk` runs it, in an environment of its own and from the root of the checkout.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from android_sdk import Lacking, check_jdk, settings
from buildozer import Buildozer
from buildozer.exceptions import BuildozerException
from steady import steady

SPEC = "buildozer.spec"
VIEW = Path("build/apk/sdk").resolve()


def main(kind: str) -> int:
    builder = Buildozer(SPEC)
    try:
        check_jdk(os.environ)
        found = settings(os.environ, builder.config.get("app", "android.api"), VIEW)
    except Lacking as lacking:
        print(lacking, file=sys.stderr)
        return 1
    steady(os.environ)
    for key, value in found.items():
        builder.config.set("app", key, value)
    try:
        builder.run_command(["android", kind])
    except BuildozerException as error:
        print(error, file=sys.stderr)  # buildozer itself has already written what happened before
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
