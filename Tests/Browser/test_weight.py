"""How heavy the page is, and how soon the first event of a run is there."""

import statistics
import subprocess
import time

from playground import Playground
from server import COMMAND

PAGES = ["/", "/play", "/find", "/play/T47", "/techniques", "/tutorials", "/tutorials/hackworth"]


def resources(browser):
    return browser.execute_script(
        "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".filter(e => !e.name.includes('/api/runs')).map(e => ({ name: e.name, size: e.decodedBodySize, type: e.initiatorType }))")


def test_weight(browser, server, note):
    for path in PAGES:
        browser.get("about:blank")
        browser.get(server.origin + path)
        time.sleep(1)
        loaded = resources(browser)
        assert browser.execute_script("return performance.getEntriesByType('navigation')[0].responseStatus") == 200
        assert all(each["name"].startswith(server.origin) for each in loaded)
        pictures = [each for each in loaded if each["type"] == "img" and not each["name"].endswith("understudy.svg")]
        script = sum(each["size"] for each in loaded if each["name"].endswith(".js"))
        whole = sum(each["size"] for each in loaded) - sum(each["size"] for each in pictures)
        note(f"{path}: script {script / 1000:.1f} KB, page {whole / 1000:.1f} KB, uncompressed")
        assert script <= 180_000
        if path == "/play":
            assert whole <= 350_000


def test_first_event(page, server, note):
    """From the press of Test to the first event drawn, beside the first line of a bare launch."""
    page.test("fresh")
    page.press("stop")
    times = []
    for _ in range(7):
        page.browser.execute_script("performance.clearMeasures()")
        page.test("fresh")
        times += page.browser.execute_script(
            "return performance.getEntriesByName('understudy first event').map(e => e.duration)")
        page.press("stop")
        page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")
    first = statistics.median(times)
    bare = statistics.median(bare_launch() for _ in range(7))
    note(f"first event {first:.0f} ms after Test, a bare launch {bare:.0f} ms: ratio {first / bare:.2f}")
    assert first < 100


def bare_launch():
    """Milliseconds from the start of the command to the first line of its trace."""
    began = time.perf_counter()
    with subprocess.Popen([COMMAND[0], "test", "hackworth/stored-configuration", "--format", "jsonl"],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout.readline()
        return (time.perf_counter() - began) * 1000
