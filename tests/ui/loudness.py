"""How loud a sound is when Kivy plays it: decoded by the mixer that Kivy brings along, measured as
ITU-R BS.1770-4 says. A twin of assets/src/foley/loudness.py that needs nothing but Python."""

from __future__ import annotations

import ctypes
import re
from array import array
from collections.abc import Iterator, Sequence
from math import log10, pi, tan
from pathlib import Path

from coffres.device.sound import with_kivy

BLOCK, STEP = 80, 20  # in slices: 400 ms, 100 ms
SHORT = 20  # 100 ms
_SLICES = 200  # in a second
_SILENT, _BELOW = -70.0, 10.0  # LUFS, LU
Biquad = tuple[float, float, float, float, float]


class _Chunk(ctypes.Structure):
    _fields_ = (
        ("allocated", ctypes.c_int),
        ("samples", ctypes.POINTER(ctypes.c_uint8)),
        ("length", ctypes.c_uint32),
        ("volume", ctypes.c_uint8),
    )


def ears(path: Path) -> tuple[int, array[int], array[int]]:
    """The rate, and what each ear gets, in 16 bits, from the very library that plays it in the app."""
    player = with_kivy(path)  # this opens the mixer
    assert player is not None
    player.unload()
    mixer = ctypes.CDLL(_mixer())
    rate, form, channels = ctypes.c_int(), ctypes.c_uint16(), ctypes.c_int()
    assert mixer.Mix_QuerySpec(ctypes.byref(rate), ctypes.byref(form), ctypes.byref(channels))
    assert (form.value, channels.value) == (0x8010, 2)  # AUDIO_S16LSB, in stereo
    mixer.Mix_LoadWAV.restype = ctypes.POINTER(_Chunk)
    chunk = mixer.Mix_LoadWAV(str(path).encode())
    both = array("h", ctypes.string_at(chunk.contents.samples, chunk.contents.length))
    mixer.Mix_FreeChunk(chunk)
    return rate.value, both[::2], both[1::2]


def _mixer() -> str:
    """The file of the mixer that Kivy has loaded."""
    found = re.search(r"/\S*SDL2_mixer\S*\.so\S*", Path("/proc/self/maps").read_text(encoding="utf-8"))
    assert found
    return found[0]


def lufs(rate: int, ears: Sequence[Sequence[int]]) -> float:
    """Integrated; for what is shorter than a block, of its loudest tenth of a second."""
    powers = [sum(both) for both in zip(*(_slices(ear, rate) for ear in ears), strict=True)]
    if len(ears[0]) < BLOCK * rate / _SLICES:
        powers += [0.0] * SHORT
        return max(_level(powers[at : at + SHORT]) for at in range(len(powers) - SHORT))
    blocks = [powers[at : at + BLOCK] for at in range(0, len(powers) - BLOCK + 1, STEP)]
    blocks = [block for block in blocks if _level(block) > _SILENT]
    gate = _level([power for block in blocks for power in block]) - _BELOW
    return _level([power for block in blocks if _level(block) > gate for power in block])


def _level(powers: Sequence[float]) -> float:
    return -0.691 + 10 * log10(sum(powers) / len(powers) + 1e-12)


def weighting(rate: int) -> tuple[Biquad, Biquad]:
    k, q, high = tan(pi * 1681.974450955533 / rate), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band, a0 = high**0.4996667741545416, 1 + k / q + k * k
    shelf = (
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )
    k, q = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return shelf, (1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def _slices(ear: Sequence[int], rate: int) -> Iterator[float]:
    """The mean weighted power of each slice."""
    (b0, b1, b2, a1, a2), (_, _, _, c1, c2) = weighting(rate)
    width = rate // _SLICES
    s1 = s2 = t1 = t2 = 0.0
    for start in range(0, len(ear) - width + 1, width):
        power = 0.0
        for sample in ear[start : start + width]:
            y = b0 * sample + s1
            s1 = b1 * sample - a1 * y + s2
            s2 = b2 * sample - a2 * y
            z = y + t1
            t1 = t2 - 2.0 * y - c1 * z
            t2 = y - c2 * z
            power += z * z
        yield power / width / 32768**2
