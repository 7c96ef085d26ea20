"""dry_build.py FOLDER: everything that building the APK does before a compiler is needed, by the real tools.

The real buildozer copies our sources by our real buildozer.spec, and the real python-for-android resolves its
recipes, byte-compiles our code, packs it and writes the manifest. Only what cannot be had without Android's
own downloads is a stand-in: SDK, NDK, the compiled libraries, gradle; and what only these would use (Java,
zlib's headers). What came out lies in FOLDER:

    private.tar            our part of the package, as the tablet unpacks it
    main/                  AndroidManifest.xml and resources, as gradle would get them
    facts.json             the recipes in their order, those that would first be looked for among everybody's
                           packages, and the keys that buildozer knows

Runs in its own environment (`make apk-check` makes it), from the root of the checkout.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import buildozer
import pythonforandroid
from buildozer import Buildozer
from buildozer.specparser import SpecParser
from buildozer.targets import android
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import PyProjectRecipe, Recipe
from pythonforandroid.toolchain import ToolchainCL
from steady import steady

SPEC = "buildozer.spec"
_BUILD_TOOLS = "35.0.0"


def main(folder: Path) -> None:
    steady(os.environ)
    shutil.rmtree(folder, ignore_errors=True)
    app, kit = folder / "app", folder / "stand-ins"
    copy_sources(app)
    make_stand_ins(kit)
    point_spec_at(app / SPEC, kit)
    settle_in(kit)
    with inside(app):
        recipes, looked_up = prepare_distribution(kit)
        Buildozer(SPEC).run_command(["android", "release"])
    built = next(app.glob(".buildozer/android/platform/build-*/dists/*/src/main"))
    shutil.copytree(built, folder / "main")
    shutil.copy(built / "assets" / "private.tar", folder)
    facts = {"recipes": recipes, "looked_up": looked_up, "known_keys": sorted(known_keys())}
    (folder / "facts.json").write_text(json.dumps(facts, indent=1), encoding="utf-8")
    shutil.rmtree(app)


def copy_sources(app: Path) -> None:
    """Copies what a commit of this tree would contain, without files left from playing or testing."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    for name in subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split("\0"):
        if name and Path(name).is_file():
            (app / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, app / name)  # as new as in a fresh checkout


def make_stand_ins(kit: Path) -> None:
    """Makes just enough of the SDK, the NDK and Java for buildozer's questions."""
    tools, build_tools = kit / "sdk/tools/bin", kit / f"sdk/build-tools/{_BUILD_TOOLS}"
    java = kit / "java/bin"
    for place in (
        tools,
        build_tools,
        java,
        kit / "sdk/platforms/android-36",
        kit / "ndk",
        kit / "ant",
        kit / "p4a",
    ):
        place.mkdir(parents=True)
    listing = f'echo "  build-tools;{_BUILD_TOOLS} | {_BUILD_TOOLS} | x"'
    _program(tools / "sdkmanager", f'case "$*" in *--list*) {listing};; esac')
    _program(tools / "avdmanager", 'for level in 24 36; do echo "API level: $level"; done')
    _program(build_tools / "aidl", "exit 1")
    _program(java / "javac", "exit 1")  # looked for, but never called
    _program(java / "keytool", "exit 1")
    (kit / "ndk/source.properties").write_text("Pkg.Revision = 28.2.13676358\n", encoding="utf-8")
    # The checkout of python-for-android that buildozer would download is the installed one. It reads the list
    # of needs in setup.py and installs them. They are installed already, and an empty list would be an error.
    (kit / "p4a/pythonforandroid").symlink_to(Path(pythonforandroid.__file__).parent)
    (kit / "p4a/setup.py").write_text("install_reqs = ['toml']\n", encoding="utf-8")


def settle_in(kit: Path) -> None:
    """Sets the path on which the tools find each other, and a home folder for their files."""
    here = Path(sys.executable).parent
    os.environ |= {
        "PATH": f"{here}:{os.environ['PATH']}",
        "VIRTUAL_ENV": sys.prefix,
        "HOME": str(kit),
        "JAVA_HOME": str(kit / "java"),
    }
    # buildozer asks whether dpkg is there; if so, it needs zlib's headers, which nothing here reads.
    android.which = lambda program: None


def point_spec_at(spec: Path, kit: Path) -> None:
    parser = SpecParser()
    parser.read(spec, "utf-8")
    for key, value in {
        "android.sdk_path": kit / "sdk",
        "android.ndk_path": kit / "ndk",
        "android.ant_path": kit / "ant",
        "p4a.source_dir": kit / "p4a",
        "android.accept_sdk_license": True,
    }.items():
        parser.set("app", key, str(value))
    parser.set("buildozer", "warn_on_root", "0")
    with spec.open("w", encoding="utf-8") as file:
        parser.write(file)


