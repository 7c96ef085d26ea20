"""Why a move is a good one, in a sentence."""

from __future__ import annotations

from typing import Any

from coffres.bots.roc_noir.aims import DRAW, EXCHANGE, HOME, ROB, VISIT, Aim, aims
from coffres.bots.roc_noir.ground import BIT, ZONE, bits, ground
from coffres.bots.roc_noir.policy import towards
from coffres.bots.roc_noir.racks import holder
from coffres.bots.roc_noir.ways import taken
from coffres.bots.teaching import Said
from coffres.engine.contract import Move
from coffres.engine.trouble import N_
from coffres.games.roc_noir.material import ENTRANCE, KNIGHTS, ROOMS, TREASURE

_PLAIN = {
    "roll": N_("Lance d'abord : tu réuniras ta paire quand le dé aura dit quel chevalier bouge."),
    "choose": N_("C'est ce chevalier qui a le plus à gagner ce tour-ci."),
    "exchange": N_("Ce que tu glisses sous la pile te sert moins que ce qu'elle peut te donner."),
    "keep": N_("Garde tes portraits : la pile ne promet rien de mieux."),
    "beside": N_("Les deux cases se valent presque : celle-ci est plus près de la suite."),
    "swap": N_("Réunis cette paire sur le chevalier qui bouge : il pourra la mener au trésor."),
    "end_turn": N_("Ce chevalier n'a rien de mieux à faire ce tour-ci : qu'il attende ici."),
    "stop": N_("La case suivante peut être une trappe : mieux vaut laisser quelqu'un d'autre l'essayer."),
    "home": N_("Mets cette paire à l'abri : au trésor, plus personne n'y touche."),
    "win": N_("Entre au trésor : c'est le dernier chevalier qu'il te fallait, et tu gagnes !"),
    "wander": N_("Aucun chemin n'est ouvert : change de place, un contrepoids peut débloquer la suite."),
    "over_knight": N_("Une corde pour passer par-dessus ce chevalier : le détour coûterait plus cher."),
    "over_trap": N_("Une corde pour passer par-dessus cette trappe, et le chemin est ouvert."),
    "over_doubt": N_("Une corde t'évite une case où la trappe peut se cacher."),
    "over_way": N_("Une corde raccourcit ce chemin."),
}
_ROBS = N_("Prends cette moitié à {target_seat} : ton chevalier aura sa paire.")
# For each aim: when the next step is safe, and when the trap may be there
_TOWARDS = {
    HOME: (
        N_("Ce chevalier a de quoi faire sa paire : mène-le vers le trésor, cette case est sûre."),
        N_("Ce chevalier a de quoi faire sa paire : vers le trésor, c'est la case la moins risquée."),
    ),
    DRAW: (
        N_("Tu n'as pas encore tiré dans cette galerie, et cette case est sûre."),
        N_("Il te faut les portraits de cette galerie : cette case est la moins risquée pour y aller."),
    ),
    VISIT: (
        N_("Ce chevalier doit voir la galerie de sa couleur avant les autres, et cette case est sûre."),
        N_("Ce chevalier doit voir la galerie de sa couleur avant les autres : autant essayer par ici."),
    ),
    ROB: (
        N_("Approche-toi : {target_seat} tient la moitié qui te manque."),
        N_("{target_seat} tient la moitié qui te manque : cela vaut bien une case incertaine."),
    ),
    EXCHANGE: (
        N_("Un échange dans cette galerie peut te donner une paire, et cette case est sûre."),
        N_("Un échange dans cette galerie peut te donner une paire : cela vaut une case incertaine."),
    ),
}
_SCOUTS = (
    N_("Rapproche ce chevalier du trésor : il n'aura plus qu'à entrer avec sa paire."),
    N_("Ouvre le chemin du trésor : cette case dira où la trappe n'est pas, ou bien où elle est."),
)
_DRAWS = N_("Entre : tu n'as pas encore tiré dans cette galerie.")
_VISITS = N_("Entre : ce chevalier pourra ensuite aller dans les autres galeries.")
_EXCHANGES = N_("Entre : un échange peut te donner une paire.")
_ENTERS = {DRAW: _DRAWS, VISIT: _VISITS, EXCHANGE: _EXCHANGES}


def reason(state: Any, move: Move) -> Said:
    verb = move.verb
    if verb == "rob":
        return Said(_ROBS, {"target_seat": holder(state, move.args[0]) // KNIGHTS})
    if verb == "jump":
        return Said(_PLAIN[_leaps(state, move.args[0])])
    if verb == "step":
        return _steps(state, move)
    if verb == "end_turn":
        found = aims(state, state.mover)
        risky = found and found[0].cost
        return Said(_PLAIN["stop" if risky else "end_turn"])
    return Said(_PLAIN[verb])


def _steps(state: Any, move: Move) -> Said:
    seat, to = move.by, move.args[0]
    if to == TREASURE:
        return Said(_PLAIN["win" if _wins(state, seat) else "home"])
    ahead = aims(state, state.mover)
    aim = next((aim for aim in ahead if towards(state, seat, aim) == move), None)
    if aim is None:
        aim = next((aim for aim in ahead if to == aim.room), None)
    if aim is None:
        return Said(_PLAIN["wander"])
    if to >= ROOMS and to != ENTRANCE:
        return Said(_ENTERS[aim.kind])
    risky = bool(to < ROOMS and aim.field.entering(to))
    return Said(_TOWARDS.get(aim.kind, _SCOUTS)[risky], _fields(state, aim))


def _fields(state: Any, aim: Aim) -> dict[str, int]:
    return {"target_seat": holder(state, aim.half) // KNIGHTS} if aim.kind == ROB else {}


def _wins(state: Any, seat: int) -> bool:
    home = sum(state.knights[k] == TREASURE for k in range(seat * KNIGHTS, (seat + 1) * KNIGHTS))
    return bool(home + 1 == state.options.homes)


def _leaps(state: Any, to: int) -> str:
    """What a jump to this place spares."""
    place = state.knights[state.mover]
    here = ground(state.corners)
    between = here.beside[place] & here.beside[to]
    if between & taken(state.knights, state.mover):
        return "over_knight"
    over = next(bits(between))
    maybe = state.maybe[ZONE[over]]
    if not maybe & BIT[over]:
        return "over_way"
    return "over_trap" if maybe == BIT[over] else "over_doubt"
