# Two commands are all a newcomer needs: make play, make test.
# The work is done by tools/prepare.py (environments) and tools/check.py (stages).

PYTHON ?= python3
ARGS ?=

define run
	@command -v "$(PYTHON)" >/dev/null || { echo "Three Rings needs Python 3.11 or newer: $(PYTHON) is not there." >&2; exit 1; }
	@"$(PYTHON)" -m $(1)
endef

.PHONY: help play test lint test-pure test-compiled bench clean

help:
	@echo 'make play            play; the first time it installs into .venv'
	@echo 'make test            check everything, plain and compiled'
	@echo
	@echo 'make lint            style, types and imports only'
	@echo 'make test-pure       the tests, plain Python'
	@echo 'make test-compiled   the tests, compiled'
	@echo 'make bench           measure speed against OpenSpiel'
	@echo 'make clean           remove all that these commands made'
	@echo
	@echo 'ARGS="…" is handed on:            make play ARGS="the-duel --language fr"'
	@echo 'PYTHON=… chooses the interpreter: make test PYTHON=python3.13'

play:
	$(call run,tools.prepare play)
	@.venv/bin/threerings play $(ARGS)

test:
	$(call run,tools.check all)

lint:
	$(call run,tools.check lint)

test-pure:
	$(call run,tools.check pure $(ARGS))

test-compiled:
	$(call run,tools.check compiled $(ARGS))

bench:
	$(call run,tools.prepare test compiled bench)
	@PYTHONPATH=build/compiled .venv-bench/bin/python -m bench $(or $(ARGS),speed)

clean:
	@rm -rf .venv .venv-test .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
