#!/bin/sh
# Measures floors and stage tests: sh records/run-isaac.sh > records/DATE-isaac.md
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-isaac --example isaac_rates
rates="${CARGO_TARGET_DIR:-target}/release/examples/isaac_rates"
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
cat <<TEXT
# isaac: floors and stage tests, $(date +%F)

\`sh records/run-isaac.sh\` on ${cpu:-$(uname -m)}, $(nproc) cores, shared with other work (load $(cut -d' ' -f1 /proc/loadavg)); $(rustc --version).

Per CPU-second on one core. Obvious and fast forms make the same floors of the same seeds in one run; asked: demo 4 M, flash
level 1 100 k and level 6 300 k, abplus 0.4 M layouts, stage tests 200 M.

TEXT
"$rates"
