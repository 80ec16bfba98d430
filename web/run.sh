#!/usr/bin/env bash
# Types and browser tests of the page: `web/run.sh [types|browser]`. Brings what is missing where that is allowed; where it
# is not, it says so and fails in CI only (CI=true).
set -euo pipefail
cd "$(dirname "$0")"
what="${1:-all}"
lacking() {
  echo "web: $1" >&2
  if [ "${CI:-}" = true ]; then exit 1; fi
  exit 0
}
command -v node >/dev/null && command -v npm >/dev/null || lacking "skipped: node and npm are missing"
if [ ! -d node_modules/typescript ] || ! cmp -s package-lock.json node_modules/.antre-lock; then
  npm ci --no-audit --no-fund --silent || lacking "skipped: npm could not bring the packages of package.json"
  cp package-lock.json node_modules/.antre-lock
fi
if [ "$what" != browser ]; then npx tsc; fi
if [ "$what" != types ]; then
  if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      apt-get update -qq >/dev/null && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null ||
        lacking "skipped: chromium could not be installed"
    else
      lacking "skipped: chromium is missing; set CHROMIUM to its path"
    fi
  fi
  # The page without a server, where WebAssembly can be built: rustup's target, else Debian's compiler.
  site="$(cd "${CARGO_TARGET_DIR:-../target}" 2>/dev/null && pwd || true)/site"
  if ! (cd .. && cargo xtask site --check) && [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq >/dev/null && apt-get install -y -qq --no-install-recommends rustc-web rust-web-src >/dev/null || true
  fi
  if (cd .. && cargo xtask site --check >/dev/null 2>&1); then
    (cd .. && cargo xtask site --dir "$site")
    export SITE="$site"
  elif [ "${CI:-}" = true ]; then
    echo "web: WebAssembly cannot be built here" >&2
    exit 1
  else
    echo "web: the tests of the page without a server are skipped: WebAssembly cannot be built here" >&2
  fi
  npm test --silent
fi
