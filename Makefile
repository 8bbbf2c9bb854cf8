# Two commands are all a newcomer needs: make play, make test.
# The work is done by tools/prepare.py (environments) and tools/check.py (stages).

PYTHON ?= python3
ARGS ?=

define run
	@command -v "$(PYTHON)" >/dev/null || { echo "Three Rings needs Python 3.11 or newer: $(PYTHON) is not there." >&2; exit 1; }
	@"$(PYTHON)" -m $(1)
endef

.PHONY: help play terminal test lint test-pure test-compiled test-browser test-long bench pictures clean

help:
	@echo 'make play            play in your browser; the first time it installs into .venv'
	@echo 'make terminal        play in the terminal'
	@echo 'make test            check everything, plain and compiled'
	@echo
	@echo 'make lint            style, types and imports only'
	@echo 'make test-pure       the tests, plain Python'
	@echo 'make test-compiled   the tests, compiled'
	@echo 'make test-browser    the pages in a real browser'
	@echo 'make test-long       the long forms of tests; ARGS="faults --kills 1000": one of them, as long as you like'
	@echo 'make bench           measure speed against OpenSpiel; ARGS=lab: against PettingZoo and RLCard'
	@echo 'make pictures        pictures of every page and hard moment, all screens, into build/pictures; some into docs/pictures'
	@echo 'make clean           remove all that these commands made'
	@echo
	@echo 'ARGS="…" is handed on:            make terminal ARGS="the-duel --language fr"'
	@echo 'PYTHON=… chooses the interpreter: make test PYTHON=python3.13'

play:
	$(call run,tools.play $(ARGS))

terminal:
	$(call run,tools.prepare play compiled)
	@PYTHONPATH=build/compiled .venv/bin/threerings play $(ARGS)

test:
	$(call run,tools.check all)

lint:
	$(call run,tools.check lint)

test-pure:
	$(call run,tools.check pure $(ARGS))

test-compiled:
	$(call run,tools.check compiled $(ARGS))

test-browser:
	$(call run,tools.check browser $(ARGS))

test-long:
	$(call run,tools.check long $(ARGS))

bench:
	$(call run,tools.prepare test compiled bench)
	@PYTHONPATH=build/compiled .venv-bench/bin/python -m bench $(or $(ARGS),speed)

pictures:
	$(call run,tools.prepare test)
	@.venv-test/bin/python -m tools.screenshots $(ARGS)

clean:
	@rm -rf .venv .venv-test .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
