# SPDX-License-Identifier: MIT
# Sourced by ./run, ./test and .ci/*: what they share. Needs $root, the repository's folder.

say() { printf '%s\n' "$*" >&2; }

# packages_of SECTION: the packages of that section of packages.txt.
packages_of() {
  awk -v wanted="[$1]" '/^\[/ { inside = ($1 == wanted); next } inside && NF && $1 !~ /^#/ { print $1 }' "$root/packages.txt"
}

# install_packages SECTION...: installs what is missing, says so, asks nothing.
install_packages() {
  local section wanted=() missing=() as_root=()
  for section in "$@"; do mapfile -t -O "${#wanted[@]}" wanted < <(packages_of "$section"); done
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian, so nothing is installed. Needed are the counterparts of: ${wanted[*]}"
    return 0
  fi
  # What an installed package provides is there, too: nodejs of another archive brings npm.
  mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort -u) \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}, ${Provides}\n' 2>/dev/null |
      awk '$1 == "installed" { gsub(/\([^)]*\)|,/, " "); for (i = 2; i <= NF; ++i) print $i }' | sort -u))
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "Some packages are missing and there is no sudo. As root, run: apt-get install ${missing[*]}"
      return 1
    fi
    as_root=(sudo)
  fi
  say "Installing ${#missing[@]} missing packages: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# configure PRESET FOLDER [CMAKE ARGS...]: only when there is no build there yet; ninja sees to changes by itself.
configure() {
  local preset=$1 folder=$2
  shift 2
  if [ ! -f "$root/$folder/build.ninja" ] || [ $# -gt 0 ]; then
    (cd "$root" && cmake --preset "$preset" "$@" >"/tmp/arbiter-configure.$$" 2>&1) || {
      cat "/tmp/arbiter-configure.$$" >&2
      rm -f "/tmp/arbiter-configure.$$"
      return 1
    }
    rm -f "/tmp/arbiter-configure.$$"
  fi
}

# what_failed FOLDER: of the build's last ctest, the single tests that failed, each with what it found.
what_failed() {
  say "What failed:"
  awk '/^\[ RUN      \] / { name = $4 }
    /: Failure$/ { left = 12; print name }
    /^\[/ { left = 0 }
    left > 0 { print "  " substr($0, 1, 200); --left }
    /^\[  FAILED  \] .*\)$/' "$1/Testing/Temporary/LastTest.log" >&2
}

# ran_in FOLDER, failed_in FOLDER: the tests that the build's last ctest ran, and those of them that failed, a name a line.
ran_in() { sed -n 's/^[0-9]*\/[0-9]* Testing: //p' "$1/Testing/Temporary/LastTest.log" 2>/dev/null || true; }
failed_in() { sed 's/^[0-9]*://' "$1/Testing/Temporary/LastTestsFailed.log"; }

# count_second_tries FILE RAN FIRST AGAIN: FILE keeps, across runs, which tests have passed on a second try only: a name, how often in
# all, and in how many runs in a row. RAN, FIRST and AGAIN are lists of names: the tests of this run, those that failed at first, and
# those that failed again. Names the tests that needed a second try now. Fails if one needed it in three runs in a row.
count_second_tries() {
  local file=$1 new=$1.new
  touch "$file"
  awk -F '\t' -v OFS='\t' -v ran="$2" -v first="$3" -v again="$4" '
    function read_names(list, names, lines, count, i) {
      count = split(list, lines, "\n")
      for (i = 1; i <= count; ++i) if (lines[i] != "") names[lines[i]] = 1
    }
    BEGIN { read_names(ran, is_run); read_names(first, is_first); read_names(again, is_again) }
    { all[$1] = $2; row[$1] = $3 }
    END {
      for (name in is_first) if (!(name in is_again)) { ++all[name]; ++row[name] }
      for (name in all) {
        if (name in is_run && !(name in is_first)) row[name] = 0
        print name, all[name], row[name]
      }
    }' "$file" | LC_ALL=C sort >"$new"
  mv "$new" "$file"
  local name all row status=0
  while IFS=$'\t' read -r name all row; do
    grep -qxF -e "$name" <<<"$3" || continue
    ! grep -qxF -e "$name" <<<"$4" || continue
    say "Needed a second try: $name (in all: $all, runs in a row: $row)"
    [ "$row" -lt 3 ] || status=1
  done <"$file"
  [ $status -eq 0 ] || say "A test that needs a second try in three runs in a row is a bug of the test. Fix it."
  return $status
}

# version_of_project: the version that CMakeLists.txt names.
version_of_project() { sed -n 's/^project(arbiter VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"; }

# copy_sources FOLDER: makes FOLDER a copy of the sources, with their times, so that a build there compiles what has changed.
copy_sources() {
  local to=$1 list
  list=$(mktemp)
  (cd "$root" && if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    git ls-files --cached --others --exclude-standard | while read -r file; do [ ! -f "$file" ] || printf '%s\n' "$file"; done
  else
    find . -path './build*' -prune -o -type f -printf '%P\n'
  fi) | sort >"$list"
  mkdir -p "$to"
  (cd "$to" && find . -type f -printf '%P\n' | sort | comm -23 - "$list" | tr '\n' '\0' | xargs -0 -r rm -f)
  (cd "$root" && tr '\n' '\0' <"$list" | xargs -0 -r cp --parents --preserve=mode,timestamps --update -t "$to")
  rm -f "$list"
}
