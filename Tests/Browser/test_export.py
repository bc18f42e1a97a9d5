"""The site as files, with recorded runs, behind a server of plain files and below a base path."""

import contextlib
import functools
import gzip
import html
import http.server
import os
import re
import subprocess
import threading
import time
import urllib.error
import urllib.request
from urllib.parse import unquote, urlsplit

import pytest

import answers
from accessibility import violations
from browser import set_size
from playground import Playground
from server import COMMAND

BASE = "/understudy"
STEP = f"{BASE}/play/hackworth/flush/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


# What a copy has recorded in the tests: three whole tutorials, and a step of a fourth.
RECORDED = ["detours", "matinee", "pirringer", "hackworth/flush"]


@pytest.fixture(scope="session")
def copy(tmp_path_factory):
    """The folder of a copy, and the origin of its server."""
    root = tmp_path_factory.mktemp("pages")
    only = [word for name in RECORDED for word in ("--only", name)]
    subprocess.run(
        [COMMAND[0], "export", str(root / BASE[1:]), "--base-path", BASE, *only, "--without-docs"],
        check=True, capture_output=True, text=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield root / BASE[1:], f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def opened(browser, copy, path):
    page = Playground(browser)
    browser.get(copy[1] + path)
    page.wait(lambda: browser.execute_script("return document.readyState") == "complete", "the page")
    return page


def text(page, selector):
    return page.browser.execute_script("return document.querySelector(arguments[0])?.textContent.trim()", selector)


def choose(page, name, value):
    page.browser.execute_script(
        "const menu = document.getElementById(arguments[0]); menu.value = arguments[1];"
        "menu.dispatchEvent(new Event('change', { bubbles: true }))", name, value)


def press(page, selector):
    page.browser.execute_script("document.querySelector(arguments[0]).click()", selector)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_step_answers_without_a_server(browser, copy, width):
    set_size(browser, width, 900)
    page = opened(browser, copy, STEP)
    page.wait(lambda: "Recorded by Understudy" in (text(page, "#recorded") or ""), "the line about the record")
    choose(page, "scenario", "fresh")
    choose(page, "os", "13.0")
    page.wait(lambda: browser.current_url.endswith(f"{STEP}?scenario=fresh&os=13.0"), "the address")
    press(page, "#test")
    page.wait(lambda: re.fullmatch(
        r"Test, fresh iPhone, iOS 13, recorded by Understudy \S+", text(page, "#kind") or ""), "the verdict's label")
    assert "the understudies took the stage" in text(page, "#sentence")
    page.wait(lambda: page.all("#trace [data-seq]"), "the trace")
    # Why, a search, a moment and a comparison.
    press(page, "#why")
    assert browser.execute_script("return document.querySelector('#trace .decision, #trace :focus') !== null")
    browser.execute_script(
        "const field = document.getElementById('trace-search'); field.value = 'willConnectTo';"
        "field.dispatchEvent(new Event('input', { bubbles: true }))")
    page.wait(lambda: text(page, "#trace-found"), "what the search of the trace found")
    press(page, "#moment-back")
    page.wait(lambda: text(page, "#moment-place") not in ("", "End"), "the moment")
    press(page, "#compare")
    page.wait(lambda: "lines differ" in (text(page, ".compared-message") or ""), "the comparison")
    assert violations(browser, "dialog.compared") == []
    press(page, ".compared-head button")
    assert violations(browser) == []
    # What was not recorded says so in one line, with the command.
    choose(page, "sdk", "13.0")
    press(page, "#test")
    page.wait(lambda: text(page, "#trouble"), "the reason")
    assert text(page, "#trouble") == ("A run with another setting (sdk) was not recorded. "
                                     "Clone this repository and run there: swift run understudy")


def test_an_address_shows_its_run(browser, copy):
    page = opened(browser, copy, STEP[:-1] + "?device=ipad&os=17")
    page.wait(lambda: (text(page, "#kind") or "").startswith("Test, iPad after a normal run, iOS 17, recorded by"), "the run")
    page = opened(browser, copy, f"{BASE}/play/hackworth/flush/?command=1")
    page.wait(lambda: (text(page, "#kind") or "").startswith("Run, fresh iPhone, iOS 27, recorded by"), "the command's run")


def test_a_text_is_copied_by_hand_where_a_page_may_not_copy(browser, copy):
    page = opened(browser, copy, STEP)
    page.wait(lambda: text(page, "#recorded"), "the line about the record")
    browser.execute_script("navigator.clipboard.writeText = async () => { throw new Error('Not allowed.'); }")
    assert browser.execute_script("return document.querySelector('#recorded textarea').checkVisibility()") is False
    press(page, "#recorded button")
    shown = page.wait(lambda: browser.execute_script(
        "const field = document.querySelector('#recorded textarea'); return field.checkVisibility() &&"
        "[field.value, document.activeElement === field, getSelection().toString()]"), "the text")
    assert shown == ["swift run understudy", True, "swift run understudy"]
    assert violations(browser) == []


def test_the_other_button_says_why_it_has_no_answer(browser, copy):
    page = opened(browser, copy, STEP)
    page.wait(lambda: text(page, "#recorded"), "the line about the record")
    press(page, "#run")
    page.wait(lambda: text(page, "#trouble"), "the reason")
    assert text(page, "#trouble") == ("Run was not recorded here: Test was. "
                                     "Clone this repository and run there: swift run understudy")


def test_a_run_in_a_frame(browser, copy):
    page = opened(browser, copy, STEP)
    browser.execute_script(
        "navigator.clipboard.writeText = async (text) => { window.copied = text; };"
        "[...document.querySelectorAll('#share button')].find((each) => each.textContent.includes('iframe')).click()")
    line = page.wait(lambda: browser.execute_script("return window.copied"), "the line to copy")
    assert line.startswith(f'<iframe src="{copy[1]}{STEP}" title="')
    (copy[0].parent / "frame.html").write_text(f'<!doctype html><title>A page</title><link rel="icon" href="data:,">{line}')
    opened(browser, copy, "/frame.html")
    browser.switch_to.frame(0)
    try:
        page.wait(lambda: text(page, "#recorded"), "the framed page")
        shown = browser.execute_script(
            "return Object.fromEntries(['.top', '.lesson', '#verdict', '#trace'].map((each) =>"
            "[each, document.querySelector(each).checkVisibility()]))")
        assert shown == {".top": False, ".lesson": False, "#verdict": True, "#trace": True}
    finally:
        browser.switch_to.default_content()


def test_search_and_questions(browser, copy):
    page = opened(browser, copy, f"{BASE}/search?q=stored+scene+configuration")
    page.wait(lambda: page.all(".results li a"), "the results")
    assert violations(browser) == []
    page = opened(browser, copy, f"{BASE}/find?interface=code&oldest=15&sdk=27&windows=one&private=no")
    page.wait(lambda: "interface-code-oldest-15" in browser.current_url, "the page of these answers")
    assert "Window in code" in text(page, "#questions")
    page = opened(browser, copy, f"{BASE}/find?utm_source=x&oldest=13")
    page.wait(lambda: browser.current_url.endswith(
        "/find/interface-storyboard-oldest-13-sdk-27-windows-one-private-yes/"), "the page of this answer")
    page = opened(browser, copy, f"{BASE}/find/?utm_source=x")
    page.wait(lambda: page.all("#questions a"), "the questions")
    assert browser.current_url.endswith("/find/?utm_source=x")


@pytest.mark.expects_errors  # The pictures are in the documentation, which is left out.
@pytest.mark.parametrize("path", ["/", "/tutorials/", "/tutorials/hackworth/", "/techniques/", "/find/", "/play/T47/"])
def test_pages_are_read_without_scripts(browser, copy, path):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(copy[1] + BASE + path)
        assert browser.find_element("css selector", "main h1, main h2").text
        assert len(browser.find_element("css selector", "main").text) > 200
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_no_link_is_dead_and_no_request_leaves(copy):
    root, dead, elsewhere = copy[0], set(), set()
    for folder, _, names in os.walk(root):
        for name in names:
            if not name.endswith(".html"):
                continue
            page = (root / folder / name).read_text()
            for tag, kind, address in re.findall(r"<(\w+)[^>]*? (href|src|action)=\"([^\"]*)\"", page):
                place = urlsplit(html.unescape(address))
                if place.scheme or place.netloc:
                    if kind == "src" or tag == "link":
                        elsewhere.add(address)
                    continue
                # The documentation is left out of this copy.
                if not place.path or place.path.startswith(f"{BASE}/docs/"):
                    continue
                target = root.parent / unquote(place.path.lstrip("/"))
                if not (target / "index.html" if target.is_dir() else target).is_file():
                    dead.add(f"{address} in {folder}/{name}")
    assert dead == set()
    assert elsewhere == set()


def test_titles_and_descriptions_are_the_pages_own(copy):
    root = copy[0]
    pages = [root / "index.html", *root.glob("tutorials/**/index.html"), *root.glob("techniques/index.html"),
             *(root / "play/hackworth").glob("*/index.html")]
    pages = [text for text in (page.read_text() for page in pages) if "This page moved" not in text]
    titles = [re.search("<title>([^<]*)</title>", page)[1] for page in pages]
    descriptions = [re.search('<meta name="description" content="([^"]*)"', page)[1] for page in pages]
    assert len(set(titles)) == len(titles) > 30
    assert len(set(descriptions)) == len(descriptions)
    assert all(page.index("Content-Security-Policy") < page.index("<script") for page in pages)


def test_an_old_address_leads_on(browser, copy):
    opened(browser, copy, f"{BASE}/play/hackworth/storyboard")
    Playground(browser).wait(lambda: browser.current_url.endswith(f"{BASE}/play/hackworth/view-controller/"), "the new address")
    # The documentation is left out of this copy, and so is what leads there.
    assert [name for name in ("quickfix", "rules", "evidence", "docs", "documentation") if (copy[0] / name).exists()] == []
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"{copy[1]}{BASE}/nothing/here")
    assert "There is no page at this address." in (copy[0] / "404.html").read_text()


