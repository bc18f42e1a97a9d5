"""Room for what happened, one dark button, and a keyboard's way to the run."""

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from server import ROOT, Server
from test_layout import OVERLAPS

# The lines of the trace that are wholly in sight.
ROWS = """const box = document.querySelector('#trace').getBoundingClientRect();
return [...document.querySelectorAll('#trace .row')].filter((row) => {
  if (!row.checkVisibility()) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
}).length"""

# The buttons that are drawn in the colour of the text, without what lies over the page.
DARK = """const ink = getComputedStyle(document.body).color;
return [...document.querySelectorAll('button, summary, .button')]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === ink).map((each) => each.id)"""

DEAD = """return [...document.querySelectorAll('#stop, #reset, #compare, #moment-now, #actions button')]
  .filter((each) => each.checkVisibility() && each.disabled).map((each) => each.id || each.dataset.action)"""

# Where the text of an element does not fit into it, though it does not scroll.
CUT = """return [...document.querySelectorAll('button, summary, select, .kind, .dock-tabs [role=tab]')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'auto')
  .map((each) => each.id || each.textContent)"""

SIZES = [(1280, 720), (1440, 900), (1024, 768), (768, 1024), (390, 844)]


@pytest.fixture(scope="module")
def project():
    """A server with a project, to which nothing is written."""
    own = Server(str(ROOT / "Tests/Fixtures/Stage/Stage.xcodeproj"))
    yield own
    own.stop()


def workbench(browser, server, path):
    """A page of a server, once its buttons can be pressed."""
    browser.get("about:blank")
    browser.get(f"{server.origin}{path}#token={server.token}")
    page = Playground(browser)
    page.wait(lambda: page.all("[role=tab]") and page.one("#test").is_enabled() and page.one("#run").is_enabled(), "the workbench")
    return page


def test_eight_lines_of_the_trace_are_visible_under_one_row_of_tools(browser, server, shot):
    set_size(browser, 1280, 720)
    page = Playground(browser).open(server.url)
    assert browser.execute_script(ROWS) >= 8
    assert page.one(".trace-tools").rect["height"] <= 32
    shot("craft-1280")
    # A run brings buttons, which take no room from the lines.
    page.test("fresh")
    browser.execute_script("document.querySelector('#trace').scrollTop = 0")
    assert page.one(".trace-tools").rect["height"] <= 32


@pytest.mark.parametrize("width, height", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("path, least", [("/play/hackworth/stored-configuration", 150), ("/project", 150), ("/play/T47/code?device=ipad", 240)])
def test_a_laptop_shows_a_readable_device_beside_eight_lines(browser, server, project, shot, path, least, width, height):
    set_size(browser, width, height)
    page = workbench(browser, project if path == "/project" else server, path)
    page.test()
    for is_over in (False, True):
        browser.execute_script("document.querySelector('#trace').scrollTop = 0")
        # As it is drawn: the driver knows nothing of zoom.
        phone, pane, side = (browser.execute_script("return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()", each)
                             for each in ("#phone", "section.device", ".device-side"))
        assert phone["width"] >= least
        assert browser.execute_script(ROWS) >= 8
        assert page.one(".trace-tools").rect["height"] <= 32
        assert browser.execute_script(OVERLAPS) == browser.execute_script(CUT) == []
        # The picture is whole, and no part of its pane lies over it.
        assert pane["left"] <= phone["left"] and phone["right"] <= pane["right"]
        assert pane["top"] <= phone["top"] and phone["bottom"] <= pane["bottom"]
        assert phone["bottom"] <= side["top"] or phone["right"] <= side["left"]
        assert side["height"] >= 100 and side["bottom"] <= height
        shot(f"device-{path.split('/')[-1].split('?')[0]}-{width}-{is_over}")
        if not is_over:
            page.press("stop")
            page.wait(lambda: not page.one("#stop").is_displayed(), "the end")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width, height", SIZES)
def test_one_button_is_dark_and_none_is_dead(page, theme, width, height):
    set_media(page.browser, theme)
    set_size(page.browser, width, height)
    for pane in ("lesson", "code", "device", "trace"):
        page.pane(pane)
        assert page.browser.execute_script(DARK) == ["test"]
        assert page.browser.execute_script(DEAD) == []
        assert page.browser.execute_script(CUT) == []
        assert page.browser.execute_script(OVERLAPS) == []
        assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width


def test_what_acts_on_a_device_comes_with_a_run_and_goes_with_it(page):
    assert not page.one("[data-action=home]").is_displayed() and not page.one("#stop").is_displayed()
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: page.one("[data-action=home]").is_enabled() and page.one("[data-action=home]").is_displayed(), "the buttons")
    assert page.one("#stop").is_displayed()
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_displayed(), "the end")
    assert not page.one("[data-action=home]").is_displayed()


def test_test_is_reached_at_once_by_keyboard(page):
    page.key(Keys.TAB, Keys.TAB)
    assert page.focused().text == "Skip to Test"
    page.key(Keys.ENTER)
    assert page.focused() == page.one("#test")
    # In the page's content it is the first stop.
    page.browser.execute_script("document.querySelector('#main').focus()")
    page.key(Keys.TAB)
    assert page.focused() == page.one("#test")


# The focus, and whether the part of the page that has it is in the window.
STOP = """const each = document.activeElement;
const { top, bottom, height } = each.getBoundingClientRect();
return [each.id || each.textContent.trim(), height > 0 && top >= 0 && bottom <= innerHeight]"""


def stops(page, count):
    """What Tab comes to from the beginning of a page, press by press."""
    found = []
    for _ in range(count):
        page.key(Keys.TAB)
        found.append(page.browser.execute_script(STOP))
    return found


SKIPS = ["Skip to the content", "Skip to Test", "Skip to the site’s pages"]


@pytest.mark.parametrize("width, height", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("path", ["/play", "/play/hackworth/stored-configuration", "/play/T32/code", "/project"])
def test_test_and_run_are_among_the_first_six_stops(browser, server, project, path, width, height):
    set_size(browser, width, height)
    page = workbench(browser, project if path == "/project" else server, path)
    found = stops(page, 5)
    assert found == [[each, True] for each in [*SKIPS, "test", "run"]]
    # The bar is where it was, above what comes first here, and one key away.
    bar, main = page.one(".top").rect, page.one("#main").rect
    assert bar["y"] == 0 and bar["y"] + bar["height"] <= main["y"] + 1
    browser.execute_script("document.querySelector('.skip[href=\"#bar\"]').focus()")
    page.key(Keys.ENTER, Keys.TAB)
    assert page.focused().text == "Understudy"
    assert violations(browser, ".top") == []


def test_each_splitter_comes_after_the_part_that_it_sizes(page):
    order = page.browser.execute_script(
        "return [...document.querySelector('.stage').children].map((each) => each.dataset.size ?? each.className)")
    assert order == ["lesson", "lesson", "files-pane", "side", "device", "upper", "trace"]


@pytest.mark.parametrize("place", ["body", "#trace-search", "#scenario"])
def test_one_key_runs_from_everywhere(page, place):
    page.browser.execute_script("document.querySelector(arguments[0]).focus()", place)
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait_for_end()
    assert page.kind.startswith("Test, ") and "recorded" not in page.kind
