"""Traces from files, in the page alone; and the live server in a frame of another page."""

import functools
import http.server
import json
import subprocess
import threading
import urllib.request

import pytest

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from server import COMMAND
from test_export import Quiet


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """Two traces, in one of which production runs, and what none is."""
    folder = tmp_path_factory.mktemp("traces")
    for name, step in (("before.jsonl", "hackworth/first-test"), ("after.jsonl", "hackworth/launch-test")):
        with (folder / name).open("w") as file:
            subprocess.run([COMMAND[0], "test", step, "--format", "jsonl"], stdout=file, stderr=subprocess.DEVNULL, check=False)
    (folder / "none.jsonl").write_text("hello\n")
    return folder


def visit(browser, server, query=""):
    browser.get("about:blank")
    browser.get(f"{server.origin}/trace{query}")
    page = Playground(browser)
    page.wait(lambda: page.one("#choose").is_displayed(), "the button")
    return page


def choose(page, *paths):
    page.one("#trace-files").send_keys("\n".join(str(path) for path in paths))


def drop(page, name, text):
    page.browser.execute_script("""
        const data = new DataTransfer();
        data.items.add(new File([arguments[1]], arguments[0]));
        dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))""", name, text)


def sent(page):
    """What left the page since it was loaded: the address of each request that was not for a file of the site."""
    return page.browser.execute_script(
        "return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname).filter(p => !p.startsWith('/site/'))")


def test_a_trace_is_searched_scrubbed_explained_and_stays_here(browser, server, files, shot):
    page = visit(browser, server)
    page.hold("^(POST|PUT|DELETE)")
    choose(page, files / "before.jsonl")
    page.wait(lambda: page.rows(), "the trace")
    assert page.text("#opened-title") == "before.jsonl"
    assert page.sentence == "Production took the stage in the tests. 1 test ran, 0 failed."
    assert page.facts["App delegate"] == "AppDelegate" and page.facts["Configuration requests"] == "1"
    assert page.announcement.startswith("before.jsonl: ")
    rows = page.rows()
    # Search.
    page.one("#trace-search").send_keys("willConnectTo")
    page.wait(lambda: page.text("#trace-found").endswith(f"of {len(rows)} lines"), "what was found")
    page.one("#trace-search").send_keys("\ue00c")
    # Scrub: the words follow, and the keys work.
    page.one("#moment-back").click()
    page.wait(lambda: page.text("#moment-window").startswith("In the window: ViewController: “Tonight: the real app”"), "the window")
    for _ in range(len(rows) - 2):
        browser.execute_script("document.getElementById('moment-back').click()")
    assert page.text("#moment-window") == "No window is shown yet."
    page.one("#moment-now").click()
    assert page.text("#moment-window") == ""
    # Why, with a way to the event.
    page.one("#why-tab").click()
    page.wait(lambda: page.all("#why-panel h3"), "the reasons")
    assert [each.text for each in page.all("#why-panel h3")][:2] == [
        "Why AppDelegate is the app delegateproduction", "Why SceneDelegate is a scene’s delegateproduction"]
    page.one("#why-panel button").click()
    assert page.one("#trace-panel").is_displayed() and page.all("#trace [aria-current]")
    page.one("#console-tab").click()
    assert "The app opens its database" in page.text("#console-panel")
    page.one("#picture-tab").click()
    page.wait(lambda: page.all("#picture-panel li"), "the picture")
    page.one("#trace-tab").click()
    for theme, width in (("light", 1440), ("dark", 390)):
        set_size(browser, width, 844)
        set_media(browser, theme)
        assert violations(browser) == []
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        shot(f"trace-file-{theme}-{width}")
    assert page.held() == 0 and set(sent(page)) <= {"/api/rules", "/api/search/index"}


