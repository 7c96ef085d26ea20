"""Makes the sounds of the app: `python assets/src/sounds.py [--only NAME]... [--sheet FILE]`.

All of it is arithmetic (foley/); nothing is recorded or fetched. Needs numpy, scipy and soundfile, and
matplotlib for the sheet: a picture of every sound, for eyes where there are no ears. A sound that would
click, boom or bite is refused. A file is written again only when it would sound otherwise.
"""

import argparse
import io
from pathlib import Path

import numpy as np
import soundfile
from foley import ambience, games, house  # noqa: F401  (they declare the sounds)
from foley.recipe import LOOP_RATE, RECIPES
from foley.waves import RATE, above
from scipy.signal import resample_poly, welch

OUT = Path(__file__).resolve().parent.parent / "sounds"
LOWEST = 150  # hertz: a tablet's speakers have nothing below, and strain when they try
FAINT = 350  # hertz: what lies below is heard on good speakers, but hardly on a tablet
PEAK = -3  # dB
QUALITY = 0.62  # how much soundfile may drop: 0 nothing, 1 most
CHUNK = 8192  # frames: libsndfile's encoder can crash on one long write


def finished(recipe):
    """The wave as it is shipped: no bass, its own loudness, and calm ends."""
    wave = above(recipe.wave(), LOWEST)
    if recipe.loops:
        wave = resample_poly(wave, LOOP_RATE, RATE)
    else:
        wave = trimmed(wave)
    rate = recipe.rate
    ramp = np.minimum(1, np.arange(len(wave)) / (0.0005 * rate))
    tail = np.minimum(1, np.arange(len(wave))[::-1] / (0.04 * rate))
    return scaled((wave.T * ramp * np.sin(tail * np.pi / 2) ** 2).T, rate, recipe)


def trimmed(wave):
    """Without the end that nobody hears."""
    level = np.abs(wave).max(axis=1)
    last = np.flatnonzero(level > level.max() * 10 ** (-58 / 20))[-1]
    return wave[: min(len(wave), last + int(0.04 * RATE))]


def scaled(wave, rate, recipe):
    wave = wave * 10 ** ((recipe.loudness - loudness(wave, rate)) / 20)
    ceiling = 10 ** (PEAK / 20)
    # Blows reach higher than their loudness tells: the few peaks above the knee are bent, not cut.
    knee = ceiling * 0.6
    over = np.abs(wave) > knee
    bent = knee + (ceiling - knee) * np.tanh((np.abs(wave) - knee) / (ceiling - knee))
    return np.where(over, np.sign(wave) * bent, wave)


def loudness(wave, rate):
    """dB of the loudest tenth of a second, as ears weigh it; a tablet cares as little for bass."""
    mono = wave.mean(axis=1) if wave.ndim > 1 else wave
    pitches = np.fft.rfftfreq(len(mono), 1 / rate) ** 2
    # The A curve of sound level meters.
    weight = 1.2589 * 12194**2 * pitches**2 / (pitches + 20.6**2) / (pitches + 12194**2)
    weight /= np.sqrt((pitches + 107.7**2) * (pitches + 737.9**2))
    power = np.fft.irfft(np.fft.rfft(mono) * weight, len(mono)) ** 2
    window = min(len(power), rate // 10)
    return 10 * np.log10(np.convolve(power, np.ones(window) / (rate // 10), "valid").max() + 1e-12)


def encoded(wave, rate):
    buffer = io.BytesIO()
    channels = wave.shape[1] if wave.ndim > 1 else 1
    with soundfile.SoundFile(
        buffer, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=QUALITY
    ) as out:
        for start in range(0, len(wave), CHUNK):
            out.write(wave[start : start + CHUNK])
    return buffer.getvalue()


def faults(wave, rate, recipe):
    """What is wrong with a sound, judged on what a player will decode."""
    mono = wave.mean(axis=1) if wave.ndim > 1 else wave
    peak = np.abs(wave).max()
    if peak > 10 ** ((PEAK + 1) / 20):
        yield f"peak {20 * np.log10(peak):.1f} dB"
    if abs(loudness(wave, rate) - recipe.loudness) > 1.5:
        yield f"{loudness(wave, rate):.1f} dB, declared {recipe.loudness}"
    pitches, power = welch(mono, rate, nperseg=min(len(mono), 8192))
    if power[pitches < LOWEST].sum() > 0.06 * power.sum():
        yield f"{power[pitches < LOWEST].sum() / power.sum():.0%} below {LOWEST} Hz"
    if not recipe.loops and power[pitches < FAINT].sum() > 0.6 * power.sum():
        yield f"{power[pitches < FAINT].sum() / power.sum():.0%} below {FAINT} Hz"
    if abs(mono.mean()) > 1e-3:
        yield "leans to one side"
    if max(np.abs(mono[0]), np.abs(mono[-1])) > 0.004:
        yield "clicks at an end"


def write(recipe):
    """Renders one sound; returns what was shipped."""
    wave = finished(recipe)
    rate = recipe.rate
    data = encoded(wave, rate)
    heard, _ = soundfile.read(io.BytesIO(data))
    wrong = list(faults(heard, rate, recipe))
    path = OUT / f"{recipe.name}.ogg"
    if wrong:
        raise SystemExit(f"{recipe.name}: {', '.join(wrong)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Every encoding carries a number of its own: compared is what is heard.
    changed = not path.exists() or not np.array_equal(soundfile.read(path)[0], heard)
    if changed:
        path.write_bytes(data)
    peak = 20 * np.log10(np.abs(heard).max())
    print(
        f"{recipe.name}: {len(heard) / rate:.2f} s, {len(data) / 1024:.0f} KB, loudest {recipe.loudness} dB,"
        f" peak {peak:.1f} dB{'' if changed else ', as it was'}",
        flush=True,
    )
    return heard, rate


def draw(sheet, waves):
    """Every sound as a wave and as a spectrogram, on one sheet."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = -(-len(waves) // 4)
    figure, axes = pyplot.subplots(2 * rows, 4, figsize=(22, 4.4 * rows), layout="constrained", squeeze=False)
    for axis in axes.flat:
        axis.set_visible(False)
    for number, (name, (wave, rate)) in enumerate(waves.items()):
        mono = wave.mean(axis=1) if wave.ndim > 1 else wave
        above_it, below_it = (axes[2 * (number // 4) + row, number % 4] for row in range(2))
        for axis in (above_it, below_it):
            axis.set_visible(True)
        above_it.plot(np.arange(len(mono)) / rate, mono, linewidth=0.4)
        above_it.set(title=name, xlim=(0, len(mono) / rate), ylim=(-0.75, 0.75))
        below_it.specgram(
            mono + np.random.default_rng(1).normal(0, 1e-7, len(mono)),
            NFFT=512,
            Fs=rate,
            noverlap=384,
            vmin=-140,
            vmax=-40,
        )
        below_it.set(ylim=(60, 14000), yscale="symlog")
    figure.savefig(sheet, dpi=60)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--only", action="append", default=[], help="only these sounds")
    options.add_argument("--sheet", type=Path, help="draw all that was made into this PNG")
    chosen = options.parse_args()
    waves = {
        recipe.name: write(recipe) for recipe in RECIPES if not chosen.only or recipe.name in chosen.only
    }
    if chosen.sheet:
        draw(chosen.sheet, waves)


if __name__ == "__main__":
    main()
