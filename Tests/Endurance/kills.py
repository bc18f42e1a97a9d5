"""The server and the program are killed, and asked to end."""

import asyncio
import random
import signal
import socket
import subprocess
import time

from client import Client, ending, is_whole
from program import OWN, Place, Server, leftovers
from trial import trial

# Keeps a processor busy as long as the program that started it lives, even if that is killed.
BUSY = 'while kill -0 "$PPID" 2> /dev/null; do :; done'


def survives(trial, place, what):
    """Checks that nothing runs on, and that the next start works and leaves nothing of the one before."""
    left = leftovers()
    trial.check(not left, f"{what}: processes went on: {left}")
    status, output = place.run("run", place.project("next", "next"), "--os", "17")
    trial.check(status == 0 and "next" in output, f"{what}: the next run ended with {status}: {output[-300:]}")
    trial.check(place.temporary() == [], f"{what}: left {place.temporary()}")


@trial("fault", "the server is killed in a run", whole=10)
def server_killed_in_a_run(trial, count):
    with Place() as place:
        for _ in range(count):
            server = Server(place)

            async def begin():
                client = Client(server)
                _, run = await client.begin()
                async for line in client.lines(run):
                    if line["type"] == "event":
                        return
            asyncio.run(begin())
            time.sleep(random.random() * 0.3)
            server.end(signal.SIGKILL)
            survives(trial, place, "killed in a run")


@trial("fault", "the server is killed in a build", whole=10)
def server_killed_in_a_build(trial, count):
    with Place() as place:
        for number in range(count):
            server = Server(place)
            text = f"// {random.random()}\nimport UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {{}}\n"

            async def begin():
                client = Client(server)
                status, run = await client.begin(files=[{"name": "Stage/AppDelegate.swift", "text": text}])
                async for line in client.lines(run):
                    if line["type"] == "build":
                        return
            asyncio.run(begin())
            time.sleep(random.random())
            server.end(signal.SIGKILL)
            survives(trial, place, "killed in a build")


@trial("fault", "the program is killed in a build or a run", whole=40, least=2, quick=1)
def program_killed(trial, count):
    with Place() as place:
        for number in range(count):
            process = place.start("run", place.project("app", f"{number} {random.random()}"), "--os", "17")
            time.sleep(random.random() * 3)
            process.kill()
            process.communicate()
            survives(trial, place, f"killed, {number}")


@trial("fault", "the server is told to end in a build, by SIGTERM, SIGINT or SIGHUP", whole=15, least=3)
def server_told_to_end(trial, count):
    with Place() as place:
        for number in range(count):
            word = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)[number % 3]
            server = Server(place)

            async def begin():
                client = Client(server)
                _, run = await client.begin(kind=("run", "test")[number % 2])
                async for line in client.lines(run):
                    if line["type"] == "event":
                        return
            asyncio.run(begin())
            status = server.end(word)
            trial.check(status == 0, f"{word.name} ended it with {status}")
            left = leftovers()
            trial.check(left == [] and place.temporary() == [], f"{word.name}: left {left} {place.temporary()}")


@trial("fault", "the server with an empty cache is read at once, says what a run waits for, and ends while it builds",
       whole=10, quick=1)
def server_told_to_end_while_it_builds(trial, count):
    for _ in range(count):
        with Place(cache="empty") as place:
            server = Server(place)
            client = Client(server)

            async def visit():
                pages = {path: (await client.ask("GET", path))[0] for path in ("/", "/tutorials", "/docs/documentation/")}
                trial.check(pages == {"/": 200, "/tutorials": 200, "/docs/documentation/": 503}, f"{pages}")
                _, run = await client.begin()
                async for line in client.lines(run):
                    if line["type"] == "build":
                        return line["text"]
            said = asyncio.run(asyncio.wait_for(visit(), 60))
            trial.check(said.startswith("Building the reference modules, once: "), f"the run says {said}")
            status = server.end()
            trial.check(status == 0, f"SIGTERM ended it with {status}: {server.last}")
            left = leftovers()
            trial.check(left == [] and place.temporary() == [], f"left {left} {place.temporary()}")


def half_open(client, run, number):
    """A connection in one of the states in which a client can leave it, and reads nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.settimeout(5)
    connection.connect(("127.0.0.1", client.port))
    body, page = client.head("POST", "/api/runs", b"{" * 100), client.head("GET", "/tutorials")
    kept = page.replace(b"Connection: close\r\n", b"")
    events = client.head("GET", f"/api/runs/{run}/events?after=0")
    connection.sendall([b"", body[:60], body, body + b"{", events, page, kept * 40][number % 7])
    return connection


@trial("fault", "the server is told to end beside half-open connections, clients that do not read, and a busy machine",
       whole=20, least=2, quick=2)
def server_told_to_end_beside_connections(trial, count):
    with Place() as place:
        for number in range(count):
            busy = [subprocess.Popen(["sh", "-c", BUSY]) for _ in range(4 if number % 4 in (1, 2) else 0)]
            OWN.update(process.pid for process in busy)
            try:
                server = Server(place)
                client = Client(server)
                _, run = asyncio.run(client.begin(launch={"environment": [f"WIDE_{n}={'x' * 900}" for n in range(10)]}))
                held = [half_open(client, run, kind) for kind in range(140)]
                begun = time.monotonic()
                if number % 2:
                    for connection in held:
                        connection.close()
                status = server.end()
                seconds = time.monotonic() - begun
                print(f"    it ended after {seconds:.1f} s")
                trial.check(
                    status == 0 and seconds < 10, f"SIGTERM ended it with {status} after {seconds:.1f} s: {server.last}")
                for connection in held:
                    connection.close()
            finally:
                for process in busy:
                    process.kill()
                    process.wait()
            left = leftovers()
            trial.check(left == [] and place.temporary() == [], f"left {left} {place.temporary()}")


@trial("fault", "two servers and two programs build on one cache", whole=30, least=2)
def two_on_one_cache(trial, count):
    with Place() as place:
        servers = [Server(place), Server(place)]
        try:
            for number in range(count):
                folders = [place.project(name, f"{name} {number}") for name in ("one", "two")]
                programs = [place.start("run", folder, "--os", "17") for folder in folders]

                async def both():
                    return await asyncio.gather(*(Client(server).perform() for server in servers))
                for lines in asyncio.run(both()):
                    trial.check(is_whole(lines), f"a server's run ended as {ending(lines)}")
                for name, process in zip(("one", "two"), programs):
                    output, _ = process.communicate()
                    trial.check(
                        process.returncode == 0 and f"{name} {number}" in output, f"{name}: {output[-300:]}")
        finally:
            for server in servers:
                server.end()
        trial.check(place.temporary() == [], f"left {place.temporary()}")
