#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays a game through `arbiter referee`: the moves are the arguments, and the events of each are printed.

  play.py [--arbiter PROGRAM] [--rules ID] MOVE...        for example: play.py f2f3 e7e5 g2g4 d8h4
"""
import argparse
import json
import subprocess
import sys


class Referee:
    """A referee in a process of its own: a request and its reply are one line of JSON each."""

    def __init__(self, program="arbiter"):
        self.process = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, cmd, **fields):
        """Sends a request; the reply, with "ok": false and an "error" if it is refused."""
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def main():
    parser = argparse.ArgumentParser(description="Plays a game through `arbiter referee`")
    parser.add_argument("--arbiter", default="arbiter", help="the program (default: arbiter)")
    parser.add_argument("--rules", default="chess", help="the game (default: chess)")
    parser.add_argument("moves", nargs="+", help="actions, for example e2e4")
    wanted = parser.parse_args()
    with Referee(wanted.arbiter) as referee:
        reply = referee.ask("new", ruleset=wanted.rules)
        for move in wanted.moves:
            if reply["ok"]:
                reply = referee.ask("act", action=move)
            if not reply["ok"]:
                print(f"{move}: {reply['error']['message']}", file=sys.stderr)
                return 1
            print(move + ": " + " ".join(event["type"] for event in reply["events"]))
        result = reply["state"]["result"]
        print("result: " + (" ".join(result["winners"]) or "draw" if result else "none yet"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
