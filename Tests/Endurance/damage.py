"""Files of the cache are cut short, altered and deleted, the cache is moved, and the toolchain changes under it."""

import os
import random
import shutil
from pathlib import Path

from kills import survives
from program import Place
from trial import trial

WAYS = ("cut", "altered", "deleted")


def damage(path, way):
    """Damages a file without writing to it: the cache that it was linked from keeps its own."""
    data = bytearray(path.read_bytes())
    path.unlink()
    if way == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif way == "altered":
        for at in random.sample(range(len(data)), min(64, len(data))):
            data[at] ^= 0x55
        path.write_bytes(data)


def files(place, is_reference):
    """The files of the entries that a build of a sample makes, or of everything before it that is rebuilt quickly."""
    root = place.caches / "understudy"
    entries = [folder for folder in (root / "entries").iterdir() if folder.is_dir()]
    big = {folder for folder in entries if (folder / "modules").exists()}
    small = [file for folder in entries if folder not in big for file in folder.rglob("*") if file.is_file()]
    others = [file for name in ("toolchains", "sources", "locks") for file in (root / name).glob("*")]
    reference = [file for folder in big for file in folder.rglob("*") if file.is_file()]
    return sorted(reference if is_reference else small + others)


def expected(place, folder, what, trial):
    status, output = place.run("test", folder, "--os", "17", timeout=900)
    trial.check(status == 0 and "damaged" in output, f"{what}: {status} {output[-300:]}")


@trial("fault", "a file of the cache is cut short, altered or deleted", whole=90, least=6, quick=3)
def file_of_the_cache(trial, count):
    with Place() as place:
        clean(place)
        folder = place.project("app", "damaged")
        place.run("test", folder, "--os", "17")
        found = files(place, False)
        for number in range(count):
            way = WAYS[number % 3]
            path = found[(number // 3 * 7 + number) % len(found)]
            if not path.exists():
                place.run("test", folder, "--os", "17")
            if path.is_file():
                damage(path, way)
            expected(place, folder, f"{way} {path.relative_to(place.caches)}", trial)
        survives(trial, place, "after the last damage")


def clean(place):
    """Leaves the toolchain's record and the reference modules, so that each other file belongs to the trial's app."""
    entries = place.caches / "understudy/entries"
    for folder in entries.iterdir():
        if not (folder / "modules").exists():
            shutil.rmtree(folder)
    shutil.rmtree(place.caches / "understudy/sources", ignore_errors=True)


@trial("fault", "a reference module is lost or altered under a server", whole=2, least=0)
def reference_modules(trial, count):
    import asyncio
    from client import Client, ending, is_whole
    from program import Server
    for number in range(count):
        with Place() as place:
            server = Server(place)
            path = random.choice(files(place, True))
            damage(path, WAYS[number % 3])
            for _ in range(2):
                lines = asyncio.run(Client(server).perform())
                trial.check(is_whole(lines), f"{path.name}: {ending(lines)}")
            server.end()


@trial("fault", "the whole cache is deleted or moved elsewhere, under a server and before a start", whole=4, least=0)
def whole_cache(trial, count):
    for number in range(count):
        with Place() as place:
            folder = place.project("app", "damaged")
            expected(place, folder, "before", trial)
            if number % 2:
                moved = place.folder / "elsewhere"
                place.caches.rename(moved)
                place.caches = moved
            else:
                shutil.rmtree(place.caches / "understudy")
            expected(place, folder, ("deleted", "moved")[number % 2], trial)


@trial("fault", "the toolchain changes under the cache", whole=4, least=1)
def toolchain(trial, count):
    real = Path(os.path.realpath(shutil.which("swift-frontend") or shutil.which("swiftc")))
    with Place() as place:
        folder = place.project("app", "damaged")
        for number in range(count):
            # A linker of another place and time is another toolchain's; the compiler stays, and with it the modules.
            tools = place.folder / f"tools{number}"
            tools.mkdir()
            shutil.copy2(real.parent / "lld", tools / "lld")
            os.symlink("lld", tools / "ld.lld")
            os.utime(tools / "lld")
            environment = place.environment | {"PATH": f"{tools}:{place.environment['PATH']}"}
            status, output = place.run("run", folder, "--os", "17", environment=environment, timeout=900)
            trial.check(status == 0 and "damaged" in output, f"with other tools: {output[-300:]}")
            shutil.rmtree(tools)
            expected(place, folder, "the tools are gone", trial)
