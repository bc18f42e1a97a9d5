import pytest

from browser import open_browser, screenshot, set_media, set_size
from playground import Playground
from server import ROOT, Server
from wire import Wire


def pytest_addoption(parser):
    parser.addoption("--latency", type=int, default=0, metavar="MS", help="answer each request so much later, to find tests that do not wait")


def pytest_configure(config):
    config.addinivalue_line("markers", "expects_errors: the browser's console may hold errors")
    config.addinivalue_line("markers", "clock: what is measured must not share the processors with other tests")


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def documentation(server):
    """The documentation, once it is built."""
    server.wait_for_documentation()


@pytest.fixture(scope="session")
def wire(server):
    """The way from the browser to the server, for as long as nobody cuts it."""
    wire = Wire(server.port)
    yield wire
    wire.close()


@pytest.fixture(scope="session")
def chromium(server, wire):
    browser = open_browser([
        # A name that is not ours but leads to this machine: what a rebinding attack arranges.
        "MAP rebound.example 127.0.0.1",
        f"MAP localhost:{server.port} 127.0.0.1:{wire.port}",
    ])
    yield browser
    browser.quit()


@pytest.fixture
def browser(chromium, request):
    """A wide, light, quiet window without memory; its console must stay free of errors."""
    set_size(chromium, 1440, 900)
    set_media(chromium)
    if latency := request.config.getoption("--latency"):
        chromium.execute_cdp_cmd("Network.enable", {})
        chromium.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
        chromium.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1})
    chromium.get_log("browser")
    yield chromium
    errors = [entry["message"] for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
    visited = chromium.execute_script("return location.origin") if chromium.current_url.startswith("http") else None
    if visited:
        # A page that is left keeps what was typed last, and the browser writes it when it likes: so it does so now.
        chromium.execute_script("dispatchEvent(new Event('pagehide')); sessionStorage.clear(); localStorage.clear()")
    chromium.get("about:blank")
    if visited:
        chromium.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": visited, "storageTypes": "local_storage"})
    if not request.node.get_closest_marker("expects_errors"):
        assert errors == []


@pytest.fixture
def page(browser, server):
    """The playground, opened at the address that the server printed."""
    return Playground(browser).open(server.url)


@pytest.fixture
def shot(browser):
    def take(name, whole=False):
        screenshot(browser, ROOT / ".build/screenshots" / f"{name}.png", whole)
    return take


@pytest.fixture(scope="session")
def note(request):
    """Measurements, printed at the end."""
    notes = request.config.stash.setdefault(NOTES, [])
    return notes.append


NOTES = pytest.StashKey[list]()


def pytest_sessionfinish(session):
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["notes"] = session.config.stash.get(NOTES, [])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Takes over what one of several processes that share the tests measured."""
    node.config.stash.setdefault(NOTES, []).extend(getattr(node, "workeroutput", {}).get("notes", []))


def pytest_terminal_summary(terminalreporter, config):
    notes = config.stash.get(NOTES, [])
    if notes:
        terminalreporter.section("measured")
        for line in notes:
            terminalreporter.write_line(line)
