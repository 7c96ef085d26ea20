"""Prints what layouts give to a widget that its class does not declare.

Runs in a process of its own: once such a layout has been used, Kivy's class has the property.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import coffres.ui.app  # noqa: F401 - the app's settings, before Kivy is imported

# isort: split
from kivy.factory import Factory
from kivy.lang import Builder

from tests.house.tree import ROOT


def modules() -> Iterator[str]:
    for path in sorted((ROOT / "coffres" / "ui").rglob("*.py")):
        yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def undeclared(rule: Any) -> Iterator[str]:
    """For the widgets within a rule: what a class adds by its own rule is declared there."""
    for child in rule.children:
        kind = Factory.get(child.name)
        for name, written in child.properties.items():
            if not hasattr(kind, name):
                yield f"{rule.ctx.filename}:{written.line + 1}: {kind.__name__}.{name}"
        yield from undeclared(child)


def main() -> None:
    for module in modules():
        import_module(module)
    for _selector, rule in Builder.rules:
        if str(rule.ctx.filename).startswith(str(ROOT / "kv")):
            for line in undeclared(rule):
                print(line)
    print(f"{len(Builder.rules)} rules")


if __name__ == "__main__":
    main()
