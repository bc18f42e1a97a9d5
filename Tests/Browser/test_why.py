"""Why each class took part, as a chain; and the cure, in the editor."""

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from test_staying import begin_slowly

pytestmark = pytest.mark.usefixtures("documentation")

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


def test_the_cure_is_of_the_code_that_ran_and_is_taken_back_in_one_step(first_test):
    page = first_test
    page.test("fresh")
    open_why(page)
    assert page.one("#cure").is_enabled()
    assert page.text("#why-panel .cure a") == "Quick fix: unit tests launch the real SceneDelegate"
    app, tests = "BoxOffice/AppDelegate.swift", "BoxOfficeTests/BoxOfficeTests.swift"
    page.show(app)
    own = page.code
    # What was typed since is not replaced.
    page.type_before("import UIKit", "// mine\n")
    page.wait(lambda: not page.one("#cure").is_enabled(), "the cure to wait")
    page.press("reset-file")
    page.wait(lambda: page.one("#cure").is_enabled(), "the cure")
    page.press("cure")
    page.wait(lambda: page.all("dialog.compared[open]"), "the comparison", 60)
    page.key(Keys.ESCAPE)
    assert page.text(".editor-status") == "This is the cure. Undo"
    page.one(".editor-status button").click()
    page.show(app)
    assert page.code == own
    page.show(tests)
    assert "TestingAppDelegate" not in page.code
    assert not page.one("#reset-file").is_displayed()


# The button, what describes it, and what it says.
CURE = """const button = document.querySelector('#cure');
const words = document.getElementById(button.getAttribute('aria-describedby'));
return [button.disabled, words.textContent.trim(), words.checkVisibility()]"""


@pytest.mark.expects_errors  # the server refuses the old token
def test_the_cure_says_why_it_waits(first_test, server):
    page = first_test
    page.test("fresh")
    open_why(page)
    assert page.browser.execute_script(CURE) == [False, "", True]
    page.show("BoxOffice/AppDelegate.swift")
    page.type_before("import UIKit", "// mine\n")
    changed = [True, "It waits: the code or the controls are no longer those of the run.", True]
    page.wait(lambda: page.browser.execute_script(CURE) == changed, "the reason")
    page.press("reset-file")
    page.wait(lambda: page.browser.execute_script(CURE) == [False, "", True], "the cure")
    # Without a token that the server knows, nothing runs.
    server.restart("--new-token")
    page.press("cure")
    locked = [True, "It waits for the token: open the address that understudy printed in its terminal.", True]
    page.wait(lambda: page.all("#cure") and page.browser.execute_script(CURE) == locked, "the reason", 20)


def test_a_run_without_a_verdict_says_why_it_has_no_reasons(page):
    slow = begin_slowly(page)
    slow.click("#why-tab")
    slow.wait(lambda: slow.text("#why-panel") == "The reasons follow the verdict.", "the words for a run that is on")
    slow.hold("^POST /api/runs$")
    slow.press("test")
    slow.wait(slow.held, "the request")
    slow.wait(lambda: slow.text("#why-panel") == "The run did not come to its end, so it has no reasons.", "the words for a run that was stopped")
    slow.release()
    slow.wait_for_end()
    slow.wait(lambda: slow.all("#why-panel .chain"), "the chains")


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
