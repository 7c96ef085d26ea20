"""A tablet: motor and sensor through plyer; voice, window and sharing through Java."""

from __future__ import annotations

from typing import Any

from coffres.device.android_insets import AndroidInsets
from coffres.device.android_picker import AndroidPicker
from coffres.device.android_share import AndroidShare
from coffres.device.android_voice import AndroidSpeaker
from coffres.device.android_window import AndroidAwake, AndroidBars, AndroidCurtain
from coffres.device.java import Feature, activity
from coffres.device.ports import Acceleration, Device
from coffres.engine.trouble import N_, Trouble

_GAP = 0.15  # seconds between two pulses
_SHORTEST = 0.001  # seconds: Android refuses shorter pulses


class AndroidVibrator(Feature):
    def __init__(self) -> None:
        super().__init__(N_("Cette tablette ne nous laisse pas vibrer."))
        self._motor: Any = None

    def _find(self) -> None:
        if self._motor is not None:
            return
        from plyer import vibrator

        if not vibrator.exists():
            raise Trouble(N_("Cette tablette n'a pas de quoi vibrer."))
        self._motor = vibrator

    def pulse(self, *lengths: float) -> None:
        self._attempt(lambda: self._pulse(lengths))

    def _pulse(self, lengths: tuple[float, ...]) -> None:
        self._find()
        pattern = [part for length in lengths for part in (_GAP, max(length, _SHORTEST))]
        self._motor.pattern([0.0, *pattern[1:]], -1)  # the pattern begins with a pause; -1: do not repeat it

    def stop(self) -> None:
        if self._motor is not None:
            self._attempt(self._motor.cancel)


class AndroidAccelerometer(Feature):
    """plyer's listener, but with a faster rate: its own five samples a second miss half of a shake."""

    def __init__(self) -> None:
        super().__init__(N_("Cette tablette ne sent pas ses mouvements : les dés se lancent à l'écran."))
        self._listener: Any = None
        self._started = False

    def _find(self) -> None:
        if self._listener is not None:
            return
        from plyer.platforms.android.accelerometer import AccelerometerSensorListener

        listener = AccelerometerSensorListener()
        if listener.sensor is None:
            raise Trouble(self._refused)
        self._listener = listener

    def start(self) -> None:
        if not self._started:
            self._attempt(self._start)

    def _start(self) -> None:
        from plyer.platforms.android.accelerometer import SensorManager

        self._find()
        listener = self._listener
        listener.values = [None, None, None]  # its last values are old
        if not listener.SensorManager.registerListener(
            listener, listener.sensor, SensorManager.SENSOR_DELAY_GAME
        ):
            raise Trouble(self._refused)
        self._started = True

    def stop(self) -> None:
        if self._started:
            self._started = False
            self._attempt(self._listener.disable)

    def read(self) -> Acceleration | None:
        if not self._started:
            return None
        x, y, z = self._listener.values
        return None if x is None else self._attempt(lambda: _in_window(x, y, z))


def _in_window(x: float, y: float, z: float) -> Acceleration:
    """The sensor lies in the tablet and does not turn with what is shown."""
    for _ in range(activity().getWindowManager().getDefaultDisplay().getRotation()):  # quarter turns
        x, y = -y, x
    return x, y, z


def device() -> Device:
    return Device(
        vibrator=AndroidVibrator(),
        accelerometer=AndroidAccelerometer(),
        speaker=AndroidSpeaker(),
        awake=AndroidAwake(),
        curtain=AndroidCurtain(),
        bars=AndroidBars(),
        insets=AndroidInsets(),
        share=AndroidShare(),
        picker=AndroidPicker(),
    )
