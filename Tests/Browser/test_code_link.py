"""From an event to the line of code that declares what was called, and from a line back to its events."""

LINK = "#trace .row.call:not(.decision) details[open] .link"


def go_to_line(page):
    """Tests, and follows the first call's link: the name of its file, and the line's number."""
    page.test("fresh")
    page.click("#trace .row.call:has(.link):not(.decision) .line")
    link = page.one(LINK)
    place = link.text.split(":")
    link.click()
    return place


def test_from_an_event_to_its_line_and_back(page):
    name, number = go_to_line(page)
    tab = page.one("[role=tab][aria-selected=true][title]").get_attribute("title")
    assert tab.endswith(f"/{name}")
    field = page.one(".code textarea")
    assert page.focused() == field
    caret = field.get_property("selectionStart")
    assert field.get_property("value")[:caret].count("\n") + 1 == int(number)
    # Back, by the button that the caret brings.
    page.wait(lambda: page.one("#line-events").is_displayed(), "the line's events")
    assert page.text("#line-events").startswith(f"Line {number}: ")
    page.press("line-events")
    row = page.one("#trace [aria-current]")
    assert row.find_element("css selector", ".link").text == f"{name}:{number}"


def test_a_line_that_was_changed_since_is_not_claimed(page):
    number = int(go_to_line(page)[1])
    line = page.code.split("\n")[number - 1]
    # Two lines above: the line moves, and the link with it.
    page.type_before(page.code.split("\n")[0], "// one\n// two\n")
    page.click(LINK)
    field = page.one(".code textarea")
    assert field.get_property("value")[:field.get_property("selectionStart")].count("\n") == number + 1
    # The line itself is another now: nothing is marked.
    page.type_before(line, "/* mine */ ")
    page.click(LINK)
    assert "was changed after the run" in page.announcement
    assert page.all(".declared-line") == []


def test_the_events_of_a_line_are_those_of_the_run_that_is_shown(page):
    name, number = go_to_line(page)
    page.wait(lambda: page.one("#line-events").is_displayed(), "the line's events")
    before = page.text("#line-events")
    page.test("fresh")
    assert page.text("#line-events") == before
    page.press("line-events")
    assert page.one("#trace [aria-current] .link").text == f"{name}:{number}"
    page.wait(lambda: "A past moment" in page.phone, "the moment")
    page.press("moment-now")
    assert page.one("section.device").get_attribute("data-moment") is None
    # A file without events has none.
    page.show("Stage/Info.plist")
    assert not page.one("#line-events").is_displayed()


def test_the_mark_of_a_line_belongs_to_it(page):
    number = int(go_to_line(page)[1])
    file = page.one("[role=tab][aria-selected=true][title]").get_attribute("title")
    line = page.code.split("\n")[number - 1]

    def marked():
        return page.browser.execute_script(
            "return [...document.querySelectorAll('.declared-line')].map(e => +e.style.getPropertyValue('--line') + 1)")
    assert marked() == [number]
    page.show("Stage/Info.plist")
    assert marked() == []
    page.show(file)
    assert marked() == [number]
    page.type_before("import UIKit", "// one\n// two\n")
    page.wait(lambda: marked() == [number + 2], "the mark to follow its line")
    page.type_before(line, "/* mine */ ")
    page.wait(lambda: marked() == [], "the mark to go with its line")
