"""Android's features, used through Java. One that fails is given up with a sentence, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from coffres.engine.trouble import Trouble

_T = TypeVar("_T")


class Feature:
    """A feature. It uses nothing of Java before its first use, or before it is asked for its trouble."""

    def __init__(self, refused: str) -> None:
        """`refused` is the sentence for the case that Android, for any reason, does not let us use it."""
        self._refused = refused
        self._trouble: Trouble | None = None

    @property
    def trouble(self) -> Trouble | None:
        self._attempt(self._find)
        return self._trouble

    def _find(self) -> None:
        """Looks once for what the feature needs. Raises Trouble if it is missing."""

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
    """The exceptions of Java, of plyer when it could not load a feature, and of the disk."""
    from jnius import JavaException

    return (JavaException, RuntimeError, OSError)


def activity() -> Any:
    """The app's activity, as Android knows it."""
    from android.config import ACTIVITY_CLASS_NAME
    from jnius import autoclass

    return autoclass(ACTIVITY_CLASS_NAME).mActivity


def android_version() -> int:
    """The API level; the app needs at least 24."""
    from jnius import autoclass

    level: int = autoclass("android.os.Build$VERSION").SDK_INT
    return level


def words(text: str) -> Any:
    """A text as a Java object, for Java methods of one name that accept several types."""
    from jnius import autoclass, cast

    return cast("java.lang.CharSequence", autoclass("java.lang.String")(text))
