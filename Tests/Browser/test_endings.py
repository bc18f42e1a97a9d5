"""Runs that were broken off: neither in production's colour nor in the tests'."""

import pytest

from browser import set_media
from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"

ENDINGS = {
    "crash": ('fatalError("the rope broke")', "Crashed"),
    "exit": ("exit(0)", "Ended by itself"),
    "time": ("while true {}", "Time limit"),
    "output": ('while true { print(String(repeating: "x", count: 4000)) }', "Limit"),
}


def colour(browser, selector, name):
    """A computed colour as numbers from 0 to 255."""
    text = browser.execute_script(
        "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)
    return tuple(int(part) for part in text[text.index("(") + 1:text.index(")")].split(",")[:3])


def contrast(one, other):
    """As WCAG 2 has it."""
    def luminance(colour):
        parts = [part / 255 for part in colour]
        red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def label(page):
    return page.text("#ending") if page.one("#ending").is_displayed() else None


def assert_visible(browser, verdict, ending):
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert contrast(colour(browser, ending, "color"), colour(browser, ending, "backgroundColor")) >= 4.5
        stripe = colour(browser, verdict, "borderLeftColor")
        ground = colour(browser, "body", "backgroundColor")
        assert contrast(stripe, ground) >= 3
        assert browser.execute_script(
            "return getComputedStyle(document.querySelector(arguments[0])).borderLeftStyle", verdict) == "double"
        others = browser.execute_script(
            "return ['--test', '--production'].map(name => getComputedStyle(document.body).getPropertyValue(name))")
        assert "#%02x%02x%02x" % stripe not in others


@pytest.mark.parametrize("kind", ENDINGS)
def test_a_run_that_is_broken_off_is_marked(page, browser, kind, shot):
    code, words = ENDINGS[kind]
    page.test("fresh")
    assert (page.outcome, label(page)) == ("test", None)
    page.show(FILE)
    page.type_into_line_of("return true", f"        {code}\n")
    page.test("fresh")
    assert (page.outcome, label(page)) == ("broken-off", words)
    assert_visible(browser, "#verdict", "#ending")
    if kind == "crash":
        for theme in ("light", "dark"):
            set_media(browser, theme)
            shot(f"crashed-{theme}")
    # The mark goes with the run.
    page.one("#reset-file").click()
    page.test("fresh")
    assert (page.outcome, label(page)) == ("test", None)


def test_a_recorded_run_that_was_broken_off_is_marked(browser, server):
    page = Playground(browser).play(server, "pirringer/no-session")
    assert (page.outcome, label(page)) == ("broken-off", "Crashed")
    assert_visible(browser, "#verdict", "#ending")


def test_the_page_of_a_tutorial_marks_it_too(browser, server, shot):
    browser.get(f"{server.origin}/tutorials/pirringer#{server.url.split('#')[1]}")
    page = Playground(browser)
    marked = {step.get_attribute("id"): [each.text for each in step.find_elements("css selector", ".sentence .ending")]
              for step in page.all("section.step")}
    assert {step: words for step, words in marked.items() if words} == {"step-no-session": ["Crashed"]}
    assert_visible(browser, "#step-no-session .sentence", "#step-no-session .ending")
    for theme in ("light", "dark"):
        set_media(browser, theme)
        browser.execute_script("document.querySelector('#step-no-session .sentence').scrollIntoView({block: 'center'})")
        shot(f"tutorial-crashed-{theme}")


def test_what_uikit_lacks_is_said_beside_the_error_with_the_page_that_lists_it(page, browser, server, shot):
    page.show(FILE)
    page.type_into_line_of("return true", "        let bar: UIBandSelectionInteraction? = nil\n")
    page.test()
    problem = page.one("#problems li.error")
    assert "cannot find type 'UIBandSelectionInteraction' in scope" in problem.text
    hint = problem.find_element("css selector", ".for-reader")
    assert hint.text == (
        "Understudy's UIKit has no UIBandSelectionInteraction. What it has is listed in the documentation.")
    shot("hint")
    link = hint.find_element("css selector", "a").get_attribute("href")
    assert link == f"{server.origin}/docs/documentation/referenceuikit"
    status = browser.execute_async_script("fetch(arguments[0]).then(answer => arguments[1](answer.status))", link)
    assert status == 200
