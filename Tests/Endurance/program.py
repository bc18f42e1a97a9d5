"""The program under test, with folders of its own: HOME, TMPDIR and a copy of the cache."""

import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("UNDERSTUDY_PROGRAM", str(ROOT / ".build/debug/understudy"))
STAGE = str(ROOT / "Tests/Fixtures/Stage")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/#token=(\S+)")


def adopt_orphans():
    """Makes this process the parent of those whose parent is killed, so that none can hide."""
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)


def processes():
    """The processes below this one that still run, as (number, name)."""
    table = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
                state, parent = rest.split()[:2]
                table[int(folder.name)] = (int(parent), name, state)
            except (OSError, ValueError):
                pass
    below, found = {os.getpid()}, []
    while more := {number for number, (parent, _, _) in table.items() if parent in below} - below:
        found += [(number, table[number][1]) for number in more if table[number][2] != "Z"]
        below |= more
    return sorted(found)


def leftovers(but=(), within=5):
    """The processes that are still there after some seconds, other than some."""
    end = time.monotonic() + within
    while True:
        reap()
        left = [process for process in processes() if process[0] not in but]
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.05)


OWN = set()


def reap():
    """Takes in the ends of adopted processes, not of those that `subprocess` waits for."""
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) in OWN:
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            if fields[0] == "Z" and int(fields[1]) == os.getpid():
                os.waitpid(int(entry.name), os.WNOHANG)
        except (OSError, ValueError):
            pass


class Place:
    """Folders for one trial. `with Place() as place` removes them."""

    def __init__(self, cache=None):
        self.folder = Path(tempfile.mkdtemp(prefix="endurance-"))
        self.home, self.tmp, self.caches = (self.folder / name for name in ("home", "tmp", "caches"))
        for folder in (self.home, self.tmp, self.caches):
            folder.mkdir()
        if cache != "empty":
            copy_cache(self.caches / "understudy")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def environment(self):
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
        return kept | {"HOME": str(self.home), "TMPDIR": str(self.tmp), "XDG_CACHE_HOME": str(self.caches)}

    def temporary(self):
        """The names of temporary files, those in the cache included, each with some of what is in it."""
        def named(folder):
            within = sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))
            return folder.name + (f" with {within[:4]}" if within else "")
        folders = [self.tmp, self.caches / "understudy/work"]
        return [named(each) for folder in folders if folder.exists() for each in sorted(folder.iterdir())]

    def project(self, name, marker):
        """A copy of the fixture, another to the cache for each marker, that prints it."""
        folder = self.folder / name
        if not folder.exists():
            shutil.copytree(STAGE, folder)
        text = (Path(STAGE) / "Stage/main.swift").read_text()
        at = text.index("import UIKit\n") + len("import UIKit\n")
        (folder / "Stage/main.swift").write_text(f'{text[:at]}print("{marker}")\n{text[at:]}')
        return str(folder)

    def start(self, *words, environment=None, prefix=(), cwd=None):
        process = subprocess.Popen(
            [*prefix, PROGRAM, *words], env=environment or self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=cwd or str(self.folder))
        OWN.add(process.pid)
        return process

    def run(self, *words, timeout=240, **rest):
        """Runs the program to its end and returns its status and what it printed."""
        process = self.start(*words, **rest)
        try:
            output, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            output = (process.communicate()[0] or "") + "\n(no end)"
        OWN.discard(process.pid)
        return process.returncode, output


def copy_cache(to):
    """Copies the user's cache without products, by links where that is possible: no file of it is changed in place."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    source = Path(base) / "understudy"
    archives = sorted((source / "archives").glob("*"), key=lambda folder: folder.stat().st_mtime)
    # The last archive alone is this program's. Compiled headers name the folder in which they are.
    left = {*archives[:-1], source / "work", source / "clang"}
    # Each trial builds the products of its own.
    left |= {entry for entry in source.glob("entries/*") if not (entry / "modules").exists()}

    def ignored(folder, names):
        return [name for name in names if Path(folder) / name in left]
    if source.exists():
        try:
            shutil.copytree(source, to, copy_function=os.link, symlinks=True, ignore=ignored)
        except (OSError, shutil.Error):
            shutil.rmtree(to, ignore_errors=True)
            shutil.copytree(source, to, symlinks=True, ignore=ignored)


class Server:
    """A playground on a port of its own."""

    def __init__(self, place, prefix=(), environment=None):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.process = place.start(
            "serve", "--port", str(port), "--no-open", prefix=prefix, environment=environment)
        self.said, self.last = "", ""
        for line in self.process.stdout:
            self.said += line
            if found := ADDRESS.search(line):
                self.port, self.token = int(found[1]), found[2]
                return
        self.process.wait()
        raise RuntimeError(f"the server printed no address: {self.said}")

    @property
    def pid(self):
        return self.process.pid

    def end(self, number=signal.SIGTERM, timeout=30):
        """Sends a signal and waits for the end; returns the status, or None if it had to be killed after all."""
        self.process.send_signal(number)
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            status = None
        self.last = self.rest()
        self.process.stdout.close()
        OWN.discard(self.pid)
        return status

    def rest(self):
        """The end of what the server said, without waiting for a process that still holds its output."""
        os.set_blocking(self.process.stdout.fileno(), False)
        try:
            return os.read(self.process.stdout.fileno(), 1 << 16)[-400:].decode(errors="replace")
        except BlockingIOError:
            return ""

    def figures(self):
        """Resident memory in KiB, and the number of open descriptors."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]), len(os.listdir(f"/proc/{self.pid}/fd"))
