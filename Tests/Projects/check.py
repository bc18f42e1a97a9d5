"""Checks the projects of projects.json; see `run`."""

import json
import os
import subprocess
import sys
import time

import listed

LIST = os.environ.get("LIST", "projects")
RECORD = listed.ROOT / "Tests/Recorded" / f"{LIST}.txt"
# The version of Understudy that a recorded line is from: records that have changed meanwhile do not count.
GIT = ["git", "-C", listed.ROOT]
VERSION = subprocess.run([*GIT, "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True).stdout.strip()
if subprocess.run([*GIT, "diff", "--quiet", "HEAD", "--", "Sources", "Package.swift"]).returncode:
    VERSION += " with changes"
TIMES = int(os.environ.get("TIMES", "1"))
# Seconds for one check: Understudy ends by its own limit before the other.
LIMIT = int(os.environ.get("LIMIT", "300"))


def checked(project):
    """The exit status and the output of a check."""
    command = [listed.PROGRAM, "check", listed.path(project), "--format", "json"]
    command += ["--build-limit", str(LIMIT), *project.get("options", [])]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT * 1.2 + 60)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout


def verdict(report):
    """The isolation of tests on a fresh device, in words."""
    if "scenarios" not in report:
        return "not checked"
    for scenario in report["scenarios"]:
        if scenario["id"] == "tests":
            word = scenario.get("isolation") or "not launched"
            return {"notIsolated": "not isolated", "unknown": "not known"}.get(word, word)
    return "no tests"


def summary(project):
    """A line about a project: what is kept of it."""
    begin = time.monotonic()
    outputs = {checked(project) for _ in range(TIMES)}
    verdicts, findings = set(), set()
    for status, output in outputs:
        try:
            report = json.loads(output)
            verdicts.add(verdict(report))
            findings |= {finding["id"] for finding in report.get("findings", [])}
        except ValueError:
            verdicts.add("not checked" if status is None else f"exit status {status}")
    found = " or ".join(sorted(verdicts))
    is_wrong = bool(verdicts & ({"isolated", "not isolated"} - {project["truth"]}))
    mark = "DIFFERENT" if is_wrong else "right" if verdicts == {project["truth"]} else "not known"
    equal = "" if TIMES == 1 else f"; {len(outputs)} different outputs of {TIMES}"
    name = shown(project)
    print(f"{name}: {mark}, {time.monotonic() - begin:.0f} s{equal}", flush=True)
    words = [name, project["commit"][:12], project["licence"], f"expected {project['truth']}", found, *sorted(findings)]
    return mark, ", ".join(words) + f"; by {VERSION}{equal}"


def shown(project):
    """The project's name, and the file's if it has several."""
    return project["name"] + ("" if project["path"] == "." else "/" + project["path"].split("/")[-1])


def record(lines):
    """Writes the lines in place of those of the same projects, and keeps the others that are listed."""
    def key(line):
        return line.split(", ")[0]
    names = {shown(project) for project in listed.projects(LIST, [])}
    kept = {key(line): line for line in (RECORD.read_text().splitlines() if RECORD.exists() else [])}
    kept = {name: line for name, line in kept.items() if name in names} | {key(line): line for line in lines}
    RECORD.write_text("\n".join(kept[name] for name in sorted(kept, key=str.lower)) + "\n")


def main():
    lines = []
    for project in listed.projects(LIST, sys.argv[1:]):
        lines.append(summary(project))
        if os.environ.get("RECORD"):
            record(line for _, line in lines)
    counts = {mark: sum(1 for other, _ in lines if other == mark) for mark in ["right", "not known", "DIFFERENT"]}
    print(", ".join(f"{count} {mark}" for mark, count in counts.items()))
    sys.exit(1 if counts["DIFFERENT"] else 0)


main()
