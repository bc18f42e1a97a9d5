"""Keyboard alone, screen readers, narrow and wide windows, both themes, reduced motion."""

from selenium.webdriver.common.keys import Keys

from browser import set_media, set_size
from playground import FORGET


def test_keyboard_alone_cures_the_tests(page):
    page.key(Keys.TAB)
    assert page.focused().text == "Skip to the content"
    page.tab_to(".code textarea")
    lines = page.code.split("\n")
    row = next(index for index, line in enumerate(lines) if "return true" in line)
    page.chord(Keys.CONTROL, Keys.HOME)
    page.key(*[Keys.ARROW_DOWN] * row)
    for line in FORGET.rstrip("\n").split("\n"):
        page.key(Keys.HOME)
        page.browser.execute_cdp_cmd("Input.insertText", {"text": line + "\n"})
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait_for_end()
    assert page.outcome == "test"
    # Tab leaves the editor, in both directions, and leaves the code as it is.
    code = page.code
    page.key(Keys.TAB)
    assert page.focused().tag_name != "textarea"
    page.chord(Keys.SHIFT, Keys.TAB)
    assert page.focused().tag_name == "textarea"
    page.chord(Keys.SHIFT, Keys.TAB)
    assert page.focused().tag_name != "textarea"
    assert page.code == code


def test_the_editor_indents_without_the_tab_key(page):
    page.one(".code textarea").click()
    page.chord(Keys.CONTROL, Keys.HOME)
    page.chord(Keys.CONTROL, "]")
    page.wait(lambda: page.code.startswith("    import UIKit"), "the indented line")
    page.chord(Keys.CONTROL, "[")
    page.wait(lambda: page.code.startswith("import UIKit"), "the line as it was")
    page.chord(Keys.CONTROL, Keys.HOME)
    page.browser.execute_cdp_cmd("Input.insertText", {"text": "func f() {"})
    page.key(Keys.ENTER, "g()", Keys.ENTER)
    page.wait(lambda: page.code.startswith("func f() {\n    g()\n    "), "the indented lines")


def test_arrows_walk_the_trace_and_the_tabs(page):
    page.tab_to("#trace .phase[open] summary.line[tabindex='0']")
    seen = [page.focused().text]
    for _ in range(3):
        page.key(Keys.ARROW_DOWN)
        seen.append(page.focused().text)
    assert len(set(seen)) == 4
    # A line with nothing behind it, such as a printed one, has nothing to open.
    while page.focused().tag_name != "summary":
        page.key(Keys.ARROW_DOWN)
    is_open = "return document.activeElement.parentElement.open"
    before = page.browser.execute_script(is_open)
    page.key(Keys.ENTER)
    assert page.browser.execute_script(is_open) != before
    tab = page.one("[role=tab][aria-selected=true]")
    page.browser.execute_script("arguments[0].focus()", tab)
    page.key(Keys.ARROW_RIGHT)
    assert page.focused() != tab and page.focused().get_attribute("aria-selected") == "true"


def test_focus_is_visible_everywhere(page):
    for _ in range(40):
        page.key(Keys.TAB)
        outlined = page.browser.execute_script("""
            const e = document.activeElement, s = getComputedStyle(e), box = e.closest('.sheet-scroller');
            return e === document.body || e.id === 'main' || (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)
                || (e.tagName === 'TEXTAREA' && getComputedStyle(box).outlineStyle !== 'none')""")
        assert outlined, page.focused().get_attribute("outerHTML")[:200]


def test_one_polite_region_says_the_end_of_a_run_once(page):
    assert [each.get_attribute("id") for each in page.all("[aria-live], [role=status], [role=alert]")] == ["announcement"]
    assert page.one("#announcement").get_attribute("aria-live") == "polite"
    page.browser.execute_script(
        "window.said = []; new MutationObserver(() => { const t = document.querySelector('#announcement').textContent;"
        " if (t) window.said.push(t) }).observe(document.querySelector('#announcement'), { childList: true })")
    page.test("afterRun")
    # The place of the failure is a button on the page, and in brackets where it is said.
    sentence = page.browser.execute_script("""
        const sentence = document.querySelector('#sentence').cloneNode(true);
        for (const place of sentence.querySelectorAll('.place')) place.replaceWith(`(${place.textContent})`);
        return sentence.textContent""")
    assert page.browser.execute_script("return window.said") == [sentence]


def test_verdict_comes_first_where_it_is_narrow(page):
    set_size(page.browser, 360, 800)
    tops = [page.one(part).rect["y"] for part in ("#verdict", "#panes", ".lesson")]
    assert tops == sorted(set(tops)) and tops[-1] < 600


def test_all_five_are_in_sight_where_it_is_wide(page):
    for part in ("#verdict", ".lesson", ".files-pane", ".device", "section.trace"):
        rect = page.one(part).rect
        assert rect["y"] + min(rect["height"], 300) <= 900
    lefts = [page.one(part).rect["x"] for part in (".lesson", ".files-pane", "section.device")]
    assert lefts == sorted(set(lefts))
    device, trace = page.one("section.device").rect, page.one("section.trace").rect
    assert device["x"] == trace["x"] and device["y"] + device["height"] <= trace["y"]


def test_nothing_moves_where_less_motion_is_wanted(page):
    set_media(page.browser, motion="reduce")
    durations = page.browser.execute_script(
        "return [...new Set([...document.querySelectorAll('*')].flatMap(e => {"
        " const s = getComputedStyle(e); return [s.transitionDuration, s.animationDuration] }))]")
    assert set(durations) <= {"0s", "auto"}
