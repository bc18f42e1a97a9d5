"""What the browser keeps of a step: the edits of all tabs, and the file that a tab has open."""

import pytest

from playground import Playground

APP, TESTS = "Stage/AppDelegate.swift", "StageTests/StageTests.swift"
STEP = "hackworth/flush"


@pytest.fixture
def tabs(browser, server):
    """Two tabs on one step, each as a page that is gone to by its number."""
    page = Playground(browser).play(server, STEP)
    handles = [browser.current_window_handle]
    browser.switch_to.new_window("tab")
    handles.append(browser.current_window_handle)
    Playground(browser).play(server, STEP)

    def go(number):
        browser.switch_to.window(handles[number])
        return page
    yield go
    browser.switch_to.window(handles[1])
    browser.close()
    browser.switch_to.window(handles[0])


def kept(page):
    return page.browser.execute_script(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('understudy.edits:'));"
        "return Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}').files ?? {}).toSorted()")


def edit(page, file, text):
    page.show(file)
    page.type_before("import", text)
    page.wait(lambda: "edited" in page.one(f"[role=tab][title='{file}']").text, "the edit")


def code(page, file):
    page.show(file)
    return page.code


def reload(page):
    page.browser.refresh()
    page.wait(lambda: page.all("[role=tab]"), "the page")


def test_two_tabs_keep_the_edits_of_both(tabs):
    edit(tabs(0), TESTS, "// one\n")
    edit(tabs(1), APP, "// two\n")
    assert kept(tabs(0)) == [APP, TESTS]
    for number in (0, 1):
        page = tabs(number)
        reload(page)
        assert code(page, TESTS).startswith("// one\nimport")
        assert code(page, APP).startswith("// two\nimport")
    # Of a file that both change, the later text stays; what one resets, the other does not bring back.
    edit(tabs(0), TESTS, "// three\n")
    edit(tabs(1), TESTS, "// four\n")
    tabs(0).show(APP)
    tabs(0).press("reset-file")
    page = tabs(1)
    reload(page)
    assert kept(page) == [TESTS]
    assert code(page, TESTS).startswith("// one\n// four\nimport")


def opened(page):
    return page.one("[role=tab][aria-selected=true]").get_attribute("title")


def test_the_open_file_of_each_tab_is_open_again(tabs):
    first = opened(tabs(0))
    assert first not in (APP, TESTS)
    tabs(0).show(APP)
    tabs(1).show(TESTS)
    for number, file in ((0, APP), (1, TESTS)):
        page = tabs(number)
        reload(page)
        assert opened(page) == file


def test_an_error_opens_its_own_file_instead(browser, server):
    # Its recorded run does not compile.
    page = Playground(browser).play(server, "pirringer/initialiser")
    wrong = opened(page)
    page.show(next(tab.get_attribute("title") for tab in page.all("[role=tab]") if tab.get_attribute("title") != wrong))
    reload(page)
    page.wait(lambda: opened(page) == wrong, "the file with the error")
