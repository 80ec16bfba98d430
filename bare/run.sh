#!/usr/bin/env bash
# Builds the rules without a standard library, links them to the smallest program there is, and runs it.
set -euo pipefail
cd "$(dirname "$0")"
target="${CARGO_TARGET_DIR:-target}"
cargo build --quiet --locked --target-dir "$target/bare"
cc main.c "$target/bare/debug/libantre_bare.a" -o "$target/bare/main"
"$target/bare/main"
