"""The trace to work with: filtered, folded, stepped through, followed into the code and back; and the dock around it."""

import json
import re

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from test_workbench import FILE, IN_SIGHT

pytestmark = pytest.mark.usefixtures("documentation")

VISIBLE = "return [...document.querySelectorAll('#trace .row')].filter(r => r.checkVisibility()).map(r => r.textContent)"


@pytest.fixture
def kept(browser):
    """A window whose preferences are forgotten in the end."""
    yield browser
    if browser.current_url.startswith("http"):
        browser.execute_script("localStorage.clear()")


def visible(page): return page.browser.execute_script(VISIBLE)


def filters(page):
    if page.one("#trace-filters").get_attribute("open") is None:
        page.one("#trace-filters summary").click()


def choose(page, menu, text):
    filters(page)
    Select(page.one(f"#trace-{menu}")).select_by_visible_text(text)


def test_lines_of_a_class_and_a_kind(kept, server):
    page = Playground(kept).open(server.url)
    page.test("afterRun")
    whole = visible(page)
    choose(page, "class", "TestingAppDelegate")
    ours = visible(page)
    assert 0 < len(ours) < len(whole) and all("TestingAppDelegate" in line for line in ours)
    choose(page, "kind", "Calls of the app’s code")
    calls = visible(page)
    assert 0 < len(calls) < len(ours)
    assert page.text("#trace-found") == f"{len(calls)} of {len(page.rows())} lines"
    choose(page, "class", "All classes")
    choose(page, "kind", "All kinds")
    # The launch before was opened to show what was found in it.
    assert visible(page)[-len(whole):] == whole
    whole = visible(page)
    # Getters and setters go by a box, and stay away in the next visit.
    page.one("#trace-accessors").click()
    assert not any(re.search("[gs]etter: ", line) for line in visible(page)) and len(visible(page)) < len(whole)
    again = Playground(kept).open(server.url)
    assert not again.one("#trace-accessors").is_selected()
    again.wait(lambda: not any("getter: " in line for line in visible(again)), "no getters")


def test_a_call_is_folded_by_mouse_and_by_key(page):
    whole = visible(page)
    fold = page.one("#trace .phase[open] .fold")
    inside = int(fold.get_attribute("data-inside"))
    assert fold.get_attribute("aria-expanded") == "true"
    page.click("#trace .phase[open] .fold")
    assert len(visible(page)) == len(whole) - inside
    assert page.one("#trace .phase[open] .fold").get_attribute("aria-expanded") == "false"
    assert page.text("#trace-found") == f"{len(page.rows()) - inside} of {len(page.rows())} lines"
    page.browser.execute_script("document.querySelector('#trace .phase[open] .row:has(> .fold) .line').focus()")
    page.key(Keys.ARROW_RIGHT)
    assert visible(page) == whole
    page.key(Keys.ARROW_LEFT)
    assert len(visible(page)) == len(whole) - inside
    # A search finds what is folded, too.
    hidden = page.browser.execute_script(
        "return document.querySelector('#trace .phase[open] .row.out :is(samp, .what code)').textContent")
    page.one("#trace-search").send_keys(hidden)
    assert hidden and any(hidden in line for line in visible(page))


