#compdef arbiter arbiter-desk arbiter-club
# SPDX-License-Identifier: MIT
# Completion for zsh: the programs say themselves what may stand there. Where they say nothing, files are offered.
local -a lines items
local line
lines=("${(@f)$($words[1] __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
for line in $lines; do
  [[ -n $line ]] && items+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
done
if (( $#items )); then
  _describe -V 'arbiter' items
else
  _files
fi
