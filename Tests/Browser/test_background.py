"""Built while you type: what the compiler finds is there before Run, and Run finds the product there."""

import statistics

import pytest

from accessibility import violations
from browser import set_media

FILE = "StageTests/TestingAppDelegate.swift"

FIRST = "return performance.getEntriesByName('understudy first event').map(e => e.duration)"


def build_state(page):
    return page.text(".build-state")


def test_what_the_compiler_finds_is_shown_without_a_run(page, browser, shot):
    page.show(FILE)
    code = page.code
    page.type_before("import UIKit", 'let "x"\n')
    page.wait(lambda: page.problems(), "the compiler")
    assert page.problems()[0].startswith("Line 1 error: ")
    assert build_state(page).endswith(("error", "errors"))
    assert page.announcement == build_state(page)
    assert page.all(".paint .squiggle.of-error")
    assert page.one(f"[role=tab][title='{FILE}']").text.endswith("error")
    # The verdict is of the run before, and the caret is where it was.
    assert page.kind.endswith("recorded")
    assert browser.execute_script("return document.activeElement.selectionStart") == len('let "x"\n')
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert violations(browser) == []
        shot(f"while-typing-{theme}")
    # Taken back, it compiles again.
    page.chord("\ue009", "z")
    assert page.code == code
    page.wait(lambda: build_state(page) == "Compiles", "the build")
    assert page.problems() == [] and not page.all(".paint .squiggle")


def test_the_line_of_a_broken_property_list_is_marked(page):
    page.show("Stage/Info.plist")
    page.type_before("<dict>", "<dic>\n")
    line = page.code[:page.code.index("<dic>")].count("\n") + 1
    page.wait(lambda: page.problems(), "the reader")
    problem, = page.problems()
    assert problem.startswith(f"Line {line} error: The Info.plist cannot be read. "), problem
    assert page.one("[role=tab][title='Stage/Info.plist']").text.endswith("error")
    page.show(FILE)
    page.press("test")
    page.wait(lambda: page.one("[role=tab][title='Stage/Info.plist']").get_attribute("aria-selected") == "true", "the file")
    assert page.problems() == [problem]


# An expression on which the type checker works for a long time.
SLOW = "let slow = " + " + ".join(f"[{n}: 1.{n}, {n + 50}: -{n}]" for n in range(12)) + ".map { ($0, $1) } + 1 - [2] * 3 / \"4\"\n"


def test_a_stale_build_is_stopped(page, browser):
    page.show(FILE)
    page.type_before("import UIKit", SLOW)
    page.wait(lambda: build_state(page) == "Compiling…" or build_state(page), "the build to go on")
    page.type_before("let slow", "// ")
    page.wait(lambda: build_state(page).startswith("Compiles"), "the build of the new text", 60)


@pytest.mark.clock
def test_a_run_after_a_rest_begins_as_soon_as_one_without_an_edit(page, browser, note):
    page.show(FILE)
    # The first build of a browser's first run makes what all others share.
    page.test("fresh")
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")

    def first_event():
        browser.execute_script("performance.clearMeasures()")
        page.test("fresh")
        time = browser.execute_script(FIRST)[0]
        page.press("stop")
        page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")
        return time

    unedited, rested, hurried = [], [], []
    for round in range(3):
        unedited.append(first_event())
        page.type_into_line_of("return true", f'        print("rested {round}")\n')
        browser.execute_async_script("setTimeout(arguments[0], 1000)")
        rested.append(first_event())
        page.type_into_line_of("return true", f'        print("hurried {round}")\n')
        hurried.append(first_event())
    before, after, at_once = (statistics.median(times) for times in (unedited, rested, hurried))
    note(f"first event {before:.0f} ms without an edit, {after:.0f} ms after an edit and a second's rest "
         f"({after / before:.1f} times), {at_once:.0f} ms right after an edit")
    assert "rested 2" in page.printed()


def test_a_run_that_takes_a_build_over_leaves_no_word_of_it(page, browser):
    page.show(FILE)
    page.hold("^POST /api/builds$")
    page.type_before("import UIKit", "// \n")
    # Pressed right after the build was asked for.
    browser.execute_async_script(
        "const wait = () => window.held ? (document.getElementById('run').click(), arguments[0]()) : setTimeout(wait, 5); wait()")
    browser.execute_async_script("setTimeout(arguments[0], 600)")
    assert build_state(page) == ""
    page.release()
    page.wait_for_end()
