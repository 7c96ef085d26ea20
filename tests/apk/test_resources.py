"""Android's own aapt2 takes our manifest and pictures, and knows every attribute in them.

The framework it links against is made here of the names that the stubs of API 36 list: an attribute or a
theme that Android does not have is an error, as it is for gradle.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apk.package import VENV, manifest_file, resource

_VALUES = '<?xml version="1.0" encoding="utf-8"?><resources>{}</resources>'
_FRAMEWORK = '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="android"/>'


@pytest.fixture(scope="module")
def aapt2(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of the package, which pip installs without the right to be run."""
    packed = next(VENV.glob("lib/python3*/site-packages/aapt2/bin/Linux/aapt2"))
    program = tmp_path_factory.mktemp("aapt2") / "aapt2"
    shutil.copy(packed, program)
    program.chmod(0o755)
    return program


@pytest.fixture(scope="module")
def framework(aapt2: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("framework")
    values = folder / "res" / "values"
    values.mkdir(parents=True)
    names = {"attr": api_names("attr"), "style": [name.replace("_", ".") for name in api_names("style")]}
    made = [f'<attr name="{name}"/>' for name in names["attr"]]
    made += [f'<style name="{name}" parent=""/>' for name in names["style"]]
    made += [f'<public type="{kind}" name="{name}"/>' for kind, every in names.items() for name in every]
    (values / "all.xml").write_text(_VALUES.format("".join(made)), encoding="utf-8")
    (folder / "AndroidManifest.xml").write_text(_FRAMEWORK, encoding="utf-8")
    return link(aapt2, folder / "AndroidManifest.xml", folder / "res", folder, "-x")


def api_names(kind: str) -> list[str]:
    stubs = next(VENV.glob("lib/python3*/site-packages/android-stubs")) / "__init__.pyi"
    every = next(node for node in ast.parse(stubs.read_text(encoding="utf-8")).body if _is(node, "R"))
    assert isinstance(every, ast.ClassDef)
    listed = next(node for node in every.body if _is(node, kind))
    assert isinstance(listed, ast.ClassDef)
    return [
        node.target.id
        for node in listed.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def _is(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == name


def link(aapt2: Path, manifest: Path, resources: Path, folder: Path, *words: str) -> Path:
    compiled, linked = folder / "compiled.zip", folder / "linked.apk"
    commands: list[list[str | Path]] = [
        [aapt2, "compile", "--dir", resources, "-o", compiled],
        [aapt2, "link", *words, "-o", linked, "--manifest", manifest, compiled],
    ]
    for command in commands:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            raise AssertionError(done.stderr)
    return linked


def with_a_package(text: str) -> str:
    """Gradle knows the package from elsewhere; aapt2 wants it in the manifest."""
    return text.replace("<manifest ", '<manifest package="org.coffres.coffres" ', 1)


def test_aapt2_takes_the_manifest_and_the_pictures(aapt2: Path, framework: Path, tmp_path: Path) -> None:
    ours = tmp_path / "AndroidManifest.xml"
    ours.write_text(with_a_package(manifest_file().read_text(encoding="utf-8")), encoding="utf-8")
    assert link(aapt2, ours, resource(""), tmp_path, "-I", str(framework)).stat().st_size > 0


def test_an_attribute_that_android_does_not_have_is_refused(
    aapt2: Path, framework: Path, tmp_path: Path
) -> None:
    ours = tmp_path / "AndroidManifest.xml"
    text = manifest_file().read_text(encoding="utf-8").replace("android:appCategory", "android:appKategory")
    ours.write_text(with_a_package(text), encoding="utf-8")
    with pytest.raises(AssertionError, match="appKategory"):
        link(aapt2, ours, resource(""), tmp_path, "-I", str(framework))
