"""A crash before each change of a file: the file is the old one or the new one, and the next start works."""

import json
import shutil
import subprocess

from damage import clean
from kills import survives
from program import ROOT, Place, leftovers
from trial import Skipped, trial


def preloaded(place):
    library = place.folder / "crash.so"
    clang = shutil.which("clang")
    if clang is None:
        raise Skipped("there is no clang on the PATH")
    if not library.exists():
        source = str(ROOT / "Tests/Endurance/crash.c")
        subprocess.run([clang, "-shared", "-fPIC", "-O1", "-w", "-o", str(library), source, "-ldl"], check=True)
    return place.environment | {"LD_PRELOAD": str(library)}


def changes(place, folder, words):
    """The number of changes that a whole run makes below a folder."""
    log = place.folder / "changes"
    log.unlink(missing_ok=True)
    environment = preloaded(place) | {"CRASH_FOLDER": str(folder), "CRASH_COUNT": str(log)}
    status, output = place.run(*words, environment=environment)
    assert status == 0, output
    return len(log.read_text().splitlines()) if log.exists() else 0


@trial("fault", "a crash at each change of a device's file", whole=3)
def device(trial, count):
    with Place() as place:
        app, other, disk = place.project("app", "one"), place.project("other", "two"), place.folder / "disk"
        disk.mkdir()
        state = disk / "phone.json"
        first, second = (["run", folder, "--os", "17", "--state", str(state)] for folder in (app, other))
        place.run(*first)
        place.run(*second)
        place.run(*first)
        old = state.read_bytes()
        number = changes(place, disk, second)
        new = state.read_bytes()
        print(f"    {number} changes, {count} times")
        for at in list(range(1, number + 1)) * count:
            state.write_bytes(old)
            environment = preloaded(place) | {"CRASH_FOLDER": str(disk), "CRASH_AT": str(at)}
            place.run(*second, environment=environment)
            found = state.read_bytes()
            is_whole = found in (old, new) or json.loads(found)["format"] == "understudy-device"
            trial.check(is_whole, f"at change {at} of {number} the file was torn")
            status, output = place.run(*second)
            trial.check(status == 0, f"at change {at} the next run ended with {status}: {output[-200:]}")
            names = sorted(path.name for path in disk.iterdir())
            trial.check(names == ["phone.json"], f"at change {at}: left {names}")
        survives(trial, place, "after the crashes")


@trial("fault", "a crash at each change of the cache", whole=400, least=6)
def cache(trial, count):
    with Place() as place:
        clean(place)
        root = place.caches / "understudy"
        kept = place.folder / "kept"
        shutil.copytree(root, kept, symlinks=True, copy_function=shutil.copy2)
        number = changes(place, root, ["test", place.project("app", "whole"), "--os", "17"])
        places = sorted({1 + index * number // count for index in range(count)}) if count < number else range(1, number + 1)
        print(f"    {number} changes, crashes at {len(places)}")
        for at in places:
            folder = place.project("app", f"crash {at}")
            environment = preloaded(place) | {"CRASH_FOLDER": str(root), "CRASH_AT": str(at)}
            place.run("test", folder, "--os", "17", environment=environment)
            left = leftovers()
            trial.check(left == [], f"at change {at}: processes went on: {left}")
            status, output = place.run("test", folder, "--os", "17")
            trial.check(status == 0 and f"crash {at}" in output, f"at change {at}: {status} {output[-300:]}")
            trial.check(place.temporary() == [], f"at change {at}: left {place.temporary()}")
