"""Nothing lies over anything else, and everything can be reached with a mouse, in windows of any size."""

import pytest
from selenium.webdriver.common.keys import Keys

from browser import set_size
from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"

IS_HIT = """const [element] = arguments; element.scrollIntoView({ block: 'nearest' });
const box = element.getBoundingClientRect();
return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === element"""

# Every part ends above the lower edge of a window that holds the whole workbench, and beside its neighbours.
OVERLAPS = """const boxes = [...document.querySelectorAll('.stage > section')].filter((part) => part.checkVisibility())
  .map((part) => ({ part: part.className, box: part.getBoundingClientRect() }));
const isWhole = getComputedStyle(document.querySelector('.splitter') ?? document.body).display === 'block';
return boxes.filter(({ box }, index) => (isWhole && box.bottom > innerHeight + 1) || boxes.some(({ box: other }, place) =>
  place > index && box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1))
  .map(({ part }) => part)"""

SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1100, 640), (720, 900), (360, 800)]


@pytest.mark.parametrize("width, height", SIZES)
def test_a_file_can_be_reset_after_an_error(page, shot, width, height):
    set_size(page.browser, width, height)
    page.show(FILE)
    page.type_before("import UIKit", 'nonsense\nlet one: Int = "one"\n')
    page.test()
    assert page.problems()
    button = page.one("#reset-file")
    assert button.is_displayed() and page.browser.execute_script(IS_HIT, button)
    assert page.one(".sheet-scroller").rect["height"] >= 120
    assert page.browser.execute_script(OVERLAPS) == []
    shot(f"reset-{width}")
    button.click()
    assert page.problems() == [] and not page.one("#reset-file").is_displayed()


@pytest.mark.parametrize("width, height", SIZES)
def test_no_part_lies_over_another(page, width, height):
    set_size(page.browser, width, height)
    assert page.browser.execute_script(OVERLAPS) == []


# How far the open file's tab reaches beyond the row that it is in, and how far the code is scrolled sideways.
OUT_OF_SIGHT = """const tab = document.querySelector('[role=tab][aria-selected=true]');
let row = tab.parentElement;
while (row.scrollWidth <= row.clientWidth && row.parentElement) row = row.parentElement;
const [inside, outside] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
return [Math.max(0, outside.left - inside.left, inside.right - outside.right),
  document.querySelector('.sheet-scroller').scrollLeft]"""


def test_the_open_tab_and_the_beginning_of_its_lines_stay_in_sight(browser, server):
    set_size(browser, 1920, 1080)
    page = Playground(browser).play(server, "hackworth/flush")
    # Two files whose tabs are at the ends of a long row. A click in the middle of the code puts the caret far to the right.
    for file, place in (("StageTests/StageTests.swift", "func test"), (FILE, "import UIKit")):
        page.show(file)
        page.type_before(place, "// more\n")
        for width, height in SIZES:
            set_size(browser, width, height)
            page.pane("code")
            page.wait(lambda: browser.execute_script(OUT_OF_SIGHT) == [0, 0], f"the open tab and the code at {width}")


def test_the_head_of_the_playground_is_one_row_on_a_laptop(page):
    for width in (1024, 1100, 1280, 1440):
        set_size(page.browser, width, 768)
        # The field of the search takes its width in a moment.
        page.wait(lambda: page.one(".top").rect["height"] < 48, f"one row at {width}")


def test_an_error_leaves_room_for_code_on_a_phone(page, shot):
    set_size(page.browser, 360, 780)
    page.show(FILE)
    page.type_before("import UIKit", "nonsense\n")
    page.test()
    assert page.problems()
    page.browser.execute_script("scrollTo(0, 0)")
    # The line with the error is in sight over the buttons, with no scrolling of the page.
    line = page.one(".numbers .error").rect
    assert line["y"] + line["height"] < page.one(".buttons").rect["y"]
    # What is wrong, with the way to its line, stands over the code and not on it.
    problem, code = page.one("#problems li").rect, page.one(".sheet-scroller").rect
    assert page.browser.execute_script(IS_HIT, page.one("#problems li button"))
    assert 0 <= problem["y"] and problem["y"] + problem["height"] <= code["y"]
    assert page.one("#problems").rect["height"] <= 100
    shot("error-360")


