"""Errors where they happened: a crash and a failed assertion, from the verdict to their line in one click."""

import re

import pytest

from browser import set_media, set_size
from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"
TESTS = "StageTests/StageTests.swift"

CARET = """const field = document.querySelector('.code textarea');
return [field === document.activeElement, field.value.slice(0, field.selectionStart).split('\\n').length]"""


def tab(page, file):
    return page.one(f"[role=tab][title='{file}']")


def marked(page, kind):
    return page.browser.execute_script(
        "return [...document.querySelectorAll('.numbers .' + arguments[0])].map(n => +n.textContent)", kind)


def line_of(page, text):
    return page.code[:page.code.index(text)].count("\n") + 1


def test_a_crash_is_said_marked_and_one_click_away(page, browser, shot):
    page.show(FILE)
    page.type_into_line_of("return true", "        let none: Int? = Int(\"x\")\n        print(none!)\n")
    line = line_of(page, "print(none!)")
    page.show("Stage/AppDelegate.swift")
    page.test("fresh")
    assert page.sentence.startswith(
        "The app crashed: Fatal error: Unexpectedly found nil while unwrapping an Optional value "
        f"TestingAppDelegate.swift:{line}. ")
    assert page.outcome == "broken-off"
    assert tab(page, FILE).text.endswith("crash")
    # The open file stays open; the verdict leads to the line.
    assert tab(page, "Stage/AppDelegate.swift").get_attribute("aria-selected") == "true"
    page.one("#sentence .place").click()
    assert tab(page, FILE).get_attribute("aria-selected") == "true"
    assert browser.execute_script(CARET) == [True, line]
    assert marked(page, "crash") == [line]
    assert page.problems() == [f"Line {line} crash: Fatal error: Unexpectedly found nil while unwrapping an Optional value"]
    shot("crash-in-code")
    # An edit takes the mark away: the line may be another.
    page.type_before("import UIKit", "// ")
    page.wait(lambda: marked(page, "crash") == [], "the mark to go")


def test_the_frames_of_a_crash_are_folded_and_named(page, browser):
    page.show(FILE)
    page.type_into_line_of("return true", '        print(Int("x")!)\n')
    page.test("fresh")
    stacks = page.wait(lambda: page.all("#trace .stack"), "the stack")
    assert len(stacks) == 1 and stacks[0].text.startswith("Stack: ")
    assert not stacks[0].find_element("css selector", ".frames").is_displayed()
    assert not any("<unavailable>" in row or "0x0000" in row for row in page.rows())
    browser.execute_script("arguments[0].open = true", stacks[0].find_element("css selector", "details"))
    frames = [frame.text for frame in page.all("#trace .frames p")]
    assert "TestingAppDelegate.application(_:didFinishLaunchingWithOptions:) StageTests" in frames
    assert any(frame.startswith("UIApplicationMain(") for frame in frames)
    # What has no name is told by its image: nothing is only counted.
    assert any(re.fullmatch(r"\d+ calls? without a name in libReferenceUIKit.so", frame) for frame in frames)


def test_a_failed_assertion_is_said_marked_and_one_click_away(page, browser, shot):
    page.show(TESTS)
    name = next(part.split("(")[0] for part in page.code.split("func ")[1:] if part.startswith("test"))
    page.type_before(f"func {name}", "func testMore() { XCTAssertEqual(1, 2) }\n    ")
    line = line_of(page, "XCTAssertEqual(1, 2)")
    page.show(FILE)
    page.test("fresh")
    assert "failed. testMore(): XCTAssertEqual failed" in page.sentence
    assert page.one("#verdict").get_attribute("data-tests") == "failed"
    assert tab(page, TESTS).text.endswith("failed")
    page.one("#sentence .place").click()
    assert browser.execute_script(CARET) == [True, line]
    assert marked(page, "failure") == [line]
    for theme in ("light", "dark"):
        set_media(browser, theme)
        shot(f"failed-{theme}")
    # A run that goes well has neither.
    page.one("#reset-file").click()
    page.test("fresh")
    assert page.one("#verdict").get_attribute("data-tests") == "" and page.problems() == []


def test_a_recorded_failure_is_marked_as_well(page):
    """The first page's record has one: its tests meet production."""
    assert page.one("#verdict").get_attribute("data-tests") == "failed"
    assert [tab.get_attribute("title") for tab in page.all(".tab.wrong")] == [TESTS]


def test_on_a_phone_the_verdict_leads_to_the_code(page, browser):
    set_size(browser, 360, 780)
    page.show(FILE)
    page.type_into_line_of("return true", '        fatalError("the rope broke")\n')
    page.test()
    page.one("#sentence .place").click()
    assert page.one(".files-pane").is_displayed()
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
