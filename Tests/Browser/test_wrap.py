"""Soft wrap: long lines take several rows, and what stands beside lines or over them goes with its line."""

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from test_editor import FILE, choose, key_times

LONG = "        // " + "a long remark that goes on and on " * 6 + "to its last word: zebra\n"

# Texts at which two layers could break their lines differently.
AWKWARD = "\n".join([
    "", "    ", "\tlet tab = \"\t\t\"\t// " + "\tx" * 40, "x" * 300, "    " + "word " * 60, "trailing" + " " * 200, " " * 250 + "end",
    "let text = \"日本語の長い文字列はどこでも折り返されます。句読点、括弧（かっこ）も。\" // 終わり" * 3,
    "func aVeryLongName(withLabel label: [String: Any]?, another: UIApplication.LaunchOptionsKey) -> (Bool, Int)?" * 2,
    "a.b.c-d/e+f(g)[h]{i}<j>" * 12, "// comment " * 20, "\"\\(" + "1 + " * 50 + "1)\"", "", "last"])

# Of the painted lines, those whose number, or whose marks, are at another height; and whether the layers have one size.
BESIDE = """const lines = [...document.querySelectorAll('.paint .text-line')].map((each) => each.getBoundingClientRect());
const numbers = [...document.querySelectorAll('.numbers span')].map((each) => each.getBoundingClientRect());
const wrong = lines.flatMap(({ top, height }, index) =>
  Math.abs(numbers[index].top - top) > 1 || Math.abs(numbers[index].height - height) > 1 ? [index + 1] : []);
const marks = [...document.querySelectorAll('.code i')].filter((each) => each.checkVisibility()).flatMap((mark) => {
  const line = lines[+mark.style.getPropertyValue('--line')];
  const { top, height } = mark.getBoundingClientRect();
  return Math.abs(top - line.top) > 1 || Math.abs(height - line.height) > 1 ? [mark.className] : [];
});
const [field, paint] = [document.querySelector('.code textarea'), document.querySelector('.paint')];
const both = [Math.abs(field.clientHeight - paint.clientHeight) <= 1, field.clientWidth - paint.clientWidth];
field.style.height = '0';
both.push(Math.abs(field.scrollHeight - paint.clientHeight) <= 1);
field.style.height = '';
const scroller = document.querySelector('.sheet-scroller');
return [numbers.length - lines.length, wrong, marks, both, scroller.scrollWidth - scroller.clientWidth]"""
FITS = [0, [], [], [True, 0, True], 0]

ROWS = """const line = [...document.querySelectorAll('.paint .text-line')].find((each) => each.textContent.includes(arguments[0]));
return Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight))"""

# Whether a piece of the painted code is in sight.
SEEN = """const walker = document.createTreeWalker(document.querySelector('.paint'), NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const at = node.data.indexOf(arguments[0]);
  if (at < 0) continue;
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + arguments[0].length);
  const [word, box] = [range.getBoundingClientRect(), document.querySelector('.sheet-scroller').getBoundingClientRect()];
  return word.top >= box.top && word.bottom <= Math.min(box.bottom, innerHeight) && word.left >= box.left && word.right <= box.right;
}
return false"""

# For each letter, the offset of the letter that is found at the middle of its box, where it has one.
LETTERS = """const done = arguments[0];
import('/site/editor/code-places.js').then(({ boxOf, offsetAt, placeOf }) => {
  const field = document.querySelector('.code textarea');
  const wrong = [];
  let count = 0;
  for (let offset = 0; offset < field.value.length; offset += 1) {
    if (/\\s/.test(field.value[offset])) continue;
    const { left, right, top, bottom } = boxOf(field, placeOf(field.value, offset), 1);
    if (right - left < 1) continue;
    count += 1;
    const found = offsetAt(field, (left + right) / 2, (top + bottom) / 2);
    if (found !== offset) wrong.push([offset, found]);
  }
  done([count, wrong]);
})"""


def is_wrapped(page): return page.browser.execute_script("return document.querySelector('.panel').classList.contains('wraps')")


