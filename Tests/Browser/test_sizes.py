"""Every kind of page in five windows and both themes: nothing lies over anything, nothing is cut, and axe finds nothing.

One browser and one server for all: a page is loaded once, and the window changes around it. `UNDERSTUDY_SHOTS=1` keeps a
picture of each window in `.build/screenshots/sizes`.
"""

import os
import time

import pytest

from accessibility import OF_COLOURS, violations
from browser import set_media, set_size
from playground import Playground
from server import ROOT, Server
from test_craft import SIZES

PAGES = {
    "front": "/", "first visit": "/play", "step": "/play/hackworth/stored-configuration", "technique": "/play/T47/code?device=ipad",
    "tutorials": "/tutorials", "tutorial": "/tutorials/hackworth", "techniques": "/techniques",
    "find": "/find?interface=storyboard&oldest=13&sdk=26&windows=one&private=no", "search": "/search?q=scene+delegate",
    "trace": "/trace?run=hackworth/flush", "rules": "/docs/documentation/understudy/rules/",
    "quick fix": "/docs/documentation/understudy/quickfix/", "project": "/project",
}
DOCUMENTATION = {"rules", "quick fix"}
# Where `test_accessibility.py` alone lets axe look: DocC's pages are not ours, and two pages are so long that it has a way with them,
# and a first visit is a step.
WITHOUT_AXE = {*DOCUMENTATION, "techniques", "tutorial", "first visit"}

# What is wrong with where things are: sideways scrolling, text that does not fit into what it is on, and parts over each other.
WRONG = """const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const name = (each) => each.id || each.className || each.textContent.trim().slice(0, 30);
const found = [];
if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
const scrolls = (each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX);
for (const each of document.querySelectorAll('button, summary, select, .kind, h1, h2, h3, [role=tab], .top a, td, th, dd')) {
  if (shown(each) && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1 && !scrolls(each)
    && !['inline', 'contents'].includes(getComputedStyle(each).display)
    && !each.matches('.spoken, .spoken *')) found.push(`cut: ${name(each)}`);
}
// Parts that stand side by side: of the workbench, of its answer, of the bar, and of a trace that was opened.
for (const group of ['.stage > section', '.top > *', '.opened-parts > section', 'main > section, main > nav, main > .stage',
  '.verdict .controls > *, .verdict .answer > :not(.details):not(.share)', '.dock-head > *', '.trace-tools > *', '.tab-head > *',
  'section.device > *']) {
  const boxes = [...document.querySelectorAll(group)].filter((each) => shown(each) && !each.closest('[inert]')
    && !['fixed', 'absolute'].includes(getComputedStyle(each).position)).map((each) => [each, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && height > 1);
  boxes.forEach(([one, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      && !one.contains(other) && !other.contains(one)) found.push(`${name(one)} lies over ${name(other)}`);
  }));
}
return found"""


@pytest.fixture(scope="module")
def own():
    """A server with a project, which has all other pages, too. Nothing is written to the project."""
    server = Server(str(ROOT / "Tests/Fixtures/Stage/Stage.xcodeproj"))
    yield server
    server.stop()


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_of_page_in_every_window(browser, own, shot, note, name):
    if name in DOCUMENTATION:
        own.wait_for_documentation()
    began = time.monotonic()
    browser.get("about:blank")
    browser.get(f"{own.origin}{PAGES[name]}#token={own.token}")
    page = Playground(browser)
    is_workbench = PAGES[name].startswith(("/play", "/project"))
    if is_workbench:
        page.wait(lambda: page.all("[role=tab]") and page.one("#run").is_enabled(), "the files")
    if name == "trace":
        page.wait(lambda: page.rows(), "the trace")
    if name in DOCUMENTATION:
        page.wait(lambda: page.all("h1") and page.all(".top .site"), "the page and its bar")
    panes = ["lesson", "code", "device", "trace"] if is_workbench else [None]
    found = []
    for width, height in SIZES:
        set_size(browser, width, height)
        for pane in panes if width == 390 else panes[:1]:
            if pane:
                browser.execute_script("document.querySelector(`#panes [data-pane=${arguments[0]}]`).click()", pane)
            place = f"{name}, {pane or ''} {width}x{height}"
            found += [f"{place}: {each}" for each in browser.execute_script(WRONG)] if name not in DOCUMENTATION else []
            if is_workbench and width >= 1024:
                page.wait(lambda: page.one(".top").rect["height"] < 48, f"one row of the bar, {place}", 5)
            for theme in ("light", "dark"):
                set_media(browser, theme)
                # `test_accessibility.py` has the widest windows and a narrower one than the narrowest, in both themes.
                if name not in WITHOUT_AXE and (width, theme) in ((1024, "light"), (768, "dark")):
                    # A theme changes colours alone.
                    rules = OF_COLOURS if theme == "dark" else None
                    found += [f"{place}, {theme}: {each}" for each in violations(browser, "html", rules)]
                if os.environ.get("UNDERSTUDY_SHOTS"):
                    shot(f"sizes/{name.replace(' ', '-')}-{pane or 'page'}-{width}-{theme}")
            set_media(browser)
    note(f"{name}: {time.monotonic() - began:.1f} s")
    assert found == []


def test_what_is_cut_or_lies_over_something_is_found(page):
    assert page.browser.execute_script(WRONG) == []
    page.browser.execute_script("document.querySelector('#test').style.cssText = 'width: 2rem; min-width: 0; overflow: hidden'")
    assert page.browser.execute_script(WRONG) == ["cut: test"]
    page.browser.execute_script("document.querySelector('#test').style.cssText = ''")
    page.browser.execute_script("document.querySelector('.device-side').style.marginLeft = '-4rem'")
    assert page.browser.execute_script(WRONG) == ["phone lies over device-side"]