def test_stepping_moves_device_and_code(page):
    page.test("afterRun")
    end = page.phone
    page.browser.execute_script("document.querySelector('#moment').focus()")
    page.key(Keys.HOME)
    assert "The home screen" in page.phone or "black screen" in page.phone
    # A past moment is said: beside the device, in its name, and once the reader stays there also aloud.
    past = f"A past moment, after line 1 of {len(page.rows())}. "
    assert page.phone.startswith(f"An iPhone. {past}") and page.text("#caption").startswith(past)
    page.wait(lambda: page.announcement == page.text("#caption"), "the moment to be said")
    assert page.text("#moment-place").startswith("1 of ")
    assert page.one("#moment").get_attribute("aria-valuetext").startswith("Line 1 of ")
    seen, lines = {page.phone}, set()
    total = len(page.rows())
    for _ in range(total):
        page.key(Keys.ARROW_RIGHT)
        seen.add(page.phone)
        mark = page.all(".declared-line")
        current = page.one("#trace [aria-current]")
        if mark:
            lines.add((page.one("[role=tab][aria-selected=true][title]").get_attribute("title"),
                       page.browser.execute_script("return +arguments[0].style.getPropertyValue('--line')", mark[0]) + 1))
        assert page.browser.execute_script(IN_SIGHT, current) or not current.is_displayed()
    # The device went through more than its end, and came to it again.
    assert end in seen and len(seen) >= 2
    # Each marked line declares what the trace says was called or made.
    assert len(lines) >= 3
    source = {each["name"]: each["text"].split("\n") for each in
              json.loads(page.text("#step"))["files"]}
    for name, number in lines:
        assert re.search(r"\b(func|class|var|let|init)\b", source[name][number - 1]), (name, number)
    page.press("moment-now")
    assert page.phone == end and not page.one("#moment-now").is_enabled()
    # The arrow keys of the lines do the same.
    page.browser.execute_script("document.querySelector('#trace .phase[open] .line[tabindex=\"0\"]').focus()")
    page.key(Keys.END)
    assert "of" in page.text("#moment-place")
    page.key(Keys.ARROW_UP)
    assert page.focused().find_element("xpath", "ancestor-or-self::li").get_attribute("aria-current") == "true"


def test_pages_on_the_api_are_there(page, server):
    page.test("fresh")
    links = page.browser.execute_script(
        "return [...document.querySelectorAll('#trace .rule a')].map(a => [a.textContent, a.href])")
    reference = {href for text, href in links if text == "Reference"}
    assert len(reference) >= 3
    assert any("developer.apple.com/documentation/uikit/" in href for text, href in links)
    for href in reference:
        status = page.browser.execute_async_script(
            "const [place, done] = arguments; fetch(place.replace('/docs/documentation', '/docs/data/documentation') + '.json').then(r => done(r.status))", href)
        assert status == 200, href


MANY = """        for number in 0..<9_900 { print("line \\(number) of many") }
"""

MEASURE = """const done = arguments[arguments.length - 1];
const start = performance.now(); ACT;
const script = performance.now() - start;
document.querySelector('#trace').getBoundingClientRect();
const layout = performance.now() - start;
requestAnimationFrame(() => requestAnimationFrame(() => done([script, layout, performance.now() - start])))"""

ACTS = {
    "search": "const f = document.querySelector('#trace-search'); f.value = 'line 77'; f.dispatchEvent(new Event('input'))",
    "search ends": "const f = document.querySelector('#trace-search'); f.value = ''; f.dispatchEvent(new Event('input'))",
    "lane": "const f = document.querySelector('#trace-lane'); f.value = 'AppDelegate'; f.dispatchEvent(new Event('change'))",
    "lane ends": "const f = document.querySelector('#trace-lane'); f.value = ''; f.dispatchEvent(new Event('change'))",
    "accessors": "document.querySelector('#trace-accessors').click()",
    "accessors again": "document.querySelector('#trace-accessors').click()",
    "fold": "document.querySelector('#trace .phase[open] .fold').click()",
    "unfold": "document.querySelector('#trace .phase[open] .fold').click()",
    "moment": "const f = document.querySelector('#moment'); f.value = 5000; f.dispatchEvent(new Event('input'))",
    "step": "document.querySelector('#moment-forth').click()",
    "now": "document.querySelector('#moment-now').click()",
    "console": "document.querySelector('#console-tab').click()",
    "picture": "document.querySelector('#picture-tab').click()",
    "trace": "document.querySelector('#trace-tab').click()",
}


