# Two commands matter: `make play` and `make test`. `make help` lists them all.

PY := .venv/bin/python
READY := .venv/ready
ART := build/art/venv

# A system upgrade that takes our interpreter away leaves a dangling link: then .venv is made again.
$(shell test -x $(PY) || rm -f $(READY))

.DEFAULT_GOAL := help
.PHONY: help play test lint format types words art pins libraries clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1: /p' Makefile

play: $(READY) libraries  ## open the app
	@$(PY) main.py

test: $(READY) libraries lint types  ## every check, as CI runs them
	@$(PY) -m pytest --numprocesses=auto

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

pins:  ## write requirements.txt again from pyproject.toml
	@tools/make-pins

libraries:
	@tools/system-libraries

$(READY): requirements.txt tools/make-venv
	@tools/make-venv .venv requirements.txt
	@touch $@

$(ART)/ready: assets/src/requirements.txt tools/make-art-venv
	@mkdir -p build/art
	@tools/make-art-venv $(ART) assets/src/requirements.txt
	@touch $@

clean:  ## remove everything that the commands above have made
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
