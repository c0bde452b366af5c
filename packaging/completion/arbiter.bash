# SPDX-License-Identifier: MIT
# Completion of arbiter, arbiter-desk and arbiter-club for bash: the programs say themselves what may stand there.
_arbiter() {
  local word candidate words=() glue=""
  # bash takes "--rules=ch" apart: "--rules", "=", "ch".
  for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word == = && ${#words[@]} -gt 0 ]]; then
      words[-1]+="="
      glue="${words[-1]}"
    elif [[ -n $glue ]]; then
      words[-1]+=$word
      glue=""
    else
      words+=("$word")
    fi
  done
  local last=${words[-1]:-} strip=""
  [[ $last == -*=* ]] && strip=${last%%=*}=
  COMPREPLY=()
  while IFS=$'\t' read -r candidate _; do
    COMPREPLY+=("$(printf %q "${candidate#"$strip"}")")
  done < <("$1" __complete "${words[@]}" 2>/dev/null)
}
# Where nothing is offered, files are.
complete -o default -F _arbiter arbiter arbiter-desk arbiter-club
