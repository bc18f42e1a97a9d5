"""The published techniques: their list, and one of them in the playground."""

from playground import Playground


def test_the_list_leads_to_each_technique(browser, server, shot):
    browser.get(f"{server.origin}/techniques#{server.url.split('#')[1]}")
    page = Playground(browser)
    shown = [each.get_attribute("id") for each in page.all(".one")]
    assert len(shown) == len(set(shown)) > 80
    assert [each.text for each in page.all(".page h2")] == [
        "Code in the app or in its tests", "What a person does on the device", "Targets, build settings and schemes",
        "Ideas"]
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
    page.one("#T47 .try a").click()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert browser.current_url.endswith("/play/T47")


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
