# make play   sets everything up and starts a game (for a phone in the same network: make play HOST=0.0.0.0)
# make test   sets everything up and runs every check
PYTHON ?= python3
BIN := .venv/bin
# What may be compiled, or be read by what is; setup.py finds out, and does nothing if nothing changed.
ENGINE := $(shell find src/wondertable/core src/wondertable/games src/wondertable/bots src/wondertable/gym -name "*.py")

# Commands that tests start by the hundred would compile their source each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play python test test-long test-kill check scripts tidy unit chromium postgres fonts pure build docs bench load soak fuzz audit test-train test-gym ladder clean help

help:
	@sed -n 's/^# //p' Makefile

play: python
	@exec $(PYTHON) tools/play.py $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON): install Python 3.11 or later," \
		"or say which: make play PYTHON=python3.12" >&2; exit 1; }

# The compiler needs one core for two minutes; what needs no compiled engine is done beside it.
test: .venv/installed
	@$(MAKE) --no-print-directory --jobs=4 --output-sync=line .venv/testable check pure read chromium postgres
	@$(MAKE) --no-print-directory unit

# make check  style, types, import contracts
check: .venv/installed scripts
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# make scripts  the same for scripts, style sheets and templates (make check does it too; deno.json, tools/lines.py)
SCRIPTS := src/wondertable/web/static docs/site
scripts: export DENO_DIR = .venv/deno
scripts: export DENO_NO_UPDATE_CHECK = 1
scripts: .venv/installed
	$(BIN)/oxfmt --list-different $(SCRIPTS) tools
	$(BIN)/deno lint --quiet $(SCRIPTS)
	$(BIN)/deno check --quiet $(wildcard $(addsuffix /*.js,$(SCRIPTS)) $(addsuffix /*/*.js,$(SCRIPTS)))
	$(BIN)/python tools/lines.py

# make tidy   formats Python, scripts and style sheets
tidy: .venv/installed
	$(BIN)/ruff format --quiet .
	$(BIN)/oxfmt $(SCRIPTS) tools

# make unit   all tests, with the compiled engine where there is one
unit: .venv/testable chromium postgres
	$(BIN)/python -m pytest -n 3 --dist worksteal

# Debian's packages, for who may install them: targets that run side by side take turns.
APT := export DEBIAN_FRONTEND=noninteractive; exec 9>/var/lib/dpkg/wondertable-lock && flock 9 && apt-get -qq update && \
	apt-get -qq install --yes --no-install-recommends

# The browser tests use Debian's Chromium without windows; its own download is not needed.
# (Playwright talks to it through a program that needs libatomic, which else only a compiler brings)
chromium: fonts
	@command -v chromium-headless-shell >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			$(APT) chromium-headless-shell libatomic1 >/dev/null; \
		elif command -v chromium >/dev/null 2>&1; then :; else \
			echo "The browser tests need Chromium: install your system's package" \
				"chromium-headless-shell or chromium." >&2; exit 1; \
		fi; }

# Tests of the store start a PostgreSQL of their own, of Debian's package (tests/store/cluster.py).
# (what the package would set up and start by itself is not wanted)
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			$(APT) postgresql-common >/dev/null && \
			sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' \
				/etc/postgresql-common/createcluster.conf && \
			apt-get -qq install --yes --no-install-recommends postgresql >/dev/null; \
		else \
			echo "The tests of the store need PostgreSQL: install your system's package postgresql" \
				"(they start a server of their own)." >&2; exit 1; \
		fi; }

# The faces that these tests measure pages with (tests/browser/faces.py).
FONTS := DejaVuSans=dejavu-core LiberationSans-Regular=liberation NotoSerif-Regular=noto-core \
	RobotoCondensed-Regular=roboto-unhinted
fonts:
	@missing=; for font in $(FONTS); do \
		find /usr/share/fonts /usr/local/share/fonts "$$HOME/.local/share/fonts" "$$HOME/.fonts" \
			-name "$${font%=*}.ttf" 2>/dev/null | grep -q . || missing="$$missing fonts-$${font#*=}"; \
	done; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		$(APT) $$missing >/dev/null; \
	else \
		echo "The browser tests measure pages with faces that are missing here: install your" \
			"system's packages of$$missing." >&2; exit 1; \
	fi

# make test-long  the rest of large matrices, and what takes minutes: before every release
test-long: .venv/testable chromium postgres
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long

