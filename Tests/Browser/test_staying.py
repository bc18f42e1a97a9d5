"""Reloads, lost connections, restarts and a second tab, in the middle of a run."""

import pytest

from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"
ACTS = 20
SLOW = f'        for act in 1...{ACTS} {{ print("act \\(act)"); Thread.sleep(forTimeInterval: 0.1) }}\n'
WHOLE = ["The tests are about to run", *(f"act {act}" for act in range(1, ACTS + 1))]


@pytest.fixture
def slow(page):
    """A run that has begun and takes two seconds more."""
    return begin_slowly(page)


def begin_slowly(page):
    page.show(FILE)
    page.type_before("import UIKit", "import Foundation\n")
    page.type_into_line_of("return true", SLOW)
    page.choose("fresh")
    page.press("test")
    page.wait(lambda: "act 2" in page.printed(), "the first acts", 60)
    return page


def test_a_run_arrives_live(slow):
    assert len(slow.printed()) < len(WHOLE)
    assert slow.sentence == "Running."
    slow.wait_for_end()
    assert slow.printed() == WHOLE


def test_a_reload_in_the_middle_of_a_run_loses_and_doubles_nothing(slow):
    slow.browser.refresh()
    slow.wait(lambda: slow.kind == "Test, fresh iPhone, iOS 27, run here", "the run")
    slow.wait_for_end()
    assert slow.printed() == WHOLE
    assert slow.facts["Tests"] == "2 ran, 0 failed"


@pytest.mark.expects_errors
def test_a_lost_connection_resumes_without_losing_or_doubling(browser, server, wire):
    page = begin_slowly(Playground(browser).open(server.url.replace("127.0.0.1", "localhost")))
    wire.cut()
    page.wait(lambda: "connection is lost" in page.progress, "the loss")
    shown = page.printed()
    assert shown == WHOLE[:len(shown)] and len(shown) < len(WHOLE)
    wire.mend()
    page.wait_for_end()
    assert page.printed() == WHOLE
    seen = browser.execute_script("return [...document.querySelectorAll('#trace li')].map(r => +r.dataset.seq)")
    assert seen == sorted(set(seen))


@pytest.mark.expects_errors
def test_a_restart_in_the_middle_of_a_run_is_said_with_the_way_on(slow, server):
    shown = slow.printed()
    server.restart()
    slow.wait(lambda: "no longer has this run" in slow.notice, "the notice")
    assert slow.printed()[:len(shown)] == shown
    assert slow.sentence == "The run was cut off."
    # The server has the token that it had, so this tab goes on.
    slow.test("fresh")
    assert slow.printed() == WHOLE


@pytest.mark.expects_errors
def test_a_server_that_is_gone_is_said_and_the_page_goes_on_when_it_is_back(page, server):
    server.stop()
    page.press("test")
    page.wait(lambda: "cannot be reached" in page.notice, "the notice")
    assert page.rows()
    server.start()
    page.wait(lambda: page.notice == "The server is back. Press the button again.", "the server", 20)
    page.test("fresh")
    assert page.notice == ""


def test_two_tabs_do_not_disturb_each_other(page, server):
    browser = page.browser
    first = browser.current_window_handle
    page.show(FILE)
    page.type_into_line_of("return true", '        print("the first tab")\n')
    browser.switch_to.new_window("tab")
    try:
        # The edits are the browser's; what is done with them from here on is the tab's.
        second = Playground(browser).open(server.url)
        second.show(FILE)
        assert "the first tab" in second.code
        second.press("reset-file")
        second.choose("fresh")
        second.press("test")
        browser.switch_to.window(first)
        page.test("afterRun")
        assert "the first tab" in page.printed()
        browser.switch_to.window(browser.window_handles[1])
        second.wait_for_end()
        assert second.printed() == ["The tests are about to run"]
    finally:
        if len(browser.window_handles) > 1:
            browser.close()
        browser.switch_to.window(first)


def test_a_server_that_is_back_asks_for_no_press_while_a_run_is_on(page):
    page.test("fresh")
    page.browser.execute_script("""
        const { fetch } = window;
        window.fetch = () => { window.fetch = fetch; return Promise.reject(new TypeError('no way there')); };""")
    page.device("home")
    page.wait(lambda: "cannot be reached" in page.notice, "the notice")
    page.wait(lambda: "cannot be reached" not in page.notice, "the server", 10)
    assert page.notice == "" and page.one("#stop").is_enabled()
