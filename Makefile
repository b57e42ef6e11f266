# make play   sets everything up and starts a game
# make test   sets everything up and runs every check
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/wondertable/core src/wondertable/games src/wondertable/bots/search \
	src/wondertable/bots/duel src/wondertable/bots/seven src/wondertable/bots/babel -name '*.py')
# pip hides what the build says, so the outcome is told here.
SAY_IF_SLOW := @$(BIN)/python -c 'import wondertable as w; \
	w.COMPILED or print("The engine is not compiled: games are the same, bots are slower.\n\
	To see why: $(BIN)/python setup.py build_ext --inplace")'

# Commands that tests start by the hundred would compile their source each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long check unit chromium pure build docs bench load test-train ladder clean help

help:
	@sed -n 's/^# //p' Makefile

play: .venv/playable
	@$(BIN)/wondertable

# The compiler needs one core for two minutes; what needs no compiled engine is done beside it.
test: .venv/installed
	@$(MAKE) --no-print-directory --jobs=4 --output-sync=line .venv/testable check pure chromium
	@$(MAKE) --no-print-directory unit

# make check  style, types, import contracts
check: .venv/installed
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# make unit   all tests, with the compiled engine where there is one
unit: .venv/testable chromium
	$(BIN)/python -m pytest -n 2 --dist worksteal

# The browser tests use Debian's Chromium without windows; its own download is not needed.
chromium:
	@command -v chromium-headless-shell >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			export DEBIAN_FRONTEND=noninteractive; apt-get -qq update && \
			apt-get -qq install --yes --no-install-recommends chromium-headless-shell >/dev/null; \
		elif command -v chromium >/dev/null 2>&1; then :; else \
			echo "The browser tests need Chromium: install your system's package" \
				"chromium-headless-shell or chromium." >&2; exit 1; \
		fi; }

# make test-long  the other half of what axe looks at: pages in every state and theme
test-long: .venv/testable chromium
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long

# make load   two hundred tables of Duel, then a hundred of 7 Wonders with seven live pages each, on one server
load: .venv/testable
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --game seven --seats 7 --tables 100 --seconds 120

# make pure   the rules uncompiled, every line of core and games covered
# (make unit compares the checksums of both builds, so referees and fuzzing need not meet both)
pure: .venv/installed
	WONDERTABLE_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal --cov --cov-report=term \
		--ignore-glob='*_checksums.py' --ignore-glob='*_fuzz.py' --ignore-glob='*_against_slow.py' \
		tests/core tests/toy tests/conformance tests/games tests/rulebook

# make build  compiles the engine again after a change
build: .venv/installed
	$(BIN)/python setup.py --quiet build_ext --inplace
	$(SAY_IF_SLOW)
	@touch .venv/testable .venv/playable

# make docs   the documentation as pages, in build/site (make unit builds it too, and runs what it shows)
# (the variable keeps the theme from printing news about its successor; see docs/decisions.md)
docs: .venv/testable
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Open build/site/index.html"

# make bench  speed, compiled and not, with its bounds
bench: .venv/testable
	$(BIN)/python benchmarks/bounds.py

# make test-train  learns Duel a little with PyTorch, from nothing to weights that beat the start
test-train: .venv/testable
	$(BIN)/pip install --quiet --editable '.[train]'
	rm -rf build/test-train
	$(BIN)/wondertable train duel --generations 1 --quick --folder build/test-train
	grep -q '"generation": 1.*"accepted": true' build/test-train/log.jsonl

# make ladder  how strong the levels are: the matches of docs/ladder.md (most of an hour)
ladder: .venv/testable
	$(BIN)/python benchmarks/ladder.py

.venv/bin/pip:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip

.venv/playable: .venv/bin/pip pyproject.toml setup.py $(ENGINE)
	$(BIN)/pip install --quiet --editable .
	$(SAY_IF_SLOW)
	@touch $@

.venv/installed: .venv/bin/pip pyproject.toml
	WONDERTABLE_PURE=1 $(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

.venv/testable: .venv/installed setup.py $(ENGINE)
	@$(MAKE) --no-print-directory build

# make clean  back to a fresh clone
clean:
	rm -rf .venv build src/*.egg-info src/wondertable/_built.json
	find src tests docs benchmarks \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +
