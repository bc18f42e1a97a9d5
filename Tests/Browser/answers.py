"""Recorded answers of a copy, drawn by a seed, compared with runs that a server makes now."""

import json
import random
import re
import urllib.request

VARIED = ("scenario", "device", "os")


class Difference(AssertionError):
    pass


def packs(folder):
    """The recorded answers of each page of a copy, by the name of its lesson."""
    found = {}
    for page in sorted((folder / "play").rglob("index.html")):
        name = re.search(r'<meta name="understudy-answers" content="[^"]*/(recorded/[^"]+)"', page.read_text())
        lesson = page.parent.relative_to(folder / "play").as_posix()
        # /play itself shows the first lesson.
        if name and lesson != ".":
            found[lesson] = json.loads((folder / name[1]).read_text())
    return found


def draw(folder, count, seed):
    """`count` questions that have an answer, or all if there are fewer: each a lesson, its pack and the question's name."""
    found = packs(folder)
    all_of_them = [(lesson, key) for lesson, pack in found.items()
                   for key, answer in sorted(pack["answers"].items()) if "trace" in answer]
    drawn = random.Random(seed).sample(all_of_them, min(count, len(all_of_them)))
    return [(lesson, found[lesson], key) for lesson, key in drawn]


def request(lesson, pack, key):
    """What the page sends for a question."""
    command, kind, *chosen = key.split(" ")
    launch = {**pack["starts"][command]["launch"], **dict(zip(VARIED, chosen))}
    # What a command passes by itself is left out.
    for name in ("argument", "environment"):
        launch.pop(name, None)
    asked = {"step": lesson, "kind": kind, "launch": launch}
    return asked if command == "-" else {**asked, "command": int(command)}


def ask(server, method, path, body=None):
    asked = urllib.request.Request(
        server.origin + path, method=method, data=json.dumps(body).encode() if body is not None else None,
        headers={"X-Understudy-Token": server.token, "Content-Type": "application/json"})
    return urllib.request.urlopen(asked, timeout=600)


def live(server, asked):
    """The lines of a run that is made now, until it ends or waits for an action."""
    with ask(server, "POST", "/api/runs", asked) as answer:
        run = json.load(answer)["id"]
    lines = []
    with ask(server, "GET", f"/api/runs/{run}/events") as stream:
        for line in stream:
            lines.append(json.loads(line))
            if lines[-1]["type"] in ("settled", "end"):
                break
    if lines[-1]["type"] == "settled":
        ask(server, "DELETE", f"/api/runs/{run}").close()
    return lines


def events(lines):
    """The events as a record has them: without times, and without the number of the line.

    A link to the documentation depends on where the copy has it, and on whether it has it at all.
    """
    found = []
    for line in lines:
        if line["type"] == "event":
            line = {name: value for name, value in line.items() if name != "line"}
            if "pages" in line:
                line["pages"] = {name: value for name, value in line["pages"].items() if name != "reference"}
            found.append({**line, "event": {**line["event"], "time": 0}})
    return found


def compare(server, lesson, pack, key):
    """Fails if a recorded answer is not that of a run made now."""
    recorded = [pack["lines"][place] for place in pack["traces"][pack["answers"][key]["trace"]]]
    now = live(server, request(lesson, pack, key))
    old, new, end = events(recorded), events(now), now[-1]
    if end["type"] == "settled":
        # A record does not wait for actions, so it has the launch's end besides.
        old = old[:len(new)]
    if old != new:
        first = next((place for place, pair in enumerate(zip(old, new)) if pair[0] != pair[1]), min(len(old), len(new)))
        raise Difference(f"{lesson} {key}, event {first + 1} of {len(old)} and {len(new)}: "
                         f"{(old + [None])[first]} recorded, {(new + [None])[first]} now")
    for name in ("sentence", "facts", "outcome"):
        if name in end and end[name] != recorded[-1].get(name):
            raise Difference(f"{lesson} {key}, {name}: {recorded[-1].get(name)} recorded, {end[name]} now")
