"""Samples that ask too much of the server, through the interface that the page uses."""

import json
import re
import time
import urllib.error
import urllib.request

import pytest

STEP = "hackworth/stored-configuration"


def call(server, method, path, body=None):
    request = urllib.request.Request(
        f"{server.origin}/api/{path}", method=method, data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "X-Understudy-Token": server.token})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read()


def delegate_that(server, body):
    """The step's production app delegate, with something else to do in didFinishLaunching."""
    with urllib.request.urlopen(f"{server.origin}/play/{STEP}", timeout=20) as page:
        data = re.search(r'<script[^>]* id="step"[^>]*>(.*?)</script>', page.read().decode(), re.S)
    files = json.loads(data[1])["files"]
    file = next(file for file in files if file["name"].endswith("AppDelegate.swift") and "Testing" not in file["name"])
    head, tail = file["text"].split("didFinishLaunchingWithOptions", 1)
    begin = tail.index("{") + 1
    return {"name": file["name"], "text": f"{head}didFinishLaunchingWithOptions{tail[:begin]}\n{body}\n{tail[begin:]}"}


def begin(server, file, kind="run"):
    return json.loads(call(server, "POST", "runs", {"step": STEP, "kind": kind, "files": [file]}))["id"]


def lines(server, run):
    return [json.loads(line) for line in call(server, "GET", f"runs/{run}/events").splitlines()]


def test_stop_while_an_app_prints(server):
    flood = delegate_that(server, "while true { print(String(repeating: \"x\", count: 99)) }")
    lines(server, begin(server, flood))  # Builds it.
    for attempt in range(20):
        run = begin(server, flood)
        time.sleep(0.02 * (attempt % 10))
        try:
            call(server, "DELETE", f"runs/{run}")
        except urllib.error.HTTPError as answer:
            assert answer.code == 404  # Its output had ended it.
        assert call(server, "GET", "status")
    assert server.process.poll() is None


@pytest.mark.parametrize("body", [
    "while true {}",
    "while true { UIApplication.shared.requestSceneSessionRefresh(UIApplication.shared.openSessions.first!) }",
])
@pytest.mark.clock
def test_two_runs_that_never_answer_leave_the_pages_alive(server, body):
    busy = delegate_that(server, body)
    runs = [begin(server, busy) for _ in range(2)]
    for _ in range(20):
        start = time.monotonic()
        with urllib.request.urlopen(f"{server.origin}/tutorials", timeout=5) as page:
            assert page.status == 200
        assert time.monotonic() - start < 2
        time.sleep(0.05)
    for run in runs:
        try:
            call(server, "DELETE", f"runs/{run}")
        except urllib.error.HTTPError as answer:
            assert answer.code == 404