# make test-kill  a thousand kills and stops of a server on each database; it goes on where it was broken off
BLOWS ?= 1000
test-kill: .venv/testable postgres
	$(BIN)/python benchmarks/kills.py --blows $(BLOWS)
	$(BIN)/python benchmarks/kills.py --blows $(BLOWS) --database postgres
	$(BIN)/python benchmarks/kills.py --blows $(BLOWS) --processes 3

# make load   a page while its bot thinks, two hundred tables of Duel, then a hundred of 7 Wonders with seven live pages each, on one server
load: .venv/testable
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --game seven --seats 7 --tables 100 --seconds 120

# make soak   many games one after the other on one server, whose memory has to level off
soak: .venv/testable
	$(BIN)/python benchmarks/soak.py

# make fuzz   nonsense to every route for half an hour (MINUTES=5 for less)
MINUTES ?= 30
fuzz: .venv/testable
	$(BIN)/python benchmarks/fuzz.py --minutes $(MINUTES)

# make pure   the rules uncompiled, every line of core and games covered
# (make unit compares the checksums of both builds, so referees, fuzzing, counts of positions and
# what is marked `compiled` need not meet both)
# (one process, beside the compiler: SlipCover takes its probes out again once a line was run; it is
# there before pytest could look into it, which is the warning)
pure: .venv/installed
	WONDERTABLE_PURE=1 $(BIN)/python -m slipcover --fail-under 100 --skip-covered \
		--source src/wondertable/core,src/wondertable/games \
		-m pytest -W 'ignore:Module already imported:pytest.PytestAssertRewriteWarning' \
		-m 'not long and not heavy and not compiled' \
		--ignore-glob='*_checksums.py' --ignore-glob='*_fuzz.py' --ignore-glob='*_against_slow.py' \
		--ignore-glob='*_entered.py' --ignore-glob='*_perft.py' \
		tests/core tests/toy tests/conformance tests/games tests/rulebook

# What pytest makes of the tests' source is kept: three workers that begin at once would each make it.
.PHONY: read
read: .venv/installed
	@WONDERTABLE_PURE=1 $(BIN)/python -m pytest --collect-only -q -m '' >/dev/null

# make build  compiles the engine again after a change (it is the same that make play and make test use)
build: .venv/installed
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch .venv/testable

# make docs   the documentation as pages, in build/site (make unit builds it too, and runs what it shows)
# (the variable keeps the theme from printing news about its successor; see docs/decisions.md)
docs: .venv/testable
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Open build/site/index.html"

# make bench  speed, compiled and not, with its bounds
bench: .venv/testable
	$(BIN)/python benchmarks/bounds.py

# make audit  asks PyPI for known weaknesses of all that is installed (needs the network)
# (strict: a package that could not be asked about is no good news)
audit: .venv/installed .venv/audit/bin/pip-audit
	$(BIN)/pip freeze --quiet --exclude-editable > .venv/frozen.txt
	.venv/audit/bin/pip-audit --strict --progress-spinner off --disable-pip --no-deps \
		--requirement .venv/frozen.txt

.venv/audit/bin/pip-audit: .venv/installed
	$(BIN)/python -m venv .venv/audit
	.venv/audit/bin/pip install --quiet 'pip-audit>=2.10,<3'

# make test-train  learns Duel a little with PyTorch, from nothing to weights that beat the start
test-train: .venv/testable
	WONDERTABLE_PURE=1 $(BIN)/pip install --quiet --editable '.[train]'
	rm -rf build/test-train
	$(BIN)/wondertable train duel --generations 1 --quick --folder build/test-train
	grep -q '"generation": 1.*"accepted": true' build/test-train/log.jsonl

# make test-gym  OpenSpiel's own kit, a learner of MaskablePPO that is trained a little and plays, and Ray
test-gym: .venv/testable
	WONDERTABLE_PURE=1 $(BIN)/pip install --quiet --editable '.[spiel,learn,ray]'
	$(BIN)/python -m pytest -m heavy tests/gym tests/bots

# make ladder  how strong the levels are: the matches of docs/ladder.md (most of an hour)
ladder: .venv/testable
	$(BIN)/python benchmarks/ladder.py

.venv/installed: pyproject.toml | python
	@$(PYTHON) tools/prepare.py test

.venv/testable: .venv/installed setup.py $(ENGINE)
	@$(MAKE) --no-print-directory build

# make clean  back to a fresh clone
clean:
	rm -rf .venv build src/*.egg-info src/wondertable/_built.json
	find src tests docs benchmarks tools \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +
