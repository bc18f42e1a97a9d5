"""The workbench on paper: nothing that a reader saw is missing."""

import base64


def joined(text):
    return " ".join(text.split())


def on_paper(page):
    """The words that a browser shows on paper, in order."""
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    page.browser.execute_script("dispatchEvent(new Event('beforeprint'))")
    try:
        return joined(page.browser.execute_script("return document.body.innerText"))
    finally:
        page.browser.execute_script("dispatchEvent(new Event('afterprint'))")
        page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_no_word_of_the_lesson_and_the_verdict_is_missing(page):
    paper = on_paper(page)
    for place in ("#lesson-title", ".lesson .text p", ".lesson .text li", "#sentence"):
        for element in page.all(place):
            text = page.browser.execute_script("""
                const copy = arguments[0].cloneNode(true);
                for (const each of copy.querySelectorAll('.number')) each.remove();
                return copy.textContent;""", element)
            words = [word for word in joined(text).split(" ") if word]
            assert all(word in paper for word in words), f"{place}: {words}"
    commands = [joined(button.get_property("textContent")) for button in page.all(".lesson .text .command")]
    assert commands
    for command in page.all(".lesson .text .command code"):
        assert joined(command.get_property("textContent")) in paper


def test_the_place_of_a_failure_stays_in_the_sentence(page):
    page.browser.execute_script("""
        const button = document.createElement('button');
        button.className = 'quiet place';
        button.textContent = 'StageTests.swift:7';
        document.querySelector('#sentence').append('XCTAssertTrue failed ', button, '.');""")
    assert "XCTAssertTrue failed StageTests.swift:7." in on_paper(page)


def test_code_and_trace_are_printed_whole(page):
    paper = on_paper(page)
    code = page.code
    for line in filter(None, map(joined, code.splitlines())):
        assert line in paper, line
    calls = page.browser.execute_script(
        "return [...document.querySelectorAll('#trace .row .what')].map((what) => what.textContent)")
    assert len(calls) > 20
    missing = [call for call in calls if joined(call) not in paper]
    assert not missing
    # The screen is as before.
    assert not page.all("#paper-code")
    assert page.code == code


def test_an_edit_is_printed_as_it_is(page):
    page.type_before("import UIKit", "// typed for paper\n")
    paper = on_paper(page)
    assert "// typed for paper import UIKit" in paper and ", with edits" in paper


def test_a_real_print_asks_for_the_parts_of_paper(page):
    page.browser.execute_script("""
        window.asked = [];
        for (const name of ['beforeprint', 'afterprint']) {
          addEventListener(name, () => asked.push([name, !!document.querySelector('#paper-code')]));
        }""")
    pdf = base64.b64decode(page.browser.execute_cdp_cmd("Page.printToPDF", {})["data"])
    assert pdf.startswith(b"%PDF")
    page.wait(lambda: len(page.browser.execute_script("return asked")) == 2, "the end of the print")
    assert page.browser.execute_script("return asked") == [["beforeprint", True], ["afterprint", False]]