def prepare_distribution(kit: Path) -> tuple[list[dict[str, str]], list[str]]:
    """Makes the finished distribution that buildozer will find, without what a compiler would have made."""
    builder = Buildozer(SPEC, "android")
    target, name = builder.target, builder.config.get("app", "package.name")
    context = Context()
    context.setup_dirs(target._build_dir)
    context.ensure_dirs()
    context.android_api = int(target.android_api)
    context.local_recipes = target.get_local_recipes_dir()
    wanted = builder.config.getlist("app", "requirements", "")
    recipes, modules = resolve(context, wanted)
    distribution = Path(target.get_dist_dir(name))
    shutil.copytree(context.bootstrap.build_dir, distribution)
    # patches for SDL's sources, which are not here
    shutil.rmtree(distribution / "src/patches", ignore_errors=True)
    for arch in target._archs:
        bundle = distribution / f"_python_bundle__{arch}/_python_bundle"
        bundle.mkdir(parents=True)
        (bundle / "stdlib.zip").write_text("a stand-in", encoding="utf-8")
        (distribution / "libs" / arch).mkdir(parents=True)
    about: dict[str, Any] = {
        "dist_name": name,
        "bootstrap": context.bootstrap.name,
        "archs": target._archs,
        "ndk_api": int(target.android_minapi),
        "use_setup_py": False,
        "recipes": [*recipes, *modules, *(want.partition("==")[0] for want in wanted)],
        "hostpython": sys.executable,
        "python_version": "3.x",
    }
    (distribution / "dist_info.json").write_text(json.dumps(about), encoding="utf-8")
    (distribution / "local.properties").write_text(f"sdk.dir={kit / 'sdk'}\n", encoding="utf-8")
    package = f"build/outputs/apk/release/{distribution.name}-release-unsigned.apk"
    _program(distribution / "gradlew", f"mkdir -p {Path(package).parent} && touch {package}")
    context.skip_prebuilt = settings(target).skip_prebuilt
    described = [_described(recipe, context) for recipe in recipes] + [
        {"name": module, "kind": "pip", "version": os.environ.get(f"VERSION_{module}", "")}
        for module in sorted(modules)
    ]
    return described, [recipe for recipe in recipes if looks_for_a_wheel(recipe, context)]


def settings(target: Any) -> Context:
    """The settings that python-for-android makes from the arguments that buildozer always adds."""
    with mock.patch.object(sys, "argv", ["p4a", "bootstraps", *target.extra_p4a_args]):
        return ToolchainCL().ctx


def looks_for_a_wheel(name: str, context: Context) -> bool:
    """Whether python-for-android would take a finished package of this name from anybody instead of building
    it."""
    recipe = Recipe.get_recipe(name, context)
    if not isinstance(recipe, PyProjectRecipe):
        return False
    with mock.patch.object(recipe, "lookup_prebuilt", return_value=True) as asked:
        recipe.check_prebuilt(None)
    return bool(asked.called)


def resolve(context: Context, wanted: list[str]) -> tuple[list[str], list[str]]:
    names = []
    for want in wanted:
        name, _, version = want.partition("==")
        names.append(name.lower())
        if version:
            os.environ[f"VERSION_{name}"] = version  # as the command line of python-for-android does
    bootstrap = Bootstrap.get_bootstrap("sdl2", context)
    recipes, modules, bootstrap = get_recipe_order_and_bootstrap(context, names, bootstrap)
    context.recipe_build_order = recipes
    context.bootstrap, bootstrap.ctx = bootstrap, context
    bootstrap.prepare_build_dir()
    return recipes, modules


def _described(name: str, context: Context) -> dict[str, str]:
    recipe = Recipe.get_recipe(name, context)
    return {
        "name": recipe.name,
        "kind": type(recipe).__mro__[1].__name__,
        "version": str(recipe.version or ""),
    }


def known_keys() -> set[str]:
    """The keys that buildozer reads, found in its sources and its model spec. It silently ignores all
    others."""
    package = Path(buildozer.__file__).parent
    sources = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    asked = re.findall(
        r"(?:get\w*|has_option)\(\s*['\"](?:app|buildozer)['\"],\s*['\"]([\w.-]+)['\"]", sources
    )
    model = (package / "default.spec").read_text(encoding="utf-8")
    return {*asked, *re.findall(r"^#?\s?([a-z][\w.-]+) ?=", model, re.MULTILINE)}


def _program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@contextlib.contextmanager
def inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
