"""One site: the first page, the bar and its search on every page, finding a technique, and a tutorial's contents."""

import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from playground import Playground

pytestmark = pytest.mark.usefixtures("documentation")

PLACES = ["Quick fix", "Playground", "Tutorials", "Techniques", "Documentation"]
DOCC = "/docs/documentation/understudy/"


def visit(browser, server, path):
    browser.get("about:blank")
    browser.get(f"{server.origin}{path}#{server.url.split('#')[1]}")
    page = Playground(browser)
    page.wait(lambda: page.all(".top .search [role=combobox]"), "the bar")
    return page


def typed(page, text):
    """Types into the search, which the slash key leads to, and returns what is found."""
    page.key("/")
    page.key(text)
    page.wait(lambda: page.all(".search [role=option]"), "what is found")
    return [each.text for each in page.all(".search .found .what")]


def test_the_first_page_shows_both_launches_and_three_ways_on(browser, server, shot):
    page = visit(browser, server, "/")
    assert page.text("h1") == "Keep production out of your unit tests"
    production, tests = ([item.text.split("\n")[0] for item in side.find_elements("css selector", "li")]
                         for side in page.all(".side"))
    assert production[:2] == ["AppDelegate", "AppDelegate"] and "SceneDelegate" in production
    assert not {"AppDelegate", "SceneDelegate", "ViewController"} & set(tests)
    sentences = [each.text for each in page.all(".side .sentence")]
    assert sentences[0].startswith("Production took the stage") and sentences[1].startswith("Only the understudies")
    assert [each.text for each in page.all(".doors strong")] == ["Fix my app", "Learn it", "Look up a technique"]
    shot("front", whole=True)
    page.all(".side .button")[1].click()
    page.wait(lambda: page.rows(), "the recorded trace")
    assert page.sentence == sentences[1]


def test_one_button_makes_both_runs_of_the_first_page(browser, server):
    page = visit(browser, server, "/")
    set_size(browser, 1280, 720)
    def shown():
        return [each.text for each in page.all(".side li")], [each.text for each in page.all(".side .sentence")]
    recorded = shown()
    bottom = browser.execute_script("return Math.max(...[...document.querySelectorAll('.side')].map(e => e.getBoundingClientRect().bottom))")
    assert bottom <= 720, "both runs are in sight"
    button = page.one("#run-both")
    assert button.is_displayed() and button.text == "Run both here"
    button.send_keys(Keys.ENTER)
    page.wait(lambda: page.text("#both") == "Two runs, made on this machine just now.", "the end of both runs", 90)
    # The same code on the same device: a run says what was recorded.
    assert shown() == recorded
    assert button.is_enabled()
    # Without a server the strips keep their record, and the next press tries again.
    browser.execute_script(
        "window.real = fetch; window.fetch = (path, ...rest) => String(path).startsWith('/api/runs')"
        " ? Promise.reject(new TypeError('gone')) : real(path, ...rest)")
    button.send_keys(Keys.ENTER)
    page.wait(lambda: page.text("#both").startswith("The server cannot be reached."), "the trouble")
    assert shown() == recorded and button.is_enabled()
    browser.execute_script("window.fetch = window.real")
    button.send_keys(Keys.ENTER)
    page.wait(lambda: page.text("#both") == "Two runs, made on this machine just now.", "the end of both runs", 90)
    assert shown() == recorded


@pytest.mark.parametrize("path", ["/", "/find", "/play", "/tutorials", "/tutorials/reid", "/techniques", DOCC,
                                  "/docs/tutorials/understudy/reid/"])
def test_every_page_has_the_same_bar(browser, server, path):
    page = visit(browser, server, path)
    assert [each.text for each in page.all(".top .site a")] == PLACES
    marked = [each.text for each in page.all(".top .site [aria-current]")]
    assert marked == {"/": [], "/find": ["Techniques"], "/play": ["Playground"], "/techniques": ["Techniques"],
                      DOCC: ["Documentation"]}.get(path, ["Tutorials"])
    # The documentation leads back.
    page.one(".top .site a[href='/techniques']").click()
    page.wait(lambda: page.all(".one"), "the techniques")


