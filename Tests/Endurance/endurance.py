"""Runs the trials: endurance.py [SIZE [KIND [NAME]]], with 1 to 100, or the word quick, for the size."""

import sys
import time
import traceback

import damage  # noqa: F401
import kills  # noqa: F401
import load  # noqa: F401
import privacy  # noqa: F401
import scarcity  # noqa: F401
import writes  # noqa: F401
from program import adopt_orphans, leftovers
from trial import TRIALS, Skipped, Trial


def main(words):
    is_quick = words[:1] == ["quick"]
    size = int(words[0]) if words and not is_quick else 1
    kind = words[1].removesuffix("s") if len(words) > 1 else None
    name = words[2] if len(words) > 2 else None
    adopt_orphans()
    failed = 0
    for its_kind, title, whole, least, quick, function in TRIALS:
        if kind not in (None, its_kind) or name not in (None, function.__name__):
            continue
        count = quick if is_quick else max(least, whole * size // 100)
        if count == 0:
            continue
        trial = Trial(its_kind, title, f"{function.__module__}.py")
        begun = time.monotonic()
        print(f"{its_kind} {function.__name__}", flush=True)
        try:
            function(trial, count)
            left = leftovers()
            trial.check(not left, f"processes were left: {left}")
        except Skipped as reason:
            print(f"  skipped: {reason}", flush=True)
            continue
        except Exception as error:  # The other trials are made all the same.
            traceback.print_exc()
            trial.check(False, f"{type(error).__name__}: {error}")
        trial.record()
        print(f"  {time.monotonic() - begun:.0f} s", flush=True)
        failed += bool(trial.lost)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
