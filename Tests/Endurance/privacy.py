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


def opens(pid, what):
    """True if another process of the user opens a file of a process's folder in /proc, without reading it."""
    return subprocess.run([*PLAIN, "sh", "-c", ': < "$0"', f"/proc/{pid}/{what}"], capture_output=True).returncode == 0


def follows(pid, what):
    """True if another process of the user reads where a link of a process's folder in /proc leads."""
    return subprocess.run([*PLAIN, "readlink", f"/proc/{pid}/{what}"], capture_output=True).returncode == 0


WAYS = [(opens, what) for what in ("environ", "maps", "mem", "auxv")] + [
    (follows, what) for what in ("fd/0", "cwd", "exe")]


@trial("attack", "Another process reads a server's environment, memory and descriptors", whole=1, quick=1)
def server_is_closed(trial, count):
    with Place() as place:
        # Only what can be reached at all, or a refusal would show nothing.
        ordinary = subprocess.Popen([*PLAIN, "sleep", "60"])
        ways = [(way, what) for way, what in WAYS if way(ordinary.pid, what)]
        ordinary.kill()
        ordinary.wait()
        if not ways:
            raise Skipped("this machine closes every process to others")
        server = Server(place, prefix=[*without_bubblewrap(), *PLAIN])
        try:
            for way, what in ways:
                trial.check(not way(server.pid, what), f"another process {way.__name__} {what} of the server")
        finally:
            trial.check(server.end() == 0, f"the server's end: {server.last}")