def test_a_line_shows_the_worst_that_is_said_of_it(browser, server):
    page = Playground(browser).play(server, "pirringer/initialiser")
    page.press("test")
    page.wait_for_end()
    assert [each.text for each in page.all(".numbers .error")] == ["9"]
    # Here the compiler says an error and a note of one line.
    page.show("StageTests/SceneDelegateTests.swift")
    page.type_before("import", "func twice(_ a: Int) {}; func twice(_ a: Int) {}\n")
    page.test()
    assert any("note" in problem for problem in page.problems() if problem.startswith("Line 1"))
    assert page.text(".numbers .error") == "1"


def test_the_last_line_of_the_trace_is_drawn_like_the_others(page):
    page.test("fresh")
    page.press("stop")
    page.wait(lambda: page.all("#trace .row.verdict"), "the verdict's line")
    style = page.browser.execute_script(
        "const of = (selector) => { const style = getComputedStyle([...document.querySelectorAll(selector)].at(-1));"
        " return [style.display, style.padding, style.borderLeftWidth, style.backgroundColor] };"
        "return [of('#trace .row.verdict'), of('#trace .row.test'), of('#trace .dot.verdict'), of('#trace .dot.launch')]")
    assert style[0] == style[1] and style[2] == style[3]


def test_the_end_of_a_run_that_was_broken_off_is_in_sight(page):
    page.show(FILE)
    page.type_into_line_of("return true", '        fatalError("the rope broke")\n')
    page.test("fresh")
    assert page.outcome == "broken-off" and "is above" not in page.sentence
    row = page.all("#trace .row.fault")[-1].rect
    box = page.one("#trace").rect
    assert box["y"] <= row["y"] and row["y"] + row["height"] <= box["y"] + box["height"] + 1


@pytest.mark.parametrize("width", [360, 720, 1440])
def test_the_menu_of_steps_fits_and_closes(page, shot, width):
    set_size(page.browser, width, 800)
    menu, summary = page.one(".menu"), page.one(".menu summary")
    is_open = lambda: menu.get_attribute("open") is not None
    summary.click()
    box = page.browser.execute_script("const box = document.querySelector('.menu .sheet').getBoundingClientRect(); return [box.left, box.right]")
    assert 0 <= box[0] and box[1] <= width
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width
    shot(f"menu-{width}")
    page.key(Keys.ESCAPE)
    assert not is_open() and page.focused() == summary
    summary.click()
    page.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mousePressed", "x": 4, "y": 790, "button": "left", "clickCount": 1})
    page.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": 4, "y": 790, "button": "left", "clickCount": 1})
    assert not is_open()


@pytest.mark.parametrize("width, height", SIZES)
def test_without_a_script_the_page_is_for_reading(browser, server, shot, width, height):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        set_size(browser, width, height)
        browser.get(f"{server.origin}/play/hackworth/stored-configuration")
        shot(f"unscripted-{width}")
        tree = browser.execute_cdp_cmd("DOM.getDocument", {"depth": -1})["root"]["nodeId"]

        def box(selector):
            node = browser.execute_cdp_cmd("DOM.querySelector", {"nodeId": tree, "selector": selector})["nodeId"]
            content = browser.execute_cdp_cmd("DOM.getBoxModel", {"nodeId": node})["model"]["border"]
            return content[1], content[5]

        assert box(".lesson-foot")[1] <= box(".reading")[1] + 1
        assert box(".reading")[1] <= box("#files")[0] + 1
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    browser.get(f"{server.origin}/play/hackworth/stored-configuration")
