"""Why each class took part, as a chain; and the cure, in the editor."""

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground

STEP = "launch/first-test"


@pytest.fixture
def first_test(browser, server):
    """The first step with a test: production's delegates take the stage."""
    return Playground(browser).play(server, STEP)


def titles(page):
    return page.browser.execute_script(
        "return [...document.querySelectorAll('#why-panel h3')].map((title) => title.firstChild.parentElement.textContent)")


def links(page, index):
    return page.browser.execute_script(
        "return [...document.querySelectorAll('#why-panel .chain')[arguments[0]].querySelectorAll('li > *')]"
        ".map((part) => part.innerText.trim())", index)


def open_why(page):
    page.press("reasons")
    page.wait(lambda: page.all("#why-panel .chain"), "the chains")


PRODUCTION = [
    "Why AppDelegate is the app delegateproduction", "Why SceneDelegate is a scene’s delegateproduction",
    "Why SeatsViewController took partproduction", "Why a window shows SeatsViewControllerproduction",
]


def test_a_recorded_run_has_its_chains_and_each_link_leads_on(first_test, shot):
    page = first_test
    open_why(page)
    assert titles(page) == PRODUCTION
    assert links(page, 1)[:2] == ["Asked", "No configuration is stored, so UIKit looked if AppDelegate has application(_:configurationForConnecting:options:). Event 7"]
    rules = page.browser.execute_script(
        "return [...document.querySelectorAll('#why-panel .chain:nth-of-type(2) [data-link=rule] a')].map((a) => a.getAttribute('href'))")
    assert [rule.split("#")[0].startswith("/docs/documentation/") for rule in rules] == [True, True]
    shot("why")
    # To the event, by keyboard.
    page.browser.execute_script("document.querySelectorAll('#why-panel .chain')[1].querySelector('button').focus()")
    page.key(Keys.ENTER)
    page.wait(lambda: page.one("#trace-panel").is_displayed(), "the trace")
    assert "UISceneConfiguration" in page.focused().text
    # To the line of code.
    open_why(page)
    page.one("#why-panel .chain .link").click()
    assert page.focused().tag_name == "textarea"


def test_the_cure_is_put_into_the_editor_run_and_compared(first_test, shot):
    page = first_test
    page.test("fresh")
    assert page.outcome == "production"
    open_why(page)
    assert titles(page) == PRODUCTION
    assert page.text("#why-panel .cure strong") == (
        "AppDelegate and SceneDelegate, production's delegates, are launched before the first test.")
    shot("why-cure")
    page.browser.execute_script("document.getElementById('cure').focus()")
    page.key(Keys.ENTER)
    page.wait(lambda: page.all("dialog.compared[open]"), "the comparison", 60)
    assert page.outcome == "test", page.sentence
    assert page.sentence.startswith("Only the understudies took the stage: TestingAppDelegate, TestingSceneDelegate.")
    assert page.one(".cured").text.startswith("You cured it")
    page.key(Keys.ESCAPE)
    # Nothing of production is left, and nothing is to be cured.
    assert titles(page) == [
        "Why TestingAppDelegate is the app delegatetest", "Why TestingSceneDelegate is a scene’s delegatetest"]
    assert page.all("#cure") == []
    page.show("BoxOffice/AppDelegate.swift")
    assert 'NSClassFromString("TestingAppDelegate") ?? AppDelegate.self' in page.code
    # After a normal run, too.
    page.test("afterRun")
    assert page.outcome == "test", page.sentence
    # It is one edit, which is taken back.
    page.press("reset-file")
    assert "@main\nclass AppDelegate" in page.code


def test_a_stored_configuration_is_cured(browser, server):
    page = Playground(browser).play(server, "hackworth/stored-configuration")
    page.test("afterRun")
    assert page.outcome == "production"
    open_why(page)
    assert titles(page)[0] == "Why SceneDelegate is a scene’s delegateproduction"
    assert links(page, 0)[:4] == [
        "Asked", "UIKit looked for the configuration of the scene’s session. Event 6",
        "Answered", "An earlier launch left one, stored: name Default Configuration, delegate Stage.SceneDelegate, storyboard Main. Event 6"]
    page.press("cure")
    page.wait(lambda: page.all("dialog.compared[open]"), "the comparison", 60)
    assert page.outcome == "test", page.sentence


@pytest.mark.parametrize("width, height", [(1280, 720), (1440, 900), (1024, 768), (768, 1024), (390, 844)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_looks(browser, server, shot, width, height, theme):
    set_size(browser, width, height)
    set_media(browser, theme)
    page = Playground(browser).play(server, STEP)
    page.pane("trace")
    page.click("#why-tab")
    page.wait(lambda: page.all("#why-panel .chain"), "the chains")
    assert violations(browser) == []
    assert page.browser.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    shot(f"why-{width}-{theme}")
