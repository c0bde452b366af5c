#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets an engine play chess against itself and writes down the positions; see README.md for the recipe.

Needs the Debian package fairy-stockfish. Writes a line a position: number of the game, plies played, and the placement
as FEN has it.
"""

import argparse
import math
import random
import subprocess

ENGINE = "/usr/games/fairy-stockfish"
NODES = 600  # looked at for a move: enough to see what hangs
CHOICES = 5  # moves that are compared
# How much worse, in centipawns, a move may well be that is played all the same; more in the opening, where all is well known
# and many ways are equal.
OPENING_PLIES, OPENING_SLACK, SLACK = 12, 25, 10
MOST_PLIES = 200
EVERY = 2  # plies between two positions that are kept


class Engine:
    """An engine that speaks UCI."""

    def __init__(self):
        self.process = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.say("uci")
        self.until("uciok")
        self.say(f"setoption name MultiPV value {CHOICES}")
        self.say("setoption name Hash value 4")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, word):
        lines = []
        for line in self.process.stdout:
            lines.append(line.split())
            if lines[-1] and lines[-1][0] == word:
                return lines
        raise SystemExit(f"{ENGINE} has ended")

    def moves(self, played):
        """What may well be played next, with its value in centipawns."""
        self.say("position startpos moves " + " ".join(played))
        self.say(f"go nodes {NODES}")
        found = {}
        for words in self.until("bestmove"):
            if "pv" in words and "score" in words:
                at = words.index("score")
                value = int(words[at + 2])
                if words[at + 1] == "mate":
                    value = 10000 if value > 0 else -10000
                found[words[words.index("multipv") + 1]] = (words[words.index("pv") + 1], value)
        return list(found.values())

    def placement(self):
        self.say("d")
        self.say("isready")
        for words in self.until("readyok"):
            if words and words[0] == "Fen:":
                return words[1]
        raise SystemExit(f"{ENGINE} tells no position")


def play(engine, rng, number, out):
    engine.say("ucinewgame")
    played, first_kept = [], rng.randrange(EVERY)
    while len(played) < MOST_PLIES:
        found = engine.moves(played)
        if not found:
            break
        slack = OPENING_SLACK if len(played) < OPENING_PLIES else SLACK
        best = max(value for _, value in found)
        weights = [math.exp(max((value - best) / slack, -50)) for _, value in found]
        played.append(rng.choices([move for move, _ in found], weights)[0])
        if len(played) % EVERY == first_kept:
            engine.say("position startpos moves " + " ".join(played))
            out.write(f"{number} {len(played)} {engine.placement()}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, and its seed")
    options = parser.parse_args()
    engine = Engine()
    with open(options.out, "w", encoding="ascii") as out:
        for number in range(options.first, options.first + options.games):
            play(engine, random.Random(number), number, out)
            if number % 100 == 99:
                print(f"{number + 1 - options.first} of {options.games} games", flush=True)


if __name__ == "__main__":
    main()
