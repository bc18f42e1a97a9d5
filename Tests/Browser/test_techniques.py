"""The published techniques: their list, and one of them in the playground."""

from browser import set_media, set_size
from playground import Playground


def test_the_list_leads_to_each_technique(browser, server, shot):
    browser.get(f"{server.origin}/techniques#{server.url.split('#')[1]}")
    page = Playground(browser)
    shown = [each.get_attribute("id") for each in page.all(".one")]
    assert len(shown) == len(set(shown)) > 80
    assert [each.text for each in page.all(".page h2")] == [
        "Code in the app or in its tests", "What a person does on the device", "Targets, build settings and schemes",
        "Ideas"]
    for name in ("T36", "T50"):
        page.one(f"#{name} .more summary").click()
    not_run = page.one("#T36")
    assert "Not run, because" in not_run.text and not not_run.find_elements("css selector", "a[href^='/play']")
    marked = page.one("#T50")
    assert "Private API." in marked.text
    strip = page.one("#T47 .strip")
    words = strip.find_element("css selector", "ul")
    assert not words.is_displayed() and strip.text.startswith("iOS ")
    strip.find_element("css selector", "summary").click()
    assert "only test delegates" in words.text and words.text.count("iOS ") >= 4
    shot("techniques-list")
    page.one("#T47 .plays a").click()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert browser.current_url.endswith("/play/T47")


HEIGHT = "return document.documentElement.scrollHeight"


def test_the_table_is_short_and_whole_without_javascript(browser, server, shot, note):
    set_size(browser, 390, 844)
    page = Playground(browser)
    browser.get(f"{server.origin}/techniques")
    page.wait(lambda: page.one("#filters").is_displayed(), "the filters")
    screens = browser.execute_script(HEIGHT) / 844
    note(f"/techniques: {screens:.1f} screens of 390 by 844 pixels")
    assert screens <= 20
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 390
    for theme in ("light", "dark"):
        set_media(browser, theme)
        shot(f"techniques-390-{theme}")
    # Each row has its table's roles where it is drawn as a card, and all its words behind it.
    rows = page.all(".one")
    assert len(rows) > 80
    assert {row.get_attribute("role") for row in page.all(".listed tr")} == {"row"}
    browser.get("about:blank")
    browser.get(f"{server.origin}/techniques#T47")
    page.wait(lambda: page.one("#T47 .technique").is_displayed(), "the row that the address names")
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(f"{server.origin}/techniques")
        assert not page.one("#filters").is_displayed() and len(page.all(".one")) == len(rows)
        page.one("#T50 .more summary").click()
        assert page.one("#T50").text.startswith("T50") and "Private API." in page.one("#T50 .technique").text
        page.one("#T47 .strip summary").click()
        assert "only test delegates" in page.one("#T47 .strip ul").text
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_a_technique_is_played_both_ways(browser, server):
    page = Playground(browser).play(server, "T47")
    assert page.kind == "Not run yet: Test, fresh iPhone, iOS 17"
    assert page.sentence == "Press Test to see its verdict and its trace."
    # What nothing has happened in says so, and has nothing to press.
    assert page.one("#no-trace").is_displayed() and not page.one("#details").is_displayed()
    assert not any(page.one(each).is_displayed() for each in ("#trace-search", "#trace-follow", "#moment"))
    assert page.one("#os").get_property("value") == "17.0"
    assert page.all("[role=tab][title='Stage/Base.lproj/Main.storyboard']")
    page.test()
    assert page.outcome == "test"
    assert page.one("#trace-search").is_displayed() and not page.one("#no-trace").is_displayed()
    assert page.text("#commands").strip() == "understudy test T47 --os 17"
    page.one(".variants a:not([aria-current])").click()
    page.wait(lambda: browser.current_url.endswith("/play/T47/code") and page.all("[role=tab]"), "the other way")
    assert not page.all("[role=tab][title='Stage/Base.lproj/Main.storyboard']")
    page.test()
    assert page.outcome == "test"
    # After a run of the app nobody is asked: what remains wrong with it.
    page.test("afterRun")
    assert page.outcome == "production"


def test_its_scheme_stands_in_the_controls(browser, server):
    page = Playground(browser).play(server, "N14")
    assert page.one("#argument").get_property("value") == "--unittesting"
    assert page.text("#remarkable") == ": 1 argument"
    page.test()
    assert page.outcome == "test"


def test_an_edit_breaks_it(browser, server):
    page = Playground(browser).play(server, "T47/code")
    page.show("StageTests/TestingAppDelegate.swift")
    page.type_into_line_of("configuration.delegateClass", "        return configuration\n")
    page.test()
    assert page.outcome == "production"
