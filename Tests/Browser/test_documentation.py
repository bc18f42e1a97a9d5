"""DocC's own pages, as the playground serves them."""

import time

import pytest

from accessibility import OF_COLOURS, violations
from browser import set_media, set_size
from playground import Playground

pytestmark = pytest.mark.usefixtures("documentation")


def test_the_steps_of_docc_lead_to_the_playground(browser, server):
    page = Playground(browser)
    browser.get(f"{server.origin}/docs/tutorials/understudy/hackworth/")
    page.wait(lambda: page.all(".step .understudy a"), "the steps' links")
    links = [link.get_attribute("href") for link in page.all(".step .understudy a")]
    assert links == [f"{server.origin}/play/hackworth/{number}" for number in range(1, len(page.all(".step")) + 1)]
    plain = page.all(".hero .understudy a")
    assert [link.get_attribute("href") for link in plain] == [f"{server.origin}/tutorials/hackworth"]
    sizes = browser.execute_script(
        "return ['.hero .understudy a', '.hero h1'].map(each => parseFloat(getComputedStyle(document.querySelector(each)).fontSize))")
    assert sizes[0] <= sizes[1] / 2
    browser.get(links[15])
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert page.text("#lesson-title")


def test_the_documentation_link_leads_somewhere(browser, server):
    page = Playground(browser)
    browser.get(server.origin)
    address = browser.find_element("link text", "Documentation").get_attribute("href")
    browser.get(address)
    page.wait(lambda: browser.find_elements("css selector", "h1"), "the page's heading")
    assert browser.find_element("css selector", "h1").text == "Understudy"


def landing(browser, page, server):
    browser.get(f"{server.origin}/docs/documentation/understudy/")
    page.wait(lambda: page.all("main p"), "the page's text")


def test_the_first_pages_say_how_much_is_run(browser, server):
    page = Playground(browser)
    said = []
    for path in ("/", "/tutorials"):
        browser.get(server.origin + path)
        page.wait(lambda: page.all(".tally"), "the numbers")
        said.append(page.text(".tally"))
    landing(browser, page, server)
    said.append(next(p.text for p in page.all("main p") if "are run as real code" in p.text))
    assert said[0].startswith(said[1]) and said[1] == said[2]
    assert said[0].startswith("139 steps of tutorials, ")


@pytest.mark.parametrize("name", ["", "quickfix", "gettingstarted", "matrix", "choosingatechnique", "technique-t47", "evidence", "evidence-stored-by-tests", "rules"])
def test_a_page_fits_a_narrow_window(browser, server, name):
    page = Playground(browser)
    set_size(browser, 360, 800)
    browser.get(f"{server.origin}/docs/documentation/understudy/{name}")
    page.wait(lambda: page.all("main p"), "the page's text")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    assert [image.get_attribute("src") for image in page.all("main img") if not image.get_attribute("alt")] == []


def test_a_technique_of_the_matrix_leads_to_its_traces(browser, server):
    page = Playground(browser)
    browser.get(f"{server.origin}/docs/documentation/understudy/matrix")
    page.wait(lambda: page.all("main table a"), "the tables")
    row = next(row for row in page.all("main tr") if row.text.startswith("T47:"))
    browser.get(row.find_element("css selector", "a").get_attribute("href"))
    # The trace of an outcome is told once, on the page of the first technique that has it.
    page.wait(lambda: page.all("main pre"), "the technique")
    outcome = browser.find_element("xpath", "//main//p[strong='Production scene']")
    browser.get(outcome.find_element("css selector", "a").get_attribute("href"))
    page.wait(lambda: page.all("main pre"), "the traces")
    traces = [pre.text for pre in page.all("main pre") if "delegate: TestingAppDelegate" in pre.text]
    assert any("\nSceneDelegate.scene(_:willConnectTo:options:)" in trace for trace in traces)


def test_a_symptom_leads_to_its_explanation(browser, server):
    page = Playground(browser)
    browser.get(server.origin)
    browser.find_element("link text", "Documentation").click()
    page.wait(lambda: page.all("main table"), "the table of symptoms")
    row = next(row for row in page.all("main tr") if row.text.startswith("They get it only after I ran the app."))
    row.find_element("link text", "Make UIKit ask again").click()
    section = "Make-UIKit-ask-again"
    page.wait(
        lambda: browser.current_url.endswith(f"#{section}") and browser.find_elements("id", section), "the section")
    assert 0 <= browser.find_element("id", section).rect["y"]


PAGES = {
    "overview": "documentation/understudy/",
    "quick fix": "documentation/understudy/quickfix/",
    "rules": "documentation/understudy/rules/",
    "symbol": "documentation/lifecycle/rule/sessionunknown/",
    "tutorials": "tutorials/tutorials/",
    "tutorial": "tutorials/understudy/detours/",
}


# What is drawn across the window above the text, and what of DocC's bar is seen outside of ours.
HEADERS = """const rows = [...document.querySelectorAll('.top, .nav')].filter((bar) => bar.checkVisibility()
  && bar.getBoundingClientRect().width > innerWidth / 2);
const [top] = rows.map((bar) => bar.getBoundingClientRect());
const button = document.querySelector('.documentation-nav button')?.getBoundingClientRect();
return [rows.length, button ? button.top >= top.top && button.bottom <= top.bottom : null]"""


@pytest.mark.parametrize("width", [1440, 1280, 1024, 768, 390])
@pytest.mark.parametrize("name, expected", [("quick fix", [1, True]), ("symbol", [1, True]), ("tutorials", [1, None])])
def test_a_page_has_one_header(browser, server, name, expected, width):
    page = Playground(browser)
    set_size(browser, width, 844)
    browser.get(f"{server.origin}/docs/{PAGES[name]}")
    page.wait(lambda: page.all("h1") and page.all(".top .site"), "the page and its bar")
    page.wait(lambda: browser.execute_script(HEADERS) == expected, "one header")
    if expected[1]:
        # The navigator opens and closes by the button that is left of DocC's bar.
        button = page.one(".documentation-nav button")
        assert browser.execute_script(
            "const box = arguments[0].getBoundingClientRect();"
            "return arguments[0].contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))", button)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width


# DocC has its navigator twice in a page, one of them hidden, with the same words and identifiers. (WCAG 2.2 has no rule
# against that any more.)
DOCCS_OWN = ("duplicate-id", "duplicate-id-aria", "duplicate-id-active")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_docc_pages(browser, server, name, width):
    page = Playground(browser)
    set_size(browser, width, 844)
    browser.get(f"{server.origin}/docs/{PAGES[name]}")
    page.wait(lambda: page.all("h1") and page.all(".top"), "the page and its bar")
    found = violations(browser)
    set_media(browser, theme="dark")
    # Colours go over into one another.
    time.sleep(0.5)
    found += violations(browser, rules=OF_COLOURS)
    assert [each for each in found if not each.startswith(tuple(f"{rule}:" for rule in DOCCS_OWN))] == []