def wrap(page):
    page.one(".code textarea").click()
    page.chord(Keys.ALT, "z")
    page.wait(lambda: is_wrapped(page), "the rows")


def put(page, text):
    page.browser.execute_script(
        "const field = document.querySelector('.code textarea'); field.focus(); field.select();"
        "document.execCommand('insertText', false, arguments[0]); field.setSelectionRange(0, 0)", text)


@pytest.fixture
def wrapped(page):
    page.show(FILE)
    page.type_into_line_of("return true", LONG)
    wrap(page)
    return page


def test_lines_are_wrapped_by_key_and_by_menu_and_the_next_visit_knows(page, server, shot):
    page.show(FILE)
    page.type_into_line_of("return true", LONG)
    assert page.browser.execute_script(ROWS, "zebra") == 1
    wrap(page)
    assert page.announcement == "Long lines are wrapped."
    assert page.browser.execute_script(ROWS, "zebra") > 2 and page.browser.execute_script(BESIDE) == FITS
    shot("wrapped")
    again = Playground(page.browser).open(server.url)
    again.show(FILE)
    again.wait(lambda: is_wrapped(again), "the rows")
    assert again.browser.execute_script(BESIDE) == FITS
    page.one(".edit-menu summary").click()
    item = page.one("[data-item=wrap]")
    assert item.get_attribute("aria-pressed") == "true" and violations(page.browser, ".edit-menu") == []
    shot("wrap-menu")
    item.click()
    page.wait(lambda: not is_wrapped(page), "whole lines")
    assert page.announcement == "Long lines are not wrapped." and page.focused() == page.one(".code textarea")
    assert page.browser.execute_script(ROWS, "zebra") == 1
    once_more = Playground(page.browser).open(server.url)
    once_more.show(FILE)
    assert not is_wrapped(once_more)


def test_a_phone_wraps_at_first(browser, server, shot):
    set_size(browser, 390, 844)
    page = Playground(browser).open(server.url)
    page.pane("code")
    page.wait(lambda: is_wrapped(page), "the rows")
    for theme in ("light", "dark"):
        set_media(browser, theme)
        for file in ("Stage/AppDelegate.swift", FILE, "Stage/Info.plist"):
            page.show(file)
            assert browser.execute_script(BESIDE) == FITS
        shot(f"wrapped-390-{theme}")
    # The reader has chosen nothing: the window is narrow.
    assert browser.execute_script("return localStorage.getItem('understudy.preference:wrap')") is None


def test_both_layers_break_their_lines_at_the_same_letters(page):
    page.show(FILE)
    put(page, AWKWARD)
    wrap(page)
    for width in (1440, 1280, 1100, 1024, 768, 390, 360):
        set_size(page.browser, width, 844)
        page.pane("code")
        page.wait(lambda: page.browser.execute_script(BESIDE) == FITS, f"the rows at {width}: {page.browser.execute_script(BESIDE)}", 5)
    # What is typed goes on so.
    page.type_before("last", "more " * 30 + "\n" + "x" * 200)
    assert page.browser.execute_script(BESIDE) == FITS


def test_a_place_of_wrapped_code_is_found_on_the_screen(wrapped):
    set_size(wrapped.browser, 1024, 768)
    count, wrong = wrapped.browser.execute_async_script(LETTERS)
    assert count > 400 and wrong == []


def test_what_is_said_of_a_line_stays_beside_it(wrapped, shot):
    page = wrapped
    page.type_into_line_of("return true", '        let count: Int = ""\n        let another: Int = "' + "wide " * 40 + '"\n')
    # An error is marked over all rows, and said behind the last one if there is room.
    page.wait(lambda: len(page.all(".marks span")) == 2, "the errors", 60)
    for width in (1440, 1024, 390):
        set_size(page.browser, width, 844)
        page.pane("code")
        page.wait(lambda: page.browser.execute_script(BESIDE) == FITS, f"the marks at {width}", 5)
        inside = page.browser.execute_script("""const right = document.querySelector('.code').getBoundingClientRect().right;
          return [...document.querySelectorAll('.marks span')].filter((each) => each.checkVisibility()).map((each) => {
            const line = document.querySelectorAll('.paint .text-line')[+each.parentElement.style.getPropertyValue('--line')];
            const range = document.createRange();
            range.selectNodeContents(line);
            const last = [...range.getClientRects()].filter(({ width }) => width > 0).at(-1);
            const box = each.getBoundingClientRect();
            return box.right <= right && box.left >= last.right + 8 && box.top < last.bottom && box.bottom > last.top;
          })""")
        assert all(inside) and (width < 1000 or inside)
        assert violations(page.browser, ".files") == []
        shot(f"wrapped-errors-{width}")