SCREENS = """const [name, done] = arguments;
Promise.all([import('/site/trace/file-screens.js'), fetch(`/play/${name}`).then((answer) => answer.text())]).then(([{ withScreens }, text]) => {
  const step = JSON.parse(new DOMParser().parseFromString(text, 'text/html').getElementById('step').textContent);
  const plain = (screen) => screen && JSON.stringify([screen.content, screen.cards, Object.entries(screen.views).sort().map(([id, { type, texts }]) => [id, type, texts]), screen.isRunning]);
  const theirs = step.recorded.map(({ screen }) => plain(screen) ?? null);
  const ours = withScreens(step.recorded.map(({ event }) => ({ event }))).map(({ screen }) => plain(screen) ?? null);
  done([theirs, ours]);
}, (error) => done([String(error)]))"""


def test_the_device_of_a_file_follows_the_moment(browser, server, files, shot):
    page = visit(browser, server)
    page.hold("^(POST|PUT|DELETE)")
    choose(page, files / "before.jsonl")
    page.wait(lambda: page.rows(), "the trace")
    shows = "Stage shows ViewController, of production: “Tonight: the real app”."
    page.wait(lambda: page.text("#caption") == f"{shows} The app’s process has ended since.", "the device")
    assert page.phone == f"An iPhone. {shows}" and page.one("#phone").get_attribute("data-role") == "production"
    assert page.text("#device-hint") == "The trace does not have the kind of device, the system’s version, nor the App Switcher. An iPhone is drawn."
    # Before the window: a black screen, and then the window again.
    count = len(page.rows())
    for _ in range(count):
        browser.execute_script("document.getElementById('moment-back').click()")
    assert page.phone == f"An iPhone. A past moment, after line 1 of {count}. A black screen: Stage shows no window."
    assert page.one("#phone").get_attribute("data-screen") == "black"
    page.one("#moment-now").click()
    assert page.phone == f"An iPhone. {shows}"
    # By keyboard, line by line.
    browser.execute_script("document.querySelector('#trace .line[tabindex=\"0\"]').focus()")
    page.key("\ue015")
    page.wait(lambda: page.phone.startswith("An iPhone. A past moment, after line 2"), "the second line")
    for width, height in ((1280, 720), (1024, 768), (768, 1024), (390, 844)):
        set_size(browser, width, height)
        phone, trace = page.one("#phone").rect, page.one("section.trace").rect
        assert trace["x"] >= 0 and trace["x"] + trace["width"] <= width
        assert page.one(".trace-tools").rect["height"] <= (40 if width > 1000 else 80)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        shot(f"trace-device-{width}")
    assert page.held() == 0 and set(sent(page)) <= {"/api/rules", "/api/search/index"}


@pytest.mark.parametrize("step", ["hackworth/stored-configuration", "hackworth/flush", "hackworth/1", "reid/1"])
def test_the_screens_of_a_file_are_those_of_the_server(browser, server, step):
    visit(browser, server)
    theirs, ours = browser.execute_async_script(SCREENS, step)
    assert any(theirs) and ours == theirs


def test_two_traces_are_compared_here(browser, server, files, shot):
    page = visit(browser, server)
    assert not page.one("#opened").is_displayed()
    page.hold("^(POST|PUT|DELETE)")
    choose(page, files / "before.jsonl", files / "after.jsonl")
    page.wait(lambda: page.text("#opened-title") == "after.jsonl", "the second file")
    assert page.sentence == "Production was kept out of the tests. 2 tests ran, 0 failed."
    assert [option.text for option in page.all("#chosen option")] == ["before.jsonl", "after.jsonl"]
    page.one("#compare").click()
    page.wait(lambda: "lines differ." in page.text(".compared-message"), "the comparison")
    assert [each.get_property("value") for each in page.all(".compared select")] == ["0", "1"]
    assert violations(browser, "dialog.compared") == []
    shot("trace-file-compared")
    # The same rows as the server's.
    left, right = ([json.loads(line) for line in (files / name).read_text().splitlines()[1:]] for name in ("before.jsonl", "after.jsonl"))
    request = urllib.request.Request(
        f"{server.origin}/api/compare", json.dumps({"left": left, "right": right}).encode(),
        {"Content-Type": "application/json", "X-Understudy-Token": server.token})
    with urllib.request.urlopen(request) as answer:
        rows = json.load(answer)["rows"]
    differing = sum(not row.get("same") for row in rows)
    assert page.text(".compared-message") == f"{differing} of {len(rows)} lines differ."
    assert page.held() == 0


