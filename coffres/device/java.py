"""Android's features, through Java: one that fails is given up with a sentence, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from coffres.engine.trouble import Trouble

_T = TypeVar("_T")


class Feature:
    """Nothing of Java is touched before the feature is first used, or asked for its trouble."""

    def __init__(self, refused: str) -> None:
        """`refused` is what to say when Android, for whatever reason, does not let us."""
        self._refused = refused
        self._trouble: Trouble | None = None

    @property
    def trouble(self) -> Trouble | None:
        self._attempt(self._find)
        return self._trouble

    def _find(self) -> None:
        """Looks, once, for what the feature needs; raises Trouble where it is missing."""

    def _attempt(self, work: Callable[[], _T]) -> _T | None:
        if self._trouble is not None:
            return None
        try:
            return work()
        except Trouble as trouble:
            self._trouble = trouble
        except failures():
            self._trouble = Trouble(self._refused)
        return None


def failures() -> tuple[type[Exception], ...]:
    """Java's; the kind that plyer raises in place of a feature that it could not load; and a disk's."""
    from jnius import JavaException

    return (JavaException, RuntimeError, OSError)


def activity() -> Any:
    """The app, as Android sees it."""
    from android.config import ACTIVITY_CLASS_NAME
    from jnius import autoclass

    return autoclass(ACTIVITY_CLASS_NAME).mActivity


def android_version() -> int:
    """The API level: 24 is the oldest that we run on."""
    from jnius import autoclass

    level: int = autoclass("android.os.Build$VERSION").SDK_INT
    return level


def words(text: str) -> Any:
    """A text for Java methods that take several kinds of things under one name."""
    from jnius import autoclass, cast

    return cast("java.lang.CharSequence", autoclass("java.lang.String")(text))
