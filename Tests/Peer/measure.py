"""Measures both; see `run`."""

import json
import re
import statistics
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import websocket

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from answers import ask  # noqa: E402
from server import Server, free_port  # noqa: E402

STEP = "hackworth/first-test"
TESTS, APP = "StageTests/StageTests.swift", "Stage/ViewController.swift"
PROGRAM = 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("round", %d)\n}\n'


class Tour:
    """The Go Tour's runner."""

    def __init__(self, program):
        port = free_port()
        self.process = subprocess.Popen([program, str(port)])
        for _ in range(100):
            try:
                self.socket = websocket.create_connection(
                    f"ws://127.0.0.1:{port}/socket", origin=f"http://127.0.0.1:{port}", timeout=60)
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("The Go Tour's runner does not listen.")

    def first_event(self, number):
        """Seconds from a program to the first line that it prints."""
        begin = time.monotonic()
        self.socket.send(json.dumps({"Id": str(number), "Kind": "run", "Body": PROGRAM % number}))
        first = None
        while (message := json.loads(self.socket.recv()))["Kind"] != "end":
            if message["Kind"] == "stdout" and first is None:
                first = time.monotonic() - begin
        if first is None:
            raise RuntimeError(f"The Go program printed nothing: {message['Body']}")
        return first

    def stop(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=20)


class Understudy:
    """The playground's server, and the files of a step."""

    def __init__(self):
        self.server = Server()
        page = urllib.request.urlopen(f"{self.server.origin}/play/{STEP}").read().decode()
        step = re.search(r'<script type="application/json" id="step">(.*?)</script>', page, re.DOTALL)[1]
        self.files = {file["name"]: file["text"] for file in json.loads(step)["files"]}

    def request(self, changes):
        files = [{"name": name, "text": self.files[name] + text} for name, text in changes.items()]
        return {"step": STEP, "kind": "test", "files": files}

    def prepare(self, changes):
        """Builds as the page does a moment after an edit."""
        ask(self.server, "POST", "/api/builds", self.request(changes)).read()

    def first_event(self, changes):
        """Seconds from the request to the first event of the app."""
        begin = time.monotonic()
        with ask(self.server, "POST", "/api/runs", self.request(changes)) as answer:
            run = json.load(answer)["id"]
        first = None
        with ask(self.server, "GET", f"/api/runs/{run}/events") as stream:
            for line in stream:
                kind = json.loads(line)["type"]
                if kind == "event" and first is None:
                    first = time.monotonic() - begin
                if kind in ("settled", "end"):
                    break
        ask(self.server, "DELETE", f"/api/runs/{run}").close()
        if first is None:
            raise RuntimeError(f"The run had no event; its last line: {line}")
        return first


def tests(number):
    return {TESTS: f"\nprivate let round = {number}\n"}


def measured(tour, ours, rounds):
    # Numbers that no earlier run can have left in the cache.
    number = int(time.time() * 1000)
    rows = {name: [] for name in ("Go Tour, edited program", "edited test", "edited app", "nothing edited",
                                  "edited test, then a second's pause")}
    tour.first_event(number)
    ours.first_event({})
    for _ in range(rounds):
        number += 1
        rows["Go Tour, edited program"].append(tour.first_event(number))
        rows["edited test"].append(ours.first_event(tests(number)))
        rows["nothing edited"].append(ours.first_event(tests(number)))
        rows["edited app"].append(ours.first_event({APP: f"\nlet round{number} = {number}\n"}))
        number += 1
        begin = time.monotonic()
        ours.prepare(tests(number))
        time.sleep(max(0, 1 - (time.monotonic() - begin)))
        rows["edited test, then a second's pause"].append(ours.first_event(tests(number)))
    return rows


def main(program, rounds):
    tour, ours = Tour(program), Understudy()
    try:
        rows = measured(tour, ours, rounds)
    finally:
        tour.stop()
        ours.server.stop()
    floor = statistics.median(rows["Go Tour, edited program"])
    print(f"{rounds} rounds, milliseconds to the first event over HTTP")
    print(f"{'':36}{'median':>8}{'least':>8}{'times the Go Tour':>20}")
    for name, times in rows.items():
        median = statistics.median(times)
        print(f"{name:36}{median * 1000:8.0f}{min(times) * 1000:8.0f}{median / floor:20.2f}")


main(sys.argv[1], int(sys.argv[2]))