def test_answers_drawn_at_random_are_those_of_live_runs(copy, server, note):
    """Tests/Exports/compare draws 200 of a whole copy."""
    seed = int(time.time())
    note(f"answers of a copy that were compared with live runs: 8, seed {seed}")
    drawn = answers.draw(copy[0], 8, seed)
    assert len(drawn) == 8
    for lesson, pack, key in drawn:
        answers.compare(server, lesson, pack, key)
    # A difference is seen: a name in an event's words, and one event less.
    lesson, pack, key = drawn[0]
    trace = pack["traces"][pack["answers"][key]["trace"]]
    place = next(place for place in trace if pack["lines"][place]["type"] == "event")
    for lines, places in (({**pack["lines"][place], "words": []}, trace), (None, [each for each in trace if each != place])):
        damaged = {**pack, "lines": list(pack["lines"]), "traces": list(pack["traces"])}
        damaged["lines"][place] = lines or pack["lines"][place]
        damaged["traces"][pack["answers"][key]["trace"]] = places
        with pytest.raises(answers.Difference):
            answers.compare(server, lesson, damaged, key)


class Compressed(Quiet):
    """A server that compresses text, as GitHub Pages does."""

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def content(self):
        """The kind and the bytes at the request's path; None if there are none."""
        path = self.translate_path(self.path.split("?")[0])
        path = os.path.join(path, "index.html") if os.path.isdir(path) else path
        if not os.path.isfile(path):
            return None
        with open(path, "rb") as file:
            return self.guess_type(path), file.read()

    def do_GET(self):
        found = self.content()
        if not found:
            return self.send_error(404)
        kind, body = found
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if kind.startswith("text/") or kind.split("/")[1] in ("javascript", "json", "svg+xml"):
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Relayed(Compressed):
    """The same in front of the playground, for the documentation, which the copy leaves out."""

    origin = None

    def content(self):
        try:
            with urllib.request.urlopen(self.origin + self.path) as answer:
                return answer.headers["Content-Type"], answer.read()
        except urllib.error.HTTPError:
            return None


