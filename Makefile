# Two commands matter: `make play` and `make test`. `make help` lists them all.

PY := .venv/bin/python
READY := .venv/ready
ART := build/art/venv
APK := build/apk
DESKTOP := build/desktop
STARTER := main.py

# A system upgrade that takes our interpreter away leaves a dangling link: then .venv is made again.
$(shell test -x $(PY) || rm -f $(READY))

.DEFAULT_GOAL := help
.PHONY: help play test checks fresh-check lint format types words art shop apk package apk-check apk-proofs desktop desktop-check pins libraries clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1: /p' Makefile

play: $(READY) libraries  ## open the app
	@$(PY) $(STARTER)

test: checks  ## every check, as CI runs them
	@env -u MAKEFLAGS $(PY) -m pytest --numprocesses=auto

checks: $(READY) libraries lint types package  # none waits for another: CI runs two at once

fresh-check:  ## that both do all their set-up: in a clean clone, on a bare Debian 12 (on a Debian; as root)
	@tools/debian/in-a-fresh-clone 'make --jobs=2 test; make play STARTER="tools/apk/open_packed.py ."'

lint: $(READY)  ## style, without changing anything
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .

format: $(READY)  ## put the style right
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

types: $(READY)  ## strict types, everywhere but the window
	@$(PY) -m mypy

words: $(READY)  ## bring assets/locale up to date with the sources
	@$(PY) -m coffres.dev words

# In an environment of its own: none of what draws is ever needed to play or to test.
art: $(ART)/ready  ## draw again whatever picture has changed (SIZE=160: a quick try, nothing is kept)
	@$(ART)/bin/python assets/src/make.py $(if $(SIZE),--size $(SIZE))
	@$(if $(SIZE),,$(ART)/bin/python assets/src/desktop_icons.py)

shop: $(READY)  ## take the pictures that a shop for apps shows
	@mkdir -p build/shop && tools/take-screenshots $(PY) build/shop fastlane/metadata/android

# With Android's SDK, which ANDROID_HOME names. README tells how to get it, and what else this needs of the system.
APK_KIND ?= release
APK_ENV = PATH="$(CURDIR)/$(APK)/venv/bin:$$PATH" VIRTUAL_ENV="$(CURDIR)/$(APK)/venv" \
	PIP_CONSTRAINT="$(CURDIR)/tools/apk/constraints.txt"
apk: $(APK)/ready  ## build the APK itself (APK_KIND=debug: one that can be installed unsigned)
	@$(APK_ENV) python tools/apk/build_apk.py $(APK_KIND)

# By the real tools, with stand-ins for what only Android's own downloads have; tests/apk looks at what came out.
package: $(APK)/ready  ## pack the app for the tablet as far as that goes without a compiler
	@mkdir -p $(APK) && $(APK)/venv/bin/python tools/apk/dry_build.py $(APK)/dry >$(APK)/dry.log 2>&1 || \
		{ tail -n 40 $(APK)/dry.log; echo "The app could not be packed: all of the log is in $(APK)/dry.log" >&2; exit 1; }

apk-check: apk-proofs  ## all that can be proved of the APK without a device (Debian; as root, the first time)
	@$(PY) -m pytest --numprocesses=auto tests/apk

# What `make test` cannot prove. CI has run tests/apk by then, in the bare Debian.
apk-proofs: $(READY) package
	@$(APK)/venv/bin/python tools/apk/pack_again.py $(APK)/dry >$(APK)/again.log 2>&1 || { tail -n 40 $(APK)/again.log; exit 1; }
	@tools/apk/device-on-java $(APK)/java
	@tools/apk/python-of-the-tablet $(APK)/python314
	@$(APK_ENV) python tools/apk/two_processors.py $(APK)/pip >$(APK)/pip.log 2>&1 || { tail -n 40 $(APK)/pip.log; exit 1; }
	@$(APK_ENV) python tools/apk/palette_recipe.py $(APK)/palette >>$(APK)/pip.log 2>&1 || { tail -n 40 $(APK)/pip.log; exit 1; }

# For computers like this one: by PyInstaller, with all that it packs in an environment of its own.
desktop: $(DESKTOP)/ready libraries  ## the app as a folder and an archive that run without Python (in dist)
	@rm -f dist/coffres-*-linux-*.tar.gz
	@$(DESKTOP)/venv/bin/python tools/desktop/pack.py

desktop-check: desktop  ## that archive, played on a Debian 12 without Python (on a Debian; as root)
	@tools/debian/unpack $(CURDIR)/$(DESKTOP)/bookworm bookworm \
		appstream desktop-file-utils libegl1 libgl1 libgl1-mesa-dri
	@$(DESKTOP)/venv/bin/python -m tools.desktop.check dist/coffres-*-linux-*.tar.gz \
		$(DESKTOP)/parts/coffres/player $(DESKTOP)/bookworm

pins:  ## write the lists of pinned packages again
	@tools/make-pins

libraries:
	@tools/system-libraries

$(READY): requirements.txt tools/make-venv
	@tools/make-venv .venv requirements.txt
	@touch $@

$(APK)/ready: tools/apk/requirements.txt tools/make-venv
	@tools/make-venv $(APK)/venv tools/apk/requirements.txt
	@touch $@

$(DESKTOP)/ready: tools/desktop/requirements.txt tools/make-venv
	@mkdir -p $(DESKTOP)
	@tools/make-venv $(DESKTOP)/venv tools/desktop/requirements.txt
	@touch $@

$(ART)/ready: assets/src/requirements.txt tools/make-art-venv
	@mkdir -p build/art
	@tools/make-art-venv $(ART) assets/src/requirements.txt
	@touch $@

clean:  ## remove everything that the commands above have made
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
