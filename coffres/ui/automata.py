"""The automata as people meet them: their names and faces, and the keys that wind them up."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from coffres.engine.trouble import N_
from coffres.storage.roster import Seat
from coffres.storage.text import known_as

# The only list of them: each name, and the picture of its face.
AUTOMATA = {
    "Rouage": "automaton_rouage",
    "Ressort": "automaton_ressort",
    "Pendule": "automaton_pendule",
    "Bascule": "automaton_bascule",
    "Cliquet": "automaton_cliquet",
    "Barillet": "automaton_barillet",
    "Balancier": "automaton_balancier",
    "Pignon": "automaton_pignon",
    "Goupille": "automaton_goupille",
    "Manivelle": "automaton_manivelle",
    "Remontoir": "automaton_remontoir",
    "Carillon": "automaton_carillon",
}
LEVEL_NAMES = {"apprenti": N_("Apprenti"), "compagnon": N_("Compagnon"), "maitre": N_("Maître")}
# why some games have none
PEOPLE_ONLY = N_("Pas d'automate ici : les défis de ce jeu, ce sont des personnes qui les relèvent.")
NOBODY = N_("Il faut au moins une personne à cette table.")


def free_name(taken: Iterable[str], known: Iterable[str] = ()) -> str:
    """The next automaton's name that nobody at the table has and, if possible, nobody whom the tablet
    knows."""
    here = set(map(known_as, taken))
    everybody = here | set(map(known_as, known))
    return next(name for avoided in (everybody, here) for name in AUTOMATA if known_as(name) not in avoided)


def face_of(seat: Seat) -> str:
    """The picture of an automaton's face; empty for a person."""
    return face_called(seat.name) if seat.level else ""


def face_called(name: str) -> str:
    """The face of the automaton with this name; for a name that none has, always the same one."""
    faces = list(AUTOMATA.values())
    return AUTOMATA.get(name) or faces[crc32(name.encode()) % len(faces)]


def key_of(level: str) -> str:
    """The picture of the key that winds up an automaton of this level; empty for a person."""
    return f"winding_{level}" if level else ""
