"""The tablet's movements, measured only while somebody needs them; otherwise the sensor is off."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

from coffres.device.ports import Accelerometer

_RATE = 20  # samples a second
Feel = Callable[[float, float, float, float], None]  # called with seconds, x, y and z


class Tilt:
    def __init__(self, sensor: Accelerometer) -> None:
        self._sensor = sensor
        self._feel: Feel | None = None
        self._asleep = False  # whether the app is in the background
        self._started = False
        self._polling = Clock.create_trigger(self._poll, 1 / _RATE, interval=True)

    def give_to(self, feel: Feel | None) -> None:
        """Sends the samples to `feel` from now on; None switches the sensor off."""
        self._feel = feel
        self._start_or_stop()

    def sleep(self, asleep: bool) -> None:
        self._asleep = asleep
        self._start_or_stop()

    def _start_or_stop(self) -> None:
        wanted = self._feel is not None and not self._asleep and self._sensor.trouble is None
        if wanted == self._started:
            return
        self._started = wanted
        if wanted:
            self._sensor.start()
            self._polling()
        else:
            self._polling.cancel()
            self._sensor.stop()

    def _poll(self, *_: object) -> None:
        sample = self._sensor.read()
        if sample is not None and self._feel is not None:
            self._feel(Clock.get_time(), *sample)
