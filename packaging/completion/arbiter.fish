# SPDX-License-Identifier: MIT
# Completion for fish: the programs say themselves what may stand there, beside files.
function __arbiter_words
    set -l typed (commandline -opc)
    set -l program $typed[1]
    set -e typed[1]
    $program __complete $typed (commandline -ct) 2>/dev/null
end
for program in arbiter arbiter-desk arbiter-club
    complete -c $program -a '(__arbiter_words)'
end
