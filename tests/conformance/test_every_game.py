"""Every registered game passes every check; a sixth game is tested by being registered."""

import pytest

from coffres.dev.evidence import clauses_of, counts_of, subject_of
from coffres.dev.recordings import golden_of
from coffres.engine.conformance import CHECKS, same_fingerprint
from coffres.engine.registry import GAMES


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", GAMES)
def test_passes(key: str, check: str) -> None:
    findings = CHECKS[check](subject_of(key), 1)
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("key", GAMES)
def test_rules_are_told_cited_and_proven(key: str) -> None:
    findings = clauses_of(key)
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("key", GAMES)
def test_as_many_ways_lead_on_as_ever(key: str) -> None:
    findings = same_fingerprint(subject_of(key), counts_of(key))
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("key", GAMES)
def test_every_ending_is_on_record(key: str) -> None:
    findings = golden_of(key)
    assert not findings, "\n".join(findings)
