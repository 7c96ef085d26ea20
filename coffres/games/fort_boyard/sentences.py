"""The sentence of each fact: what happened, and its effects. One small function or template for each verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate, grouped
from coffres.games.fort_boyard.material import VALUES
from coffres.games.fort_boyard.trial_cards import trial_name

SHAPE_NAMES = {"well": N_("le puits"), "leaf": N_("la feuille"), "scissors": N_("les ciseaux")}


def money(value: int) -> str:
    return grouped(VALUES[value])


_PLAIN = {
    "seen": N_("{name} a regardé ses billets."),
    "look": N_("{name} regarde ses billets."),
    "go_on": N_("{name} laisse le coffre fermé et va lancer le dé."),
    "open_chest": N_("{name} ouvre le coffre et prend un billet."),
    "leave_shut": N_("{name} laisse le coffre fermé : le dé passe à {next}."),
    "take_trial": N_("{name} tente une épreuve."),
    "take_riddle": N_("{name} tente une énigme."),
    "decline": N_("{name} renonce à l'énigme : le dé passe à {next}."),
    "set_aside": N_("Cette épreuve est mise de côté : on en tire une autre."),
    "change_card": N_("{name} joue son jeton et tire une autre épreuve."),
    "turn": N_("Le sablier coule."),
    "pause": N_("Le sablier est arrêté."),
    "resume": N_("Le sablier repart."),
    "restart": N_("L'épreuve a été dérangée : elle recommence."),
    "cast": N_("Un dé roule déjà : il comptera, même si le sablier se vide."),
    "stop": N_("La table arrête : le tour commencé se finit, puis on compte."),
    "pace": "",
}
_LANDINGS = {
    "start": N_("{name} fait {face} : le départ. Le dé passe à {next}."),
    "tiger": N_("{name} fait {face} : un tigre ! Le dé passe à {next}."),
    "empty": N_("{name} fait {face} : cellule vide. Le dé passe à {next}."),
    "trial": N_("{name} fait {face} : une épreuve, pour une clé."),
    "either": N_("{name} fait {face} : une épreuve ou une énigme, pour une clé."),
    "both": N_("{name} fait {face} : épreuve et énigme, pour les clés."),
    "guardian": N_("{name} fait {face} : le gardien ! Une énigme, pour ses clés."),
}
_AGAINST = {
    "tiger": N_("{name} fait {face} : un tigre ! Le coffre se ferme."),
    "note": N_("{name} fait {face} : {opener} prend un billet de plus."),
    "last_note": N_("{name} fait {face} : {opener} prend le dernier billet !"),
}
_TIME_OUTS = {
    ("riddle", ""): N_("Le sablier est vide."),
    ("chest", ""): N_("Le sablier est vide : {name} a droit au bonus."),
    ("chest", "cast"): N_("Le sablier est vide, mais un dé roulait déjà : il compte."),
    ("observe", ""): N_("Le temps d'observer est fini."),
    ("trial", ""): N_("Le sablier est vide."),
    ("trial", "lost"): N_("Le sablier est vide : {name} perd l'épreuve."),
}
_TRIAL_WORDS = {
    "guess": N_("{name} nomme {target}."),
    "point": N_("{name} réussit contre {opponent}."),
    "miss": N_("{name} ne réussit pas contre {opponent}."),
    "tie": N_("Égalité entre {name} et {opponent} : on recommence."),
    "candidate_laughs": N_("{name} rit."),
    "opponent_laughs": N_("{opponent} rit sans faire rire {name}."),
    "both_laugh": N_("{name} et {opponent} rient ensemble : cela compte comme une faute."),
    "stall": N_("{name} traîne ou se répète."),
    "show": "",
    "won": "",
    "lost": "",
}
_WHY = {  # why a trial that the table judges as a whole was won or lost
    ("won", "barbichette"): N_("{name} n'a pas ri."),
    ("lost", "barbichette"): N_("{name} a ri juste à la fin."),
    ("won", "odd_change"): N_("{name} a trouvé le changement."),
    ("won", "nose_to_nose"): N_("L'étui a changé de nez."),
    ("lost", "nose_to_nose"): N_("L'étui est tombé."),
    ("won", "forbidden_words"): N_("Ni oui, ni non : {name} n'a pas fait de faute."),
    ("lost", "forbidden_words"): N_("{name} a dit oui, non, ou fait signe de la tête."),
}
_SHOWN = {
    True: N_("{name} montre {own}, {opponent} montre {other} : {name} l'emporte."),
    False: N_("{name} montre {own}, {opponent} montre {other} : {opponent} l'emporte."),
    None: N_("{name} et {opponent} montrent {own} : on recommence."),
}


class Known(NamedTuple):
    """What those know who remember what was told before."""

    trial: str = ""  # the trial that was picked last
    gone: frozenset[int] = frozenset()  # the seats of those who have left


_NOTHING = Known()


def sentence(fact: Fact, names: Names, _: Translate, known: Known = _NOTHING) -> str:
    by, verb, args = fact[:3]
    shown = fact[3] if len(fact) > 3 else ()
    if verb in _PLAIN:
        fields = {"name": names[by], "next": _next(by, names, known)} if by >= 0 else {}
        return _(_PLAIN[verb]).format(**fields) if _PLAIN[verb] else ""
    if verb in _TRIAL_WORDS:
        return _verdict(verb, args, shown, names, known, _)
    if verb == "begin":
        return _begin(shown, names, known, _)
    if verb == "roll":
        return _roll(args, shown, names, known, _)
    return _TELLERS[verb](by, args, shown, names, _)


def _next(seat: int, names: Names, known: Known) -> str:
    """The name of the player on the left, who gets the die (FB-12)."""
    seats = len(names)
    round_the_table = ((seat + step) % seats for step in range(1, seats + 1))
    return names[next(other for other in round_the_table if other == seat or other not in known.gone)]


Teller = Callable[[int, Any, Any, Names, Translate], str]


def _roll(args: Any, shown: Any, names: Names, known: Known, _: Translate) -> str:
    kind, roller, *rest = shown
    fields = {"name": names[roller], "face": args[0]}
    if kind == "first":
        return _first_roll(fields, rest[0], rest[1], names, _)
    if kind == "move":
        return _(_LANDINGS[rest[1]]).format(**fields, next=_next(roller, names, known))
    if kind == "chest":
        return _(_AGAINST[rest[2]]).format(**fields, opener=names[rest[0]])
    return _bonus(fields, rest[0], rest[1], _)


def _first_roll(fields: dict[str, Any], starter: int, again: bool, names: Names, _: Translate) -> str:
    if again:
        return _(N_("{name} fait {face}. Égalité : les plus hauts relancent.")).format(**fields)
    if starter >= 0:
        return _(N_("{name} fait {face}. {starter} commence.")).format(**fields, starter=names[starter])
    return _(N_("{name} fait {face}.")).format(**fields)


def _bonus(fields: dict[str, Any], taken: int, empty: bool, _: Translate) -> str:
    if empty:
        told = _(N_("{name} fait {face} et prend tout ce qui reste ({count}) : la partie est finie."))
    elif taken == 1:
        told = _(N_("{name} fait {face} : un billet de plus, et le coffre se ferme."))
    else:
        told = _(N_("{name} fait {face} : {count} billets de plus, et le coffre se ferme."))
    return told.format(**fields, count=taken)


def _roll_two(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    roller, candidate, double = shown
    fields = {"name": names[roller], "one": args[0], "two": args[1], "candidate": names[candidate]}
    if double:
        told = _(N_("{name} fait {one}-{two}, un double pair : trop tard pour {candidate} ?"))
    else:
        told = _(N_("{name} fait {one}-{two} : {candidate} cherche encore."))
    return told.format(**fields)


def _time_out(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    kind, seat, how = shown
    return _(_TIME_OUTS[kind, how]).format(name=names[seat])


def _roll_limit(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    return _(N_("{name} n'a pas lancé à temps : le hasard lance à sa place.")).format(name=names[shown[0]])


def _trial(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    told = _(N_("{name} tire l'épreuve « {trial} »."))
    return told.format(name=names[shown[0]], trial=trial_name(args[0], _))


def _begin(shown: Any, names: Names, known: Known, _: Translate) -> str:
    candidate, opponent = shown
    if opponent < 0:
        return _(N_("L'épreuve commence."))
    trial = trial_name(known.trial, _) if known.trial else _(N_("L'épreuve"))
    told = _(N_("{trial} : {name} contre {opponent}."))
    return told.format(trial=trial, name=names[candidate], opponent=names[opponent])


def _touched(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    return _(N_("{opponent} se laisse toucher, sans un mot.")).format(opponent=names[args[0]])


def _rival(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    return _(N_("{opponent} portera l'étui sur le nez.")).format(opponent=names[args[0]])


def _verdict(verb: str, args: Any, shown: Any, names: Names, known: Known, _: Translate) -> str:
    candidate, opponent, point, score, then, keys, following = shown
    fields = {"name": names[candidate], "opponent": names[opponent] if opponent >= 0 else ""}
    template = _TRIAL_WORDS[verb] or _WHY.get((verb, known.trial), "")
    if verb == "show":
        template = _SHOWN[point]
        fields |= {"own": _(SHAPE_NAMES[args[0]]), "other": _(SHAPE_NAMES[args[1]])}
    elif verb == "guess":
        fields["target"] = names[args[0]]
    first = _(template).format(**fields) if template else ""
    after = {"name": names[candidate], "next": _next(candidate, names, known)}
    rest = _trial_over(after, then, keys, _) or _followed_by(following, names, _)
    parts = (first, _score(verb, point, score, _), rest)
    return " ".join(part for part in parts if part)


def _score(verb: str, point: bool | None, score: Any, _: Translate) -> str:
    """The count of successes, said if more than one is needed; of right names, said when all have been
    named."""
    if not score or (verb != "guess" and (score[1] == 1 or point is None)):
        return ""
    told = (
        _(N_("Bien nommés : {wins} sur {needed}."))
        if verb == "guess"
        else _(N_("Réussites : {wins} sur {needed}."))
    )
    return told.format(wins=score[0], needed=score[1])


_THEN = {
    "riddle": N_("{name} gagne l'épreuve ; reste l'énigme."),
    "retry": N_("{name} perd l'épreuve."),
    "pass": N_("{name} perd l'épreuve : le dé passe à {next}."),
}


def _trial_over(fields: dict[str, str], then: str, keys: int, _: Translate) -> str:
    if then == "keys":
        return _won(fields["name"], keys, _)
    return _(_THEN[then]).format(**fields) if then else ""


def _followed_by(opponent: int, names: Names, _: Translate) -> str:
    return _(N_("Ensuite, contre {opponent}.")).format(opponent=names[opponent]) if opponent >= 0 else ""


def _won(name: str, keys: int, _: Translate) -> str:
    told = _(N_("{name} gagne une clé.")) if keys == 1 else _(N_("{name} gagne {keys} clés."))
    return told.format(name=name, keys=keys)


def _riddle(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    if args[0] is None:
        return _(N_("Une énigme est tirée."))
    return _(N_("Une énigme est tirée : c'est à toi de la lire."))


def _start_riddle(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    candidate, one_answer = shown
    if one_answer:
        told = _(N_("{name} retourne le sablier. {candidate} n'a droit qu'à une réponse."))
    else:
        told = _(N_("Le sablier coule : {candidate} cherche."))
    return told.format(name=names[by], candidate=names[candidate])


def _known(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    told = _(N_("Cette énigme est déjà connue : {name} en lira une autre pour {candidate}."))
    return told.format(name=names[by], candidate=names[shown[0]])


def _right(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    return _(N_("Bonne réponse !")) + " " + _won(names[shown[0]], shown[1], _)


def _wrong(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    told = _(N_("La bonne réponse n'a pas été donnée : {name} ne gagne pas de clé."))
    return told.format(name=names[shown[0]])


def _note(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    seat, value = args
    if value is None:
        return _(N_("{name} retourne un billet.")).format(name=names[seat])
    return _(N_("{name} retourne un billet : {money}.")).format(name=names[seat], money=money(value))


def _put_back(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    return _(N_("{name} remet une clé rouge dans une cellule.")).format(name=names[by])


def _leave(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    if shown[0]:
        told = _(
            N_("{name} quitte la table : ses clés retournent aux cellules, ses billets ne comptent plus.")
        )
    else:
        told = _(N_("{name} quitte la table : ses billets ne comptent plus."))
    return told.format(name=names[args[0]])


def _count(by: int, args: Any, shown: Any, names: Names, _: Translate) -> str:
    fortunes = ", ".join(f"{names[seat]} {grouped(total)}" for seat, total, _notes in shown)
    return _(N_("Les fortunes, de la plus petite à la plus grande : {fortunes}.")).format(fortunes=fortunes)


_TELLERS: Mapping[str, Teller] = {
    "roll_two": _roll_two,
    "hourglass": _time_out,
    "roll_limit": _roll_limit,
    "trial": _trial,
    "touched": _touched,
    "rival": _rival,
    "riddle": _riddle,
    "start_riddle": _start_riddle,
    "known": _known,
    "right": _right,
    "wrong": _wrong,
    "note": _note,
    "put_back": _put_back,
    "leave": _leave,
    "count": _count,
}
