"""Small things of the storage that nothing else would notice."""

from __future__ import annotations

from coffres.storage import disk
from coffres.storage.older_rules import coffre_et_cle_1
from coffres.storage.settings import TURNINGS


def test_a_file_of_ours_has_thirty_two_megabytes_at_most() -> None:
    assert disk.LARGEST == 32 * 1024 * 1024


def test_the_ways_of_turning_are_what_settings_have_always_called_them() -> None:
    assert TURNINGS == ("turn", "fixed", "hand")


def test_a_seat_taken_over_takes_no_name_back() -> None:
    named = {"by": 0, "do": "name", "with": [1]}
    over = {"seat": 1, "name": "Zoé"}
    assert coffre_et_cle_1({}, [named, over]) == ({}, [named, over])
    assert coffre_et_cle_1({}, [named, over, {"back": 1, "who": 0}]) == ({}, [over])
