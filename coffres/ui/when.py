"""How long ago something was, as people say it: "hier à 20 h 15"."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from coffres.engine.trouble import N_

_MONTHS = (
    N_("janvier"),
    N_("février"),
    N_("mars"),
    N_("avril"),
    N_("mai"),
    N_("juin"),
    N_("juillet"),
    N_("août"),
    N_("septembre"),
    N_("octobre"),
    N_("novembre"),
    N_("décembre"),
)
_DAYS = (
    N_("lundi"),
    N_("mardi"),
    N_("mercredi"),
    N_("jeudi"),
    N_("vendredi"),
    N_("samedi"),
    N_("dimanche"),
)


def ago(then: datetime, now: datetime, _: Callable[..., str]) -> str:
    """How long ago `then` was, in words. Both times are in the reader's time zone."""
    days = (now.date() - then.date()).days
    minutes = int((now - then).total_seconds() // 60)
    time = _("{hour} h {minute}", hour=then.hour, minute=f"{then.minute:02}")
    if 0 <= minutes < 2:
        return _("à l'instant")
    if 0 <= minutes < 60:
        return _("il y a {minutes} minutes", minutes=minutes)
    if days == 0:
        return _("aujourd'hui à {time}", time=time)
    if days == 1:
        return _("hier à {time}", time=time)
    if 1 < days < 7:
        return _("{day} à {time}", day=_(_DAYS[then.weekday()]), time=time)
    day = _("1er") if then.day == 1 else then.day
    month = _(_MONTHS[then.month - 1])
    if then.year == now.year:
        return _("le {day} {month}", day=day, month=month)
    return _("le {day} {month} {year}", day=day, month=month, year=then.year)


def month_of(then: datetime, _: Callable[..., str]) -> str:
    """The month and the year, as a heading."""
    text = _("{month} {year}", month=_(_MONTHS[then.month - 1]), year=then.year)
    return text[0].upper() + text[1:]


def day_of(then: datetime, _: Callable[..., str]) -> str:
    """The day of the week, the date and the time: "samedi 14 novembre 2026, 20 h 15"."""
    return _(
        "{weekday} {day} {month} {year}, {time}",
        weekday=_(_DAYS[then.weekday()]),
        day=_("1er") if then.day == 1 else then.day,
        month=_(_MONTHS[then.month - 1]),
        year=then.year,
        time=_("{hour} h {minute}", hour=then.hour, minute=f"{then.minute:02}").replace(" ", "\u00a0"),
    )


def evening_of(then: datetime, _: Callable[..., str]) -> str:
    """The evening of a day: "samedi 14 novembre 2026". The time is in the reader's time zone."""
    day = _("1er") if then.day == 1 else then.day
    month, weekday = _(_MONTHS[then.month - 1]), _(_DAYS[then.weekday()])
    return _("{weekday} {day} {month} {year}", weekday=weekday, day=day, month=month, year=then.year)
