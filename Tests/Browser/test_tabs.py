"""Every tab of the reader is let in, and nothing of the token is kept where another page could find it."""

import pytest

from playground import Playground


@pytest.fixture
def tab(browser):
    """Opens a further tab; all of them but the first are closed at the end."""
    first = browser.current_window_handle

    def open_tab():
        browser.switch_to.new_window("tab")
        return Playground(browser)
    yield open_tab
    for handle in browser.window_handles:
        if handle != first:
            browser.switch_to.window(handle)
            browser.close()
    browser.switch_to.window(first)


def may_run(page):
    return page.one("#test").is_enabled()


def test_a_new_tab_gets_the_token_from_an_open_one(page, tab, server):
    second = tab().open(f"{server.origin}/play/hackworth/2")
    second.wait(lambda: may_run(second), "the token")
    assert second.notice == ""
    second.test("fresh")


def test_a_tab_from_a_page_of_reading_is_let_in_too(browser, server, tab):
    browser.get(f"{server.origin}/tutorials#{server.url.split('/#')[1]}")
    second = tab().open(f"{server.origin}/play/hackworth/2")
    second.wait(lambda: may_run(second), "the token")


def test_with_no_tab_open_the_address_is_needed(browser, server):
    page = Playground(browser).open(f"{server.origin}/play")
    page.wait(lambda: "the address that understudy printed" in page.notice, "the notice")
    assert not may_run(page)


def test_another_origin_gets_nothing(page, tab, server):
    # The same server by another name is another origin.
    second = tab().open(server.origin.replace("127.0.0.1", "localhost") + "/play")
    second.wait(lambda: "the address that understudy printed" in second.notice, "the notice")
    assert not may_run(second)


def test_nothing_of_the_token_is_kept_for_later_visits(page, server):
    kept = page.browser.execute_script("return [JSON.stringify(localStorage), document.cookie, location.href]")
    assert all(server.token not in text for text in kept)
    assert page.browser.get_cookies() == []


@pytest.mark.expects_errors
def test_a_new_token_in_one_tab_lets_the_other_in_again(page, tab, server):
    browser = page.browser
    first = browser.current_window_handle
    before = server.token
    server.restart("--new-token")
    assert server.token != before
    page.press("test")
    page.wait(lambda: "no longer the one of the server" in page.notice, "the refusal")
    # The reason stays: other words would take its place a moment later.
    page.browser.execute_async_script("setTimeout(arguments[0], 600)")
    assert "no longer the one of the server" in page.notice
    assert not may_run(page)
    second = tab().open(server.url.replace("/#", "/play#"))
    second.wait(lambda: may_run(second), "the new token")
    browser.switch_to.window(first)
    page.wait(lambda: may_run(page), "the token of the other tab")
    assert page.notice == ""
    page.test("fresh")


@pytest.mark.expects_errors
def test_a_made_up_token_in_the_address_costs_a_tab_nothing(page, tab, server):
    false = "a" * 64
    page.browser.execute_script(f"location.hash = 'token={false}'")
    page.test("fresh")
    assert page.notice == "" and page.outcome == "test"
    # A tab that has no other asks the open ones.
    second = tab()
    second.open(f"{server.origin}/play#token={false}")
    second.test("fresh")
    assert second.notice == "" and second.outcome == "test"


def test_a_restart_keeps_the_token(page, server):
    before = server.token
    server.restart()
    assert server.token == before
    page.test("fresh")


@pytest.mark.expects_errors
def test_a_refusal_of_an_earlier_token_does_not_cost_the_one_of_now(page, server):
    right, false = server.token, "a" * 64
    page.browser.execute_script("location.hash = `token=${arguments[0]}`", false)
    page.wait(lambda: page.browser.execute_script("return sessionStorage.getItem('understudy.token')") == false, "the token")
    page.hold("^POST /api/runs$")
    page.press("test")
    page.wait(page.held, "the request")
    page.browser.execute_script("location.hash = `token=${arguments[0]}`", right)
    page.wait(lambda: page.browser.execute_script("return sessionStorage.getItem('understudy.token')") == right, "the token")
    page.release()
    page.wait_for_end()
    assert page.notice == "" and page.outcome
    assert page.browser.execute_script("return sessionStorage.getItem('understudy.token')") == right
