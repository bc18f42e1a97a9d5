"""axe on every kind of our own pages, in every state that a reader can bring it into, in both themes and three widths.

A row of the table is a page with its states, one after the other: a page is loaded once, and the window grows and shrinks
around it. Only the part that a state changed is looked at; the state before it had the rest. In the dark, only the rules
of colours are asked again.
"""

import shutil
import time

import pytest

from accessibility import OF_COLOURS, violations
from browser import set_media, set_size
from playground import Playground
from server import ROOT, Server
from test_share import packed, step_of

WIDTHS = [1440, 1280, 360]
DELEGATE, TESTS = "StageTests/TestingAppDelegate.swift", "StageTests/StageTests.swift"
PANES = ["lesson", "code", "device", "trace"]
# In place of panes: a long page that is looked at in the widest window, and then again with one part of each kind.
ONCE = "once"


def click(selector):
    """Presses what may be in a pane that is out of sight."""
    return lambda page: page.browser.execute_script("document.querySelector(arguments[0]).click()", selector)


def opened(selector, is_open=True):
    return lambda page: page.browser.execute_script(
        "for (const each of document.querySelectorAll(arguments[0])) each.open = arguments[1]", selector, is_open)


def typed(selector, text):
    return lambda page: page.browser.execute_script(
        "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
        "field.dispatchEvent(new Event('input', { bubbles: true }))", selector, text)


def edited(file, before, text):
    def enter(page):
        page.show(file)
        page.type_before(before, text)
    return enter


def the_tests_run(page):
    page.test("fresh")


def all_of(*steps):
    def enter(page):
        for step in steps:
            step(page)
    return enter


def chosen(item):
    """Presses an item of the menu Edit, which looks at the files when it is pressed, not when a script opens it."""
    def enter(page):
        click(".edit-menu > summary")(page)
        page.wait(lambda: page.one(f"[data-item={item}]").is_enabled(), "the menu")
        click(f"[data-item={item}]")(page)
    return enter


# The files as the step has them, and no message over them.
reset = chosen("reset-step")


def running(page):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")


def stopped(page):
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")


def on_an_ipad(page):
    running(page)
    for action in ("new-window", "split"):
        page.device(action)
    page.wait(lambda: "side by side" in page.phone, "two windows")


def compared(page):
    stopped(page)
    click("#compare")(page)
    page.wait(lambda: page.all(".compared-lines .cell"), "the comparison")


def finding(page):
    click("[data-item=find]")(page)
    page.wait(lambda: page.all(".find") and page.one(".find").is_displayed(), "the row")


def linked(page):
    page.browser.execute_script(
        "location.hash = arguments[0]",
        "edits=" + packed({"version": 1, "step": step_of(page), "files": [[DELEGATE, "import UIKit\n"]]}))
    page.wait(lambda: page.all(".from-link-sheet[open]"), "the sheet")


def searched(text):
    def enter(page):
        page.browser.execute_script("document.querySelector('.search .open').click()")
        page.one(".search input").clear()
        page.one(".search input").send_keys(text)
        page.wait(lambda: page.one(".search .found").is_displayed(), "the answer")
    return enter


def scrubbed(page):
    click("#moment-back")(page)
    click("#moment-back")(page)
    page.wait(lambda: page.text("#caption").startswith("A past moment"), "the moment")


def one_of_each(selector):
    """Leaves those parts of a long page that have something which no part before them has: an element of a kind in an
    element of a kind, a mark, or a term."""
    return lambda page: page.browser.execute_script("""
        const seen = new Set();
        const kind = (e) => [e.localName, e.className, e.getAttribute('role'), e.tabIndex, e.localName === 'dt' && e.textContent].join(' ');
        for (const part of document.querySelectorAll(arguments[0])) {
            const kinds = [part, ...part.querySelectorAll('*')].map((e) => `${kind(e.parentElement)} > ${kind(e)}`)
                .concat((part.dataset.marks ?? '').split(' '));
            if (kinds.every((each) => seen.has(each))) part.remove();
            else kinds.forEach((each) => seen.add(each));
        }
        for (const group of document.querySelectorAll('.techniques > section:not(:has(.one))')) group.remove();
        for (const each of document.querySelectorAll('main details')) each.open = true;""", selector)


