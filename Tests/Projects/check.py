"""Checks the projects of projects.json; see `run`."""

import json
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
RECORD = HERE.parent / "Recorded" / "projects.txt"
FOLDER = pathlib.Path(os.environ.get("PROJECTS", pathlib.Path.home() / ".cache" / "understudy-projects"))
TIMES = int(os.environ.get("TIMES", "1"))
LIMIT = 600


def fetched(project):
    """The project's folder, with its files as of the commit."""
    folder = FOLDER / project["name"].replace("/", "+")
    if not folder.exists():
        folder.mkdir(parents=True)
        git = ["git", "-C", str(folder)]
        subprocess.run([*git, "init", "--quiet"], check=True)
        address = f"https://github.com/{project['name']}"
        subprocess.run([*git, "fetch", "--quiet", "--depth", "1", address, project["commit"]], check=True)
        subprocess.run([*git, "checkout", "--quiet", "FETCH_HEAD"], check=True)
    return folder


def checked(project):
    """The exit status and the output of a check."""
    command = [".build/debug/understudy", "check", str(fetched(project) / project["path"]), "--format", "json"]
    command += ["--build-limit", "300", *project.get("options", [])]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout


def verdict(report):
    """The isolation of tests on a fresh device, in words."""
    for scenario in report["scenarios"]:
        if scenario["id"] == "tests":
            word = scenario.get("isolation") or "not launched"
            return {"notIsolated": "not isolated", "unknown": "not known"}.get(word, word)
    return "no tests"


def summary(project):
    """A line about a project: what is kept of it."""
    begin = time.monotonic()
    outputs = {checked(project) for _ in range(TIMES)}
    status, output = next(iter(outputs))
    found = "not checked" if status is None else f"exit status {status}"
    findings = []
    try:
        report = json.loads(output)
        found = verdict(report)
        findings = sorted({finding["id"] for finding in report["findings"]})
    except ValueError:
        pass
    is_known = found in ("isolated", "not isolated")
    mark = "not known" if not is_known else "right" if found == project["truth"] else "DIFFERENT"
    equal = "" if TIMES == 1 else f"; {len(outputs)} different outputs of {TIMES}"
    name = project["name"] + ("" if project["path"] == "." else "/" + project["path"].split("/")[-1])
    print(f"{name}: {mark}, {time.monotonic() - begin:.0f} s{equal}", flush=True)
    words = [name, project["commit"][:12], project["licence"], f"expected {project['truth']}", found, *findings]
    return mark, ", ".join(words)


def main():
    projects = json.loads((HERE / "projects.json").read_text())
    wanted = [p for p in projects if not sys.argv[1:] or any(word in p["name"] for word in sys.argv[1:])]
    lines = [summary(project) for project in wanted]
    counts = {mark: sum(1 for other, _ in lines if other == mark) for mark in ["right", "not known", "DIFFERENT"]}
    print(", ".join(f"{count} {mark}" for mark, count in counts.items()))
    if os.environ.get("RECORD") and not sys.argv[1:]:
        RECORD.write_text("\n".join(line for _, line in lines) + "\n")
    sys.exit(1 if counts["DIFFERENT"] else 0)


main()
