"""Python looks for garbage seldom in tests, and not in what stays for all of them.

Eleven thousand tests are 300 000 objects. To look through them each time takes longer than most of the tests.
"""

import gc

SELDOM = (20_000, 20, 10)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
