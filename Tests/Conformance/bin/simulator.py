"""Simulators as files: what the stand-ins for xcrun and xcodebuild know of a Mac.

A simulator is a folder below $STAND_IN, with its runtime, its kind and, once an app ran on it, the device that
`understudy --state` keeps. UNDERSTUDY names the program. DISABLED names rules that do not hold on it.
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
    if state.exists():
        # What the device is, its file says.
        disable(state)
    else:
        command += ["--os", simulator["system"], "--device", simulator["kind"]]
        if os.environ.get("DISABLED"):
            # A first launch writes the file; then the device is as it was before, but for the rules.
            subprocess.run(command, capture_output=True, check=False)
            disable(state, fresh=True)
            command = command[: command.index("--os")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    if not any(event.get("verdict") for event in events):
        raise SystemExit(f"understudy {action} failed: {done.stderr}")
    return [event["text"] for event in events if event.get("kind") == "console" and event.get("lane") == "Console"]


def disable(state, fresh=False):
    """Leaves rules out on the device of a file."""
    names = os.environ.get("DISABLED", "").split()
    if not names:
        return
    kept = json.loads(state.read_text())
    device = kept["device"] if "device" in kept else kept
    device["conditions"]["suspended"] = sorted(names)
    if fresh:
        device["apps"] = type(device["apps"])()
    state.write_text(json.dumps(kept))