def test_what_is_no_trace_is_said_and_leaves_what_is_open(browser, server, files):
    page = visit(browser, server)
    drop(page, "one.jsonl", (files / "after.jsonl").read_text())
    page.wait(lambda: page.text("#opened-title") == "one.jsonl", "the trace that was dropped")
    choose(page, files / "none.jsonl")
    page.wait(lambda: page.notice, "the reason")
    assert page.notice == ("none.jsonl is not opened. Line 1: The line is not JSON. "
                           "Record one with: understudy test SAMPLE --format jsonl > trace.jsonl")
    assert page.text("#opened-title") == "one.jsonl" and page.rows()


def test_what_the_page_says_of_a_trace_is_what_the_server_says_of_its_run(browser, server, note):
    """The words, the deciding events and the reasons of the records of one step in eight."""
    page = visit(browser, server)
    tutorials = json.loads(urllib.request.urlopen(f"{server.origin}/api/search").read())
    steps = sorted({each["address"] for each in tutorials if each["address"].startswith("/play/") and each["address"].count("/") == 3})
    assert len(steps) > 100
    steps = steps[::8]
    result = browser.execute_async_script("""
        const [steps, done] = arguments;
        (async () => {
          const { linesOf } = await import('/site/trace/event-words.js');
          const { reasonsOf } = await import('/site/trace/file-reasons.js');
          const { ClassRoles } = await import('/site/words/roles.js');
          const rules = new Map((await (await fetch('/api/rules')).json()).map((rule) => [rule.id, rule]));
          const actions = new Map([...document.querySelectorAll('#action-titles dt')].map((term) => [term.textContent.split('=')[0], term.nextElementSibling.textContent]));
          actions.set('front', 'Choose card');
          const sorted = (value) => JSON.stringify(value, (_, each) => (each && typeof each === 'object' && !Array.isArray(each)
            ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))) : each));
          const differing = [];
          let events = 0;
          for (const address of steps) {
            const html = await (await fetch(address)).text();
            const step = JSON.parse(new DOMParser().parseFromString(html, 'text/html').getElementById('step').textContent);
            const record = step.recorded.map(({ event }) => event);
            events += record.length;
            const said = linesOf(record, actions).map(({ words, decides }) => [words, Boolean(decides)]);
            if (sorted(said) !== sorted(step.recorded.map(({ words, decides }) => [words, Boolean(decides)]))) differing.push(`${address}: words`);
            const why = step.recordedVerdict?.why;
            if (why && sorted(reasonsOf(record, new ClassRoles(step.files), rules)) !== sorted(why)) differing.push(`${address}: why`);
          }
          return { differing, events };
        })().then(done, (error) => done({ differing: [`${error}`], events: 0 }))""", steps)
    note(f"{len(steps)} steps, {result['events']} events: {len(result['differing'])} differ")
    assert result["differing"] == [] and result["events"] > 300


PLACES = ["/", "/play", "/trace", "/trace?run=hackworth/flush", "/tutorials", "/docs/documentation/understudy/"]


@pytest.mark.parametrize("path", PLACES)
def test_no_page_of_the_live_server_can_be_framed(server, documentation, path):
    with urllib.request.urlopen(server.origin + path) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


class Framing(Quiet):
    """A page of somebody else, with a frame."""

    def __init__(self, address, *rest):
        self.address = address
        super().__init__(*rest)

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f'<!doctype html><title>Theirs</title><iframe src="{self.address}" title="A run"></iframe>'.encode())


@pytest.mark.expects_errors
def test_a_frame_of_the_live_server_stays_empty(browser, server):
    address = f"{server.origin}/trace?run=hackworth/flush"
    theirs = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Framing, address))
    threading.Thread(target=theirs.serve_forever, daemon=True).start()
    try:
        browser.get(f"http://localhost:{theirs.server_port}/")
        browser.switch_to.frame(0)
        assert browser.execute_script("return [document.querySelector('.opener'), location.protocol]") == [None, "chrome-error:"]
    finally:
        browser.switch_to.default_content()
        theirs.shutdown()
