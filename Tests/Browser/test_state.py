"""A run is on, and something else happens: the page says the one thing that is true then, and says it once."""

import pytest

from playground import Playground
from test_staying import FILE, WHOLE, begin_slowly

OTHER_FILES = "The files changed after this run. Press Test for a new verdict."
HERE, BEFORE = "Test, fresh iPhone, iOS 27, run here", "Test, fresh iPhone, iOS 27, the run before"


@pytest.fixture
def slow(page):
    """A run that has begun and takes two seconds more."""
    return begin_slowly(page)


def said(page):
    """The label, the sentence and its mark, and the parts of the status line."""
    status = [page.text(f"#{part}") for part in ("trouble", "stale", "progress")]
    assert page.one("#status").is_displayed() == any(status)
    assert page.one("#ending").is_displayed() == (page.text("#ending") != "")
    return [page.kind, page.sentence, page.text("#ending"), *status]


def is_over(page): return not page.one("#stop").is_enabled()


def test_another_run(slow):
    slow.hold("^POST /api/runs$")
    slow.press("test")
    slow.wait(slow.held, "the request")
    assert said(slow) == [BEFORE, "Stopped by a new run.", "Stopped", "", "", "Starting…"]
    assert slow.outcome == "broken-off"
    slow.release()
    slow.wait_for_end()
    assert said(slow)[:5] == [HERE, slow.announcement, "", "", ""] and slow.outcome == "test"
    assert slow.printed() == WHOLE
    # The run that was stopped is in the list with the reason.
    slow.press("compare")
    slow.wait(lambda: slow.all(".compared-verdict"), "the comparison")
    assert slow.text(".compared-verdict") == "Stopped by a new run."


def test_an_edit(slow):
    slow.type_into_line_of("return true", "        // later\n")
    slow.wait(lambda: slow.stale, "the edit to be noticed")
    assert said(slow) == [HERE, "Running.", "", "", OTHER_FILES, "The tests…"]
    slow.wait(lambda: slow.sentence != "Running.", "the end")
    assert slow.sentence.startswith("Only the understudies") and slow.stale == OTHER_FILES
    assert slow.printed() == WHOLE


def test_a_build_that_fails(slow, shot):
    slow.type_before("import UIKit", 'let broken: Int = "one"\n')
    slow.press("test")
    slow.wait(lambda: "does not compile" in slow.notice, "the compiler")
    failed = "StageTests does not compile: 1 error. Fix the marked lines, or press Reset this file to get its text back."
    assert said(slow) == [BEFORE, "Stopped by a new run.", "Stopped", failed, "", ""]
    assert is_over(slow)
    assert slow.announcement == f"{failed} Verdict, device and trace are those of the previous run."
    shot("superseded")
    # Once the text is another, what the compiler said of the one before is not said any more.
    slow.type_before("let broken", "// ")
    slow.wait(lambda: slow.stale, "the edit to be noticed")
    assert said(slow) == [BEFORE, "Stopped by a new run.", "Stopped", "", OTHER_FILES, ""]
    slow.test()
    assert said(slow)[:5] == [HERE, slow.sentence, "", "", ""] and slow.outcome == "test"


def test_stop(slow):
    slow.press("stop")
    slow.wait(lambda: is_over(slow), "the end")
    assert said(slow) == [
        HERE, "Only the understudy took the stage: TestingAppDelegate. No test ran. It was stopped.", "", "", "", ""]


@pytest.mark.expects_errors
def test_a_restart(slow, server):
    server.restart()
    slow.wait(lambda: "no longer has this run" in slow.notice, "the notice")
    assert said(slow) == [
        HERE, "The run was cut off.", "cut off",
        "The server no longer has this run: it was restarted, or the run ended long ago. The page shows the events that arrived.",
        "", ""]
    assert is_over(slow)


@pytest.mark.expects_errors
def test_a_restart_after_the_verdict(page, server):
    page.test("fresh")
    verdict = page.sentence
    assert said(page)[5] == "The app is still running. Use the device, or stop it."
    server.restart()
    page.wait(lambda: "no longer has this run" in page.notice, "the notice")
    assert said(page)[:3] == [HERE, verdict, ""] and page.progress == ""


def test_a_second_tab(slow, server):
    browser = slow.browser
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    try:
        second = Playground(browser).open(server.url)
        assert said(second)[0].endswith("recorded") and said(second)[5] == "" and is_over(second)
        browser.switch_to.window(first)
        slow.wait_for_end()
        assert slow.printed() == WHOLE and slow.kind == HERE
        browser.switch_to.window(browser.window_handles[1])
        assert said(second)[0].endswith("recorded") and said(second)[5] == ""
    finally:
        browser.switch_to.window(browser.window_handles[1])
        browser.close()
        browser.switch_to.window(first)


@pytest.mark.expects_errors
def test_a_server_that_is_gone(slow, server):
    server.stop()
    slow.wait(lambda: "connection is lost" in slow.progress, "the loss")
    assert said(slow) == [HERE, "Running.", "", "", "", "The connection is lost. Trying again…"]
    server.start()
    slow.wait(lambda: "no longer has this run" in slow.notice, "the notice", 40)
    assert said(slow)[:3] == [HERE, "The run was cut off.", "cut off"] and slow.progress == ""


def test_what_an_input_method_composes_is_one_change(page):
    page.show(FILE)
    code = page.code
    page.type_before("import UIKit", "//\n")
    page.browser.execute_script("const field = document.querySelector('.code textarea'); field.setSelectionRange(2, 2)")
    for text in ("に", "にほ", "にほん"):
        page.browser.execute_cdp_cmd("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    page.browser.execute_cdp_cmd("Input.insertText", {"text": "日本"})
    assert page.code == "//日本\n" + code
    page.chord("\ue009", "z")
    assert page.code == "//\n" + code
    page.chord("\ue009", "y")
    assert page.code == "//日本\n" + code


def test_a_file_that_is_too_long_is_said_while_it_is_typed(page):
    """Before it is sent: the browser's console has no refusal."""
    page.show(FILE)
    page.hold("POST /api/")
    page.type_before("import UIKit", "// a line of a long file, as long as lines are\n" * 1500)
    too_long = "The request is too long. Edit less at a time. A request has at most 64 KiB."
    page.wait(lambda: page.text(".build-state") == too_long, "the refusal")
    page.press("test")
    page.wait(lambda: page.notice == too_long, "the refusal of the run")
    assert page.held() == 0
    assert page.progress == "" and is_over(page)


def test_a_dot_typed_before_the_language_is_there_asks_for_its_list(page):
    page.show(FILE)
    field = page.one(".code textarea")
    field.click()
    at = page.code.index("return true")
    page.browser.execute_script("arguments[0].setSelectionRange(arguments[1], arguments[1])", field, at)
    page.browser.execute_cdp_cmd("Input.insertText", {"text": "application"})
    page.browser.execute_cdp_cmd("Input.insertText", {"text": "."})
    page.wait(lambda: page.all("[role=option]"), "the list", 30)
