import pytest

from tests.dev.run import Dev


@pytest.fixture
def dev(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Dev:
    return Dev(capsys, monkeypatch)
