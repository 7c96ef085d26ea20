"""Why a move is a good one, in a sentence for people who have asked for advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffres.bots.casse_du_siecle.codes import CODES, faces, gather
from coffres.bots.casse_du_siecle.openings import door_of, opening_with, ready, remembered
from coffres.bots.casse_du_siecle.race import looks_left
from coffres.bots.teaching import Said
from coffres.engine.contract import Move
from coffres.engine.trouble import N_
from coffres.games.casse_du_siecle.material import FREE, LETTERS, SIGNS

OPENS_FROM_MEMORY = N_(
    "Tu te souviens du trousseau {bunch} : avec {keys}, il a de quoi ouvrir la porte {door}."
)
NEVER_SEEN = N_("Rien de ce que tu as vu n'ouvre une porte : tente le trousseau {bunch}, encore inconnu.")
SHUFFLED = N_("Le trousseau {bunch} vient d'un mélange : tu peux y retrouver des clés d'une porte ouverte.")
HARMLESS = N_("Tu connais le trousseau {bunch} : il n'ouvre rien, mais il n'avance pas non plus les autres.")
SOME_UNKNOWN = N_("Dans le trousseau {bunch}, tu ne connais pas encore tout : il peut ouvrir une porte.")

LAST_KEY = N_("La porte {door} n'attend plus que ta clé {key}.")
ON_THE_WAY = N_("Tu as tout ce qui manque à la porte {door} : commence par ta clé {key}.")
MUST_GO = N_("La clé {key} va sur la porte {door}, et toute clé qui peut se poser se pose.")
SAFE_PLACE = N_("Sur la porte {door}, ta clé {key} ne donne pas grand-chose aux autres.")
OWN_DOOR = N_("La porte {door} est à toi : ta clé {key} t'en rapproche.")
STEALS = N_("La porte {door} est à quelqu'un d'autre, et tu as tout ce qui lui manque : prends-la.")
CHANGES = N_("En échangeant des clés, tu ouvres la porte {door} tout de suite.")
BUILDS = N_("Ta clé {key} va avec le code que tu prépares sur la porte {door}, et personne ne la voit.")
BETS = N_("Si la porte {door} suit un de ses codes, ta clé {key} peut l'ouvrir : le pari se tente.")
LIFTS = N_("Cette clé ne va pas avec les autres de la porte {door} : reprends-la, et tu peux l'ouvrir.")
NOTHING_FITS = N_("Aucune de tes clés n'ouvre une porte maintenant : autant finir ton tour.")
NO_KEY_LEFT = N_("Tu n'as plus de clé à poser.")

TOGETHER = N_("Remets {key} près des autres clés de la porte {door} : tu sauras où les trouver ensemble.")
OUT_OF_THE_WAY = N_("Tu auras moins besoin de {key} que du reste.")
ALL_BACK = N_("Rien de tout cela ne te servira bientôt.")
KEEPS = N_("Les clés qui te restent peuvent bientôt ouvrir une porte : garde-les en main.")

LAST_GEAR = N_("C'est le dernier engrenage qui te manque : regarde-le, et le coffre est à toi.")
UNKNOWN_GEAR = N_("Tu n'as pas encore vu cet engrenage : il te restera {count} à voir ensuite.")
KNOWN_GEARS = N_("Tu connais déjà tous ces engrenages : un regard de plus ne t'apprendrait rien.")
HAS_SEEN = N_("Tu as bien vu ? Alors cache vite cet engrenage.")
MORE_DOORS = N_("Une porte de plus à toi, c'est une chance de plus d'ouvrir : prends la {door}.")
FORGETTING = N_("Les autres connaissent peut-être le trousseau {bunch} : mélangé, il ne leur dit plus rien.")
ANY_SHUFFLE = N_("Tu ne perds rien en mélangeant le trousseau {bunch}.")
DIALS = N_("Tu as vu tous les engrenages : compose, et le coffre est à toi.")
WAITS = N_("Un engrenage t'échappe encore : une combinaison au hasard n'ouvrirait rien.")


def reason(s: Any, move: Move, seat: int) -> Said | None:
    """`s`: a position in which all is true that this seat knows."""
    say = _SAY.get(move.verb)
    return say(s, move, seat) if say else None


def key_name(face: int) -> str:
    return f"{face // SIGNS + 1}{LETTERS[face % SIGNS]}"


def bunch_name(place: int) -> str:
    return f"{place // 2 + 1}{'ab'[place % 2]}"


def _take(s: Any, move: Move, seat: int) -> Said:
    place = move.args[0]
    fields = {"bunch": bunch_name(place)}
    known, strange = remembered(s, seat, place)
    found = opening_with(s, seat, known | s.hands[seat])
    if found is not None:
        door, lay = found
        useful = [face for face in faces(lay) if known & gather([face])]
        if useful:
            keys = ", ".join(key_name(face) for face in useful)
            return Said(OPENS_FROM_MEMORY, {**fields, "keys": keys, "door": door + 1})
    if s.source[place] >= 0:
        return Said(SHUFFLED if s.source[place] else NEVER_SEEN, fields)
    return Said(SOME_UNKNOWN if strange else HARMLESS, fields)


def _place(s: Any, move: Move, seat: int) -> Said:
    face, lock = move.args
    door = lock // SIGNS
    fields = {"key": key_name(face), "door": door + 1}
    if door_of(s, door).count(FREE) == 1:
        return Said(LAST_KEY, fields)
    now = ready(s, seat)
    if now is not None and now[0] == door and CODES[door][now[1].code][lock % SIGNS] == face:
        return Said(ON_THE_WAY, fields)
    if s.options.owned_doors:
        return Said(OWN_DOOR, fields)
    return Said(SAFE_PLACE if s.options.master_codes or s.options.keep_keys else MUST_GO, fields)


def _lay(s: Any, move: Move, seat: int) -> Said:
    face, lock = move.args
    door = lock // SIGNS
    fields = {"key": key_name(face), "door": door + 1}
    if s.owner[door] != seat:
        return Said(BETS, fields)
    now = ready(s, seat)
    if now is not None and now[0] == door:
        return Said(LAST_KEY if now[1].missing == 1 else ON_THE_WAY, fields)
    return Said(BUILDS, fields)


def _with_door(sentence: str) -> Callable[[Any, Move, int], Said]:
    return lambda s, move, seat: Said(sentence, {"door": move.args[0] + 1})


def _lift(s: Any, move: Move, seat: int) -> Said:
    return Said(LIFTS, {"door": move.args[0] // SIGNS + 1})


def _done(s: Any, move: Move, seat: int) -> Said:
    return Said(NOTHING_FITS if s.hands[seat] else NO_KEY_LEFT)


def _put_back(s: Any, move: Move, seat: int) -> Said:
    face = move.args[0]
    door = next(door for door, codes in enumerate(CODES) if face in codes[0])
    here = next((place for place, keys in enumerate(s.bunch) if 0 < keys.bit_count() < SIGNS), None)
    if here is not None:
        known, _strange = remembered(s, seat, here)
        if known & gather(CODES[door][0]):
            return Said(TOGETHER, {"key": key_name(face), "door": door + 1})
    return Said(OUT_OF_THE_WAY, {"key": key_name(face)})


def _look(s: Any, move: Move, seat: int) -> Said:
    left = looks_left(s, seat) - (not s.seen[seat] >> move.args[0] & 1)
    return Said(UNKNOWN_GEAR, {"count": left}) if left else Said(LAST_GEAR)


def _pick(s: Any, move: Move, seat: int) -> Said:
    place, rows = move.args[0], s.n + 1
    known = [s.known[place * rows + other] for other in range(s.n) if other != seat]
    return Said(
        FORGETTING if s.source[place] < 0 and any(known) else ANY_SHUFFLE, {"bunch": bunch_name(place)}
    )


def _plain(sentence: str) -> Callable[[Any, Move, int], Said]:
    return lambda s, move, seat: Said(sentence)


_SAY: dict[str, Callable[[Any, Move, int], Said]] = {
    "take_bunch": _take,
    "place": _place,
    "steal": _with_door(STEALS),
    "change": _with_door(CHANGES),
    "lay": _lay,
    "lift": _lift,
    "done": _done,
    "put_back": _put_back,
    "put_rest": _plain(ALL_BACK),
    "keep": _plain(KEEPS),
    "look": _look,
    "decline": _plain(KNOWN_GEARS),
    "seen": _plain(HAS_SEEN),
    "claim": _with_door(MORE_DOORS),
    "pick": _pick,
    "dial": _plain(DIALS),
    "wait": _plain(WAITS),
}
