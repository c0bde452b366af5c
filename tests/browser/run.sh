#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The club's pages in a real browser: Debian's chromium, driven by playwright-core from npm.
#   run.sh SOURCE_FOLDER BUILD_FOLDER [TEST.mjs …]
# Where browser, node or npm's packages cannot be had the test is skipped (status 77) and says why; under
# ARBITER_TEST_PACKAGES=installed that is a failure.
set -euo pipefail
source=$1 build=$2
shift 2
[ $# -gt 0 ] || set -- page_test.mjs account_test.mjs desk_test.mjs phone_test.mjs over_test.mjs files_test.mjs reports_test.mjs
skip() {
  echo "Not tested: $*"
  if [ "${ARBITER_TEST_PACKAGES:-}" = installed ]; then exit 1; fi
  exit 77
}
browser=$(command -v chromium || true)
[ -n "$browser" ] || skip "chromium is not installed"
command -v node >/dev/null || skip "node is not installed"
command -v zbarimg >/dev/null && command -v pdftoppm >/dev/null || skip "zbarimg or pdftoppm is not installed"
mkdir -p "$build"
cp "$source/package.json" "$build/"
if [ ! -f "$build/node_modules/playwright-core/package.json" ] || [ ! -f "$build/node_modules/chess.js/package.json" ] ||
  [ ! -f "$build/node_modules/axe-core/package.json" ]; then
  command -v npm >/dev/null || skip "npm is not installed"
  (cd "$build" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-audit --no-fund --loglevel=error) ||
    skip "npm's packages cannot be fetched"
fi
cp "$source"/*.mjs "$build/"
cd "$build"
export ARBITER_BROWSER=$browser
exec node --test --test-concurrency=1 "$@"
