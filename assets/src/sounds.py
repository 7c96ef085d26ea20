"""Makes the sounds of the app: `python assets/src/sounds.py [--only NAME]... [--sheet FILE]`.

All of it is arithmetic (foley/); nothing is recorded or fetched. Needs numpy, scipy and soundfile, and
matplotlib for the sheet: a picture of every sound, for eyes where there are no ears. A sound that would
click, boom or bite, or is louder or softer than all others, is refused. A file is written again only when it
would sound otherwise; what was measured is kept in assets/sounds/index.json.
"""

import argparse
import hashlib
import io
import json
from pathlib import Path

import numpy as np
import soundfile
from foley import ambience, games, house, tension, themes  # noqa: F401  (they declare the sounds)
from foley.loudness import loudness, true_peak
from foley.recipe import RECIPES
from foley.waves import RATE, above
from scipy.signal import resample_poly, welch

OUT = Path(__file__).resolve().parent.parent / "sounds"
INDEX = OUT / "index.json"
LOUDNESS = -18  # LUFS of every file; its place in the mix is the recipe's `gain`
DYNAMICS = 1.0  # dB that the parts of what lies behind may differ from that
LOWEST = 150  # hertz: a tablet's speakers have nothing below, and strain when they try
FAINT = 350  # hertz: what lies below is heard on good speakers, but hardly on a tablet
PEAK = -3  # dB
QUALITY = {RATE: 0.66, 22050: 0.72}  # how much soundfile may drop: 0 nothing, 1 most
CHUNK = 8192  # frames: libsndfile's encoder can crash on one long write


def finished(recipe):
    """All waves of a recipe by name, as they are shipped: no bass, calm ends, as loud as all others. Parts
    that follow one another keep their dynamics: they are as loud as all others together."""
    shaped = {name: calmed(wave, recipe) for name, wave in recipe.waves()}
    if not recipe.period:
        return {name: scaled(wave, gain_for(wave, recipe.rate)) for name, wave in shaped.items()}
    gain = gain_for(in_turn(list(shaped.values()), recipe), recipe.rate)
    return {
        name: scaled(wave, gain * brought_near(wave * gain, recipe.rate)) for name, wave in shaped.items()
    }


def brought_near(wave, rate):
    """What brings a part that is far from the whole back to `DYNAMICS` from it."""
    above_it = loudness(wave, rate) - LOUDNESS
    return 10 ** ((np.clip(above_it, -DYNAMICS, DYNAMICS) - above_it) / 20)


def calmed(wave, recipe):
    wave = above(wave, LOWEST)
    if recipe.rate != RATE:
        wave = resample_poly(wave, recipe.rate, RATE)
    wave = trimmed(wave, recipe.rate)
    ramp = np.minimum(1, np.arange(len(wave)) / (0.0005 * recipe.rate))
    tail = np.minimum(1, np.arange(len(wave))[::-1] / (0.04 * recipe.rate))
    return (wave.T * ramp * np.sin(tail * np.pi / 2) ** 2).T


def in_turn(parts, recipe):
    """The parts as the app plays them, each beginning a period after the one before."""
    step = int(recipe.period * recipe.rate)
    whole = np.zeros((step * (len(parts) - 1) + max(map(len, parts)), *parts[0].shape[1:]))
    for number, part in enumerate(parts):
        whole[number * step : number * step + len(part)] += part
    return whole


def trimmed(wave, rate):
    """Without the end that nobody hears."""
    level = np.abs(wave).max(axis=1) if wave.ndim > 1 else np.abs(wave)
    last = np.flatnonzero(level > level.max() * 10 ** (-58 / 20))[-1]
    return wave[: min(len(wave), last + int(0.04 * rate))]


def scaled(wave, gain):
    """Blows reach higher than their loudness tells: the few peaks above the knee are bent, not cut."""
    ceiling = 10 ** (PEAK / 20)
    knee = ceiling * 0.5
    wave = wave * gain
    soft = knee + (ceiling - knee) * np.tanh((np.abs(wave) - knee) / (ceiling - knee))
    return np.where(np.abs(wave) > knee, np.sign(wave) * soft, wave)


