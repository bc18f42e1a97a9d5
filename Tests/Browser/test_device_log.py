"""A device's log on the page of a step: chosen or dropped, compared with the model, and refused if it is damaged."""

import json
import subprocess

import pytest
from selenium.webdriver.support.ui import Select

from accessibility import violations
from browser import set_media, set_size
from playground import Playground
from server import COMMAND

STEP = "hackworth/flush"

ENTER = "document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true }))"
DROP = """const data = new DataTransfer();
data.items.add(new File([arguments[0]], 'console.txt', { type: 'text/plain' }));
document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));"""


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """What a simulator's console would show: the tests with the recorder, launched in the model."""
    folder = tmp_path_factory.mktemp("recorded") / "flush"
    program = COMMAND[0]
    subprocess.run([program, "project", STEP, "--output", folder], check=True, capture_output=True)
    run = subprocess.run(
        [program, "test", folder, "--os", "17.5", "--format", "jsonl"], check=True, capture_output=True, text=True)
    events = [json.loads(line) for line in run.stdout.splitlines()]
    return "".join(f"{event['text']}\n" for event in events if event.get("kind") == "console")


def drop(page, text):
    page.browser.execute_script(ENTER)
    page.wait(lambda: page.browser.execute_script("return !document.querySelector('#compare-log').disabled"), "the drop")
    page.browser.execute_script(DROP, text)
    page.wait(lambda: "is compared" not in page.text(".compared-message"), "the comparison", 60)
    return page.text(".compared-message")


def facts(page, result):
    return page.browser.execute_script(
        "return [...document.querySelectorAll(`.log-table[data-result=${arguments[0]}] tbody th`)].map(e => e.textContent)",
        result)


def test_a_log_that_is_equal_is_chosen_with_the_keyboard(browser, server, log, tmp_path, shot):
    page = Playground(browser).play(server, STEP)
    file = tmp_path / "console.txt"
    file.write_text(log)
    page.one("#share summary").click()
    # The button opens the system's own chooser, which a script cannot use.
    assert page.one("#compare-log").get_attribute("aria-describedby") == "compare-log-words"
    page.wait(lambda: page.one("#compare-log").is_enabled(), "the button")
    page.browser.find_element("id", "device-log").send_keys(str(file))
    page.wait(lambda: "equal" in page.text(".compared-message"), "the comparison", 60)
    message = page.text(".compared-message")
    assert message.startswith("iPhone (simulator), iOS 17.5, history fresh: 0 different, ")
    assert facts(page, "different") == [] and len(facts(page, "equal")) > 20
    assert violations(browser, "dialog") == []
    shot("device-log")
    # Another history is asked for in the sheet.
    Select(page.one("dialog select")).select_by_value("afterTests")
    page.wait(lambda: "history afterTests" in page.text(".compared-message"), "the comparison after tests", 60)
    set_size(browser, 390, 844)
    shot("device-log-narrow")
    assert browser.execute_script("return document.querySelector('dialog').scrollWidth <= innerWidth")
    set_media(browser, theme="dark")
    assert violations(browser, "dialog") == []


def test_what_differs_comes_first(browser, server, log):
    page = Playground(browser).play(server, STEP)
    message = drop(page, log.replace("StageTests.TestingSceneDelegate", "Stage.SceneDelegate"))
    assert ": 2 different, " in message
    assert [each.strip() for each in facts(page, "different")] == [
        "≠ session.delegateClass (session 1)", "≠ scene.delegate (session 1)"]
    assert page.one(".log-facts h3").text == "Different: 2"


@pytest.mark.expects_errors
def test_a_damaged_log_is_refused_in_words(browser, server, log):
    page = Playground(browser).play(server, STEP)
    lines = log.splitlines()
    assert "Lines of the recorder are missing" in drop(page, "\n".join(lines[:4] + lines[6:]))
    page.one("dialog .compared-head button").click()
    assert "has no line of the recorder" in drop(page, "Test Suite passed\n")
