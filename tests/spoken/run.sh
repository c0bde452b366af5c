#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The window on an X server of its own, with a D-Bus session of its own, so that AT-SPI's bus and registry are those of
# the test; nothing of who runs it is touched.
#   run.sh ARBITER_DESK WINDOW.PY
# Where one of the programs is not installed the test is skipped (status 77) and says why; under
# ARBITER_TEST_PACKAGES=installed that is a failure.
set -euo pipefail
desk=$1 script=$2
skip() {
  echo "Not tested: $*"
  if [ "${ARBITER_TEST_PACKAGES:-}" = installed ]; then exit 1; fi
  exit 77
}
for program in Xvfb dbus-run-session; do
  command -v "$program" >/dev/null || skip "$program is not installed"
done
[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || skip "at-spi2-core is not installed"
/usr/bin/python3 -c 'import gi' 2>/dev/null || skip "python3-gi is not installed"

work=$(mktemp -d)
cleanup() {
  [ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
mkdir -m 700 "$work/run"
mkfifo "$work/number"
exec 3<>"$work/number"
# It takes a number that is free, and says which.
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 2>"$work/screen" &
screen=$!
read -r -t 20 number <&3 || { cat "$work/screen"; exit 1; }
export DISPLAY=:$number XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
export QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
# The bus says with which limits it runs; that is told only where something is wrong.
if dbus-run-session -- timeout 280 /usr/bin/python3 "$script" "$desk" "$work/club.sqlite" 2>"$work/said"; then exit 0; fi
cat "$work/said"
exit 1