def test_the_search_is_used_by_keyboard_and_finds_every_kind(browser, server, shot):
    page = visit(browser, server, "/")
    found = typed(page, "_removeSessionFromSessionSet")
    assert any("removeSession" in each for each in found)
    page.key(Keys.ESCAPE)
    assert not page.one(".search .found").is_displayed()
    kinds = set()
    for text in ("scene sessions", "hackworth", "t47", "stored", "swiftui launcher", "asked"):
        field = page.one(".search input")
        field.clear()
        field.send_keys(text)
        page.wait(lambda: page.all(".search [role=option]"), text)
        kinds |= {each.text for each in page.all(".search .found .kind")}
    assert kinds >= {"Page", "Section", "Symptom", "Question", "Tutorial", "Technique", "Step", "Rule"}
    field.clear()
    field.send_keys("T50 forget")
    page.wait(lambda: page.all(".search .found .what")[0].text.startswith("T50 "), "the technique")
    assert page.text(".search .spoken") == f"{len(page.all('.search [role=option]'))} results"
    shot("search")
    field.send_keys(Keys.ENTER)
    page.wait(lambda: browser.current_url.endswith("/techniques#T50"), "the technique")


def test_a_search_that_finds_nothing_offers_where_to_begin(browser, server):
    page = visit(browser, server, "/")
    assert typed(page, "zzzz") == ["Quick fix: unit tests launch the real SceneDelegate", "Choosing a technique"]
    assert page.text(".search .none") == "No results for “zzzz”. Begin here:"
    assert page.text(".search .spoken") == "No results. 2 pages to begin with."


def test_the_search_needs_no_scripts(browser, server):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        for width in (390, 1280):
            set_size(browser, width, 800)
            browser.get(f"{server.origin}/techniques")
            page = Playground(browser)
            if width == 390:
                page.one(".top .search .open").click()
                field = page.one("#words")
            else:
                field = page.one(".top .search input")
            field.send_keys("black screen after tests", Keys.ENTER)
            page.wait(lambda: browser.current_url.endswith("/search?q=black+screen+after+tests"), "the results")
            assert page.one("#words").get_attribute("value") == "black screen after tests"
            assert page.text(".results li a") == "After a test run the app is black until it is deleted."
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_the_search_is_on_the_documentation_too(browser, server):
    page = visit(browser, server, "/docs/documentation/understudy/rules")
    page.wait(lambda: page.all("main p"), "the page's text")
    assert typed(page, "quick fix")[0].startswith("Quick fix")
    page.key(Keys.ENTER)
    page.wait(lambda: "quickfix" in browser.current_url, "the page")


def test_the_search_of_an_archive_that_is_served_alone_needs_no_server(browser, server):
    """The archive of the playground, without what the playground adds to it."""
    visit(browser, server, DOCC)
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/api/*", "*/site/*"]})
    try:
        browser.get("about:blank")
        page = visit(browser, server, "/docs/documentation/understudy/rules")
        assert page.all(".top .site") == []
        page.wait(lambda: page.all("main p"), "the page's text")
        assert typed(page, "black screen after tests")[0] == "After a test run the app is black until it is deleted."
        assert violations(browser, ".top") == []
        page.key(Keys.ENTER)
        page.wait(lambda: browser.current_url.endswith("/docs/documentation/understudy/questions/#Scenes-and-their-memory"),
                  "the page")
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})


def test_an_app_is_described_by_five_answers(browser, server, shot):
    page = visit(browser, server, "/find")
    first = lambda: page.text(".answer-card .id")
    assert first() == "T50" and page.all(".recommended")
    link = next(each for each in page.all("#questions a") if each.text == "No")
    link.click()
    page.wait(lambda: first() == "T43", "the other answer")
    assert browser.current_url.endswith("&private=no")
    assert browser.switch_to.active_element.text == "No"
    assert "--no-private-calls" in page.text("#answers .hint")
    browser.back()
    page.wait(lambda: first() == "T50", "the answer before")
    shot("find", whole=True)
    page.one(".answer-card .try a").click()
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert browser.current_url.endswith("/play/T50")


def test_the_techniques_are_searched_and_filtered(browser, server, shot):
    page = visit(browser, server, "/techniques")
    shown = lambda: [each.get_attribute("id") for each in page.all(".one") if each.is_displayed()]
    everything = shown()
    page.one("#techniques-search").send_keys("bundle identifier")
    page.wait(lambda: len(shown()) < 10, "fewer techniques")
    assert "T43" in shown()
    assert page.text("#techniques-count") == f"{len(shown())} of {len(everything)} techniques"
    page.one("#techniques-search").clear()
    page.one("#techniques-search").send_keys(" ")
    page.one("#only-whole").click()
    page.one("#no-private").click()
    kept = shown()
    assert 0 < len(kept) < 20 and "T50" not in kept
    assert page.one(f"#{kept[0]} .strip b").get_attribute("class") == "whole"
    shot("techniques-filtered")
    # The address can be handed on.
    browser.get(browser.current_url)
    assert shown() == kept


def test_a_tutorial_has_its_contents_beside_it_and_its_project(browser, server):
    page = visit(browser, server, "/tutorials/hackworth#Make-UIKit-ask-again".split("#")[0])
    link = next(each for each in page.all(".contents a") if each.text == "Make UIKit ask again")
    link.click()
    page.wait(lambda: link.get_attribute("aria-current"), "the mark")
    assert 0 <= link.rect["y"] - browser.execute_script("return scrollY") < 600
    assert any("Do you want to depend on it?" in each.text for each in page.all(".between"))
    assert page.all(".step a[href='/play/hackworth/launch-test'] code")
    address = page.one("a[download]").get_attribute("href")
    with urllib.request.urlopen(address) as answer:
        assert answer.headers["Content-Type"] == "application/zip" and answer.read(2) == b"PK"


def test_a_lesson_begins_with_what_stands_before_it_in_the_tutorial(browser, server):
    page = visit(browser, server, "/play/hackworth/flush")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert page.text(".lesson .text h3") == "Make UIKit ask again"
    page = visit(browser, server, "/play/hackworth/safe-flush")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    texts = [each.text for each in page.all(".lesson .text p")]
    assert texts[0].startswith("UIKit looked for the testing class,") and texts[1].startswith("The flush works.")
    assert page.all(".lesson .text a[href='/play/hackworth/launch-test']")
    # What stands after the last step of a section is read with that step.
    page = visit(browser, server, "/play/pirringer/connection-options")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert page.all(".lesson .text p")[-1].text.startswith("Look at the trace’s last lines, too:")


@pytest.mark.parametrize("old, new", [
    ("/play/hackworth", "/play/hackworth/view-controller"),
    ("/play/sanders/main-swift", "/play/sanders/scene-delegate"),
    ("/docs/documentation/understudy/claim-c62", "/docs/documentation/understudy/evidence-stored-by-tests/"),
    ("/rules", "/docs/documentation/understudy/rules/")])
def test_an_old_address_leads_on(server, old, new):
    with urllib.request.urlopen(server.origin + old) as answer:
        assert answer.status == 200 and answer.url.removeprefix(server.origin).split("#")[0] == new


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ["/", "/find", "/search?q=scene", "/techniques", "/tutorials/reid"])
def test_each_page_can_be_read_by_everyone(browser, server, shot, path, width, theme):
    set_size(browser, width, 800)
    set_media(browser, theme)
    page = visit(browser, server, path)
    if width == 360:
        page.one(".search .open").click()
    page.one(".search input").send_keys("scene")
    page.wait(lambda: page.all(".search [role=option]"), "what is found")
    assert violations(browser) == []
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    shot(f"site{path.replace('/', '-').replace('?', '-')}-{width}-{theme}")


def test_no_picture_of_docc_covers_code(browser, server):
    page = Playground(browser)
    browser.get(f"{server.origin}/docs/tutorials/understudy/hackworth/")
    page.wait(lambda: page.all(".code-preview .runtime-preview"), "a step's picture")
    covered = browser.execute_script("""
        return [...document.querySelectorAll('.code-preview')].filter((each) => {
          const picture = each.querySelector('.runtime-preview')?.getBoundingClientRect();
          return picture && picture.height && picture.top < each.firstElementChild.getBoundingClientRect().bottom - 1;
        }).length""")
    assert covered == 0


@pytest.mark.parametrize("path", ["/", "/tutorials/hackworth", "/techniques", "/play/T47", "/docs/documentation/understudy/quickfix/"])
def test_on_paper_the_text_is_whole_and_nothing_is_there_to_press(browser, server, path):
    page = visit(browser, server, path)
    set_media(browser, "dark")
    page.wait(lambda: page.all(".top .site a"), "the bar")
    page.wait(lambda: page.all("main h1, main h2"), "the text")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        shown = browser.execute_script("""
            const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 1;
            return [...document.querySelectorAll('.top nav a, .search, main .button, main button, .contents, .controls')].filter(shown)
              .map((each) => each.outerHTML.slice(0, 120))""")
        assert [each for each in shown if "tabnav" not in each and "docs-" not in each] == []
        # Paper does not scroll.
        cut = browser.execute_script("""
            return [...document.querySelectorAll('.lines, pre, .code-listing')].filter((each) => each.checkVisibility()
              && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible').map((each) => each.className)""")
        assert cut == []
        if not path.startswith("/docs"):
            assert browser.execute_script("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