def test_a_finding_an_event_and_what_is_found_come_into_sight(wrapped):
    page = wrapped
    set_size(page.browser, 1024, 700)
    # A line of many rows, longer than the field is tall.
    page.type_into_line_of("return true", "        // " + "row " * 700 + "okapi\n        let gnu: Int = \"\"\n")
    page.wait(lambda: page.problems(), "the error", 60)
    page.browser.execute_script("document.querySelector('.sheet-scroller').scrollTop = 0")
    page.one("#problems li button").click()
    assert page.browser.execute_script(SEEN, "gnu") and page.focused() == page.one(".code textarea")
    page.browser.execute_script("document.querySelector('.sheet-scroller').scrollTop = 0")
    page.chord(Keys.CONTROL, "f")
    page.wait(lambda: page.all(".find") and page.one(".find").is_displayed(), "the row")
    for word in ("okapi", "zebra"):
        page.one("#find").clear()
        page.one("#find").send_keys(word)
        page.wait(lambda: page.text(".find .found") == "1 of 1", word)
        assert page.browser.execute_script(SEEN, word)
    page.key(Keys.ESCAPE)
    field = page.one(".code textarea")
    assert page.code[field.get_property("selectionStart"):field.get_property("selectionEnd")] == "zebra"
    # Undo shows what it brought back.
    page.type_before("okapi", "quick ")
    page.browser.execute_script("document.querySelector('.sheet-scroller').scrollTop = 0")
    page.chord(Keys.CONTROL, "z")
    assert page.browser.execute_script(SEEN, "okapi")


def test_the_line_of_an_event_is_marked_over_its_rows(wrapped):
    page = wrapped
    page.type_into_line_of("import UIKit", LONG)
    page.test("fresh")
    rows = page.all("#trace .row")
    row = next(row for row in rows if "didFinishLaunchingWithOptions" in row.text)
    row.find_element("css selector", ".line").click()
    page.wait(lambda: page.all(".declared-line"), "the mark")
    set_size(page.browser, 1024, 768)
    page.wait(lambda: page.browser.execute_script(BESIDE) == FITS, "the mark beside its line", 5)


def test_the_line_at_the_upper_edge_stays(wrapped):
    page = wrapped
    put(page, "\n".join(f"let number{number} = {number} // {'on and on ' * 20}" for number in range(120)))
    page.browser.execute_script("const box = document.querySelector('.sheet-scroller'); box.scrollTop = document.querySelectorAll('.numbers span')[60].offsetTop")
    first = """const box = document.querySelector('.sheet-scroller');
      return [...document.querySelectorAll('.numbers span')].find((each) => each.offsetTop + each.offsetHeight > box.scrollTop + 1).textContent"""
    assert page.browser.execute_script(first) == "61"
    page.chord(Keys.ALT, "z")
    page.wait(lambda: not is_wrapped(page), "whole lines")
    assert page.browser.execute_script(first) == "61"
    page.chord(Keys.ALT, "z")
    page.wait(lambda: is_wrapped(page), "the rows")
    assert page.browser.execute_script(first) == "61"


@pytest.mark.clock
def test_a_key_in_four_hundred_wrapped_lines(wrapped, note):
    times = key_times(wrapped)
    note(f"a key in 400 wrapped lines: median {times[30]:.1f} ms, at most {times[-1]:.1f} ms")
    assert times[30] < 50
