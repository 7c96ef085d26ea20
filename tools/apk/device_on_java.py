"""device_on_java.py CLASSES LEVEL: runs coffres/device on the real pyjnius and plyer, with Java classes.

The Java classes (tools/apk/java) replace Android's at that API level, and behave like them where it matters:
overloaded methods, exceptions without a permission, a window that only its own thread may touch. tests/device
tests the same code with a tablet written in Python; this tool tests that the Python tablet is like Java.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pythonforandroid

CHECKOUT = Path(__file__).resolve().parents[2]
NEWEST, OPEN_DOWNLOADS, OLDEST = 36, 29, 24
SECURE, AWAKE = 0x2000, 0x80
_PATIENCE = 20  # most seconds for what Android's own thread does


def main(classes: str, level: int) -> int:
    prepare(classes, level)
    from jnius import autoclass

    tablet = autoclass("standin.Tablet")
    faults = [
        f"{check.__name__}: {fault}"
        for check in (vibration, movement, voice, window, bars, insets, sharing, choosing)
        for fault in found(check, tablet, level)
    ]
    print("\n".join(faults) or f"API {level}: everything as it should be")
    return 1 if faults else 0


def prepare(classes: str, level: int) -> None:
    """Makes Python believe that this is a tablet."""
    os.environ["ANDROID_ARGUMENT"] = "1"
    folder = Path(tempfile.mkdtemp()) / "android"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "config.py").write_text(
        "JAVA_NAMESPACE, JNI_NAMESPACE = 'org.kivy.android', 'org/kivy/android'\n"
        "ACTIVITY_CLASS_NAME = 'org.kivy.android.PythonActivity'\n"
        "ACTIVITY_CLASS_NAMESPACE = 'org/kivy/android/PythonActivity'\n",
        encoding="utf-8",
    )
    real = Path(pythonforandroid.__file__).parent / "recipes/android/src/android"
    for module in ("runnable.py", "activity.py"):
        shutil.copy(real / module, folder)
    sys.path[:0] = [str(folder.parent), str(CHECKOUT)]
    import jnius_config

    jnius_config.add_classpath(classes)
    jnius_config.add_options(f"-Dstandin.level={level}", "--add-opens=java.base/java.io=ALL-UNNAMED")


def found(check: Callable[[Any, int, Expect], None], tablet: Any, level: int) -> list[str]:
    tablet.forget()
    expect = Expect(tablet)
    check(tablet, level, expect)
    return expect.faults


class Expect:
    def __init__(self, tablet: Any) -> None:
        self._tablet = tablet
        self.faults: list[str] = []

    def __call__(self, what: str, seen: object, wanted: object) -> None:
        if seen != wanted:
            self.faults.append(f"{what}: {seen!r} instead of {wanted!r}")

    def done(self, what: str, *wanted: str) -> None:
        self(what, self.take(), list(wanted))

    def take(self) -> list[str]:
        done = self._tablet.done
        taken = [done.get(index) for index in range(done.size())]
        self._tablet.forget()
        return taken

    def trouble(self, port: Any, part: str) -> None:
        """Checks that the port's trouble contains `part`; if `part` is empty, that there is no trouble."""
        said = str(port.trouble or "")
        if (part not in said) if part else said:
            self.faults.append(f"the trouble is {said!r} instead of {part!r}")


def settle(tablet: Any) -> None:
    """Lets Android's own thread do what it was given, however busy this machine is."""
    until = time.monotonic() + _PATIENCE
    while not tablet.idle() and time.monotonic() < until:
        time.sleep(0.01)


