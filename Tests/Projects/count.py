"""Counts what launches lack; see `count`."""

import collections
import json
import subprocess
import sys

import listed

LIMIT = 400


def launched(project, options, kind):
    """The reasons for left-out code in a project, and those for the code that a launch came to."""
    command = [listed.PROGRAM, kind, project, "--format", "jsonl", "--build-limit", "300", *options]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return set(), set()
    there, reached = set(), set()
    for line in done.stdout.splitlines():
        entry = json.loads(line)
        there |= {part["reason"] for part in entry.get("leftOut", [])}
        state = entry.get("state", {})
        if state.get("what") == "leftOut":
            reached.add(state["reason"])
    return there, reached


def main():
    words = sys.argv[1:]
    chosen = [(listed.path(p), p.get("options", [])) for p in listed.projects("projects", words)]
    chosen += [(listed.path(p), p.get("options", [])) for p in listed.projects("twenty", words)]
    fixtures = sorted((listed.ROOT / "Tests/Fixtures").rglob("*.xcodeproj"))
    chosen += [(str(path), []) for path in fixtures if not words]
    lacked, reached = collections.Counter(), collections.Counter()
    for path, options in chosen:
        print(path, file=sys.stderr, flush=True)
        runs = [launched(path, options if kind == "test" else [], kind) for kind in ("run", "test")]
        lacked.update(set().union(*(run[0] for run in runs)))
        reached.update(set().union(*(run[1] for run in runs)))
    print("launches  projects  lacking")
    order = sorted(lacked, key=lambda reason: (-reached[reason], -lacked[reason], reason))
    for reason in order[:60]:
        print(f"{reached[reason]:8}  {lacked[reason]:8}  {reason}")


main()
