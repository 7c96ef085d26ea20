"""A tablet of plain Python: what `device/android.py` finds of plyer, jnius and Android there, as they behave.

How they behave was seen by running plyer 2.1.0 and pyjnius on Java classes that stand in for Android's.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

_SIGNS = {"FLAG_SECURE": 0x2000, "FLAG_KEEP_SCREEN_ON": 0x80}
_BARS = ("IMMERSIVE_STICKY", "HIDE_NAVIGATION", "FULLSCREEN", "LAYOUT_STABLE")
_SIDES = ("Left", "Bottom", "Right", "Top")
_LAYOUTS = ("LAYOUT_HIDE_NAVIGATION", "LAYOUT_FULLSCREEN")


class JavaException(Exception):
    """What pyjnius makes of everything that Java throws."""


class Tablet:
    """Its fields are what it has and lets one do; `done` is what was done to it."""

    def __init__(self) -> None:
        self.level = 36
        self.motor = self.sensor = self.may_vibrate = self.may_listen = True
        self.loads_plyer = True
        self.voices = {"fr", "en"}
        self.engine = True
        self.speaks = True
        self.speaking = False
        self.may_change_window = True
        self.shares = True
        self.attached, self.split = True, False  # the window: on the screen, beside another app
        self.window = (2560, 1600)
        self.rotation = 0  # of what it shows, in quarter turns
        self.bars = self.cutout = (0, 0, 0, 0)  # what they take at the left, bottom, right and top
        self.flags = 0
        self.posted: list[Callable[[], None]] = []  # on Android's thread, run by `turn`
        self.listening: Any = None
        self.done: list[tuple[object, ...]] = []

    def turn(self) -> None:
        """Android's own thread has its turn."""
        posted, self.posted = self.posted, []
        for run in posted:
            run()

    def feel(self, *values: float) -> None:
        if self.listening is not None:
            self.listening.values = list(values)

    # plyer

    def exists(self) -> bool:
        if not self.loads_plyer:
            raise RuntimeError  # the kind that its facade raises, in place of what it could not import
        return self.motor

    def pattern(self, pattern: list[float], repeat: int) -> None:
        milliseconds = [int(1000 * part) for part in pattern]
        if not self.may_vibrate:
            raise JavaException("Requires VIBRATE permission")
        if not any(milliseconds) or repeat >= len(pattern):
            raise JavaException("at least one timing must be non-zero")
        self.done.append(("pattern", *milliseconds, repeat))

    def cancel(self) -> None:
        if not self.may_vibrate:
            raise JavaException("Requires VIBRATE permission")
        self.done.append(("cancel",))

    # Java

    def autoclass(self, name: str) -> Any:
        found = self._classes().get(name)
        if found is None:
            raise JavaException(f"Class not found {name}")
        return found

    def _classes(self) -> dict[str, Any]:
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.level),
            "android.os.Bundle": lambda: Bundle(),
            "android.view.WindowManager$LayoutParams": SimpleNamespace(**_SIGNS),
            "android.view.WindowInsets$Type": SimpleNamespace(
                systemBars=lambda: 7, displayCutout=lambda: 128
            ),
            "android.view.View": SimpleNamespace(
                **{f"SYSTEM_UI_FLAG_{name}": 1 << i for i, name in enumerate(_BARS + _LAYOUTS)}
            ),
            "android.speech.tts.TextToSpeech": Engines(self),
            "android.content.Intent": Intents(),
            "android.content.ContentValues": Values,
            "android.provider.MediaStore$Downloads": SimpleNamespace(EXTERNAL_CONTENT_URI="downloads"),
            "android.app.Activity": SimpleNamespace(RESULT_OK=-1),
            "java.lang.String": str,
            "java.util.Locale": str,
        }

    def getWindow(self) -> Tablet:
        if not self.may_change_window:
            raise JavaException("CalledFromWrongThreadException")
        return self

    def addFlags(self, flag: int) -> None:
        self.flags |= flag
        self.done.append(("add", flag))

    def clearFlags(self, flag: int) -> None:
        self.flags &= ~flag
        self.done.append(("clear", flag))

    def getInsetsController(self) -> Tablet:
        return self

    def setSystemBarsBehavior(self, behaviour: int) -> None:
        self.done.append(("behaviour", behaviour))

    def hide(self, bars: int) -> None:
        self.done.append(("hide", bars))

    def getDecorView(self) -> Tablet:
        return self

    def setSystemUiVisibility(self, flags: int) -> None:
        self.done.append(("visibility", flags))

    def getRootWindowInsets(self) -> Insets | None:
        return Insets(self) if self.attached else None

    def getWindowManager(self) -> Tablet:
        return self

    def getDefaultDisplay(self) -> Tablet:
        return self

    def getRotation(self) -> int:
        if not self.attached:
            raise JavaException("NullPointerException")
        return self.rotation

    def getWidth(self) -> int:
        return self.window[0]

    def getHeight(self) -> int:
        return self.window[1]

    def isInMultiWindowMode(self) -> bool:
        return self.split

    # What is shared

    def startActivity(self, intent: Intent) -> None:
        if not self.shares:
            raise JavaException("ActivityNotFoundException")
        self.done.append(("share", intent))

    # What is chosen

    def bind(self, on_activity_result: Callable[[int, int, Intent | None], None]) -> None:
        self.comes_back = on_activity_result

    def startActivityForResult(self, intent: Intent, request: int) -> None:
        if not self.shares:
            raise JavaException("ActivityNotFoundException")
        self.done.append(("choose", intent, request))

    def openFileDescriptor(self, address: Any, _mode: str) -> Any:
        descriptor = os.open(address.path, os.O_RDONLY)
        return SimpleNamespace(detachFd=lambda: descriptor)

    def getContentResolver(self) -> Tablet:
        return self

    def insert(self, table: str, about: Values) -> str:
        return f"content://{table}/{about['_display_name']}"

    def openOutputStream(self, address: str) -> Any:
        def write(content: bytes) -> None:
            self.done.append(("write", address, content))

        return SimpleNamespace(write=write, close=lambda: self.done.append(("close",)))


