"""Sets of keys as bit masks.

There are two keys of each face (CS-01), so a face has two bits: 01 for one key, 11 for both. So a subset test
is `&`, a count is `bit_count()`, and a whole bunch is one int.
"""

from __future__ import annotations

from coffres.games.casse_du_siecle.material import FACES

ONE = tuple(1 << 2 * face for face in range(FACES))  # face -> mask of one key of it
LOW = sum(ONE)  # mask with one key of every face
ALL = 3 * LOW  # CS-01: mask of all keys


def add(some: int, more: int) -> int:
    return some | more | (some & more & LOW) << 1


def sub(some: int, less: int) -> int:
    """`some` without `less`; keys that are not in `some` are ignored."""
    rest = some & ~less
    lone = rest >> 1 & ~rest & LOW  # faces with only the upper bit left
    return rest ^ (lone | lone << 1)


def faces(mask: int) -> list[int]:
    """The face of every key, in order; a face with two keys appears twice."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1 >> 1)
        mask ^= bit
    return found


def _kinds(chunk: int, mask: int) -> tuple[int, ...]:
    return tuple(4 * chunk + place for place in range(4) if mask >> 2 * place & 3)


# A mask is read in chunks of four faces.
_CHUNKS = tuple((chunk, 8 * chunk) for chunk in range(FACES // 4))
_KINDS = [[_kinds(chunk, mask) for mask in range(256)] for chunk, _shift in _CHUNKS]


def kinds(mask: int) -> list[int]:
    """The different faces, in order; each appears once."""
    return [face for chunk, shift in _CHUNKS for face in _KINDS[chunk][mask >> shift & 255]]


def copies(mask: int) -> list[float]:
    """For each of these faces, how many keys there are; used as odds."""
    return [2.0 if mask >> 2 * face + 1 & 1 else 1.0 for face in kinds(mask)]


def count(mask: int, face: int) -> int:
    return (mask >> 2 * face & 3).bit_count()


def gather(several: list[int]) -> int:
    """The mask of these faces."""
    mask = 0
    for face in several:
        mask = add(mask, ONE[face])
    return mask
