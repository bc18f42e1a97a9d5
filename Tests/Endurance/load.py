"""Load on one server: many runs, many readers, many requests, slow readers and connections that send nothing."""

import asyncio
import socket
import time

from client import Client, ending, is_whole
from program import Place, Server, leftovers
from trial import trial


def served(work):
    """Runs `work(client, server, place)` against a server of its own, which then has to end and to leave nothing."""
    with Place() as place:
        server = Server(place)
        try:
            return asyncio.run(work(Client(server), server, place))
        finally:
            status = server.end()
            left = leftovers(), place.temporary()
            if status != 0 or left != ([], []):
                raise AssertionError(f"the server ended with {status} and left {left}: {server.last}")


def disk(place):
    return sum(file.lstat().st_size for file in place.folder.rglob("*") if file.is_file()) // 1024


@trial("load", "runs in a row: memory, descriptors and disk stay flat", whole=1000, least=12, quick=5)
def runs_in_a_row(trial, count):
    async def work(client, server, place):
        figures = []
        for number in range(count):
            lines = await client.perform(launch={})
            trial.check(is_whole(lines), f"a run ended as {ending(lines)}")
            if number + 1 in (max(1, count // 5), count):
                await asyncio.sleep(0.3)
                figures.append((*server.figures(), disk(place)))
        (memory, files, size), (memory2, files2, size2) = figures
        print(f"    after {count // 5} and {count} runs: memory {memory} and {memory2} KiB, "
              f"descriptors {files} and {files2}, disk {size} and {size2} KiB")
        trial.check(memory2 < memory + 32 * 1024, f"memory grew from {memory} to {memory2} KiB")
        trial.check(files2 <= files + 4, f"descriptors grew from {files} to {files2}")
        trial.check(size2 <= size + 256, f"disk grew from {size} to {size2} KiB")
    served(work)


@trial("load", "200 readers of one run: each event once, in order", whole=5, quick=1)
def readers(trial, count):
    async def work(client, server, place):
        for _ in range(count):
            _, run = await client.begin()

            async def read():
                try:
                    return await asyncio.wait_for(client.whole(run), 120)
                except (OSError, ValueError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
                    return [{"line": 0, "type": repr(error)}]
            answers = await asyncio.gather(*(read() for _ in range(200)))
            best = max(answers, key=len)
            for lines in answers:
                trial.check(is_whole(lines) and lines == best, f"a reader got {ending(lines)}")
    served(work)


@trial("load", "50 requests for runs at once: 2 run, 8 wait, the rest get an answer at once", whole=10)
def crowd(trial, count):
    async def work(client, server, place):
        for _ in range(count):
            async def ask():
                begun = time.monotonic()
                status, answer = await client.begin()
                return status, answer, time.monotonic() - begun
            answers = await asyncio.gather(*(ask() for _ in range(50)))
            taken = [answer for status, answer, _ in answers if status == 201]
            refused = [(status, answer) for status, answer, _ in answers if status != 201]
            slowest = max(seconds for _, _, seconds in answers)
            print(f"    the slowest answer of 50 came after {slowest:.2f} s: {refused[0][1][:120]}")
            # A run may end while the last requests come, and make room for one more.
            trial.check(10 <= len(taken) <= 12, f"{len(taken)} were taken")
            for status, answer in refused:
                trial.check(status in (429, 503) and "wait" in answer, f"{status} {answer}")
            trial.check(slowest < 5, f"an answer took {slowest:.1f} s")
            for lines in await asyncio.gather(*(client.whole(run) for run in taken)):
                trial.check(lines[-1]["type"] == "end", f"{ending(lines)}")
    served(work)


@trial("load", "a slow reader slows only itself", whole=10)
def slow_reader(trial, count):
    async def work(client, server, place):
        for _ in range(count):
            _, run = await client.begin(launch={"environment": [f"WIDE_{n}={'x' * 900}" for n in range(10)]})
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", client.port))
            status, slow, writer, _ = await client.open("GET", f"/api/runs/{run}/events?after=0", limit=1024, sock=narrow)
            begun = time.monotonic()
            lines = await asyncio.wait_for(client.whole(run), 120)
            quick = time.monotonic() - begun
            begun = time.monotonic()
            others = await asyncio.wait_for(client.perform(), 120)
            print(f"    beside a reader that does not read: {quick:.2f} s, and the next run {time.monotonic() - begun:.2f} s")
            trial.check(is_whole(lines) and is_whole(others), f"{ending(lines)} {ending(others)}")
            await asyncio.sleep(0.2)
            text = await asyncio.wait_for(slow.read(), 30) if not slow.at_eof() else b""
            while piece := await asyncio.wait_for(slow.read(1 << 16), 30):
                text += piece
            writer.close()
            trial.check(status == 200 and text.count(b'"type":"end"') == 1, "the slow reader did not get the end")
    served(work)


@trial("load", "beside 300 half-open connections, every reader is answered", whole=10, quick=1)
def half_open(trial, count):
    async def work(client, server, place):
        for _ in range(count):
            begun = time.monotonic()
            half = []
            for number in range(300):
                connection = socket.create_connection(("127.0.0.1", client.port), timeout=5)
                head = client.head("POST", "/api/runs", b"{" * 100)
                connection.sendall([b"", head[:60], head, head + b"{"][number % 4])
                half.append(connection)
            made = time.monotonic() - begun
            begun = time.monotonic()
            try:
                status, _ = await asyncio.wait_for(client.ask("GET", "/tutorials"), 10)
                page = time.monotonic() - begun
                lines = await asyncio.wait_for(client.perform(), 60)
                print(f"    300 made in {made:.2f} s; beside them a page took {page:.2f} s")
                trial.check(status == 200 and is_whole(lines), f"{status} {ending(lines)}")
            except (asyncio.TimeoutError, OSError) as error:
                trial.check(False, f"no answer beside 300 half-open connections: {error!r}")
            for connection in half:
                connection.close()
    served(work)


@trial("fault", "the browser goes after any line and comes back: no line lost or doubled", whole=1000, least=20)
def resumes(trial, count):
    async def work(client, server, place):
        whole = await client.perform()
        for number in range(count):
            if number % 200 == 0:
                _, run = await client.begin()
                whole = await client.whole(run)
            cut, got = number % len(whole), []
            async for line in client.lines(run):
                if len(got) == cut:
                    break
                got.append(line)
            got += [line async for line in client.lines(run, after=len(got))]
            trial.check(got == whole, f"cut after {cut} lines: {len(got)} of {len(whole)}")
    served(work)
