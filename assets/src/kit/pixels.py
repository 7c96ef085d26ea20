"""Pictures as they come out of a renderer, made fit for a table: cleaned, cut out, shrunk, shaded."""

import numpy as np
from PIL import Image, ImageFilter


def clean(image, floor=0.13, fade=20):
    """The shadow catcher leaves a veil to the edge of the frame: cut it below `floor`, warm what stays."""
    pixels = np.asarray(image.convert("RGBA")).astype(float) / 255
    alpha = pixels[..., 3]
    shadow = (pixels[..., :3].max(2) < 0.04) & (alpha < 0.93)
    height, width = alpha.shape
    y, x = np.mgrid[:height, :width]
    edge = np.clip(np.minimum.reduce([x, y, width - 1 - x, height - 1 - y]) / fade, 0, 1)
    pixels[..., 3] = np.where(shadow, np.clip((alpha - floor) / (1 - floor), 0, 1) * edge, alpha)
    for channel, value in enumerate((0.10, 0.05, 0.03)):
        pixels[..., channel] = np.where(shadow, value, pixels[..., channel])
    return from_array(pixels)


def from_array(pixels):
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype("u1"))


def resize(image, width, height):
    """Lanczos on premultiplied colour: no dark or white fringe round a cut-out."""
    if image.mode != "RGBA":
        return image.resize((width, height), Image.LANCZOS)
    pixels = np.asarray(image).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    planes = [
        np.asarray(Image.fromarray(pixels[..., i].astype("f4")).resize((width, height), Image.LANCZOS))
        for i in range(4)
    ]
    small = np.dstack(planes)
    alpha = np.clip(small[..., 3:], 0, 255)
    small[..., :3] = np.where(alpha > 0.5, small[..., :3] * 255 / np.maximum(alpha, 0.5), 0)
    return from_array(np.dstack([small[..., :3], alpha]) / 255)


def resize_tile(image, width, height, margin=16):
    """A tile resized with its own other side as neighbour, so that it still has no seam."""
    around = np.pad(np.asarray(image.convert("RGB")), ((margin, margin), (margin, margin), (0, 0)), "wrap")
    right, down = round(margin * width / image.width), round(margin * height / image.height)
    large = Image.fromarray(around).resize((width + 2 * right, height + 2 * down), Image.LANCZOS)
    return large.crop((right, down, right + width, down + height))


def trim(image, pad=2):
    left, top, right, bottom = image.getchannel("A").point(lambda value: 255 if value > 3 else 0).getbbox()
    return image.crop(
        (
            max(0, left - pad),
            max(0, top - pad),
            min(image.width, right + pad),
            min(image.height, bottom + pad),
        )
    )


def fit(image, width, height):
    """The trimmed picture as large as the frame allows, in the middle of it."""
    image = trim(image)
    factor = min(width / image.width, height / image.height)
    image = resize(image, max(1, round(image.width * factor)), max(1, round(image.height * factor)))
    frame = Image.new("RGBA", (width, height))
    frame.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return frame


def drop_shadow(image, right, down, blur, strength=0.55):
    """A warm shadow under a cut-out that has room for it in its frame."""
    shade = Image.new("RGBA", image.size, (26, 13, 8, 0))
    shade.putalpha(image.getchannel("A").point(lambda value: int(value * strength)))
    moved = Image.new("RGBA", image.size)
    moved.paste(shade, (right, down))
    return Image.alpha_composite(moved.filter(ImageFilter.GaussianBlur(blur)), image)


def vignette(image, strength=0.35, centre=(0.45, 0.42), reach=0.85):
    """Lamp light: a little brighter where the lamp hangs, darker to the corners."""
    pixels = np.asarray(image).astype(float) / 255
    y, x = np.mgrid[: image.height, : image.width]
    away = np.hypot(
        (x / image.width - centre[0]), (y / image.height - centre[1]) * image.height / image.width
    )
    pixels[..., :3] *= (1 + 0.06 - strength * np.clip(away / reach, 0, 1) ** 2)[..., None]
    return from_array(pixels)


def sharpen(image, percent=60, radius=1.2):
    return image.filter(ImageFilter.UnsharpMask(radius, percent, 2))
