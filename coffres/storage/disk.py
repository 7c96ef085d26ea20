"""Files and folders: the few calls that write, whole-file reading, and a sentence for every refusal."""

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

LARGEST = 32 << 20  # bytes: the longest game fits ten times; anything above is no file of ours

IN_USE = N_("« {file} » est déjà ouvert ailleurs.")
NOT_A_FILE = N_("« {file} » n'est pas un fichier.")
KEPT = N_("Le fichier d'avant est gardé sous « {file} ».")
TOO_LARGE = N_("« {file} » est bien trop gros pour être un fichier de coffres.")

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
# What memory cards and network folders answer to a call they do not know.
_UNKNOWN_THERE = (errno.EINVAL, errno.ENOSYS, errno.ENOLCK, errno.ENOTSUP)
# And where a file cannot have two names: Android forbids it to apps, memory cards do not know it.
_ONE_NAME_ONLY = (*_UNKNOWN_THERE, errno.EPERM, errno.EACCES, errno.EMLINK, errno.EXDEV)
_BINARY = getattr(os, "O_BINARY", 0)  # Windows would turn every line end into two characters


class Disk:
    """The calls that change a file. Tests put a disk that counts, fills up or breaks in its place."""

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
    """The name of a file as a sentence can carry it, whatever bytes it is made of."""
    return sayable(path.name or str(path))


def refusal(path: Path, error: OSError | ValueError) -> Trouble:
    """The sentence for what the system answered. ValueError: a path that no system can have."""
    if not isinstance(error, OSError):
        return Trouble(_NO_NAME, file=shown(path))
    code = error.errno or 0
    if code in _BY_ERROR:
        return Trouble(_BY_ERROR[code], file=shown(path))
    # The system's own words are English everywhere: its short name for the error can be looked up.
    return Trouble(_ANY_ERROR, file=shown(path), reason=errno.errorcode.get(code, str(code)))


@contextmanager
def speaking_of(path: Path) -> Iterator[None]:
    """Around calls to the system about this path: their errors become sentences."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise refusal(path, error) from error


def read_bytes(path: Path, largest: int | None = None) -> bytes:
    """All of a file, which is looked at before anything of it is read."""
    with speaking_of(path):
        _check_kind(path, path.stat(), largest)
        return path.read_bytes()


def read_open(path: Path, fd: int) -> bytes:
    """All of a file that is open already."""
    with speaking_of(path):
        _check_kind(path, os.fstat(fd))
        os.lseek(fd, 0, os.SEEK_SET)
        parts = []
        while part := os.read(fd, 1 << 20):
            parts.append(part)
    return b"".join(parts)


def _check_kind(path: Path, found: os.stat_result, largest: int | None = None) -> None:
    if not stat.S_ISREG(found.st_mode):  # a pipe would make us wait for ever
        raise Trouble(NOT_A_FILE, file=shown(path))
    if found.st_size > (LARGEST if largest is None else largest):
        raise Trouble(TOO_LARGE, file=shown(path))


if sys.platform == "win32":

    def lock(fd: int) -> bool:
        """Windows' own locks would keep the file from being read and copied: there, two windows on one
        save are not kept apart."""
        return True

else:
    import fcntl

    def lock(fd: int) -> bool:
        """Whether the file is ours now: until it is closed, or the process ends in whatever way."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _UNKNOWN_THERE:  # better to play there unlocked than not at all
                raise
        return True


def open_locked(path: Path) -> int:
    """The file, open for reading and writing, ours alone; Trouble when somebody else has it."""
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
            os.close(fd)  # a mended save took its place between opening and locking: that one is meant


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Around moving or removing a file: nobody else has it open."""
    fd = open_locked(path)
    if sys.platform == "win32":  # where nothing that is open can be moved
        os.close(fd)
        yield
        return
    try:
        with speaking_of(path):
            yield
    finally:
        os.close(fd)


# Writing. A new file grows under a hidden name and gets its own once all of it is safely on the disk: whoever
# is killed before leaves no half of one where people look.

_LEFT = re.compile(r"\..+\.\d+\.new", re.DOTALL)


def _written(path: Path, data: bytes, disk: Disk) -> tuple[Path, int]:
    """The content that `path` is about to have, under a name that nobody sees, open and locked."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)  # of a process with our number that was cut off
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


def _also_name(path: Path, name: Path, disk: Disk) -> None:
    """Gives a file a name that nothing has yet. Where the disk knows only one a file, it loses its own."""
    try:
        disk.link(path, name)
    except OSError as error:
        if error.errno not in _ONE_NAME_ONLY:
            raise
        if os.path.lexists(name):
            raise FileExistsError(errno.EEXIST, "", name) from None
        disk.replace(path, name)


if sys.platform == "win32":

    def _named(fresh: Path, fd: int, path: Path, _disk: Disk) -> int:
        """Windows moves nothing that is open; and never over another file."""
        os.close(fd)
        try:
            os.rename(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
        return os.open(path, os.O_RDWR | _BINARY)

else:

    def _named(fresh: Path, fd: int, path: Path, disk: Disk) -> int:
        """What has been written, under the name it is for. FileExistsError where something has it."""
        try:
            _also_name(fresh, path, disk)
        except BaseException:
            os.close(fd)
            raise
        finally:
            fresh.unlink(missing_ok=True)
        return fd


def create_locked(path: Path, data: bytes, disk: Disk = DISK) -> int:
    """A new file with this content, safely on the disk, open and ours; nothing is left where that fails."""
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
    """Puts another content in a file's place, all or nothing. `beside`: the name under which what was there
    is kept; nothing has it yet."""
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
    """The file has one name again: its own."""
    if os.path.lexists(path):
        beside.unlink()
    else:
        disk.replace(beside, path)


def tidy(folder: Path) -> None:
    """Removes what was left, here and further inside, by processes that were cut off while they wrote.
    Only for whoever is alone there."""
    for place, _folders, files in os.walk(folder):
        for name in filter(_LEFT.fullmatch, files):
            path = Path(place, name)
            with speaking_of(path):
                path.unlink(missing_ok=True)


def name_beside(path: Path, word: str) -> Path:
    """The first free name for what is to be kept of a file."""
    number = 1
    while os.path.lexists(found := path.with_name(f"{path.name}.{word}-{number}")):
        number += 1
    return found


def keep_copy(path: Path, data: bytes, disk: Disk = DISK) -> Path:
    """Keeps a damaged file's content beside it, under a name of its own; the same content only once."""
    number = 1
    with speaking_of(path):
        while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
            if copy.is_file() and copy.stat().st_size == len(data) and copy.read_bytes() == data:
                return copy
            number += 1
    os.close(create_locked(copy, data, disk))
    return copy


def make_folder(folder: Path, disk: Disk = DISK) -> None:
    """Makes a folder, and those that it is in, so that they outlast a power cut like the files in them."""
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
    """A file's name is safe once its folder is. Windows has no such call, and needs none."""
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
