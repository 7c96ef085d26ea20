"""The family's cards as a file for another tablet, which takes in the whole file or nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, make_folder, read_bytes, replace_file, shown
from coffres.storage.document import known_fields
from coffres.storage.own_cards import MOST, Card, OwnCards, Riddle, Trial, checked_riddle, checked_trial
from coffres.storage.text import typed

KIND = "coffres-cards"
_SCHEMA = 1
_LARGEST = 256  # KB: three times what five hundred ordinary cards need

_DAMAGED = N_("« {file} » est abîmé, ou n'est pas un fichier de cartes : rien n'en a été pris.")
_FOREIGN = N_("« {file} » ne vient pas de « Nos cartes » : rien n'en a été pris.")
_NEWER = N_("« {file} » vient d'une version plus récente de coffres : mettez celle-ci à jour.")
_NO_CARDS = N_("« {file} » ne contient aucune carte.")
_BAD_RIDDLE = N_("« {file} », énigme {number} : {why} Rien n'a été pris de ce fichier.")
_BAD_TRIAL = N_("« {file} », épreuve {number} : {why} Rien n'a été pris de ce fichier.")
_TOO_LARGE = N_("« {file} » est trop gros : un fichier de cartes a {size} Ko au plus. Rien n'en a été pris.")
_TOO_MANY = N_("« {file} » contient {count} cartes, et l'on en prend {most} au plus. Rien n'en a été pris.")
_TOO_MUCH = N_(
    "Vos cartes ne tiennent pas dans un seul fichier ({most} cartes et {size} Ko au plus). "
    "Rien n'a été écrit."
)
_NOT_A_CARD = N_("ce n'est pas une carte entière.")


def hand_out(path: Path, cards: OwnCards, disk: Disk = DISK) -> None:
    """Writes the file for another tablet. Raises Trouble if that tablet would refuse it."""
    data = {
        "kind": KIND,
        "schema": _SCHEMA,
        "riddles": [card._replace(mixed=True)._asdict() for card in cards.riddles],
        "trials": [card._replace(mixed=True)._asdict() for card in cards.trials],
    }
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    if cards.total > MOST or len(content) > _LARGEST << 10:
        raise Trouble(_TOO_MUCH, most=MOST, size=_LARGEST)
    make_folder(path.parent, disk)
    replace_file(path, content, disk)


def read(path: Path) -> OwnCards:
    """The cards of a file, which is not changed. Raises Trouble, which says what is wrong, for any other
    file."""
    return received(shown(path), read_bytes(path))


def received(file: str, content: bytes) -> OwnCards:
    """The cards in this content; `file` is its name for sentences. Raises Trouble for any other content."""
    if len(content) > _LARGEST << 10:
        raise Trouble(_TOO_LARGE, file=file, size=_LARGEST)
    data = _understood(file, content)
    count = len(data["riddles"]) + len(data["trials"])
    if count > MOST:
        raise Trouble(_TOO_MANY, file=file, count=count, most=MOST)
    cards = OwnCards(
        _all(file, data["riddles"], Riddle, checked_riddle, _BAD_RIDDLE),
        _all(file, data["trials"], Trial, checked_trial, _BAD_TRIAL),
    )
    if not cards.riddles and not cards.trials:
        raise Trouble(_NO_CARDS, file=file)
    return cards


def _understood(file: str, content: bytes) -> dict[str, Any]:
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):  # not JSON, not text, or too many brackets
        raise Trouble(_DAMAGED, file=file) from None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise Trouble(_FOREIGN, file=file)
    schema = data.get("schema")
    if type(schema) is int and schema > _SCHEMA:
        raise Trouble(_NEWER, file=file)
    if not all(isinstance(data.get(name), list) for name in ("riddles", "trials")):
        raise Trouble(_DAMAGED, file=file)
    return data


def _all(
    file: str,
    records: list[Any],
    kind: type[Card],
    check: Callable[[Card, Callable[[str, int], str]], Card],
    bad: str,
) -> tuple[Card, ...]:
    found = []
    for number, record in enumerate(records, 1):
        try:
            found.append(check(kind(**known_fields(kind, record)), typed))
        except Trouble as why:
            raise Trouble(bad, file=file, number=number, why=why) from None
        except (KeyError, TypeError, ValueError):
            raise Trouble(bad, file=file, number=number, why=Trouble(_NOT_A_CARD)) from None
    return tuple(found)
