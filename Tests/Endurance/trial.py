"""A thing that is tried a number of times, and what was lost: a line of the table of promises."""

import json
import os

TRIALS = []


class Trial:
    """The count of one thing that is tried."""

    def __init__(self, kind, name, test):
        self.kind, self.name, self.test, self.tried, self.lost = kind, name, test, 0, []

    def check(self, holds, what):
        """Counts one attempt; `what` is said if it did not hold."""
        self.tried += 1
        if not holds:
            self.lost.append(what)
            print(f"    LOST: {what}", flush=True)

    def record(self):
        lost = "; ".join(dict.fromkeys(self.lost)) or "nothing"
        if path := os.environ.get("UNDERSTUDY_PROMISES"):
            line = {"kind": self.kind, "lost": lost, "name": self.name, "test": self.test,
                    "tried": self.tried}
            with open(path, "a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        print(f"  {self.name}: tried {self.tried} times, lost {lost}", flush=True)


def trial(kind, name, whole, least=1, quick=0):
    """Registers a function as a trial: `whole` is how often it tries at size 100, `least` the smallest number, and `quick`
    how often it tries in the choice that is part of Tests/run: 0 if it takes long, or depends on time."""
    def register(function):
        TRIALS.append((kind, name, whole, least, quick, function))
        return function
    return register


class Skipped(Exception):
    """A trial that cannot be made here, with the reason."""