@pytest.fixture
def slow(browser):
    """1.6 Mbit/s, and 150 ms from a request to its answer."""
    browser.execute_cdp_cmd("Network.enable", {})
    speed = 1.6e6 / 8
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", {
        "offline": False, "latency": 150, "downloadThroughput": speed, "uploadThroughput": speed})
    yield browser
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    browser.execute_cdp_cmd("Network.disable", {})


def first_paints(browser, address, times=3):
    """The milliseconds until something is seen, of some visits without a cache."""
    paints = []
    for _ in range(times):
        browser.get("about:blank")
        browser.execute_cdp_cmd("Network.clearBrowserCache", {})
        browser.get(address)
        paints.append(Playground(browser).wait(lambda: browser.execute_script(
            "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime"), "the first paint"))
    return paints


@contextlib.contextmanager
def served(handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.mark.expects_errors  # The pictures are in the documentation, which is left out.
def test_a_page_is_seen_soon_on_a_slow_line(slow, copy, note):
    with served(functools.partial(Compressed, directory=copy[0].parent)) as origin:
        for path in ["/", "/play/hackworth/flush/", "/play/T47/", "/tutorials/", "/tutorials/hackworth/", "/techniques/", "/find/", "/search/"]:
            paints = first_paints(slow, origin + BASE + path)
            note(f"{path}: seen after {min(paints):.0f} ms at 1.6 Mbit/s and 150 ms")
            # The best of three: what else the machine does is not the page's.
            assert min(paints) <= 2500, (path, paints)


@pytest.mark.expects_errors  # DocC asks for what the relay leaves out.
def test_when_the_documentation_is_seen_on_a_slow_line(slow, server, documentation, note):
    """DocC's scripts draw these pages: the times are printed, and no limit is set."""
    with served(type("Handler", (Relayed,), {"origin": server.origin})) as origin:
        for path in ["/docs/documentation/understudy/quickfix/", "/docs/tutorials/understudy/hackworth/"]:
            paints = first_paints(slow, origin + path, times=1)
            note(f"{path}: seen after {min(paints):.0f} ms at 1.6 Mbit/s and 150 ms (DocC)")


def test_a_copy_opens_traces_from_files(browser, copy):
    page = opened(browser, copy, f"{BASE}/trace/")
    page.wait(lambda: page.one("#choose").is_displayed(), "the button")
    browser.execute_async_script("""
        const [address, done] = arguments;
        fetch(address).then((answer) => answer.text()).then((html) => {
          const step = JSON.parse(new DOMParser().parseFromString(html, 'text/html').getElementById('step').textContent);
          const lines = step.recorded.map(({ event }) => JSON.stringify(event));
          const data = new DataTransfer();
          data.items.add(new File([lines.join('\\n')], 'whole.jsonl'));
          data.items.add(new File([lines.slice(0, -1).join('\\n')], 'cut.jsonl'));
          dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
          done();
        })""", STEP)
    page.wait(lambda: text(page, "#opened-title") == "cut.jsonl", "the second file")
    press(page, "#compare")
    page.wait(lambda: "lines differ." in (text(page, ".compared-message") or ""), "the comparison")
    assert text(page, ".compared-message").startswith("1 of ")
    assert violations(browser, "dialog.compared") == []
