"""The menu of the code acts on code that is seen."""

import pytest
from selenium.webdriver.common.keys import Keys

from playground import Playground
from test_editor import FILE, choose

NO_COMMENT = "A comment of XML can have no -- in it."
ACTS = ["undo", "redo", "find", "comment", "try", "reset", "reset-step"]


@pytest.fixture
def step(browser, server):
    """A step that changes its open file, with an edit that was taken back and one that was not."""
    page = Playground(browser).play(server, "hackworth/flush")
    page.show(FILE)
    for text in ("// one\n", "// two\n"):
        page.type_before("import UIKit", text)
        page.show("Stage/AppDelegate.swift")
        page.show(FILE)
    page.one(".code textarea").click()
    page.chord(Keys.CONTROL, "z")
    return page


def focus(page): return page.browser.execute_script("return document.activeElement.id || document.activeElement.localName")


@pytest.mark.parametrize("item", ACTS)
@pytest.mark.parametrize("sheet", ["mine", "changes"])
def test_an_item_shows_the_code_that_it_changes(step, sheet, item):
    choose(step, sheet)
    assert not step.one(".code textarea").is_displayed()
    choose(step, item)
    assert step.one(".code textarea").is_displayed() and not step.one(".changes").is_displayed()
    assert focus(step) == ("find" if item == "find" else "textarea")


def test_what_stands_beside_the_sheet_shows_the_code_too(step):
    choose(step, "reset")
    choose(step, "changes")
    step.one(".editor-status button").click()
    assert step.one(".code textarea").is_displayed() and step.code.startswith("// one\n") and focus(step) == "textarea"
    step.type_before("import UIKit", "nonsense\n")
    step.test()
    choose(step, "mine")
    step.one("#problems button").click()
    assert step.one(".code textarea").is_displayed() and focus(step) == "textarea"


def test_the_row_that_finds_gives_way_to_a_sheet_and_comes_back(step):
    choose(step, "find")
    step.key("import")
    choose(step, "mine")
    assert not step.one("#find").is_displayed()
    step.key(Keys.ESCAPE)
    assert step.one("#find").is_displayed() and step.text(".find .found").startswith("1 of ")


def test_a_line_of_a_property_list_becomes_a_comment_and_back(browser, server):
    page = Playground(browser).play(server, "hackworth/flush")
    page.show("Stage/Info.plist")
    own = page.code
    page.type_before("<key>", "")
    line = next(line for line in own.split("\n") if "<key>" in line)
    choose(page, "comment")
    assert page.code == own.replace(line, line.replace("<key>", "<!-- <key>") + " -->", 1)
    page.chord(Keys.CONTROL, "/")
    assert page.code == own
    page.type_before("<key>", "--")
    dashed = page.code
    page.wait(lambda: page.stale and page.stale in page.announcement, "what is said of the edit")
    page.chord(Keys.CONTROL, "/")
    assert page.code == dashed and page.text(".editor-status") == NO_COMMENT == page.announcement