def gain_for(wave, rate):
    """The gain that makes it as loud as all others; what bent peaks lose is given back."""
    gain, bent = 1.0, wave
    for _ in range(8):
        gain *= 10 ** ((LOUDNESS - loudness(bent, rate)) / 20)
        bent = scaled(wave, gain)
    return gain


def encoded(wave, rate):
    buffer = io.BytesIO()
    channels = wave.shape[1] if wave.ndim > 1 else 1
    with soundfile.SoundFile(
        buffer, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=QUALITY[rate]
    ) as out:
        for start in range(0, len(wave), CHUNK):
            out.write(wave[start : start + CHUNK])
    return buffer.getvalue()


def faults(wave, recipe, measured):
    """What is wrong with a sound, judged on what a player will decode."""
    mono = wave.mean(axis=1) if wave.ndim > 1 else wave
    if measured["peak"] > PEAK + 1.5:
        yield f"peak {measured['peak']} dB"
    if abs(measured["lufs"] - LOUDNESS) > 1.5:
        yield f"{measured['lufs']} LUFS"
    pitches, power = welch(mono, recipe.rate, nperseg=min(len(mono), 8192))
    if power[pitches < LOWEST].sum() > (0.15 if recipe.period else 0.06) * power.sum():
        yield f"{power[pitches < LOWEST].sum() / power.sum():.0%} below {LOWEST} Hz"
    if not recipe.period and power[pitches < FAINT].sum() > 0.66 * power.sum():
        yield f"{power[pitches < FAINT].sum() / power.sum():.0%} below {FAINT} Hz"
    if abs(mono.mean()) > 1e-3:
        yield "leans to one side"
    if measured["ends"] > 0.01:
        yield f"clicks at an end: {measured['ends']}"


def write(recipe, name, wave, index):
    """Writes one file; returns what was shipped."""
    data = encoded(wave, recipe.rate)
    heard, _ = soundfile.read(io.BytesIO(data))
    measured = {
        "lufs": round(loudness(heard, recipe.rate), 1),
        "peak": round(true_peak(heard), 1),
        "ends": round(float(max(np.abs(heard[0]).max(), np.abs(heard[-1]).max())), 4),
    }
    wrong = list(faults(heard, recipe, measured))
    path = OUT / f"{name}.ogg"
    if wrong:
        raise SystemExit(f"{name}: {', '.join(wrong)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Every encoding carries a number of its own: compared is what is heard.
    changed = not path.exists() or not np.array_equal(soundfile.read(path)[0], heard)
    if changed:
        path.write_bytes(data)
    entry = {"gain": recipe.gain} | ({"period": recipe.period} if recipe.period else {})
    index[name] = entry | measured | {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    print(
        f"{name}: {len(heard) / recipe.rate:.2f} s, {len(data) / 1024:.0f} KB, {measured}"
        f"{'' if changed else ', as it was'}",
        flush=True,
    )
    return heard, recipe.rate


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
            NFFT=1024,
            Fs=rate,
            noverlap=768,
            vmin=-140,
            vmax=-40,
        )
        below_it.set(ylim=(60, min(14000, rate / 2)), yscale="symlog")
    figure.savefig(sheet, dpi=60)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--only", action="append", default=[], help="only these sounds")
    options.add_argument("--sheet", type=Path, help="draw all that was made into this PNG")
    chosen = options.parse_args()
    had = json.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else {}
    made, waves = {}, {}
    for recipe in RECIPES:
        if not chosen.only or recipe.name in chosen.only:
            for name, wave in finished(recipe).items():
                waves[name] = write(recipe, name, wave, made)
    index = {name: entry for name, entry in had.items() if chosen.only and name not in made} | made
    lines = [f"{json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index)]
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    if chosen.sheet:
        draw(chosen.sheet, waves)


if __name__ == "__main__":
    main()