def vibration(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android import AndroidVibrator

    vibrator = AndroidVibrator()
    vibrator.pulse(0.4, 0.4, 0.4)
    vibrator.pulse(0.0001)
    vibrator.stop()
    expect.done("pulses", "vibrate [0, 400, 150, 400, 150, 400] -1", "vibrate [0, 1] -1", "cancel")
    tablet.mayVibrate = False
    vibrator.pulse(0.1)
    vibrator.stop()
    expect.trouble(vibrator, "ne nous laisse pas vibrer")
    tablet.mayVibrate = True
    tablet.motor = False
    still = AndroidVibrator()
    still.pulse(0.1)
    expect.trouble(still, "pas de quoi vibrer")
    tablet.motor = True
    expect.done("without permission or motor")


def movement(tablet: Any, level: int, expect: Expect) -> None:
    from jnius import autoclass

    from coffres.device.android import AndroidAccelerometer

    feel = autoclass("android.hardware.SensorManager").feel
    sensor = AndroidAccelerometer()
    sensor.start()
    expect("before the first event", sensor.read(), None)
    feel(1.0, 2.0, 9.5)
    expect("after an event", sensor.read(), (1.0, 2.0, 9.5))
    tablet.rotation = 1
    expect("on a tablet that is held by another edge", sensor.read(), (-2.0, 1.0, 9.5))
    tablet.rotation = 0
    sensor.stop()
    expect("stopped", sensor.read(), None)
    sensor.start()
    expect("started again", sensor.read(), None)
    sensor.stop()
    expect.done("listening", "listen 1", "deaf", "listen 1", "deaf")
    tablet.sensor = False
    without = AndroidAccelerometer()
    without.start()
    expect("without a sensor", without.read(), None)
    without.stop()
    expect.trouble(without, "les dés se lancent à l'écran")
    tablet.sensor = True


def voice(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_voice import AndroidSpeaker

    speaker = AndroidSpeaker()
    speaker.prepare("fr")
    settle(tablet)
    expect("ready", speaker.ready, True)
    speaker.say("Bonjour à tous", 80)
    speaker.stop()
    expect.done("one engine", "engine", "speak Bonjour à tous 0.8", "silence")
    tablet.voices = "en"
    speaker.prepare("fr")
    expect("without a French voice", speaker.ready, False)
    expect.trouble(speaker, "pas de voix pour cette langue : Français")
    speaker.prepare("en")
    expect("with an English one", speaker.ready, True)
    tablet.voices = "fr en"
    tablet.engineStatus = -1
    mute = AndroidSpeaker()
    mute.prepare("fr")
    settle(tablet)
    expect("without an engine", mute.ready, False)
    expect.trouble(mute, "ne lit pas")
    tablet.engineStatus = 0


def window(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_window import AndroidAwake, AndroidCurtain

    awake, curtain = AndroidAwake(), AndroidCurtain()
    awake.keep(True)
    curtain.close(True)
    settle(tablet)
    expect("flags", tablet.flags, SECURE | AWAKE)
    curtain.close(False)
    curtain.close(True)
    curtain.close(False)
    awake.keep(False)
    settle(tablet)
    expect("flags taken away", tablet.flags, 0)
    expect.trouble(awake, "")
    expect.trouble(curtain, "")
    tablet.mayChangeWindow = False
    curtain.close(True)
    settle(tablet)
    expect.trouble(curtain, "photographier")
    tablet.mayChangeWindow = True


def bars(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_window import AndroidBars

    hidden = AndroidBars()
    hidden.hide()
    settle(tablet)
    new = ("bars come by 2", "hide 519")
    expect.done("bars", *(new if level == NEWEST else ("visibility 1706",)))
    tablet.mayChangeWindow = False
    hidden.hide()
    settle(tablet)
    expect.trouble(hidden, "barres d'Android")
    tablet.mayChangeWindow = True


def insets(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_insets import AndroidInsets

    reach = AndroidInsets()
    whole = (tablet.windowWidth, tablet.windowHeight)
    for edge in range(4):
        cutout = [0, 0, 0, 0]
        cutout[edge] = 90
        tablet.setCutoutAt(*cutout)
        expect(f"a cut-out at edge {edge}", list(reach.margins(*whole)), cutout if level >= 28 else [0] * 4)
    tablet.setCutoutAt(0, 0, 0, 60)
    tablet.setBarsAt(0, 48, 0, 24)
    tablet.split = True
    tablet.windowWidth, tablet.windowHeight = half = (1270, 1600)
    expect("in a split window", list(reach.margins(*half)), [0, 48, 0, 60 if level >= 28 else 24])
    expect("kept clear by Android", list(reach.margins(1270, 1528)), [0, 0, 0, 0])
    tablet.attached = False
    expect("before it is on the screen", list(reach.margins(*half)), [0, 0, 0, 0])
    tablet.attached, tablet.split = True, False
    tablet.setCutoutAt(0, 0, 0, 0)
    tablet.setBarsAt(0, 0, 0, 0)
    tablet.windowWidth, tablet.windowHeight = whole
    expect("turned back", list(reach.margins(*whole)), [0, 0, 0, 0])
    expect.trouble(reach, "")


def sharing(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_share import AndroidShare

    share = AndroidShare()
    share.text("Une énigme", "Partager")
    expect.done(
        "a text",
        "start choose [android.intent.action.SEND type=text/plain CharSequence=Une énigme] Partager",
    )
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "soiree.png")
        picture.write_bytes(bytes(range(256)))
        share.file(picture, "image/png", "Partager")
    if level < OPEN_DOWNLOADS:
        expect.done("a file")
        expect.trouble(share, "Android 10")
        return
    expect.done(
        "a file",
        "insert {_display_name=soiree.png, mime_type=image/png}",
        "written 256",
        "start choose [android.intent.action.SEND type=image/png"
        " Parcelable=content://media/external/downloads/1 flags=1] Partager",
    )
    tablet.shares = False
    share.text("Une énigme", "Partager")
    expect.trouble(share, "à qui partager")
    tablet.shares = True


def choosing(tablet: Any, level: int, expect: Expect) -> None:
    from coffres.device.android_picker import AndroidPicker

    heard: list[tuple[str, bytes]] = []
    picker = AndroidPicker()
    with tempfile.TemporaryDirectory() as folder:
        chosen = Path(folder, "cartes.json")
        chosen.write_bytes(b"{}")
        tablet.file = str(chosen)
        picker.pick(lambda name, content: heard.append((name, content)))
        settle(tablet)
    expect("what was chosen", heard, [("cartes.json", b"{}")])
    picker.pick(lambda name, content: heard.append((name, content)))
    settle(tablet)
    expect("what cannot be read", heard[1:], [("cartes.json", b"")])
    tablet.file = ""
    picker.pick(lambda name, content: heard.append((name, content)))
    settle(tablet)
    expect("nothing chosen", len(heard), 2)
    asked = "ask android.intent.action.OPEN_DOCUMENT category=android.intent.category.OPENABLE type=*/*"
    expect.done("asked", asked, asked, asked)
    expect.trouble(picker, "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