CLOSED = [".menu", "#share", "#details", "#more", "#trace-filters", ".edit-menu", "#protections", ".further"]

# Of each state: its name, the way into it, what of the page it changes, and the pane that a narrow window shows.
PLAY = [
    ("idle", None, "html", *PANES),
    ("steps", opened(".menu"), ".menu", "lesson"),
    ("share", opened("#share"), "#share", "lesson"),
    ("facts", opened("#details"), "#details", "lesson"),
    ("launch", opened("#more"), ".controls", "device"),
    ("protections", opened("#protections"), "#protections", "lesson"),
    ("more actions", opened(".further"), ".further", "device"),
    ("filter", opened("#trace-filters"), "#trace-filters", "trace"),
    ("edit", opened(".edit-menu"), ".edit-menu", "code"),
    ("find", finding, ".files", "code"),
    ("rows", all_of(opened("#trace .phase"), opened("#trace .row details")), "#trace", "trace"),
    ("filtered", typed("#trace-search", "delegate"), "#trace-panel", "trace"),
    ("nothing fits", typed("#trace-search", "zzz"), "#trace-panel", "trace"),
    ("a past moment", all_of(typed("#trace-search", ""), opened("#trace .row details", False), scrubbed), ".device", "device"),
    ("the line of a past moment", None, ".scrubber", "trace"),
    ("console", click("#console-tab"), ".trace", "trace"),
    ("picture", click("#picture-tab"), ".trace", "trace"),
    ("found", searched("flush"), ".search", "lesson"),
    ("nothing found", searched("zzzz"), ".search", "lesson"),
    ("error", all_of(click("#trace-tab"), edited(DELEGATE, "import UIKit", "nonsense\n"), the_tests_run), ".files", "code"),
    ("what the error says", None, ".verdict", "code"),
    ("what is changed", all_of(chosen("mine"), lambda page: page.wait(lambda: page.one(".changes").is_displayed(), "the changes")),
     ".files", "code"),
    ("crashed", all_of(reset, lambda page: page.show(DELEGATE),
                       lambda page: page.type_into_line_of("return true", '        fatalError("the rope broke")\n'), the_tests_run,
                       opened("#trace .stack details")), ".verdict", "code"),
    ("the crash in the trace", None, "#trace", "trace"),
    ("a failed test", all_of(reset, edited(TESTS, "func test", "func testMore() { XCTAssertEqual(1, 2) }\n    "), the_tests_run),
     ".verdict", "code"),
    ("its line", None, ".files", "code"),
    ("compared", compared, "dialog", "trace"),
    ("cured", all_of(lambda page: page.browser.execute_script("document.querySelector('dialog[open]').close()"), reset), ".verdict", "code"),
    ("a link", linked, "dialog", "code"),
    ("a link waits", lambda page: page.browser.execute_script("document.querySelector('dialog[open]').close()"), ".stage", "code"),
]

# An address with its states.
TABLE = [
    ("front", "/", [("idle", None, "html")]),
    ("find", "/find", [("idle", None, "html"), ("words", opened(".strip"), ".answers")]),
    ("find nothing", "/find?interface=swiftui&oldest=12&sdk=27&windows=several&private=no", [("idle", None, "html")]),
    ("techniques", "/techniques", [
        ("all", None, "html", ONCE),
        ("some", all_of(typed("#techniques-search", "bundle identifier"), opened(".strip")), "#filters"),
        ("none", typed("#techniques-search", "zzzz"), "#filters"),
        ("one of each kind", all_of(typed("#techniques-search", ""), one_of_each(".one")), "html"),
    ]),
    ("tutorials", "/tutorials", [("idle", None, "html")]),
    ("tutorial", "/tutorials/hackworth", [
        ("all", None, "html", ONCE), ("one of each kind", one_of_each(".part > :not(h2)"), "html"),
    ]),
    ("missing", "/nothing/here", [("idle", None, "html")]),
    ("playground", "/play/hackworth/stored-configuration", PLAY),
    ("first visit", "/play", [("idle", None, "html", *PANES)]),
    ("trace", "/trace", [("nothing is open", None, "html")]),
    ("trace of a step", "/trace?run=hackworth/flush", [
        ("trace", None, "html"), ("why", click("#why-tab"), ".trace"), ("picture", click("#picture-tab"), ".trace"), ("console", click("#console-tab"), ".trace"),
    ]),
    ("first step", "/play/hackworth/1", [("idle", None, "html", *PANES)]),
    ("technique", "/play/T32/code", [("idle", None, "html", *PANES)]),
    ("iPad", "/play/T47/code?device=ipad", [("windows", on_an_ipad, ".device", "device")]),
]


