"""The workbench: all parts on a laptop's screen, splitters between them, one pane at a time on a phone."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"

LINES = """const field = document.querySelector('.sheet-scroller').getBoundingClientRect();
const line = document.querySelector('.numbers span').getBoundingClientRect().height;
return Math.floor((Math.min(field.bottom, innerHeight) - field.top - 10) / line)"""

IN_SIGHT = """const box = arguments[0].getBoundingClientRect();
const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
return box.top >= 0 && box.bottom <= innerHeight && (hit === arguments[0] || arguments[0].contains(hit))"""


@pytest.fixture
def sized(browser):
    """Windows whose sizes of parts are forgotten."""
    yield browser
    if browser.current_url.startswith("http"):
        browser.execute_script("localStorage.clear()")


@pytest.mark.parametrize("width, height", [(1280, 720), (1440, 789)])
def test_twenty_lines_of_code_are_visible_with_errors_too(page, shot, width, height):
    set_size(page.browser, width, height)
    page.show(FILE)
    assert page.browser.execute_script(LINES) >= 20
    page.type_before("import UIKit", 'nonsense\nlet one: Int = "one"\n')
    page.test()
    assert len(page.problems()) == 3
    assert page.browser.execute_script(LINES) >= 20
    # With a longer list, and the row that finds.
    page.type_before("nonsense", "let two: Int = true\n" * 4)
    page.test()
    assert len([each for each in page.problems() if " error: " in each]) >= 6
    page.one(".code textarea").click()
    page.chord(Keys.CONTROL, "f")
    assert page.one("#find").is_displayed()
    assert page.browser.execute_script(LINES) >= 20
    assert page.one("#problems li button").is_displayed()
    assert page.browser.execute_script("return document.documentElement.scrollHeight <= innerHeight")
    shot(f"workbench-{width}")


def test_splitters_move_the_parts_and_are_kept(sized, server):
    page = Playground(sized).open(server.url)
    bar, lesson, code = page.one("[data-size=lesson]"), page.one(".lesson"), page.one(".files-pane")
    before = lesson.rect["width"], code.rect["width"]
    ActionChains(sized).drag_and_drop_by_offset(bar, 100, 0).perform()
    after = lesson.rect["width"], code.rect["width"]
    assert abs(after[0] - before[0] - 100) <= 6 and abs(before[1] - after[1] - 100) <= 6
    # By keyboard, with the value said.
    sized.execute_script("arguments[0].focus()", bar)
    value = float(bar.get_attribute("aria-valuenow"))
    page.key(Keys.ARROW_LEFT)
    assert float(bar.get_attribute("aria-valuenow")) == value - 2
    kept = lesson.rect["width"]
    assert kept < after[0]
    Playground(sized).open(server.url)
    assert abs(page.one(".lesson").rect["width"] - kept) <= 1
    sized.execute_script("arguments[0].focus()", page.one("[data-size=lesson]"))
    page.key(Keys.ENTER)
    assert abs(page.one(".lesson").rect["width"] - before[0]) <= 1
    # The device's part, upwards; the picture follows.
    tall = lambda: sized.execute_script("return document.querySelector('#phone').getBoundingClientRect().height")
    height = tall()
    ActionChains(sized).drag_and_drop_by_offset(page.one("[data-size=upper]"), 0, -80).perform()
    page.wait(lambda: tall() < height - 40, "a smaller picture")


def test_a_splitter_stops_at_its_ends(sized, server):
    page = Playground(sized).open(server.url)
    for name in ("lesson", "side", "upper"):
        bar = page.one(f"[data-size={name}]")
        sized.execute_script("arguments[0].focus()", bar)
        for key, end in ((Keys.END, "max"), (Keys.ARROW_RIGHT, None), (Keys.HOME, "min")):
            page.key(key)
            if end:
                assert bar.get_attribute("aria-valuenow") == bar.get_attribute(f"aria-value{end}")
        assert sized.execute_script("return document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_pane_at_a_time_on_a_phone(page, shot, theme):
    set_media(page.browser, theme)
    set_size(page.browser, 360, 780)
    parts = {"lesson": ".lesson", "code": ".files-pane", "device": "section.device", "trace": "section.trace"}
    for name, selector in parts.items():
        page.pane(name)
        shown = {each for each, other in parts.items() if page.one(other).is_displayed()}
        assert shown == {name}
        assert page.one(f"[data-pane={name}][aria-pressed]").get_attribute("aria-pressed") == "true"
        assert page.browser.execute_script(IN_SIGHT, page.one("#test"))
        assert page.browser.execute_script("return document.documentElement.scrollWidth") <= 360
        assert violations(page.browser) == []
        shot(f"phone-{name}-{theme}")


def test_the_result_of_a_run_is_in_sight_on_a_phone(page):
    set_size(page.browser, 360, 780)
    page.pane("lesson")
    page.browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    page.press("test")
    page.wait_for_end()
    assert page.browser.execute_script(IN_SIGHT, page.one("#sentence"))
    assert page.one("section.trace").is_displayed()
    # An error leads to the code.
    page.show(FILE)
    page.type_before("import UIKit", "nonsense\n")
    page.test()
    assert page.one("#problems li").is_displayed()


def test_facts_are_there_on_demand(page):
    assert not page.one("#facts").is_displayed() and page.one("#sentence").is_displayed()
    page.one("#details summary").click()
    assert page.one("#facts").is_displayed()
    page.key(Keys.ESCAPE)
    assert not page.one("#facts").is_displayed()


def shown(page):
    return page.browser.execute_script(
        "return [...document.querySelectorAll('#trace .row')].filter(r => r.checkVisibility()).map(r => [r.dataset.lane, r.textContent])")


def test_the_trace_is_searched_and_filtered(page):
    page.test("afterRun")
    page.press("stop")
    page.wait(lambda: page.all("#trace .row.verdict"), "the verdict")
    # A line may follow it.
    page.wait(lambda: not page.one("#stop").is_enabled(), "the end of the run")
    whole = page.browser.execute_script("return document.querySelectorAll('#trace .row').length")
    page.one("#trace-search").send_keys("willConnectTo")
    found = shown(page)
    assert 0 < len(found) < whole and all("willConnectTo" in text for _, text in found)
    assert page.text("#trace-found") == f"{len(found)} of {whole} lines"
    page.key(Keys.ESCAPE)
    assert page.text("#trace-found") == ""
    page.one("#trace-filters summary").click()
    page.one("#trace-lane").send_keys("Console")
    found = shown(page)
    assert found and {lane for lane, _ in found} == {"Console"}
    # The deciding event is of another lane: it is shown all the same.
    page.press("why")
    assert page.one("#trace .decision").is_displayed() and page.text("#trace-found") == ""


def test_no_moment_can_be_chosen_where_no_line_is_left(page):
    page.test("fresh")
    parts = lambda: [page.one(f"#moment{part}").is_enabled() for part in ("", "-back", "-forth", "-now")]
    assert parts() == [True, True, False, False]
    page.one("#trace-search").send_keys("zzzz")
    assert page.text("#trace-found").startswith("None of ") and parts() == [False] * 4
    page.key(Keys.ESCAPE)
    assert parts() == [True, True, False, False]
    # Of the lines that are left, the last one is before now, and none is before the first.
    page.one("#trace-search").send_keys("willConnectTo")
    count = len(shown(page))
    for _ in range(count):
        page.one("#moment-back").click()
        assert page.one("#trace [aria-current]").is_displayed()
    assert parts() == [True, False, count > 1, True]


def test_lines_that_arrive_are_filtered_too(page):
    page.one("#trace-search").send_keys("ViewController")
    page.test("afterRun")
    found = shown(page)
    assert found and all("ViewController" in text for _, text in found)


def test_the_end_of_the_trace_is_followed_if_asked(sized, server):
    page = Playground(sized).open(server.url)
    page.one("#trace-filters > summary").click()
    page.press("trace-follow")
    page.show(FILE)
    page.type_into_line_of("return true", '        for number in 0..<200 { print("line \\(number)") }\n')
    page.test("fresh")
    rest = "const box = document.querySelector('#trace'); return box.scrollHeight - box.clientHeight - box.scrollTop"
    page.wait(lambda: sized.execute_script(rest) < 8, "the end")
    again = Playground(sized).open(server.url)
    assert again.one("#trace-follow").get_attribute("aria-pressed") == "true"
