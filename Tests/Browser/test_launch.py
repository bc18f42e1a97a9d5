"""How an app is launched: the controls, the address that keeps them, what does not go together, and an iPad."""

import re

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import set_media, set_size
from playground import Playground


def pick(page, control, value):
    Select(page.one(f"#{control}")).select_by_value(value)


def value(page, control):
    return page.one(f"#{control}").get_property("value")


def test_the_choice_is_in_the_address_and_outlives_a_reload(page, server):
    assert page.browser.current_url == f"{server.origin}/play/hackworth/stored-configuration"
    pick(page, "device", "ipad")
    page.one("#more summary").click()
    pick(page, "sdk", "26.0")
    pick(page, "xcode", "8")
    page.one("[name=reading][value=manifest-alone-adopts]").click()
    page.one("#argument").send_keys("-one\ntwo words")
    page.one("#environment").send_keys("MOOD=calm & 1+1")
    page.one("#preview").click()
    query = "device=ipad&sdk=26.0&xcode=8&reading=manifest-alone-adopts&argument=-one&argument=two%20words&environment=MOOD%3Dcalm%20%26%201%2B1&preview=true"
    page.wait(lambda: "preview=true" in page.browser.current_url and "environment" in page.browser.current_url, "the address")
    assert page.browser.execute_script("return location.search.slice(1)").replace("MOOD=", "MOOD%3D") == query
    said = ": SDK of iOS 26, Xcode 8 to 15, 1 reading, 2 arguments, 1 variable, preview"
    assert page.text("#remarkable") == said
    command = page.text("#commands").strip()
    assert command == ("understudy run hackworth/stored-configuration --device ipad --sdk 26 --reading manifest-alone-adopts --argument -one "
                       "--argument 'two words' --environment 'MOOD=calm & 1+1' --preview")

    page.browser.refresh()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert [value(page, each) for each in ("device", "sdk", "xcode", "argument", "environment")] == [
        "ipad", "26.0", "8", "-one\ntwo words", "MOOD=calm & 1+1"]
    assert page.one("#preview").is_selected() and page.one("[name=reading][value=manifest-alone-adopts]").is_selected()
    assert page.text("#remarkable") == said and page.text("#commands").strip() == command
    assert page.kind == f"Not run yet: Test, iPad after a normal run, iOS 27, {said[2:]}"

    page.one("#more summary").click()
    page.one("#plain").click()
    page.wait(lambda: page.browser.current_url == f"{server.origin}/play/hackworth/stored-configuration?device=ipad", "the address")
    assert page.text("#remarkable") == ""


@pytest.mark.parametrize("control, cure, choices, what", [
    ("sdk", "16.0", {"os": "14.0"}, "The SDK of iOS 27 builds apps for iOS 15 and later. Choose a later system, or an older SDK."),
    ("sdk", "16.0", {"os": "12.0"}, "The SDK of iOS 27 builds apps for iOS 15 and later. Choose a later system, or an older SDK."),
    ("scenario", "afterRun", {"scenario": "afterSplit"}, "An iPhone shows one window. Choose an iPad, or the device after a normal run."),
])
@pytest.mark.expects_errors  # the refusal of the run is a 400
def test_what_does_not_go_together_is_said_at_the_control(page, control, cure, choices, what):
    if control == "sdk":
        page.one("#more summary").click()
        pick(page, "sdk", "27.0")
    for name, choice in choices.items():
        pick(page, name, choice)
    page.wait(lambda: page.text(f"#{control}-problem") == what, "the problem")
    assert page.one(f"#{control}-problem").is_displayed()
    assert page.one(f"#{control}").get_attribute("aria-invalid") == "true"
    assert f"{control}-problem" in page.one(f"#{control}").get_attribute("aria-describedby").split()
    page.press("test")
    page.wait(lambda: page.notice == what, "the same words of the server")
    pick(page, control, cure)
    page.wait(lambda: page.text(f"#{control}-problem") == "", "the cure")
    assert page.one(f"#{control}").get_attribute("aria-invalid") == "false"


def test_a_line_that_sets_no_variable_is_said_while_it_is_typed(page):
    page.one("#more summary").click()
    page.one("#environment").send_keys("MOOD")
    page.wait(lambda: page.text("#environment-problem") == '"MOOD" sets no variable. Write it as NAME=VALUE.', "the problem")
    page.one("#environment").send_keys("=calm")
    page.wait(lambda: page.text("#environment-problem") == "", "the cure")


def test_the_controls_have_names_and_are_reached_by_keyboard(page):
    names = page.browser.execute_script(
        "return [...document.querySelectorAll('#controls select, #controls textarea, #controls input')]"
        ".map(e => [e.id || e.name, (e.labels[0]?.textContent ?? '').trim().split('\\n')[0]])")
    assert [name for name, label in names if not label] == []
    page.tab_to("#more summary")
    page.key(Keys.ENTER)
    page.tab_to("#sdk")
    page.tab_to("[name=reading]", limit=8)
    page.key(Keys.SPACE)
    page.wait(lambda: page.text("#remarkable") == ": 1 reading", "the summary")
    page.key(Keys.ESCAPE)
    assert page.one("#more").get_attribute("open") is None
    assert page.focused() == page.one("#more summary")


