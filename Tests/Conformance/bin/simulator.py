"""Simulators as files: what the stand-ins for xcrun and xcodebuild know of a Mac.

A simulator is a folder below $STAND_IN, with its runtime, its kind and, once an app ran on it, the device that
`understudy --state` keeps. UNDERSTUDY names the program. READING names a reading of the sources that holds on it.
"""

import json
import os
import pathlib
import subprocess

PLACE = pathlib.Path(os.environ["STAND_IN"])
PROGRAM = os.environ["UNDERSTUDY"]
RUNTIMES = os.environ.get("RUNTIMES", "17.5").split()


def path(identifier):
    return PLACE / "simulators" / identifier


def read(identifier):
    return json.loads((path(identifier) / "kind.json").read_text())


def create(kind, runtime):
    (PLACE / "simulators").mkdir(parents=True, exist_ok=True)
    identifier = f"SIM-{len(list((PLACE / 'simulators').iterdir())) + 1}"
    path(identifier).mkdir()
    (path(identifier) / "kind.json").write_text(json.dumps({"kind": kind, "system": runtime}))
    return identifier


def erase(identifier):
    (path(identifier) / "device.json").unlink(missing_ok=True)


def launch(action, project, identifier):
    """Runs understudy's run or test on a simulator, and returns the lines that the app and its tests print."""
    simulator = read(identifier)
    state = path(identifier) / "device.json"
    command = [PROGRAM, action, project, "--state", state, "--format", "jsonl"]
    if not state.exists():
        command += ["--os", simulator["system"], "--device", simulator["kind"]]
        if os.environ.get("READING"):
            command += ["--reading", os.environ["READING"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    if not any(event.get("verdict") for event in events):
        raise SystemExit(f"understudy {action} failed: {done.stderr}")
    return [event["text"] for event in events if event.get("kind") == "console" and event.get("lane") == "Console"]