class Insets:
    """What a window is told of its edges: all at once by a new Android, one by one by an old one."""

    def __init__(self, tablet: Tablet) -> None:
        self._tablet = tablet

    def getInsets(self, kinds: int) -> Any:
        assert (kinds, self._tablet.level >= 30) == (7 | 128, True)
        reach = map(max, self._tablet.bars, self._tablet.cutout)
        return SimpleNamespace(**dict(zip(("left", "bottom", "right", "top"), reach, strict=True)))

    def getDisplayCutout(self) -> Any:
        assert self._tablet.level >= 28
        cutout = self._tablet.cutout
        if not any(cutout):
            return None
        sides = zip(_SIDES, cutout, strict=True)
        return SimpleNamespace(**{f"getSafeInset{side}": lambda reach=reach: reach for side, reach in sides})

    def __getattr__(self, name: str) -> Callable[[], int]:
        return lambda: self._tablet.bars[_SIDES.index(name.removeprefix("getSystemWindowInset"))]


class Bundle(dict[str, float]):
    def putFloat(self, name: str, value: float) -> None:
        self[name] = value


class Values(dict[str, str]):
    def put(self, name: str, value: str) -> None:
        self[name] = value


class Intent(dict[str, object]):
    def addCategory(self, name: str) -> None:
        self["category"] = name

    def setType(self, kind: str) -> None:
        self["type"] = kind

    def putExtra(self, name: str, value: object) -> None:
        self[name] = value

    def addFlags(self, flag: int) -> None:
        self["flags"] = flag


class Document(Intent):
    """What comes back with a file that was chosen."""

    def __init__(self, path: str) -> None:
        super().__init__()
        name = path.rsplit("/", 1)[-1]
        self._address = SimpleNamespace(path=path, getLastPathSegment=lambda: f"primary:Download/{name}")

    def getData(self) -> Any:
        return self._address


class Intents:
    ACTION_OPEN_DOCUMENT, CATEGORY_OPENABLE = "open", "openable"
    ACTION_SEND, EXTRA_TEXT, EXTRA_STREAM, FLAG_GRANT_READ_URI_PERMISSION = "send", "text", "stream", 1

    def __call__(self, action: str) -> Intent:
        return Intent(action=action)

    @staticmethod
    def createChooser(intent: Intent, title: str) -> Intent:
        return Intent(intent, title=title)


class Engines:
    """TextToSpeech, the class."""

    QUEUE_FLUSH = 0

    def __init__(self, tablet: Tablet) -> None:
        self._tablet = tablet

    def __call__(self, _activity: Tablet, listener: Any) -> Engine:
        self._tablet.done.append(("engine",))
        status = 0 if self._tablet.engine else -1
        self._tablet.posted.append(lambda: listener.onInit(status))
        return Engine(self._tablet)


class Engine:
    def __init__(self, tablet: Tablet) -> None:
        self._tablet = tablet
        self._lang = ""

    def setLanguage(self, lang: str) -> int:
        self._lang = lang
        return 0 if lang in self._tablet.voices else -2

    def speak(self, text: str, queue: int, how: Bundle, _name: str) -> int:
        self._tablet.done.append(("speak", self._lang, text, how["volume"]))
        return 0 if self._tablet.speaks else -1

    def isSpeaking(self) -> bool:
        return self._tablet.speaking

    def stop(self) -> None:
        self._tablet.done.append(("silence",))


class Listener:
    """plyer's, of the accelerometer."""

    def __init__(self, tablet: Tablet) -> None:
        self._tablet = tablet
        self.sensor = "sensor" if tablet.sensor else None
        self.values: list[float | None] = [None, None, None]
        self.SensorManager = self

    def registerListener(self, listener: Listener, sensor: object, delay: int) -> bool:
        self._tablet.done.append(("listen", delay))
        self._tablet.listening = listener if self._tablet.may_listen else None
        return self._tablet.may_listen

    def disable(self) -> None:
        self._tablet.done.append(("deaf",))
        self._tablet.listening = None


def _modules(tablet: Tablet) -> dict[str, dict[str, object]]:
    def on_ui_thread(run: Callable[[], None]) -> Callable[[], None]:
        return lambda: tablet.posted.append(run)

    return {
        "jnius": {
            "autoclass": tablet.autoclass,
            "cast": lambda _name, thing: thing,
            "JavaException": JavaException,
            "PythonJavaClass": object,
            "java_method": lambda _signature: lambda method: method,
        },
        "android": {},
        "android.activity": {"bind": tablet.bind},
        "android.config": {"ACTIVITY_CLASS_NAME": "org.kivy.android.PythonActivity"},
        "android.runnable": {"run_on_ui_thread": on_ui_thread},
        "plyer": {"vibrator": tablet},
        "plyer.platforms": {},
        "plyer.platforms.android": {},
        "plyer.platforms.android.accelerometer": {
            "AccelerometerSensorListener": lambda: Listener(tablet),
            "SensorManager": SimpleNamespace(SENSOR_DELAY_GAME=1),
        },
    }


@pytest.fixture
def tablet(monkeypatch: pytest.MonkeyPatch) -> Tablet:
    """The modules that are there on a tablet, and only there."""
    tablet = Tablet()
    for name, members in _modules(tablet).items():
        module = ModuleType(name)
        vars(module).update(members)
        monkeypatch.setitem(sys.modules, name, module)
    return tablet
