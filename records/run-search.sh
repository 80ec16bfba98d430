#!/bin/sh
# Measures searches and simulations in one run: sh records/run-search.sh > records/DATE-search.md
# Both sides of every comparison must find the same before any time is told. Built without link-time optimisation.
set -eu
cd "$(dirname "$0")/.."
export CARGO_PROFILE_RELEASE_LTO=off
cargo build --release --quiet --locked -p antre --example search_record
cpu=$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)
load=$(cut -d ' ' -f 1 /proc/loadavg)
printf '# search, %s\n\n' "$(date +%F)"
printf '`sh records/run-search.sh` on %s, %s cores, load average %s before the run; %s.\n\n' \
  "${cpu:-$(uname -m)}" "$(nproc)" "$load" "$(rustc --version)"
"${CARGO_TARGET_DIR:-target}/release/examples/search_record"
