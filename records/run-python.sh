#!/bin/sh
# Measures the Python package: sh records/run-python.sh > records/DATE-python.md
# Builds the wheel in release form into an environment of its own below the target folder; Dask runs two workers here.
set -eu
cd "$(dirname "$0")/.."
target="${CARGO_TARGET_DIR:-$(pwd)/target}"
tools="$target/python-tools"
[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
"$tools/bin/pip" install --quiet --disable-pip-version-check -r crates/antre-py/requirements.txt
rm -rf "$target/python-wheels"
(cd crates/antre-py && "$tools/bin/maturin" build --quiet --locked --profile "${ANTRE_PROFILE:-release}" --out "$target/python-wheels" >&2)
"$tools/bin/pip" install --quiet --disable-pip-version-check --no-index --force-reinstall --no-deps "$target"/python-wheels/antre-*.whl
profile="${ANTRE_PROFILE:-release}"
cargo build --profile "$profile" --quiet --locked -p antre --example floor_rates >&2
[ "$profile" = dev ] && profile=debug
export ANTRE_FLOOR_RATES="$target/$profile/examples/floor_rates"
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
cat <<TEXT
# Python, $(date +%F)

\`sh records/run-python.sh\` on ${cpu:-$(uname -m)}, $(nproc) cores, shared with other work (load $(cut -d' ' -f1 /proc/loadavg));
$(rustc --version), profile ${ANTRE_PROFILE:-release}, $("$tools/bin/python" --version).

TEXT
"$tools/bin/python" records/python.py
