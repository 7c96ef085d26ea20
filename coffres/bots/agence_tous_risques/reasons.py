"""Why a move is a good one, in a sentence for people who have asked for advice."""

from __future__ import annotations

from coffres.bots.agence_tous_risques.policy import guard_behind, steps_of, way_of, wins
from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.walks import AGAIN, GUARD, LABS, SAFE
from coffres.bots.teaching import Said
from coffres.engine.contract import Move
from coffres.engine.trouble import N_
from coffres.games.agence_tous_risques.material import BENCHED, CLEAR, FIRST_LAB_CARD, PROWLING, lab_card

_PLAIN = {
    "choose": N_("Tous les personnages se valent : prends celui qui te plaît."),
    "face_guard": N_("Seul un combat te libère de ce garde : tu as une chance sur deux."),
    "fight_holder": N_("La formule est sur ta case : tu as une chance sur deux de la prendre."),
    "stay": N_("Ici personne ne se bat pour la formule : attends qu'elle reparte."),
    "sit_out": N_("Ce tour est perdu, mais la carte s'en va."),
    "waive": N_("Tes cartes serviront mieux plus tard : garde-les."),
    "discard": N_("Cette carte te servirait peu : une nouvelle vaudra mieux."),
    "refrain": N_("Perdre ce défi ferait avancer quelqu'un d'autre : ne tente rien."),
}

_OUT_BY_DICE = N_("Les deux dés peuvent suffire pour sortir.")
_VAULT_BY_DIE = N_("Ce jet peut t'amener au souterrain, et la formule repart aussitôt avec toi.")
_HOLDER_BY_DICE = N_("Ce jet peut te mener jusqu'à la formule.")
_ROLL_FIRST = N_("Lance d'abord : après, tu sauras mieux quelle carte jouer.")
_JUST_ROLL = N_("Aucune de tes cartes ne t'aide ici : lance.")

_WINS = N_("Avec cette carte tu sors, et tu gagnes !")
_TO_HOLDER = N_("Cette carte te mène jusqu'à la formule : tu pourras te battre pour elle.")
_TO_VAULT = N_("Cette carte t'amène au souterrain.")
_TO_AGAIN = N_("Tu arrives sur une case « relance » : tu avances encore.")
_TO_SAFETY = N_("Tu avances jusqu'à une zone de sécurité : plus rien ne t'y atteint.")
_TO_LAB = N_("Tu arrives sur un laboratoire où une autre de tes cartes pourra servir.")
_THROUGH_GUARD = N_("Un garde attend là, mais le battre te mène plus loin encore.")
_FROM_LAB = N_("Cette carte ne sert que sur ce laboratoire : {steps} cases de gagnées.")
_ONWARDS = N_("Cette carte t'avance de {steps} cases, et rien ne t'y retient.")
_AGAIN_ONE = N_("Relancer te fait avancer de trois ou quatre cases de plus, en moyenne.")
_AGAIN_BOTH = N_("Relancer les deux dés te fait avancer de sept cases de plus, en moyenne.")

_BENCH_HOLDER = N_("{target_seat} a la formule : un tour perdu te laisse approcher.")
_BENCH_HUNTER = N_("{target_seat} te poursuit : un tour perdu te laisse filer.")
_BENCH_RIVAL = N_("La menace, c'est surtout {target_seat} : un tour perdu te donne de l'avance.")
_GUARD_HOLDER = N_("{target_seat} a la formule : le garde l'arrête, {steps} cases plus loin de la sortie.")
_GUARD_RIVAL = N_("{target_seat} recule de {steps} cases, et devra d'abord battre le garde.")
_GUARD_STILL = N_("{target_seat} devra d'abord battre le garde pour repartir.")
_ON_ONESELF = N_("Cette carte ne peut rien de mieux en ce moment.")

_FIGHT = N_("C'est contre {target_seat} qu'un combat te coûte le moins si tu perds.")
_CHALLENGE = N_("Une chance sur deux d'avancer, et {target_seat} y gagne peu si tu perds.")


def reason(s: Position, move: Move) -> Said | None:
    """Of hidden things only the hand of the player who asks may be read in `s`."""
    verb = move.verb
    if verb == "roll":
        return Said(_of_roll(s))
    if verb == "play":
        return _of_card(s, move)
    if verb in ("fight", "challenge"):
        return Said(_FIGHT if verb == "fight" else _CHALLENGE, {"target_seat": move.args[0] % s.n})
    return Said(_PLAIN[verb]) if verb in _PLAIN else None


def _of_roll(s: Position) -> str:
    c = s.active
    place = s.at[c]
    if s.holder == c and place <= 12:
        return _OUT_BY_DICE
    if not s.been >> c & 1 and s.holder < 0 and s.vault - place <= 6:
        return _VAULT_BY_DIE
    if s.been >> c & 1 and s.holder >= 0 and s.holder != c and abs(place - s.at[s.holder]) <= 12:
        return _HOLDER_BY_DICE
    return _ROLL_FIRST if any(_useful(s, card) for card in s.hands[c]) else _JUST_ROLL


def _useful(s: Position, card: int) -> bool:
    return card == CLEAR or card in (BENCHED, PROWLING) or (card < FIRST_LAB_CARD and steps_of(s, card) > 0)


def _of_card(s: Position, move: Move) -> Said:
    card = move.args[0]
    if len(move.args) == 2:
        return _of_aimed(s, move, card == PROWLING)
    if card == CLEAR:
        return Said(_AGAIN_BOTH if s.been >> s.active & 1 else _AGAIN_ONE)
    if wins(s, move):
        return Said(_WINS)
    c = s.active
    place, steps = s.at[c], steps_of(s, card)
    hunting = s.been >> c & 1 and s.holder >= 0 and s.holder != c
    if hunting and steps >= abs(place - s.at[s.holder]):
        return Said(_TO_HOLDER)
    way = way_of(s, c)
    to = min(max(place + way * steps, 0), s.vault)
    if to == s.vault:
        return Said(_TO_VAULT)
    return Said(_arriving(s, card, to), {"steps": abs(to - place)})


def _arriving(s: Position, card: int, to: int) -> str:
    letter = s.path[to]
    if letter == GUARD:
        return _THROUGH_GUARD
    if letter == AGAIN:
        return _TO_AGAIN
    if letter == SAFE:
        return _TO_SAFETY
    if card >= FIRST_LAB_CARD:
        return _FROM_LAB
    others = [other for other in s.hands[s.active] if other >= FIRST_LAB_CARD and other != card]
    fitting = any(letter in (lab_card(other)[0], LABS[-1]) for other in others)
    return _TO_LAB if letter in LABS and fitting else _ONWARDS


def _of_aimed(s: Position, move: Move, guard: bool) -> Said:
    target = move.args[1]
    seat = target % s.n
    if seat == move.by:
        return Said(_ON_ONESELF)
    who = {"target_seat": seat}
    if not guard:
        if s.holder == target:
            return Said(_BENCH_HOLDER, who)
        hunts = s.holder >= 0 and s.holder % s.n == move.by and s.been >> target & 1
        return Said(_BENCH_HUNTER if hunts else _BENCH_RIVAL, who)
    place = s.at[target]
    steps = abs(guard_behind(s, target) - place)
    if steps < 2:
        return Said(_GUARD_STILL, who)
    return Said(_GUARD_HOLDER if s.holder == target else _GUARD_RIVAL, {**who, "steps": steps})
