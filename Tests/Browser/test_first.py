"""The first minutes: from the first page to the reason, a workbench that runs at once, and a list that leads on."""

import pytest

from accessibility import violations
from browser import set_media, set_size
from playground import Playground

FIRST = "hackworth/first-test"
WORDS = "Tonight: the real app"


def visit(browser, server, path):
    browser.get("about:blank")
    browser.get(f"{server.origin}{path}#{server.url.split('#')[1]}")
    return Playground(browser)


def why(page):
    return [each.text for each in page.all("#why-panel h3")]


class Actions:
    """A reader's presses, counted."""

    def __init__(self, page):
        self.page, self.count = page, 0

    def press(self, selector):
        self.count += 1
        self.page.wait(lambda: self.page.one(selector).is_displayed() and self.page.one(selector).is_enabled(), selector)
        self.page.one(selector).click()


@pytest.mark.parametrize("width", [1440, 390])
def test_from_the_first_page_to_the_reason_in_four_actions(browser, server, width, note):
    set_size(browser, width, 844)
    page = visit(browser, server, "/")
    actions = Actions(page)
    actions.press("#run-both")
    page.wait(lambda: "made on this machine just now" in page.text("#both"), "both runs", 60)
    actions.press(".side:not(.of-tests) .try a")
    page.wait(lambda: page.all("[role=tab]"), "the workbench")
    actions.press("#reasons")
    page.wait(lambda: why(page), "the reasons")
    assert why(page)[:2] == ["Why AppDelegate is the app delegateproduction", "Why SceneDelegate is a scene’s delegateproduction"]
    assert "The app delegate is AppDelegate, a class of production." in page.text("#why-panel")
    note(f"from / to the reason at {width} pixels: {actions.count} actions")
    assert actions.count <= 4


@pytest.mark.parametrize("width", [1440, 390])
def test_the_first_workbench_runs_at_once_and_names_an_edit(browser, server, shot, width):
    set_size(browser, width, 844)
    page = visit(browser, server, "/play")
    page.wait(lambda: page.announcement.startswith("Production took the stage"), "the verdict", 90)
    assert page.one("#stage").get_attribute("data-step") == FIRST
    assert page.kind.endswith("run here") and WORDS in page.phone
    # The lesson and the edit stay in sight.
    assert page.one("#first").is_displayed() and page.text("#first q") == WORDS
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert violations(browser) == []
        shot(f"first-{theme}-{width}")
    page.one("#first button").click()
    assert page.one(".code textarea") == page.focused()
    assert browser.execute_script(
        "const f = document.activeElement; return f.value.slice(f.selectionStart, f.selectionEnd)") == WORDS
    browser.execute_cdp_cmd("Input.insertText", {"text": "Tonight: mine"})
    page.test()
    assert "Tonight: mine" in page.phone


def test_the_playground_resumes(browser, server):
    page = visit(browser, server, "/play/hackworth/flush")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    page = visit(browser, server, "/play")
    page.wait(lambda: browser.current_url == f"{server.origin}/play/hackworth/flush", "the lesson of the last visit")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    # What comes with an address is as it says, and nothing runs by itself there.
    page = visit(browser, server, "/play?os=17.0")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert page.one("#stage").get_attribute("data-step") == FIRST and not page.all("#first")


def test_without_a_token_the_first_workbench_waits(browser, server):
    browser.get(f"{server.origin}/play")
    page = Playground(browser)
    page.wait(lambda: page.all("#first"), "the edit to try")
    page.wait(lambda: "the address that understudy printed" in page.notice, "the notice")
    assert page.kind.endswith("recorded")


def test_the_tutorials_say_where_to_begin_and_how_far_a_reader_is(browser, server, documentation, shot):
    page = visit(browser, server, "/tutorials")
    cards = page.all(".cards > li")
    assert [card.get_attribute("data-tutorial") for card in cards][:3] == ["launch", "detours", "reid"]
    assert [each.text for each in page.all(".cards .start")] == ["Start here"] and page.all(".cards .progress") == []
    assert all("About " in page.text(f"[data-tutorial={card.get_attribute('data-tutorial')}] .meta") for card in cards)
    for picture in page.all(".cards img"):
        browser.execute_script("arguments[0].scrollIntoView()", picture)
        page.wait(lambda: picture.get_property("naturalWidth") > 0, "the picture")
        assert picture.get_attribute("alt")
    assert len(page.all(".cards img")) == len(cards)
    # A step that was looked at for a while, and one that was opened in the playground.
    visit(browser, server, "/tutorials/launch")
    browser.execute_script("document.querySelector('.step h3').scrollIntoView({ block: 'center' })")
    page.wait(lambda: browser.execute_script("return localStorage['understudy.preference:read'] ?? ''").count("launch/") == 1, "the step")
    page.play(server, "launch/app-delegate")
    page = visit(browser, server, "/tutorials")
    page.wait(lambda: page.all(".cards .progress"), "the progress")
    assert [each.text for each in page.all(".cards .progress")] == ["1 of 9 steps, about 18 minutes left\nGo on where you were"]
    assert page.all(".cards .start") == []
    for theme, width in (("light", 1440), ("dark", 390)):
        set_size(browser, width, 844)
        set_media(browser, theme)
        browser.execute_script("scrollTo(0, 0)")
        assert violations(browser) == []
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        shot(f"tutorials-{theme}-{width}")
    page.one(".cards .progress a").click()
    page.wait(lambda: browser.current_url == f"{server.origin}/play/launch/app-delegate", "the lesson")
