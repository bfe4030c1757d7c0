# Binfall: `make run` serves it, `make test` tests it, `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := build
MAKEFLAGS += --no-builtin-rules

# A clone that belongs to somebody else has no version control for Go; nothing here asks for it.
export GOFLAGS := $(strip $(GOFLAGS) -buildvcs=false)
export npm_config_audit := false
export npm_config_fund := false
export npm_config_update_notifier := false

PORT ?= 8787
# Runs, not seconds: a deadline that falls into a run makes the go command report a failure that is none.
FUZZTIME ?= 3000x

goroot := $(shell go env GOROOT)
staticcheck := go tool -modfile=.ci/tools.mod
wasm := GOOS=js GOARCH=wasm
# A picture is made by a few small functions called in many places: inlined they are no faster, and 2 % of the download.
wasm_build := $(wasm) go build -trimpath -ldflags='-s -w' -gcflags=binfall/engine/scene=-l

sources := go.mod go.sum $(shell find engine wasm worker -name node_modules -prune -o -name '*.go' -not -name '*_test.go' -print 2>/dev/null)
# Programs below wasm/, each built into the site under its own name.
programs := $(patsubst wasm/%/,site/%.wasm,$(dir $(shell grep -ls '^package main' wasm/*/*.go | sort -u)))
programs := $(sort $(programs))

.PHONY: build run test lint test-go test-race test-wasm test-worker test-site fuzz size verify bench generate deploy clean help tools

## build: everything that is served
build: $(programs) site/js/vendor/wasm_exec.js .build/vendor worker/build/app.wasm worker/node_modules/.package-lock.json

## run: serve the site with its Worker and a local database on PORT (8787, or a free one)
run: build
	@exec node worker/serve.mjs --port $(PORT) --state worker/.wrangler/state

## test: every test; its parts are the targets that follow
test: lint test-go test-race test-wasm test-worker test-site fuzz size

# ---- build

tools:
	@.ci/tools

site/%.wasm: $(sources) | tools
	$(wasm_build) -o $@ ./wasm/$*

# It must belong to the Go that compiles.
site/js/vendor/wasm_exec.js: $(goroot)/lib/wasm/wasm_exec.js | tools
	@mkdir -p $(@D)
	cp $< $@
	@touch $@

%/node_modules/.package-lock.json: %/package.json %/package-lock.json | tools
	cd $* && npm ci --loglevel=error
	@touch $@

.build/vendor: site/node_modules/.package-lock.json site/test/vendor.mjs
	cd site && npm run --silent vendor
	@mkdir -p $(@D)
	@touch $@

# The JavaScript between the runtime and Go, written by syumai/workers; it empties its folder first.
worker/build/worker.mjs: go.mod | tools
	cd worker && go tool workers-assets-gen -mode=go
	@touch $@

worker/build/app.wasm: $(sources) worker/build/worker.mjs
	$(wasm_build) -o $@ ./worker

# ---- test

## lint: format, vet and staticcheck for both targets, markup, types, generated files
lint: tools site/node_modules/.package-lock.json .build/vendor
	@.ci/formatted
	go vet ./...
	$(wasm) go vet ./...
	$(staticcheck) staticcheck ./...
	$(wasm) $$($(staticcheck) -n staticcheck) ./...
	@.ci/generated
	cd site && npm run --silent lint && npm run --silent check

## test-go: native tests, in shuffled order
test-go: tools
	go test -shuffle=on $$(go list ./... | grep -v '^binfall/worker$$')

## test-race: what runs at once, under the race detector
test-race: tools
	@if .ci/need gcc gcc libc6-dev; then set -x; CGO_ENABLED=1 go test -race -short -shuffle=on ./engine ./engine/base ./engine/batch ./engine/cmd/...; fi

## test-wasm: the engine's tests compiled for the browser, run by Node; pictures are no results
test-wasm: tools
	$(wasm) go test -short -exec="$(CURDIR)/.ci/wasm-exec" $$($(wasm) go list ./engine/... | grep -v -e /cmd/ -e /scene)

## test-worker: the built Worker in the real runtime
test-worker: build
	go test -shuffle=on -count=1 ./worker/...

## test-site: the site in Chromium, served by the real runtime
test-site: build
	@if .ci/browser; then cd site && exec node ../worker/serve.mjs --writes 1000 -- node --experimental-websocket --no-warnings --test --test-reporter=spec --test-concurrency=2 test/*.test.mjs; fi

## fuzz: every fuzz target for FUZZTIME (3000x: so many runs)
fuzz: tools
	@.ci/fuzz $(FUZZTIME)

## size: what readers download, against its budget
size: build
	@node .ci/size.mjs

## verify: the statistics in full, with a line for every figure compared; takes an hour or so
verify: tools
	go test -count=1 -timeout=240m -v ./engine/batch -run='Published|Fluid|Ruin|Majorization' -args -verify

# ---- the rest

## bench: speed of every rule, natively and in wasm, beside loops in C and JavaScript
bench: build
	go test -run='^$$' -bench=. -benchmem ./engine/...
	$(wasm) go test -run='^$$' -bench=. -exec="$(CURDIR)/.ci/wasm-exec" ./engine ./engine/scene
	go run ./engine/bench
	@if .ci/browser; then cd site && node test/frames.mjs && exec node test/waits.mjs; fi

## generate: refresh what is derived from the catalogue and committed
generate: tools
	go run ./engine/cmd/generate

## deploy: a dry run, without an account
deploy: build
	cd worker && WRANGLER_SEND_METRICS=false CI=1 npx --no-install wrangler deploy --dry-run --outdir dist --var VERSION:$$(git rev-parse --short HEAD)

## clean: remove what was built, and the local database
clean:
	rm -rf .build site/*.wasm site/js/vendor site/vendor site/node_modules worker/build worker/dist worker/.wrangler worker/node_modules

## help: this list
help:
	@sed -n 's/^## \([a-z-]*\): \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16