def widths(panes):
    return WIDTHS[:1] if panes == [ONCE] else WIDTHS


def shown(panes, width):
    """The panes to look at one after the other; one look at a page without panes, and where all of them are in sight."""
    return panes if panes and width == WIDTHS[-1] else [None]


def look(page, states, name):
    """What is wrong with the states of a page, each said with its window."""
    browser, found = page.browser, []
    page.looks = 0
    for state, enter, part, *panes in states:
        # A state is entered where all of the page is in sight.
        set_size(browser, WIDTHS[0], 900)
        set_media(browser)
        for each in CLOSED:
            opened(each, False)(page)
        if enter:
            enter(page)
        for width in widths(panes):
            set_size(browser, width, 900)
            for pane in shown(panes, width):
                browser.execute_script("document.querySelector(`#panes [data-pane=${arguments[0]}]`)?.click()", pane)
                for theme, rules in (("light", None), ("dark", OF_COLOURS)):
                    set_media(browser, theme)
                    place = f"{name}, {state}, {pane or ''} {width}, {theme}: "
                    found += [place + each for each in violations(browser, part, rules)]
                    page.looks += 1
            if browser.execute_script("return document.documentElement.scrollWidth") > width:
                found.append(f"{name}, {state}, {width}: the page scrolls sideways")
        levels = browser.execute_script(
            "return [...document.querySelectorAll('h1,h2,h3,h4')].filter(h => h.checkVisibility()).map(h => +h.tagName[1])")
        if levels.count(1) != 1 or any(next - this > 1 for this, next in zip(levels, levels[1:])):
            found.append(f"{name}, {state}: headings of levels {levels}")
    return found


def visit(browser, server, path):
    browser.get("about:blank")
    browser.get(f"{server.origin}{path}#token={server.token}")
    return Playground(browser)


@pytest.mark.expects_errors  # the missing page is a 404
@pytest.mark.parametrize("name, path, states", TABLE, ids=[name for name, _, _ in TABLE])
def test_every_state_of_every_page(browser, server, note, name, path, states):
    page = visit(browser, server, path)
    if path.startswith("/play"):
        page.wait(lambda: page.all("[role=tab]") and page.one("#run").is_enabled(), "the files")
    status = browser.execute_script("return performance.getEntriesByType('navigation')[0].responseStatus")
    assert status == (404 if name == "missing" else 200)
    began = time.monotonic()
    assert look(page, states, name) == []
    # A page that axe never saw has no violations.
    assert page.looks >= len(states)
    note(f"axe, {name}: {len(states)} states, {page.looks} looks in {time.monotonic() - began:.0f} s")


def test_the_project_with_a_result_and_without(browser, tmp_path):
    folder = tmp_path / "Stage"
    shutil.copytree(ROOT / "Tests/Fixtures/Stage", folder)
    server = Server(str(folder / "Stage.xcodeproj"))
    try:
        browser.get(f"{server.origin}/project")
        page = Playground(browser)
        page.wait(lambda: "the address that understudy printed" in page.text("#project"), "the way in")
        found = look(page, [("locked", None, "html")], "project")
        visit(browser, server, "/project")
        page.wait(lambda: page.all("[data-command]") and page.one("#test").is_enabled(), "the project")
        found += look(page, [("no result", None, "html", *PANES), ("result", the_tests_run, "html", "lesson", "trace")], "project")
        stopped(page)
    finally:
        server.stop()
    assert found == []
