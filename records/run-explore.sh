#!/bin/sh
# Measures the explorer's server and page in one go: sh records/run-explore.sh > records/DATE-explore.md
# Needs wrk, python3, node, brotli and Chromium (see web/run.sh). The server runs on the same cores as the load.
# SECONDS_EACH (10) is the length of one measurement, MINUTES_STEADY (10) that of the memory's watch.
set -eu
cd "$(dirname "$0")/.."
# ANTRE is the program, where it is built already: dist/antre of `cargo xtask dist`.
[ -n "${ANTRE:-}" ] || cargo build --release --quiet --locked -p antre-cli
antre="${ANTRE:-${CARGO_TARGET_DIR:-target}/release/antre}"
seconds="${SECONDS_EACH:-10}"
minutes="${MINUTES_STEADY:-10}"
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
server=""
if [ -n "${SITE:-}" ]; then cp -r "$SITE" "$work/site"; else cargo xtask site --dir "$work/site" > /dev/null; fi
native=$(cargo run --release --quiet --locked -p antre-wasm --example prepare)
"$antre" explore --port 0 --no-open --quiet > "$work/address" &
server=$!
while [ ! -s "$work/address" ]; do sleep 0.1; done
base=$(sed 's,/$,,' "$work/address")
python3 records/explore.py load "$base" "$server" "$seconds" "$minutes" "$antre" "$work"
printf '\nThe rules as WebAssembly, of which a lab loads one module (asked: at most 900,000 compressed):\n\n| module | bytes | gzip 9 | brotli 11 |\n|---|---:|---:|---:|\n'
for rules in "$work"/site/rules/*_bg.wasm; do
  printf '| %s | %s | %s | %s |\n' "$(basename "$rules" _bg.wasm)" "$(wc -c < "$rules")" "$(gzip -9 -c "$rules" | wc -c)" "$(brotli -q 11 -c "$rules" | wc -c)"
done
printf '\n'
printf '## In Chromium\n\n| what | measured | asked |\n|---|---|---|\n'
node web/test/figures.mjs "$base" "$work/site" "$native"
printf '\n'
python3 records/explore.py memory "$base" "$server" "$seconds" "$minutes" "$antre" "$work"
