# SPDX-License-Identifier: MIT
# Completion of arbiter and arbiter-desk for bash: what is offered is what the program's own help says.
_arbiter() {
  local program=$1 current=${COMP_WORDS[COMP_CWORD]} word help path=()
  # The words that are commands, as far as they are typed.
  help=$(LC_ALL=C "$program" --help 2>/dev/null) || return
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if grep -q "^  $word  " <<<"${help#*Subcommands:}" 2>/dev/null && [[ $help == *Subcommands:* ]]; then
      path+=("$word")
      help=$(LC_ALL=C "$program" "${path[@]}" --help 2>/dev/null) || return
    fi
  done
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(grep -o '^  [-][^ ]*' <<<"$help" | tr ',' '\n' | grep -o '[-][-A-Za-z]*')" -- "$current")
  elif [[ $help == *Subcommands:* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$help")" -- "$current")
  fi
}
# Where nothing is offered, files are.
complete -o default -F _arbiter arbiter arbiter-desk
