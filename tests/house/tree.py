"""The files of the checkout, for the tests of the house."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules(*folders: str) -> list[Path]:
    """The Python files in some folders of the checkout."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str) -> Iterator[str]:
    """Everything that a module imports, at its top or inside functions; `from a import b` gives `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def committed() -> list[Path]:
    """The files in the repository, and those about to be committed."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = (ROOT / name for name in listing.split("\0") if name)
    return [path for path in found if path.is_file()]


def faults(find: Callable[[Path], Iterable[str]], paths: Iterable[Path]) -> dict[str, list[str]]:
    """What a checker finds wrong, file by file; empty if nothing is wrong."""
    found = {path.relative_to(ROOT).as_posix(): list(find(path)) for path in paths}
    return {name: wrong for name, wrong in found.items() if wrong}
