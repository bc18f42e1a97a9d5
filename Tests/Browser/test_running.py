"""Running, breaking and mending code, and using the device."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

FILE = "StageTests/TestingAppDelegate.swift"
DELEGATE = "Stage/AppDelegate.swift"


def test_broken_code_is_told_at_its_line_while_the_trace_stays(page, shot):
    page.test("fresh")
    before, sentence = page.rows(), page.sentence
    page.show(FILE)
    page.type_into_line_of("return true", '        let understudy: Int = "nobody"\n')
    number = page.code.split("\n").index('        let understudy: Int = "nobody"') + 1
    page.test()
    assert page.problems() == [f"Line {number} error: cannot convert value of type 'String' to specified type 'Int'"]
    assert page.text(".numbers .error") == str(number)
    assert "error" in page.one(f"[role=tab][title='{FILE}']").text
    assert "not compile" in page.notice
    assert page.rows() == before and page.sentence == sentence
    shot("broken")

    # Its line leads there, and mending it clears it all.
    page.one("#problems button").click()
    assert page.focused().tag_name == "textarea"
    page.browser.execute_script(
        "const field = arguments[0], at = field.value.indexOf('        let understudy');"
        "field.setSelectionRange(at, field.value.indexOf('\\n', at) + 1)", page.one(".code textarea"))
    page.key("\ue017")
    assert page.problems() == []
    page.test()
    assert page.outcome == "test" and page.notice == ""


def test_an_edit_outlives_a_reload_and_is_taken_back(page, server):
    page.show(FILE)
    original = page.code
    page.type_before("import UIKit", "// mine\n")
    page.browser.refresh()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    page.show(FILE)
    assert page.code == "// mine\n" + original
    assert "edited" in page.one(f"[role=tab][title='{FILE}']").text
    page.one("#reset-file").click()
    assert page.code == original
    assert "edited" not in page.one(f"[role=tab][title='{FILE}']").text


def test_what_a_sample_prints_is_text(page):
    page.show(FILE)
    evil = "<img src=x onerror=document.title=1><script>document.title=2</script>"
    page.type_into_line_of("return true", f'        print("{evil}")\n')
    page.test("fresh")
    assert evil in page.printed()
    assert page.all("#trace img, #trace script") == []
    assert page.browser.title not in ("1", "2")


def test_the_device_acts_on_the_running_process(page, shot):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    assert "“Tonight: the real app”" in page.phone
    for action, screen in [
        ("home", "The home screen; Stage has a card"), ("activate", "Stage shows ViewController"),
        ("switcher", "The App Switcher, with Stage’s card"),
    ]:
        page.device(action)
        page.wait(lambda: screen in page.phone, screen)
        assert any(re.search(f"You: .*{action}", row, re.IGNORECASE) for row in page.rows())
        shot(f"device-{action}")
    page.device("swipe")
    page.wait(lambda: any("didDiscardSceneSessions" in row for row in page.rows()), "the session to be discarded")
    page.wait(lambda: "not running" in page.progress, "the process to end")
    assert page.phone == "An iPhone. The home screen."
    page.device("activate")
    page.wait(lambda: "“Tonight: the real app”" in page.phone, "a new launch")
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")


def test_the_device_offers_what_can_do_something(page):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    offered = lambda: [button.get_attribute("data-action") for button in page.all("#actions [data-action]:enabled")]
    every = [button.get_attribute("data-action") for button in page.all("#actions [data-action]")]
    assert offered() == every
    # On the home screen, Home does nothing; what does nothing now and then says why.
    page.device("home")
    page.wait(lambda: offered() == [each for each in every if each != "home"], "the home screen")
    page.one(".further summary").click()
    page.device("disconnect-display")
    page.wait(lambda: "no external display is connected" in page.text("#caption"), "the reason")
    page.device("activate")
    page.wait(lambda: offered() == every, "the app")
    page.device("activate")
    page.wait(lambda: "the app is in front already" in page.text("#caption"), "the reason")
    # With no process, what acts on it does nothing; the keyboard is led to what does.
    page.browser.execute_script("document.querySelector('[data-action=terminate]').focus()")
    page.key(Keys.ENTER)
    page.wait(lambda: "not running" in page.progress, "the process to end")
    dead = ["activate", "switcher", "swipe", "reinstall", "new-window", "background-launch", "connect-display",
            "disconnect-display", "open-url", "continue", "shortcut", "notification"]
    assert offered() == dead and page.focused().get_attribute("data-action") == "activate"
    assert "running app" not in page.text("#device-hint")
    page.device("switcher")
    page.wait(lambda: "home" in offered(), "the App Switcher")
    page.device("swipe")
    page.wait(lambda: "swipe" not in offered(), "the card to go")
    page.device("activate")
    page.wait(lambda: offered() == every, "the app")
    page.press("stop")
    page.wait(lambda: offered() == [], "the run to end")


def test_the_device_can_be_kept_for_the_next_run(page):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    page.test("custom")
    assert page.outcome == "production"
    assert page.facts["Scene sessions"].startswith("1 before")
    page.one("#reset").click()
    assert page.one("#scenario").get_property("value") == "fresh"


def test_a_test_after_a_normal_run_shows_both_launches(page):
    page.test("afterRun")
    assert [heading.text for heading in page.all("#trace h3")] == ["A normal run", "The tests"]


def test_the_system_is_the_readers_choice(page):
    from selenium.webdriver.support.ui import Select
    Select(page.one("#os")).select_by_value("13.0")
    page.test("fresh")
    assert "iOS 13" in page.text("#phone .status")


@pytest.mark.parametrize("count", [3000])
def test_a_flood_of_lines_arrives_whole_and_in_batches(page, count):
    page.show(FILE)
    page.type_into_line_of("return true", f'        for line in 1...{count} {{ print("line \\(line)") }}\n')
    page.browser.execute_script(
        "window.batches = 0; new MutationObserver(() => { window.batches += 1 })"
        ".observe(document.querySelector('#trace'), { childList: true, subtree: true })")
    page.test("fresh")
    page.wait(lambda: len(page.printed()) > count, "every line")
    assert page.printed() == ["The tests are about to run", *(f"line {line}" for line in range(1, count + 1))]
    assert page.browser.execute_script("return window.batches") < count / 10


def test_an_error_that_comes_while_the_reader_types_leaves_the_file_and_its_lines_alone(page):
    page.show(DELEGATE)
    page.type_before("import UIKit", 'let broken: Int = "one"\n')
    page.hold("^GET .*/events")
    page.press("run")
    # The compiler works, and the reader goes on in another file.
    page.show(FILE)
    page.type_before("import UIKit", "// ")
    page.wait(page.held, "the run to be followed")
    page.release()
    page.wait(lambda: page.notice, "the end")
    assert page.one(f"[role=tab][title='{FILE}']").get_attribute("aria-selected") == "true"
    page.key("mine ")
    assert page.code.startswith("// mine import UIKit")
    # The file is marked nevertheless.
    assert "error" in page.one(f"[role=tab][title='{DELEGATE}']").text
    page.show(DELEGATE)
    assert page.problems()[0].startswith("Line 1 error: ")


def test_an_error_that_comes_between_two_keys_is_said(page):
    page.show(DELEGATE)
    page.type_before("import UIKit", 'let broken: Int = "one"\n')
    page.hold("^GET .*/events")
    page.press("run")
    page.show(FILE)
    page.wait(page.come, "the end of the run")
    page.browser.execute_script("""
        const field = document.querySelector('.code textarea');
        field.setRangeText('// ', 0, 0);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        window.release();""")
    page.wait(lambda: page.notice, "the end")
    assert "error" in page.one(f"[role=tab][title='{DELEGATE}']").text


def test_an_error_is_at_its_line_when_lines_were_typed_above_it_meanwhile(page):
    page.show(FILE)
    page.type_into_line_of("return true", '        let broken: Int = "one"\n')
    line = page.code[:page.code.index("let broken")].count("\n") + 1
    page.hold("^GET .*/events")
    page.press("test")
    page.type_before("import UIKit", "// one\n// two\n")
    page.wait(page.held, "the run to be followed")
    page.browser.execute_script("document.querySelector('.sheet-scroller').scrollTop = 0")
    page.release()
    page.wait(lambda: page.notice, "the end")
    assert page.problems()[0].startswith(f"Line {line + 2} error: "), page.problems()
    assert page.text(".numbers .error") == str(line + 2)
    assert page.browser.execute_script("return document.querySelector('.sheet-scroller').scrollTop") == 0


def test_a_crash_is_at_its_line_when_lines_were_typed_above_it_meanwhile(page):
    page.show(FILE)
    page.type_into_line_of("return true", '        fatalError("the rope broke")\n')
    line = page.code[:page.code.index("fatalError")].count("\n") + 1
    page.choose("fresh")
    page.hold("^GET .*/events")
    page.press("test")
    page.type_before("import UIKit", "// one\n// two\n")
    page.wait(page.held, "the run to be followed")
    page.release()
    page.wait(lambda: "crashed" in page.sentence, "the end")
    assert page.text(".numbers .crash") == str(line + 2)
    page.one("#sentence .place").click()
    caret = page.browser.execute_script("return document.activeElement.selectionStart")
    assert page.code[:caret].count("\n") + 1 == line + 2
    # A line that is another one by now is not claimed.
    page.type_before("fatalError", "// ")
    page.one("#sentence .place").click()
    assert "was changed after the run" in page.announcement


def test_of_two_presses_in_quick_succession_the_last_one_is_followed(page):
    page.choose("fresh")
    page.hold("^POST /api/runs$")
    page.browser.execute_script("for (const name of ['test', 'run']) document.getElementById(name).click()")
    page.wait(page.held, "the request")
    page.browser.execute_async_script("setTimeout(arguments[0], 300)")
    page.release()
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    # A run that was overtaken is stopped, and nothing of it is here.
    page.browser.execute_async_script("setTimeout(arguments[0], 1500)")
    assert [heading.text for heading in page.all("#trace h3")] == ["A normal run"]
    seen = page.browser.execute_script("return [...document.querySelectorAll('#trace li')].map(r => +r.dataset.seq)")
    assert seen == sorted(set(seen))
    assert page.one("#stop").is_enabled() and page.kind.startswith("Run, ")
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_enabled(), "the run to end")


def test_what_comes_after_the_verdict_is_kept_and_its_decision_shown(page):
    """More lines than a frame draws: the verdict is there before the last ones."""
    page.show(FILE)
    page.type_into_line_of("return true", '        for line in 1...3000 { print("line \\(line)") }\n')
    page.test("fresh")
    page.wait(lambda: "line 3000" in page.printed(), "every line")
    rows = len(page.rows())
    kept = page.browser.execute_script(
        "const key = Object.keys(sessionStorage).find(k => k.startsWith('understudy.runs:'));"
        "return JSON.parse(sessionStorage.getItem(key)).at(-1).lines.length")
    assert kept >= rows
    page.wait(lambda: page.one("#why").is_displayed(), "the way to the decision", 5)
    page.press("why")
    assert page.one("#trace .row.decision .rule").is_displayed()
    # Closed by the reader, it stays closed.
    page.one("#trace .row.decision .line").click()
    page.device("home")
    page.wait(lambda: "The home screen" in page.phone, "the home screen")
    assert not page.one("#trace .row.decision .rule").is_displayed()
    # Loaded anew, the same lines come in one go.
    page.browser.refresh()
    page.wait(lambda: "line 3000" in page.printed() and page.one("#why").is_displayed(), "the run")
