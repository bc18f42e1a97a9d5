"""A reader of the playground, over plain sockets, so that a connection can be left in any state."""

import asyncio
import json

STEP = "hackworth/no-storyboard"


class Client:
    def __init__(self, server):
        self.port, self.token = server.port, server.token

    def head(self, method, path, body=None):
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"X-Understudy-Token: {self.token}",
            "Connection: close"]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def open(self, method, path, body=None, limit=1 << 22, sock=None):
        """Sends a request and returns the status, the rest of the answer, and the connection."""
        data = None if body is None else json.dumps(body).encode()
        place = {"sock": sock} if sock else {"host": "127.0.0.1", "port": self.port}
        reader, writer = await asyncio.open_connection(limit=limit, **place)
        writer.write(self.head(method, path, data) + (data or b""))
        await writer.drain()
        words = (await reader.readline()).split()
        if len(words) < 2:
            writer.close()
            raise ConnectionError("the server closed the connection without an answer")
        status = int(words[1])
        chunked = False
        while (line := await reader.readline()) not in (b"\r\n", b""):
            chunked |= line.lower().startswith(b"transfer-encoding: chunked")
        return status, reader, writer, chunked

    async def ask(self, method, path, body=None):
        """Returns the status and the text of the answer."""
        status, reader, writer, chunked = await self.open(method, path, body)
        text = b"".join([piece async for piece in pieces(reader, chunked)])
        writer.close()
        return status, text.decode()

    async def begin(self, step=STEP, **more):
        status, text = await self.ask("POST", "/api/runs", {"step": step, **more})
        return status, json.loads(text).get("id") if status == 201 else text

    async def lines(self, run, after=0, pause=0.0):
        """The lines of a run as they come, from the one after a number."""
        status, reader, writer, chunked = await self.open("GET", f"/api/runs/{run}/events?after={after}")
        if status != 200:
            writer.close()
            raise ConnectionError(f"status {status}")
        rest = b""
        try:
            async for piece in pieces(reader, chunked):
                rest += piece
                *whole, rest = rest.split(b"\n")
                for line in whole:
                    yield json.loads(line)
                if pause:
                    await asyncio.sleep(pause)
        finally:
            writer.close()

    async def stop(self, run):
        return (await self.ask("DELETE", f"/api/runs/{run}"))[0]

    async def whole(self, run, after=0):
        """Follows a run, stops it once it has settled, and returns its lines."""
        lines = []
        async for line in self.lines(run, after):
            lines.append(line)
            if line["type"] == "settled":
                await self.stop(run)
        return lines

    async def perform(self, **more):
        """Makes a run from its request to its end, and returns its lines."""
        status, run = await self.begin(**more)
        if status != 201:
            raise ConnectionError(f"status {status}: {run}")
        return await self.whole(run)


async def pieces(reader, chunked):
    if not chunked:
        while piece := await reader.read(1 << 16):
            yield piece
        return
    while size := int((await reader.readline()) or b"0", 16):
        yield await reader.readexactly(size)
        await reader.readexactly(2)


def is_whole(lines):
    """True if the lines are numbered without a gap, and the run came to its verdict."""
    return (
        [line["line"] for line in lines] == list(range(1, len(lines) + 1)) and lines[-1]["type"] == "end"
        and any(line["type"] == "settled" for line in lines))


def ending(lines):
    """The last line, in short."""
    return {name: lines[-1].get(name) for name in ("line", "type", "outcome", "sentence", "reason")}