def test_the_scheme_reaches_the_app(page):
    page.show("Stage/AppDelegate.swift")
    page.type_before("import UIKit", "import Foundation\n")
    page.type_into_line_of("return true", '        print(CommandLine.arguments.dropFirst().joined(separator: "|"), ProcessInfo.processInfo.environment["MOOD"] ?? "")\n')
    page.one("#more summary").click()
    page.one("#argument").send_keys("-one\ntwo words")
    page.one("#environment").send_keys("MOOD=calm")
    page.one("#more summary").click()
    page.press("run")
    page.wait(lambda: "-one|two words calm" in page.printed(), "what the app was passed")


def test_a_device_that_was_used_keeps_its_kind_and_its_system(page):
    pick(page, "os", "26.0")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    pick(page, "os", "17.0")
    page.choose("custom")
    assert value(page, "os") == "26.0"
    assert not page.one("#os").is_enabled() and not page.one("#device").is_enabled()
    page.wait(lambda: not page.one("#terminal").is_displayed(), "the commands to go")
    page.test()
    assert page.facts["Scene sessions"].startswith("1 before")
    page.one("#reset").click()
    assert value(page, "os") == "17.0" and page.one("#os").is_enabled()


def card_names(page):
    return page.browser.execute_script("return [...document.querySelectorAll('#cards span')].map(each => each.textContent)")


def test_an_ipad_shows_its_windows_and_what_is_done_with_them(browser, server, shot):
    page = Playground(browser).play(server, "T47/code?device=ipad")
    assert page.phone == "An iPad. The home screen."
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    one = "ViewController, of production"
    assert page.phone == f"An iPad. Stage shows {one}."
    for action, screen in [
        ("new-window", f"Stage shows {one}."), ("split", f"Stage shows 2 windows side by side: {one}; and {one}."),
    ]:
        page.device(action)
        page.wait(lambda: page.phone == f"An iPad. {screen}" and any(re.search(f"You: .* {action}", row) for row in page.rows()), screen)
    page.wait(lambda: card_names(page) == ["ViewController (production) beside ViewController (production)"], "one card")
    assert len(page.all("#phone .view")) == 2
    shot("ipad-split-light")
    set_media(browser, "dark")
    shot("ipad-split-dark")
    set_media(browser)
    page.device("unsplit")
    page.wait(lambda: len(card_names(page)) == 2, "two cards")
    page.device("switcher")
    page.wait(lambda: "The App Switcher, with 2 cards of Stage’s." in page.phone, "the App Switcher")
    shot("ipad-switcher")

    # By keyboard: the second card is swiped away, and the focus stays in the list.
    button = page.one("[aria-label='Swipe away card 2']")
    page.browser.execute_script("arguments[0].focus()", button)
    page.key(Keys.ENTER)
    page.wait(lambda: len(card_names(page)) == 1, "one card")
    assert page.browser.execute_script("return document.querySelector('#cards').contains(document.activeElement)")
    page.one("[aria-label='Front card 1']").click()
    page.wait(lambda: page.phone == f"An iPad. Stage shows {one}.", "the window")

    page.one(".further summary").click()
    page.device("connect-display")
    page.wait(lambda: "An external display shows" in page.phone, "the external display")
    assert page.one("#phone .external").is_displayed()
    shot("ipad-external")
    page.device("disconnect-display")
    page.wait(lambda: "external" not in page.phone, "the display to go")
    page.one("#text-open-url").clear()
    page.one("#text-open-url").send_keys("stage://tonight")
    page.device("open-url")
    page.wait(lambda: any("You: Open URL open-url=stage://tonight" in row for row in page.rows()), "the URL")


def test_an_ipad_fits_where_it_is_narrow(browser, server, shot):
    set_size(browser, 360, 800)
    page = Playground(browser).play(server, "T47/code?device=ipad")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    page.device("split")
    page.wait(lambda: "side by side" in page.phone and len(card_names(page)) == 1, "two windows")
    page.click("#more summary")
    page.click(".further summary")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    shot("ipad-360", whole=True)


def test_what_does_nothing_is_said_with_the_reason(browser, server):
    page = Playground(browser).play(server, "hackworth/stored-configuration?device=ipad")
    page.press("run")
    page.wait(lambda: "still running" in page.progress, "the launch to settle")
    before = page.phone
    page.device("split")
    page.wait(lambda: page.phone == f"{before} Nothing happened: only an app in the foreground that supports several windows can do this.", "the reason")


def test_an_iphone_has_no_buttons_for_windows(page):
    page.choose("fresh")
    page.press("run")
    page.wait(lambda: page.one("[data-action=swipe]").is_enabled(), "the buttons")
    assert not page.one("[data-action=split]").is_displayed()
    assert not page.one("#cards").is_displayed()
    assert page.one("[data-action=swipe]").is_displayed()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_rarely_used_controls_in_their_sheet(page, shot, width, theme):
    set_size(page.browser, width, 900)
    set_media(page.browser, theme)
    page.pane("device")
    page.one("#more summary").click()
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert page.browser.execute_script("const s = document.querySelector('.more .sheet'); return s.scrollWidth - s.clientWidth") <= 0
    for button in ("test", "run"):
        box = page.one(f"#{button}")
        assert page.browser.execute_script(
            "const r = arguments[0].getBoundingClientRect();"
            "return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === arguments[0]", box)
    shot(f"launch-{width}-{theme}", whole=width == 360)
