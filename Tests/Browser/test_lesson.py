"""The commands of a lesson as buttons, and the words for what a verdict is of."""

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from accessibility import violations
from browser import set_media, set_size
from playground import Playground

FILE = "StageTests/TestingAppDelegate.swift"


def command(page, number):
    return page.one(f".lesson [data-command='{number}']")


def press(page, number):
    page.browser.execute_script("document.querySelector('#announcement').textContent = ''")
    command(page, number).click()
    page.wait_for_end()


def controls(page):
    return {each: page.one(f"#{each}").get_property("value") for each in ("scenario", "device", "os", "then")}


def test_the_commands_of_a_lesson_are_pressed_in_order_on_one_device(browser, server, shot):
    page = Playground(browser).play(server, "hackworth/second-card")
    recorded = page.sentence
    assert page.kind == "Test, iPad after command 1 of the lesson, iOS 27, then front=2, recorded"
    assert controls(page) == {"scenario": "lesson", "device": "ipad", "os": "27.0", "then": "front=2"}
    assert page.one("button.main").get_attribute("id") == "test"
    assert [button.get_attribute("data-command") for button in page.all(".lesson button.command")] == ["1", "2"]
    assert command(page, 2).get_attribute("aria-current") == "true"
    shot("lesson-commands")

    press(page, 1)
    assert page.kind == "Run, fresh iPad, iOS 27, then new-window, home, run here"
    assert controls(page) == {"scenario": "fresh", "device": "ipad", "os": "27.0", "then": "new-window,home"}
    assert page.facts["Scene sessions"] == "0 before, 2 after"
    page.wait(lambda: browser.current_url.endswith("?command=1"), "the address")
    press(page, 2)
    assert page.kind == "Test, iPad after command 1 of the lesson, iOS 27, then front=2, run here"
    assert page.one("#scenario option:checked").text == "After command 1 of the lesson"
    assert page.sentence == recorded and page.stale == ""
    assert [heading.text for heading in page.all("#trace h3")] == ["A normal run", "The tests"]
    assert page.text("#commands").split(" understudy ") == [
        "understudy run hackworth/second-card --device ipad --state pad.json --then new-window,home",
        "test hackworth/second-card --device ipad --state pad.json --then front=2 "]

    # The main button is the command that is marked.
    page.browser.execute_script("document.querySelector('#announcement').textContent = ''")
    page.press("test")
    page.wait_for_end()
    assert page.sentence == recorded and page.stale == ""


def test_a_command_is_pressed_by_keyboard_and_has_its_text_as_its_name(page):
    assert command(page, 1).accessible_name == "1 understudy run hackworth/stored-configuration --state phone.json"
    page.tab_to(".lesson [data-command='1']")
    page.browser.execute_script("document.querySelector('#announcement').textContent = ''")
    page.key(Keys.ENTER)
    page.wait_for_end()
    assert page.kind == "Run, fresh iPhone, iOS 27, run here"


def test_a_command_may_run_another_step(browser, server):
    page = Playground(browser).play(server, "sanders/no-scenes")
    press(page, 1)
    assert page.kind == "Run, fresh iPhone, iOS 17, run here"
    assert page.facts["Scene sessions"] == "0 before, 1 after"
    press(page, 2)
    assert page.kind == "Test, iPhone after command 1 of the lesson, iOS 17, run here"


def test_without_a_token_no_command_can_be_pressed(browser, server):
    page = Playground(browser).open(server.origin)
    assert not command(page, 1).is_enabled() and not command(page, 2).is_enabled()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_a_changed_control_marks_the_verdict_as_stale(page, shot, width, theme):
    set_size(page.browser, width, 900)
    set_media(page.browser, theme)
    assert page.stale == "" and not page.one("#stale").is_displayed()
    page.pane("device")
    system = Select(page.one("#os"))
    system.select_by_value("26.0")
    assert page.stale == page.announcement == "The controls changed after this run. Press Test for a new verdict."
    assert page.kind == "Test, iPhone after a normal run, iOS 27, recorded"
    assert violations(page.browser) == []
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width
    shot(f"stale-{width}-{theme}", whole=width == 360)
    system.select_by_value("27.0")
    assert page.stale == "" and not page.one("#stale").is_displayed()


def test_a_changed_file_marks_it_too_and_a_run_takes_the_mark_away(page):
    page.show(FILE)
    page.type_before("import UIKit", "// mine\n")
    page.choose("fresh")
    assert page.stale == "The controls and the files changed after this run. Press Test for a new verdict."
    page.test()
    assert page.stale == "" and page.kind == "Test, fresh iPhone, iOS 27, run here"
    page.one("#more summary").click()
    page.one("#argument").send_keys("-one")
    assert page.stale == "The controls changed after this run. Press Test for a new verdict."
    page.browser.refresh()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    page.wait(lambda: page.kind.startswith("Not run yet") or page.kind.endswith("run here"), "the page")
    assert page.stale == "" or page.kind.endswith("run here")


def test_a_link_to_other_conditions_shows_no_verdict_of_the_old_ones(browser, server, shot):
    page = Playground(browser).play(server, "hackworth/stored-configuration?os=12.0")
    assert page.kind == "Not run yet: Test, iPhone after a normal run, iOS 12"
    assert page.sentence == "Press Test to see its verdict and its trace."
    assert (page.rows(), page.facts, page.outcome, page.phone) == ([], {}, "", "An iPhone. The home screen.")
    assert "iOS 12" in page.text("#phone .status")
    shot("not-run-yet")
    Select(page.one("#os")).select_by_value("17.0")
    page.wait(lambda: page.kind == "Not run yet: Test, iPhone after a normal run, iOS 17", "the words")
    page.test()
    assert page.kind == "Test, iPhone after a normal run, iOS 17, run here"
    # Another link in this tab does not show that run.
    page.play(server, "hackworth/stored-configuration?os=12.0")
    assert page.kind == "Not run yet: Test, iPhone after a normal run, iOS 12" and page.rows() == []


def test_a_link_to_a_command_shows_its_record(browser, server):
    page = Playground(browser).play(server, "hackworth/window?command=1")
    assert page.kind == "Run, fresh iPhone, iOS 17, recorded" and page.rows()
    assert command(page, 1).get_attribute("aria-current") == "true"
    page.play(server, "hackworth/window")
    assert page.kind == "Run, fresh iPhone, iOS 12, recorded"


@pytest.mark.parametrize("step, sentence, status", [
    ("hackworth/two-entrances", "Stage does not compile", "3"),
])
def test_a_step_that_is_meant_to_fail_says_so_before_and_after_it_is_run(browser, server, step, sentence, status):
    page = Playground(browser).play(server, step)
    for origin in ("recorded", "run here"):
        assert page.kind == f"Run, fresh iPhone, iOS 27, {origin}"
        assert page.sentence.startswith(sentence) and page.facts == {"Exit status in a terminal": status}
        assert any("main" in problem for problem in page.problems()) == (status == "3")
        page.browser.execute_script("document.querySelector('#announcement').textContent = ''")
        page.press("run")
        page.wait_for_end()
    assert page.stale == "" and page.notice == ""
