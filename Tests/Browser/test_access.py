"""Another page in the same browser can do nothing."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

ATTACK = """<!DOCTYPE html><meta charset="utf-8"><title>Elsewhere</title>
<iframe name="frame"></iframe><form id="form" method="post" target="frame" enctype="text/plain"><input name="x"></form>"""

RUN = {"step": "hackworth/stored-configuration", "scenario": "fresh", "kind": "test", "files": []}


@pytest.fixture(scope="module")
def elsewhere():
    """A page of somebody else's."""
    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(ATTACK.encode())

        def log_message(self, *_):
            pass

    host = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def attempt(browser, script, *arguments):
    return browser.execute_async_script(
        "const done = arguments[arguments.length - 1], given = arguments;"
        f"(async () => {{ {script} }})().then(done, e => done('refused: ' + e.name))", *arguments)


def runs(browser, server):
    """How many runs there are, as the server tells it."""
    import urllib.request
    with urllib.request.urlopen(f"{server.origin}/api/status") as answer:
        status = json.load(answer)
    return status["running"] + status["waiting"]


@pytest.mark.expects_errors
@pytest.mark.parametrize("mode", ["cors", "no-cors"])
@pytest.mark.parametrize("headers", [{}, {"Content-Type": "text/plain"}, {"Content-Type": "application/json"}])
def test_fetch_starts_nothing(browser, server, elsewhere, mode, headers):
    browser.get(elsewhere)
    before = runs(browser, server)
    answer = attempt(
        browser, "const r = await fetch(given[0], { method: 'POST', mode: given[1], headers: given[2], body: given[3] });"
        "return r.type + ' ' + r.status", f"{server.origin}/api/runs", mode, headers, json.dumps(RUN))
    # An opaque answer tells nothing; that nothing began, the server tells.
    assert answer.startswith("refused") or answer == "opaque 0"
    assert runs(browser, server) == before


@pytest.mark.expects_errors
def test_fetch_with_the_token_itself_starts_nothing(browser, server, elsewhere):
    browser.get(elsewhere)
    before = runs(browser, server)
    answer = attempt(
        browser, "const r = await fetch(given[0], { method: 'POST', headers: { 'Content-Type': 'application/json',"
        " 'X-Understudy-Token': given[1] }, body: given[2] }); return 'answered ' + r.status",
        f"{server.origin}/api/runs", server.token, json.dumps(RUN))
    assert answer.startswith("refused")
    assert runs(browser, server) == before


@pytest.mark.expects_errors
def test_a_form_starts_nothing(browser, server, elsewhere):
    browser.get(elsewhere)
    before = runs(browser, server)
    attempt(
        browser, "const form = document.querySelector('form'); form.action = given[0]; form.elements.x.name = given[1];"
        " form.submit(); await new Promise(resume => document.querySelector('iframe').onload = resume); return 'sent'",
        f"{server.origin}/api/runs", json.dumps(RUN))
    assert runs(browser, server) == before


@pytest.mark.expects_errors
def test_an_event_stream_hears_nothing(browser, server, elsewhere):
    browser.get(elsewhere)
    heard = attempt(
        browser, "return await new Promise(resume => { const s = new EventSource(given[0]); s.onmessage = () => resume('heard');"
        " s.onopen = () => resume('open'); s.onerror = () => resume('refused') })", f"{server.origin}/api/runs/1/events?after=0")
    assert heard == "refused"


@pytest.mark.expects_errors
@pytest.mark.parametrize("element, path", [
    ("img", "/site/shell/understudy.svg"), ("script", "/site/workbench/play.js"), ("iframe", "/")])
def test_an_element_loads_nothing(browser, server, elsewhere, element, path):
    browser.get(elsewhere)
    loaded = attempt(
        browser, "return await new Promise(resume => { const e = document.createElement(given[0]);"
        " e.onload = () => { try { resume(given[0] === 'iframe' && e.contentDocument === null ? 'refused' : 'loaded') } catch { resume('refused') } };"
        " e.onerror = () => resume('refused'); e.src = given[1]; document.body.append(e) })", element, server.origin + path)
    assert loaded == "refused"


@pytest.mark.expects_errors
@pytest.mark.parametrize("path", ["/", "/play/hackworth/stored-configuration", "/tutorials", "/site/workbench/play.js", "/api/status"])
def test_a_rebound_name_reaches_nothing(browser, server, path):
    browser.get(f"http://rebound.example:{server.port}{path}")
    status = browser.execute_script("return performance.getEntriesByType('navigation')[0].responseStatus")
    assert status in (400, 403, 421)
    assert "understudy" not in browser.page_source.lower() or "Host" in browser.page_source
