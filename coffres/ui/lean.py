"""What Kivy does while it is imported and this app does not need: left out, or done at its first use.

Called before anything of Kivy but its settings is imported. A new version of Kivy: run `dev start`, and look
here if it says that the start became slower.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import kivy.context

if TYPE_CHECKING:
    from kivy.lang.parser import ParserRule
    from kivy.uix.widget import Widget


def spare() -> None:
    _without_asyncio()
    _with_layouts_compiled_late()


def _without_asyncio() -> None:
    """Kivy's clock imports asyncio, and with it ssl, for an event loop that nothing here runs: 20 ms of
    processor time at every start. It finds an empty module in its place, and nobody else does."""
    if "asyncio" in sys.modules or "kivy.clock" in sys.modules:
        return
    for needed in ("kivy.config", "kivy.logger", "kivy._clock"):
        import_module(needed)
    nothing: Any = ModuleType("asyncio")
    nothing.wait_for = None
    sys.modules["asyncio"] = nothing
    try:
        import_module("kivy.clock")
    finally:
        del sys.modules["asyncio"]


def _with_layouts_compiled_late() -> None:
    """Kivy compiles every expression of every rule that it reads. Its own layouts have a thousand, of which
    home needs a few: 25 ms. Here a rule is compiled when it is first applied to a widget.

    Kivy reads its own layouts while it is imported; just before, it registers what reads them, and at that
    moment the parser is there to be changed."""
    if "kivy.lang" in sys.modules:
        return
    register = kivy.context.register_context

    def registered(name: str, *args: object, **kwargs: object) -> object:
        if name == "Builder":
            _compile_late(import_module("kivy.lang.parser").ParserRule)
        return register(name, *args, **kwargs)

    kivy.context.register_context = registered
    try:
        import_module("kivy.lang")
    finally:
        kivy.context.register_context = register


def _compile_late(rule_kind: type[ParserRule]) -> None:
    create_missing = rule_kind.create_missing

    def apply_first(rule: ParserRule, widget: Widget) -> None:
        """Kivy calls this first of all when it applies a rule."""
        if rule.level == 0 and not rule.cache_marked:
            compile_whole(rule)
        create_missing(rule, widget)

    rule_kind.precompile = lambda _rule: None
    rule_kind.create_missing = apply_first


def compile_whole(rule: ParserRule) -> None:
    """Compiles what is not compiled yet of a rule and of all that is within it. Raises SyntaxError, with the
    file and the line."""
    for expression in (*rule.properties.values(), *rule.handlers):
        if expression.co_value is None:
            expression.precompile()
    for part in (*rule.children, rule.canvas_before, rule.canvas_root, rule.canvas_after):
        if part is not None:
            compile_whole(part)
