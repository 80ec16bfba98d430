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
  # Brings packages of Debian's, where that is allowed.
  bring() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "web: bringing $* (${SECONDS} s)"
    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  }
  if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null; then
    bring chromium fonts-dejavu-core || lacking "skipped: chromium is missing and could not be installed; set CHROMIUM to its path"
  fi
  # The page without a server, where WebAssembly can be built: rustup's target, else Debian's compiler.
  site="$(realpath -m "${CARGO_TARGET_DIR:-../target}")/site"
  xtask() { (cd .. && cargo xtask "$@"); }
  # It makes the modules smaller; without it the site is the same.
  command -v wasm-opt >/dev/null || bring binaryen || true
  if ! xtask site --check; then
    bring rustc-web rust-web-src || true
    # What rustup could not bring a moment ago is not waited for again.
    export ANTRE_WASM=debian
    xtask site --check || no_site=1
  fi
  if [ -z "${no_site:-}" ]; then
    xtask site --dir "$site"
    export SITE="$site"
    echo "web: the site is built (${SECONDS} s)"
  elif [ "${CI:-}" = true ]; then
    echo "web: WebAssembly cannot be built here" >&2
    exit 1
  else
    echo "web: the tests of the page without a server are skipped: WebAssembly cannot be built here" >&2
  fi
  # A browser on a busy machine loses a page now and then; what fails twice fails.
  for file in test/*.test.mjs; do
    node --test "$file" || {
      echo "web: $file once more (${SECONDS} s)"
      node --test "$file"
    }
    echo "web: $file has passed (${SECONDS} s)"
  done
fi
