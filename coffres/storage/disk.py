"""Files and folders: the few calls that write, reading of whole files, and a sentence for every error."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coffres.engine.trouble import N_, Trouble, sayable

LARGEST = 32 << 20  # bytes: ten times the longest game; a larger file is not ours

IN_USE = N_("« {file} » est déjà ouvert ailleurs.")
NOT_A_FILE = N_("« {file} » n'est pas un fichier.")
KEPT = N_("Le fichier d'avant est gardé sous « {file} ».")
TOO_LARGE = N_("« {file} » est bien trop gros pour être un fichier de coffres.")
TOO_MUCH = N_("« {file} » deviendrait trop gros pour être relu : rien n'y a été écrit.")

_FULL = N_("Il n'y a plus de place pour écrire « {file} ».")
_PROTECTED = N_("« {file} » est protégé : l'appareil n'y donne pas accès.")
MISSING = N_("« {file} » n'existe pas.")
THERE = N_("« {file} » existe déjà.")
NO_FOLDER = N_("« {file} » : il y a un fichier là où il faudrait un dossier.")
_BY_ERROR = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EACCES: _PROTECTED,
    errno.EPERM: _PROTECTED,
    errno.EROFS: _PROTECTED,
    errno.ENOENT: MISSING,
    errno.EEXIST: THERE,
    errno.ENOTDIR: NO_FOLDER,
    errno.EISDIR: NOT_A_FILE,
}
_ANY_ERROR = N_("L'appareil ne laisse pas utiliser « {file} » ({reason}).")
_NO_NAME = N_("Un fichier ne peut pas s'appeler « {file} ».")
# The errors of memory cards and network folders for calls that they do not know.
_UNKNOWN_THERE = (errno.EINVAL, errno.ENOSYS, errno.ENOLCK, errno.ENOTSUP)
# The errors of a disk on which a file can have only one name: Android forbids a second one, memory cards do
# not know it.
_RACES = 9  # how often a file may be replaced by others while it gets a second name
_ONE_NAME_ONLY = (*_UNKNOWN_THERE, errno.EPERM, errno.EACCES, errno.EMLINK, errno.EXDEV)
_BINARY = getattr(os, "O_BINARY", 0)  # without it, Windows would write every line end as two characters


class Disk:
    """The calls that change a file. Tests replace it by a disk that counts, is full, or fails."""

    def write(self, fd: int, data: bytes) -> int:
        return os.write(fd, data)

    def sync(self, fd: int) -> None:
        os.fsync(fd)

    def truncate(self, fd: int, length: int) -> None:
        os.ftruncate(fd, length)

    def replace(self, source: Path, target: Path) -> None:
        os.replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        os.link(source, target)


DISK = Disk()


def shown(path: Path) -> str:
    """The name of a file as text for a sentence, whatever bytes the name consists of."""
    return sayable(path.name or str(path))


def refusal(path: Path, error: OSError | ValueError) -> Trouble:
    """The sentence for an error of the system. ValueError means a path that is possible on no system."""
    if not isinstance(error, OSError):
        return Trouble(_NO_NAME, file=shown(path))
    code = error.errno or 0
    if code in _BY_ERROR:
        return Trouble(_BY_ERROR[code], file=shown(path))
    # The system's own message may be in any language: its short error name can be looked up.
    return Trouble(_ANY_ERROR, file=shown(path), reason=errno.errorcode.get(code, str(code)))


@contextmanager
def speaking_of(path: Path) -> Iterator[None]:
    """Put this around calls to the system about this path: their errors become sentences."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise refusal(path, error) from error


def read_bytes(path: Path, largest: int | None = None) -> bytes:
    """The content of a file. Its kind and size are checked before anything is read. Raises Trouble if that
    fails."""
    with speaking_of(path):
        _check_kind(path, path.stat(), largest)
        return path.read_bytes()


def read_open(path: Path, fd: int) -> bytes:
    """The content of a file that is open already. Raises Trouble if it cannot be read."""
    with speaking_of(path):
        _check_kind(path, os.fstat(fd))
        os.lseek(fd, 0, os.SEEK_SET)
        parts = []
        while part := os.read(fd, 1 << 20):
            parts.append(part)
    return b"".join(parts)


def _check_kind(path: Path, found: os.stat_result, largest: int | None = None) -> None:
    if not stat.S_ISREG(found.st_mode):  # reading a pipe could wait for ever
        raise Trouble(NOT_A_FILE, file=shown(path))
    if found.st_size > (LARGEST if largest is None else largest):
        raise Trouble(TOO_LARGE, file=shown(path))


if sys.platform == "win32":

    def lock(fd: int) -> bool:
        """Always True: Windows' own locks would prevent reading and copying the file, so two windows can open
        one save there."""
        return True

else:
    import fcntl

    def lock(fd: int) -> bool:
        """Whether the lock was free. It is then ours until the file is closed or the process ends in any
        way."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _UNKNOWN_THERE:  # it is better to play unlocked than not at all
                raise
        return True


def open_locked(path: Path) -> int:
    """Opens the file for reading and writing, locked for us. Raises Trouble if another process has it."""
    while True:
        with speaking_of(path):
            _check_kind(path, path.stat())
            fd = os.open(path, os.O_RDWR | _BINARY)
            try:
                if not lock(fd):
                    raise Trouble(IN_USE, file=shown(path))
                if os.path.samestat(os.fstat(fd), path.stat()):
                    return fd
            except BaseException:
                os.close(fd)
                raise
            os.close(fd)  # a mended save took its place between opening and locking: open that one


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Put this around moving or removing a file. Raises Trouble if another process has it open."""
    fd = open_locked(path)
    if sys.platform == "win32":  # Windows cannot move a file that is open
        os.close(fd)
        yield
        return
    try:
        with speaking_of(path):
            yield
    finally:
        os.close(fd)


