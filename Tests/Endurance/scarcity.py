"""The disk is full, descriptors run out, and HOME cannot be written to or is not there."""

import os
import random
import subprocess

from kills import survives
from program import Place, leftovers
from trial import Skipped, trial


class SmallDisk:
    """A file system of a few pages, mounted in a folder."""

    def __init__(self, folder, size):
        folder.mkdir(exist_ok=True)
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
        if os.geteuid() != 0 or subprocess.run(command, stderr=subprocess.DEVNULL).returncode != 0:
            raise Skipped("mounting a small disk needs root and the right to mount")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", str(self.folder)], check=True)

    def fill(self, but=0):
        file = os.open(self.folder / "filling", os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(file, b"x" * 4096):
                pass
        except OSError:
            os.close(file)
        if but:
            os.truncate(self.folder / "filling", max(0, (self.folder / "filling").stat().st_size - but))

    def empty(self):
        (self.folder / "filling").unlink(missing_ok=True)


def is_clear(status, output):
    return status not in (0, None) and status > 0 and "internal" not in output and "Fatal error" not in output


@trial("fault", "the disk is full while a device is saved", whole=20, least=2)
def full_disk_of_a_device(trial, count):
    with Place() as place, SmallDisk(place.folder / "disk", "1m") as disk:
        folder, state = place.project("app", "saved"), disk.folder / "phone.json"
        for number in range(count):
            status, output = place.run("run", folder, "--os", "17", "--state", str(state))
            trial.check(status == 0, f"with space: {status} {output[-200:]}")
            before = state.read_bytes()
            disk.fill(but=random.choice((0, 4096)) if number else 0)
            status, output = place.run("run", folder, "--os", "17", "--state", str(state))
            after = state.read_bytes()
            trial.check(
                after == before and is_clear(status, output) and "space" in output or status == 0,
                f"full: {status} {output[-200:]}")
            disk.empty()
            names = sorted(os.listdir(disk.folder))
            trial.check(names == ["phone.json"], f"left beside the device: {names}")
        survives(trial, place, "after a full disk")


@trial("fault", "the disk is full while a product is built", whole=12, least=1)
def full_disk_of_a_build(trial, count):
    with Place() as place:
        with SmallDisk(place.folder / "disk", "256m") as disk:
            cache = disk.folder / "caches"
            (cache / "understudy").mkdir(parents=True)
            for name in ("entries", "toolchains"):
                source = str(place.caches / "understudy" / name)
                subprocess.run(["cp", "-a", source, str(cache / "understudy")], check=True)
            environment = place.environment | {"XDG_CACHE_HOME": str(cache)}
            for number in range(count):
                folder = place.project("app", f"full {number}")
                disk.fill(but=random.randrange(0, 400) * 1024 if number else 0)
                status, output = place.run("run", folder, "--os", "17", environment=environment)
                trial.check(
                    is_clear(status, output) or f"full {number}" in output, f"full: {status} {output[-300:]}")
                if number == 0:
                    trial.check("space" in output, f"nothing was said of space: {output[-300:]}")
                disk.empty()
                status, output = place.run("run", folder, "--os", "17", environment=environment)
                trial.check(status == 0 and f"full {number}" in output, f"with space again: {output[-300:]}")
            left = sorted(os.listdir(cache / "understudy/work"))
            trial.check(left == [] and place.temporary() == [], f"left {left} {place.temporary()}")


@trial("fault", "the disk is full while the documentation is written", whole=3, least=1, quick=1)
def full_disk_of_the_documentation(trial, count):
    with Place() as place:
        for number in range(count):
            with SmallDisk(place.folder / "disk", ("2m", "16m", "512k")[number % 3]) as disk:
                site = disk.folder / "site"
                status, output = place.run("docs", "--output", str(site))
                trial.check(
                    is_clear(status, output) and "space" in output and "NSCocoa" not in output,
                    f"full: {status} {output[-400:]}")
                left = sorted(os.listdir(disk.folder))
                trial.check(left == [], f"left on the full disk: {left}")
        trial.check(place.temporary() == [], f"left {place.temporary()}")


@trial("fault", "the disk of the temporary folder is full", whole=6, least=4, quick=4)
def full_disk_of_temporary_files(trial, count):
    with Place() as place:
        folder = place.project("app", "no room")
        commands = [
            ("run", folder, "--os", "17"), ("test", folder), ("check", folder),
            ("project", "T47", "--output", str(place.folder / "project")), ("test", "T47"), ("run", "T32")]
        # With room, so that what follows finds the products in the cache and needs the folder for the run alone.
        status, output = place.run("test", folder)
        trial.check("no room" in output, f"with room: {status} {output[-300:]}")
        for command in commands[:count]:
            with SmallDisk(place.folder / "disk", "64k") as disk:
                disk.fill()
                status, output = place.run(*command, environment=place.environment | {"TMPDIR": str(disk.folder)})
                says = "space" in output or "temporary" in output.lower()
                trial.check(
                    "NSCocoa" not in output and (status == 0 or is_clear(status, output) and says),
                    f"{command[0]}: {status} {output[-400:]}")
                disk.empty()
                trial.check(os.listdir(disk.folder) == [], f"{command[0]} left {os.listdir(disk.folder)}")


@trial("fault", "descriptors run out", whole=24, least=3)
def descriptors(trial, count):
    with Place() as place:
        for number in range(count):
            limit = (20, 64, 8, 12, 16, 32, 48, 80)[number % 8]
            folder = place.project("app", f"few {number}")
            status, output = place.run(
                "run", folder, "--os", "17", prefix=["bash", "-c", f'ulimit -n {limit}; exec "$@"', "bash"], timeout=90)
            trial.check(
                status == 0 and f"few {number}" in output or is_clear(status, output),
                f"with {limit} descriptors: {status} {output[-300:]}")
            trial.check(leftovers() == [], "processes were left")
        survives(trial, place, "after descriptors ran out")


@trial("fault", "no HOME, or one that cannot be written to", whole=6, least=3)
def home(trial, count):
    cases = [
        ({}, 0), ({"HOME": "/proc/nowhere"}, 0), ({"HOME": "/proc/nowhere", "XDG_CACHE_HOME": "/proc/none"}, 0),
        ({"HOME": ""}, 0), ({"HOME": "relative"}, 0), ({"HOME": "/dev/null"}, 0)]
    with Place() as place:
        base = {name: value for name, value in place.environment.items() if name not in ("HOME", "XDG_CACHE_HOME")}
        folder = place.project("app", "homeless")
        for variables, _ in cases[:count]:
            for command in ("run", "test"):
                status, output = place.run(command, folder, "--os", "17", environment=base | variables)
                trial.check(
                    is_clear(status, output) and "cache" in output.lower() or "build products" in output,
                    f"{variables}: {status} {output[-300:]}")
        # The caches can be elsewhere; then a HOME that is not there is no fault.
        environment = base | {"XDG_CACHE_HOME": str(place.caches)}
        status, output = place.run("run", folder, "--os", "17", environment=environment)
        trial.check(status == 0 and "homeless" in output, f"no HOME, caches elsewhere: {output[-300:]}")
        trial.check(place.temporary() == [], f"left {place.temporary()}")
