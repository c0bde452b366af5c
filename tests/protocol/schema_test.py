#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do the referee's messages follow docs/protocol.schema.json? Plays the rule cases and asks every question of the protocol.

  schema_test.py ARBITER FOLDER        FOLDER: the repository

It also breaks messages in small ways, which the schema must refuse: a schema that accepts everything would pass otherwise.
"""
import copy
import json
import pathlib
import subprocess
import sys

import jsonschema

QUESTIONS = [{"cmd": "state", "as": "arbiter"}, {"cmd": "state", "fen": True}, {"cmd": "legal"}, {"cmd": "instructions"},
             {"cmd": "explain"}, {"cmd": "record", "format": "usual"}, {"cmd": "record", "as": "arbiter"}]
EVERY = 12  # of the cases only every twelfth is asked what takes long


class Checked:
    """A referee whose every request and reply is compared with the schema."""

    def __init__(self, program, schema):
        self.process = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8")
        part = lambda name: jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
        self.error = part("error")
        self.info = part("info")
        self.requests = {cmd: part(f"requests/{cmd}") for cmd in schema["$defs"]["requests"]}
        self.replies = {cmd: part(f"replies/{cmd}") for cmd in schema["$defs"]["replies"]}
        self.any_request = part("request")
        self.seen = {cmd: 0 for cmd in self.requests}
        self.refused, self.faults = 0, []

    def check(self, validator, message, what):
        for wrong in validator.iter_errors(message):
            while wrong.context:  # of the forms that a value may have, the one that fits best
                wrong = max(wrong.context, key=lambda one: len(one.absolute_path))
            self.faults.append(f"{what}: {'/'.join(map(str, wrong.absolute_path))}: {wrong.message[:300]}")

    def ask(self, request):
        self.check(self.requests[request["cmd"]], request, f"request {request['cmd']}")
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if reply["ok"]:
            self.seen[request["cmd"]] += 1
            self.check(self.replies[request["cmd"]], reply, f"reply to {request['cmd']}")
        else:
            self.refused += 1
            self.check(self.error, reply, "refusal")
        return reply

    def thinks(self, request):
        """Lines of progress come before the reply."""
        lines = 0
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        while "info" in (line := json.loads(self.process.stdout.readline())):
            self.check(self.info, line, "info")
            lines += 1
        self.check(self.replies["think"], line, "reply to think")
        if lines == 0:
            self.faults.append("think: no line of progress")


def begin(case):
    request = {"cmd": "new", "ruleset": case["ruleset"], "seed": 1}
    for field in ("armies", "options", "position"):
        if case.get(field):
            request[field] = case[field]
    return request


def play(referee, case, long):
    """Plays a case, and asks."""
    state = referee.ask(begin(case))
    if not state["ok"]:
        return
    for step in case["steps"]:
        if "act" in step:
            referee.ask({"cmd": "act", "action": step["act"], "also": "arbiter"})
        if "refuse" in step:
            referee.ask({"cmd": "act", "action": step["refuse"]})
    for question in QUESTIONS:
        referee.ask(question)
    if long:
        referee.ask({"cmd": "futures"})
        seen = referee.ask({"cmd": "instructions"})["table"]
        referee.ask({"cmd": "observe", "placement": seen if isinstance(seen, dict) else seen[0], "max_actions": 1})
        referee.ask({"cmd": "undo"})
        referee.ask({"cmd": "redo"})


def everything(referee):
    """One request of each kind with all its fields, and some that are refused."""
    ask = referee.ask
    ask({"cmd": "rulesets", "id": 1})
    ask({"cmd": "state"})
    ask({"cmd": "new", "ruleset": "chess", "about": {"players": {"S": "Ada"}, "date": "2024-05-01"}, "also": "S",
         "table": {"control": "swap"}, "id": "x"})
    ask({"cmd": "act", "action": "e2e4", "note": {"comment": "!", "clock": 59.5, "spent": 3}})
    ask({"cmd": "legal", "from": "b8", "seat": "N", "as": "N"})
    ask({"cmd": "futures", "after": ["e7e5"], "board": 1, "as": "public"})
    ask({"cmd": "perft", "depth": 2, "limit": 1000})
    ask({"cmd": "perft", "depth": 6, "limit": 10})
    ask({"cmd": "think", "seat": "N", "nodes": 200, "level": 3, "seed": 2, "id": 7})
    ask({"cmd": "think", "nodes": 10, "ms": 1000})
    ask({"cmd": "think", "seat": "E"})
    referee.thinks({"cmd": "think", "nodes": 500, "info": True, "id": "i"})
    board = ask({"cmd": "instructions"})["table"]
    moved = dict(board, e5="N.pawn")
    del moved["e7"]
    for placement in (board, moved, {"e4": "S"}, dict(board, e5=[["N.pawn", 0.9], ["N.bishop", 0.1]]), {}):
        ask({"cmd": "observe", "placement": placement, "max_actions": 2})
    ask({"cmd": "override", "events": [{"type": "removed", "sq": "a2"}], "reason": "fell off"})
    ask({"cmd": "undo", "count": 1})
    ask({"cmd": "redo", "count": 1})
    ask({"cmd": "explain", "rule": "chess/castling"})
    ask({"cmd": "act", "action": "nonsense"})
    record = ask({"cmd": "record", "format": "json", "about": {"event": "Friday"}})["record"]
    ask({"cmd": "load", "record": record})
    ask({"cmd": "load", "record": "1. e4 {sealed} e5 2. Ke3 *", "format": "pgn", "as": "arbiter"})
    ask({"cmd": "new", "ruleset": "european-chess", "options": {"mode": "bughouse"}, "seed": 3})
    ask({"cmd": "state"})
    ask({"cmd": "instructions"})
    ask({"cmd": "legal", "seat": "S2"})
    first = ask({"cmd": "legal"}).get("actions", [])
    if first:
        ask({"cmd": "act", "action": first[0]})


def breaks(referee):
    """Messages that the schema must refuse. What it accepts all the same."""
    good = [({"cmd": "new", "ruleset": "chess"}, referee.any_request), ({"cmd": "act", "action": "e2e4"}, referee.any_request),
            (referee.ask({"cmd": "new", "ruleset": "chess"}), referee.replies["new"]),
            (referee.ask({"cmd": "act", "action": "e2e4"}), referee.replies["act"]),
            (referee.ask({"cmd": "legal"}), referee.replies["legal"])]
    kept = []
    for message, validator in good:
        if not validator.is_valid(message):
            kept.append(f"refused, but right: {str(message)[:80]}")
        for key in message:
            without = {k: v for k, v in message.items() if k != key}
            other = dict(message, **{key: 12.5})
            kept += [f"accepted without {key}"] * validator.is_valid(without) + [f"accepted with a wrong {key}"] * validator.is_valid(other)
        if validator.is_valid(dict(message, unheard_of=1)):
            kept.append("accepted with a field that is none")
    deep = copy.deepcopy(good[3][0])
    deep["state"]["pieces"]["e4"] = "pawn"
    kept += ["accepted with a piece that is none"] * referee.replies["act"].is_valid(deep)
    return kept


def main():
    program, root = sys.argv[1], pathlib.Path(sys.argv[2])
    schema = json.loads((root / "docs/protocol.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    referee = Checked(program, schema)
    everything(referee)
    number = 0
    for file in sorted((root / "tests/cases").rglob("*.json")):
        for case in json.loads(file.read_text(encoding="utf-8")):
            if "steps" in case and "ruleset" in case:
                number += 1
                if number % 3 == 0:
                    play(referee, case, number % EVERY == 0)
    faults = referee.faults + breaks(referee)
    faults += [f"no reply to {cmd} was seen" for cmd, count in referee.seen.items() if count == 0]
    faults += ["no refusal was seen"] * (referee.refused == 0)
    for fault in sorted(set(faults))[:30]:
        print("schema: " + fault, file=sys.stderr)
    print(f"schema: {sum(referee.seen.values())} replies and {referee.refused} refusals of {number // 3} cases, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
