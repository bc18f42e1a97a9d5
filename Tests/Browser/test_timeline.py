"""The timeline: lanes over an axis, the film of the device, a range that filters the list, and one moment for all parts."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from accessibility import OF_COLOURS, violations
from browser import set_media, set_size
from playground import Playground

SIZES = [(1280, 720), (1440, 900), (1024, 768), (768, 1024), (390, 844)]

LANES = "return [...document.querySelectorAll('.timeline-names span')].map((each) => each.textContent)"

# Whether each lane's name and its marks are in one row, and whether anything in it is outside of it or over another name.
ROWS = """const names = [...document.querySelectorAll('.timeline-names span')].slice(1, -1);
const lines = [...document.querySelectorAll('.lane-line')];
const box = document.querySelector('#timeline-panel').getBoundingClientRect();
return names.every((name, row) => {
  const [one, other] = [name.getBoundingClientRect(), lines[row].getBoundingClientRect()];
  return Math.abs(one.top - other.top) <= 2 && one.right <= other.left + 1 && name.scrollWidth <= name.clientWidth;
}) && box.left >= 0 && box.right <= innerWidth"""

SHOWN = """return [...document.querySelectorAll('#trace .row')].filter((row) => !row.classList.contains('out')).map((row) => row.querySelector('.what').textContent)"""


def open_timeline(page):
    page.pane("trace")
    page.click("#timeline-tab")
    page.wait(lambda: page.all(".timeline-picture .mark"), "the marks")
    return page


def touch(page, selector, across=None, up=0):
    """Presses in the middle of an element, or so many pixels from its left edge, and moves up before it lets go."""
    x, y = page.browser.execute_script(
        "const b = document.querySelector(arguments[0]).getBoundingClientRect();"
        "return [b.x + (arguments[1] ?? b.width / 2), b.y + b.height / 2].map(Math.round)", selector, across)
    chain = ActionChains(page.browser)
    pointer = chain.w3c_actions.pointer_action
    pointer.move_to_location(x, y)
    pointer.pointer_down()
    if up:
        pointer.move_to_location(x, y - up)
    pointer.pointer_up()
    chain.perform()


def handle(page, end):
    return page.one(f".timeline-handle[data-end={end}]")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width, height", SIZES)
def test_lanes_have_names_and_axe_finds_nothing(page, shot, theme, width, height):
    set_media(page.browser, theme, "reduce")
    set_size(page.browser, width, height)
    open_timeline(page)
    assert page.browser.execute_script(LANES) == [
        "Line", "System", "App delegate", "Scene delegate", "View controller", "Window", "Tests", "Console", "Device"]
    page.wait(lambda: page.browser.execute_script(ROWS), "names beside their lanes")
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert violations(page.browser, "section.trace", None if theme == "light" else OF_COLOURS) == []
    shot(f"timeline-{width}-{theme}")


def test_a_run_has_times_and_a_film(page):
    page.test("fresh")
    page.press("stop")
    open_timeline(page)
    page.wait(lambda: page.browser.execute_script(LANES)[0] == "Time", "an axis of times")
    ticks = page.browser.execute_script("return [...document.querySelectorAll('.tick')].map((each) => each.textContent)")
    assert len(ticks) >= 2 and all(tick.endswith(("ms", " s")) for tick in ticks)
    assert page.all(".frame.app.test")


def test_a_range_filters_the_list_by_keyboard(page):
    open_timeline(page)
    whole = page.browser.execute_script(SHOWN)
    page.browser.execute_script("document.querySelector('.timeline-handle[data-end=from]').focus()")
    page.key(Keys.PAGE_DOWN)
    assert page.browser.execute_script(SHOWN) == whole
    page.key(Keys.PAGE_UP)
    page.wait(lambda: page.browser.execute_script(SHOWN) == whole[10:], "the lines of the range")
    page.wait(lambda: handle(page, "from").get_attribute("aria-valuetext") == "Line 11", "the place, said")
    assert page.text(".timeline-words") == f"Lines 11 to {len(whole)} of {len(whole)}"
    page.browser.execute_script("document.querySelector('.timeline-handle[data-end=to]').focus()")
    page.key(Keys.ARROW_LEFT)
    page.wait(lambda: page.browser.execute_script(SHOWN) == whole[10:-1], "the lines of the range")
    page.key(Keys.ESCAPE)
    page.wait(lambda: page.browser.execute_script(SHOWN) == whole, "all lines")


def test_a_pointer_drags_a_range_and_its_view(page):
    open_timeline(page)
    whole = page.browser.execute_script(SHOWN)
    band = page.one(".timeline-band")
    width = band.rect["width"]
    ActionChains(page.browser).move_to_element_with_offset(band, -width * 0.2, 0).click_and_hold().move_by_offset(
        int(width * 0.4), 0).release().perform()
    page.wait(lambda: 10 < len(page.browser.execute_script(SHOWN)) < len(whole) - 10, "fewer lines")
    chosen = page.browser.execute_script(SHOWN)
    start = whole.index(chosen[0])
    assert chosen == whole[start:start + len(chosen)]
    page.one(".timeline-foot button").click()
    page.wait(lambda: page.focused().text == "Whole run", "the way back")
    page.key(Keys.ENTER)
    page.wait(lambda: page.browser.execute_script(SHOWN) == whole, "all lines")


def test_one_highlight_for_event_line_and_device(page):
    open_timeline(page)
    touch(page, ".mark.production", across=2)
    page.wait(lambda: page.all("#trace .row[aria-current]"), "the line")
    page.wait(lambda: page.all(".code > .declared-line"), "the line of code")
    page.wait(lambda: page.one(".timeline-now").is_displayed(), "the moment")
    colour = page.browser.execute_script("""
        const of = (selector, property) => getComputedStyle(document.querySelector(selector))[property].match(/rgb\\([^)]*\\)/)[0];
        return [of('#trace .row[aria-current] .line', 'boxShadow'), of('.code > .declared-line', 'boxShadow'),
          of('#phone', 'outlineColor'), of('.timeline-now', 'backgroundColor')]""")
    assert len(set(colour)) == 1
    assert page.text("#caption").startswith("A past moment")


@pytest.mark.parametrize("part", [".lesson", ".files-pane", "section.device", "section.trace"])
@pytest.mark.parametrize("width, height", [(1280, 720), (768, 1024)])
def test_a_pane_takes_the_whole_window_and_gives_it_back(page, shot, part, width, height):
    set_size(page.browser, width, height)
    page.wait(lambda: page.browser.execute_script("return document.fonts.status") == "loaded", "the typefaces")
    place = lambda: [page.one(part).rect[each] for each in ("x", "width")]
    before = place()
    page.browser.execute_script("document.querySelector(`${arguments[0]} .widen`).focus()", part)
    page.key(Keys.ENTER)
    page.wait(lambda: page.one(f"{part} .widen").get_attribute("aria-pressed") == "true", "the whole window")
    box = page.browser.execute_script("const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.x, b.y, b.width, b.height]", part)
    assert box == [0, 0, width, height]
    assert violations(page.browser, part) == []
    shot(f"whole-{part.split('.')[-1]}-{width}")
    # Tab stays in it.
    for _ in range(40):
        page.key(Keys.TAB)
        assert page.browser.execute_script(
            "return document.activeElement === document.body || document.querySelector(arguments[0]).contains(document.activeElement)", part)
    page.key(Keys.ESCAPE)
    page.wait(lambda: place() == before and page.one("#test").is_displayed(), "the panes")
    assert page.focused() == page.one(f"{part} .widen")


def widened(page, part):
    page.click(f"{part} .widen")
    page.wait(lambda: page.one(f"{part} .widen").get_attribute("aria-pressed") == "true", "the whole window")


def test_a_pane_in_the_whole_window_has_its_way_back_when_the_window_is_narrow(page):
    set_size(page.browser, 1280, 720)
    widened(page, ".lesson")
    set_size(page.browser, 390, 844)
    page.one(".lesson .widen").click()
    page.wait(lambda: not page.all(".full-window, [inert]"), "the panes")


def test_what_leads_to_another_pane_leads_out_of_the_whole_window(page):
    set_size(page.browser, 1280, 720)
    widened(page, ".files-pane")
    page.one(".code textarea").click()
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait(lambda: not page.all(".full-window, [inert]"), "the panes")
    page.wait_for_end()
    # What is said is heard in the whole window, too.
    widened(page, "section.trace")
    assert page.browser.execute_script("return document.getElementById('announcement').closest('[inert]')") is None


def test_the_picture_of_the_device_takes_what_a_finger_does(page):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: page.all("#phone[data-may][data-screen=app]"), "the app")
    touch(page, "#phone .indicator")
    page.wait(lambda: page.all("#phone[data-screen=home]"), "the home screen")
    touch(page, "#phone .tile")
    page.wait(lambda: page.all("#phone[data-screen=app]"), "the app again")
    touch(page, "#phone .indicator", up=100)
    page.wait(lambda: page.all("#phone[data-screen=switcher]"), "the App Switcher")
    touch(page, "#phone .card", up=60)
    page.wait(lambda: "The app is not running." in page.progress, "the end of the app")
