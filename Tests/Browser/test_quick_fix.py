"""The way of a searcher: from a first page to the files that stop tests from launching the real delegates."""

import pytest

from browser import set_media, set_size
from playground import Playground
from server import ROOT

pytestmark = pytest.mark.usefixtures("documentation")

CATALOG = ROOT / "Sources/Catalog/QuickFix"
MOST_CLICKS, MOST_WORDS = 2, 200

# The visible words from the beginning of `root` up to `end`: the other tabs are in the page, and hidden.
WORDS_BEFORE = """const [root, end] = arguments, texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
let words = 0;
while (texts.nextNode()) {
  const text = texts.currentNode;
  if (!(text.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
  if (text.parentElement.checkVisibility()) words += text.data.split(/\\s+/).filter(Boolean).length;
}
return words"""

LISTING = "main .tab-container.active pre"

TABS = [
    ("Storyboard", "storyboard/MyApp/main.swift"), ("Window in code", "code/MyApp/main.swift"),
    ("SwiftUI", "swiftui/MyApp/Launcher.swift"), ("Own test host", "host/TestHost/HostAppDelegate.swift"),
]


class Way:
    """Counts clicks, and the words that are read between them."""

    def __init__(self, browser):
        self.browser, self.page, self.clicks, self.words = browser, Playground(browser), 0, 0

    def read_to(self, root, end):
        self.words += self.browser.execute_script(WORDS_BEFORE, self.page.one(root), end)

    def click(self, root, link):
        self.read_to(root, link)
        self.words += len(link.text.split())
        self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", link)
        link.click()
        self.clicks += 1

    def arrive(self, tab, file):
        """Reads the page up to the first listing of a tab."""
        self.page.wait(lambda: self.page.all("main .tabnav-link"), "the tabs")
        if tab != "Storyboard":
            link = next(link for link in self.page.all("main .tabnav-link") if link.text == tab)
            # The bar at the top covers what is scrolled to by the click itself.
            self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", link)
            link.click()
            self.clicks += 1
        expected = (CATALOG / file).read_text().split()
        self.page.wait(lambda: self.page.text(f"{LISTING} code").split() == expected, "the listing")
        # The tab before fades out.
        shown = lambda: [tab for tab in self.page.all("main .tab-container") if tab.is_displayed()]
        self.page.wait(lambda: len(shown()) == 1, "the one tab")
        self.read_to("main", self.page.one(LISTING))


@pytest.mark.parametrize("tab, file", TABS)
def test_from_the_first_page_of_the_site(browser, server, note, tab, file):
    browser.get(server.url)
    way = Way(browser)
    way.click("body", browser.find_element("link text", "Quick fix"))
    way.arrive(tab, file)
    note(f"the site's first page to the files, {tab}: {way.clicks} clicks, {way.words} words")
    assert way.clicks <= MOST_CLICKS and way.words <= MOST_WORDS


@pytest.mark.parametrize("tab, file", TABS)
def test_from_the_landing_page_of_the_documentation(browser, server, note, tab, file):
    browser.get(f"{server.origin}/docs/documentation/understudy/")
    way = Way(browser)
    way.page.wait(lambda: way.page.all("main p a[href*=quickfix]"), "the link")
    way.click("main", way.page.one("main p a[href*=quickfix]"))
    way.arrive(tab, file)
    note(f"the landing page to the files, {tab}: {way.clicks} clicks, {way.words} words")
    assert way.clicks <= MOST_CLICKS and way.words <= MOST_WORDS


def test_the_readme_begins_with_the_quick_fix(note):
    readme, link = (ROOT / "README.md").read_text(), "(Documentation.docc/Articles/QuickFix.md)"
    assert link in readme.split("\n\n")[1]
    article = (ROOT / "Documentation.docc/Articles/QuickFix.md").read_text()
    words = len(readme.split(link)[0].split()) + len(article.split("```swift")[0].split())
    note(f"the readme to the files: 1 click, {words} words")
    assert words <= MOST_WORDS


@pytest.mark.parametrize("name", ["quickfix", "choosingatechnique", "gettingstarted"])
@pytest.mark.parametrize("width, theme", [(1440, "light"), (1440, "dark"), (360, "light"), (360, "dark")])
def test_the_pages_fit(browser, server, shot, name, width, theme):
    page = Playground(browser)
    set_size(browser, width, 900)
    set_media(browser, theme)
    browser.get(f"{server.origin}/docs/documentation/understudy/{name}")
    page.wait(lambda: page.all("main p"), "the page's text")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    shot(f"{name}-{width}-{theme}", whole=True)