@pytest.mark.clock
def test_ten_thousand_events(kept, server, note):
    page = Playground(kept).open(server.url)
    page.show(FILE)
    page.type_into_line_of("return true", MANY)
    page.test("fresh")
    page.wait(lambda: page.browser.execute_script("return document.querySelectorAll('#trace .row').length") > 9_900, "all lines", 60)
    page.press("stop")
    took = {}
    for name, act in ACTS.items():
        took[name] = page.browser.execute_async_script(MEASURE.replace("ACT", act))
        page.browser.execute_async_script("setTimeout(arguments[0], 400)")
    for name, (script, layout, frames) in took.items():
        note(f"10,000 events, {name}: script {script:.0f} ms, with layout {layout:.0f} ms, two frames {frames:.0f} ms")
    # Far more than the 50 ms that are wanted: this machine may be busy.
    assert all(layout < 500 for _, layout, _ in took.values()), took


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(1280, 720), (1440, 789), (360, 740)])
def test_dock(kept, server, shot, theme, width, height):
    set_media(kept, theme)
    set_size(kept, width, height)
    page = Playground(kept).open(server.url)
    page.test("afterRun")
    page.pane("trace")
    tabs = ["console", "trace", "picture"]
    page.browser.execute_script("document.querySelector('#trace-tab').focus()")
    for key, name in [(Keys.ARROW_LEFT, "console"), (Keys.END, "picture"), (Keys.ARROW_RIGHT, "console"), (Keys.ARROW_RIGHT, "trace")]:
        page.key(key)
        assert [each for each in tabs if page.one(f"#{each}-panel").is_displayed()] == [name]
        assert page.focused().get_attribute("id") == f"{name}-tab"
        assert page.browser.execute_script("return document.documentElement.scrollWidth <= innerWidth")
        assert violations(page.browser) == []
        shot(f"dock-{name}-{width}-{theme}")
    printed = page.browser.execute_script("return [...document.querySelectorAll('#console-panel samp')].map(e => e.textContent)")
    assert printed == page.printed() and printed
    assert page.text("#console-count").strip() == str(len(printed))


def test_the_picture_shows_who_was_called(kept, server):
    page = Playground(kept).open(server.url)
    page.one("#picture-tab").click()
    page.test("fresh")
    cards = page.browser.execute_script(
        "return [...document.querySelectorAll('.picture-card')].map(c => [c.querySelector('.name').textContent.trim(), "
        "[...c.querySelectorAll('p:not(.name)')].map(p => p.textContent.trim())])")
    names = [name for name, _ in cards]
    assert any(name.startswith("App delegate: TestingAppDelegate") for name in names)
    calls = [row for _, rows in cards for row in rows]
    assert "application(_:didFinishLaunchingWithOptions:)" in calls
    assert page.all(".picture-card.is-test")
    # Cards stand in their lanes: another lane is another place.
    lefts = page.browser.execute_script(
        "return [...new Set([...document.querySelectorAll('.picture-card')].map(c => Math.round(c.getBoundingClientRect().left)))]")
    assert len(lefts) >= 3
    # It grows with what the reader does.
    before = len(page.all("#picture-panel li"))
    page.device("home")
    page.wait(lambda: len(page.all("#picture-panel li")) > before, "the picture to grow")


def test_the_stack_of_a_crash_is_opened_by_keyboard_and_filtered_like_a_line(page):
    page.show(FILE)
    page.type_into_line_of("return true", '        print(Int("x")!)\n')
    page.test("fresh")
    page.wait(lambda: page.all("#trace .stack"), "the stack")
    page.browser.execute_script("document.querySelector('#trace .phase[open] .line[tabindex=\"0\"]').focus()")
    page.tab_to("#trace .stack .line")
    page.key(Keys.ENTER)
    assert page.one("#trace .stack .frames").is_displayed()
    page.key(Keys.ARROW_DOWN, Keys.ARROW_LEFT)
    assert page.one("#trace .stack .frames").is_displayed()
    choose(page, "class", "TestingAppDelegate")
    assert not page.one("#trace .stack").is_displayed()
    choose(page, "class", "All classes")
    assert page.one("#trace .stack").is_displayed()