# Writing. A new file is first written under a hidden name, and gets its own name when all of it is safely on
# the disk. So if the process is killed before, nobody finds half a file.

_LEFT = re.compile(r"\..+\.\d+\.new", re.DOTALL)


def _written(path: Path, data: bytes, disk: Disk) -> tuple[Path, int]:
    """Writes the future content of `path` under a hidden name. Returns that file, open and locked."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)  # left by a process with our number that was killed
    fd = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
    try:
        lock(fd)
        write_all(fd, data, disk)
        disk.sync(fd)
    except BaseException:
        os.close(fd)
        fresh.unlink(missing_ok=True)
        raise
    return fresh, fd


def _link(path: Path, name: Path, disk: Disk) -> None:
    for _try in range(_RACES):
        try:
            disk.link(path, name)
            return
        except FileNotFoundError:
            # another process puts a new file in its place at this moment: that one is meant from now on
            if not os.path.lexists(path):
                raise
    disk.link(path, name)


def _also_name(path: Path, name: Path, disk: Disk) -> None:
    """Gives a file a second name, which must be free. If the disk allows one name only, the file loses its
    first one."""
    try:
        _link(path, name, disk)
    except OSError as error:
        if error.errno not in _ONE_NAME_ONLY:
            raise
        if os.path.lexists(name):
            raise FileExistsError(errno.EEXIST, "", name) from None
        disk.replace(path, name)


if sys.platform == "win32":

    def _named(fresh: Path, fd: int, path: Path, _disk: Disk) -> int:
        """The same on Windows, where an open file cannot be moved, and no move replaces another file."""
        os.close(fd)
        try:
            os.rename(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
        return os.open(path, os.O_RDWR | _BINARY)

else:

    def _named(fresh: Path, fd: int, path: Path, disk: Disk) -> int:
        """Gives the file that has been written its final name. Raises FileExistsError if that name is
        taken."""
        try:
            _also_name(fresh, path, disk)
        except BaseException:
            os.close(fd)
            raise
        finally:
            fresh.unlink(missing_ok=True)
        return fd


def create_locked(path: Path, data: bytes, disk: Disk = DISK) -> int:
    """Makes a new file with this content, safely on the disk, open and locked. If that fails, nothing is
    left."""
    with speaking_of(path):
        fd = _named(*_written(path, data, disk), path, disk)
        try:
            sync_folder(path.parent, disk)
        except BaseException:
            os.close(fd)
            path.unlink(missing_ok=True)
            raise
    return fd


def replace_file(path: Path, data: bytes, disk: Disk = DISK, beside: Path | None = None) -> None:
    """Replaces a file's content, completely or not at all. `beside`: a free name under which the old content
    is kept."""
    with speaking_of(path):
        fresh, fd = _written(path, data, disk)
        os.close(fd)
        try:
            if beside is not None:
                _also_name(path, beside, disk)
            try:
                disk.replace(fresh, path)
            except BaseException:
                if beside is not None:
                    _take_back(path, beside, disk)
                raise
            sync_folder(path.parent, disk)
        finally:
            fresh.unlink(missing_ok=True)


def _take_back(path: Path, beside: Path, disk: Disk) -> None:
    """Removes the second name of the file, so that it has only its own."""
    if os.path.lexists(path):
        beside.unlink()
    else:
        disk.replace(beside, path)


def tidy(folder: Path) -> None:
    """Removes, here and in the folders below, files left by processes that were killed while they wrote. Only
    for a caller that is alone in the folder."""
    for place, _folders, files in os.walk(folder):
        for name in filter(_LEFT.fullmatch, files):
            path = Path(place, name)
            with speaking_of(path):
                path.unlink(missing_ok=True)


def name_beside(path: Path, word: str) -> Path:
    """The first free name for what is kept of a file."""
    number = 1
    while os.path.lexists(found := path.with_name(f"{path.name}.{word}-{number}")):
        number += 1
    return found


def keep_copy(path: Path, data: bytes, disk: Disk = DISK) -> Path:
    """Keeps the content of a damaged file beside it under its own name. The same content is kept only
    once."""
    number = 1
    with speaking_of(path):
        while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
            if copy.is_file() and copy.stat().st_size == len(data) and copy.read_bytes() == data:
                return copy
            number += 1
    os.close(create_locked(copy, data, disk))
    return copy


def make_folder(folder: Path, disk: Disk = DISK) -> None:
    """Makes a folder and its parents, so that they survive a power cut like the files in them."""
    with speaking_of(folder):
        if folder.is_dir():
            return
        make_folder(folder.parent, disk)
        try:
            folder.mkdir(exist_ok=True)
        except FileExistsError:
            raise Trouble(NO_FOLDER, file=shown(folder)) from None
        sync_folder(folder.parent, disk)


def write_all(fd: int, data: bytes, disk: Disk = DISK) -> None:
    while data:
        data = data[disk.write(fd, data) :]


def sync_folder(folder: Path, disk: Disk = DISK) -> None:
    """Writes a folder to the disk: only then the names of its files are safe. Windows has no such call, and
    needs none."""
    if sys.platform == "win32":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        disk.sync(fd)
    except OSError as error:
        if error.errno not in _UNKNOWN_THERE:
            raise
    finally:
        os.close(fd)
