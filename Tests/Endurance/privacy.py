"""A server without bubblewrap, and another process of its user that looks into it."""

import os
import shutil
import subprocess

from program import Place, Server
from trial import Skipped, trial

# Root may look into every process, so neither side keeps that right.
PLAIN = ["setpriv", "--bounding-set=-all"] if os.geteuid() == 0 else []


def without_bubblewrap():
    """The words before a command that hide bubblewrap from it."""
    place = shutil.which("bwrap")
    if place is None:
        return []
    if os.geteuid() != 0:
        raise Skipped("hiding bubblewrap from the server needs root")
    hide = f'mount --make-rprivate / && mount --bind /dev/null "{place}" && exec "$@"'
    return ["unshare", "-m", "bash", "-c", hide, "bash"]


def reads(pid, what):
    """True if another process of the user opens a file of a process's folder in /proc."""
    return subprocess.run([*PLAIN, "head", "-c", "1", f"/proc/{pid}/{what}"], capture_output=True).returncode == 0


def links(pid, what):
    return subprocess.run([*PLAIN, "readlink", f"/proc/{pid}/{what}"], capture_output=True).returncode == 0


@trial("attack", "Another process reads a server's environment, memory and descriptors", whole=1, quick=1)
def server_is_closed(trial, count):
    with Place() as place:
        open_process = subprocess.Popen([*PLAIN, "sleep", "60"])
        try:
            # What can be read at all, or the rest would show nothing.
            if not reads(open_process.pid, "environ") or not links(open_process.pid, "fd/0"):
                raise Skipped("this machine closes every process to others")
        finally:
            open_process.kill()
            open_process.wait()
        server = Server(place, prefix=[*without_bubblewrap(), *PLAIN])
        try:
            for what in ("environ", "maps", "mem", "auxv"):
                trial.check(not reads(server.pid, what), f"{what} of the server can be read")
            for what in ("fd/0", "cwd", "exe"):
                trial.check(not links(server.pid, what), f"{what} of the server can be followed")
        finally:
            trial.check(server.end() == 0, f"the server's end: {server.last}")
