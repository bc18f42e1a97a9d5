"""The program under test: `understudy serve` on a port of its own."""

import os
import re
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = shlex.split(os.environ.get("UNDERSTUDY_SERVE", f"{ROOT}/.build/debug/understudy serve"))
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/(?:project)?#token=\S+")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running playground. `url` is the address that it printed, with the token."""

    def __init__(self, *project):
        self.project = project
        self.port = free_port()
        # The owner's own token stays as it is.
        self.state = tempfile.TemporaryDirectory(prefix="understudy-state-")
        self.start()

    def start(self, *options):
        if not shutil.which(COMMAND[0]):
            raise RuntimeError(f"{COMMAND[0]} is not there. Build it first: swift build")
        self.process = subprocess.Popen(
            [*COMMAND, *self.project, "--port", str(self.port), "--no-open", *options],
            env={**os.environ, "XDG_STATE_HOME": self.state.name},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = ""
        for line in self.process.stdout:
            said += line
            if found := ADDRESS.search(line):
                self.url = found[0]
                return
        raise RuntimeError(f"{shlex.join(COMMAND)} printed no address:\n{said}")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def restart(self, *options):
        self.stop()
        self.start(*options)

    def wait_for_documentation(self, seconds=300):
        """Until the documentation is built: before, its pages answer that they are on their way, with status 503."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.origin}/docs/documentation/understudy/").close()
                return
            except urllib.error.HTTPError as answer:
                if answer.code != 503:
                    raise
            time.sleep(0.2)
        raise RuntimeError(f"The documentation is not there after {seconds} s.")

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def token(self):
        return self.url.split("#token=")[1]
