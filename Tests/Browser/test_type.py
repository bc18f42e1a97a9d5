"""The site's own typefaces: there, light, and under their licences."""

import urllib.request

import pytest

from playground import Playground

MOST = 60_000

# Which families drew the text of an element, as the browser says.
def families(browser, selector):
    tree = browser.execute_cdp_cmd("DOM.getDocument", {})["root"]["nodeId"]
    browser.execute_cdp_cmd("CSS.enable", {})
    node = browser.execute_cdp_cmd("DOM.querySelector", {"nodeId": tree, "selector": selector})["nodeId"]
    fonts = browser.execute_cdp_cmd("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"].split(" ")[0]: font["isCustomFont"] for font in fonts}


@pytest.mark.parametrize("path", ["/", "/techniques", "/tutorials/hackworth"])
def test_titles_and_text_have_the_typefaces_of_the_site(browser, server, path):
    page = Playground(browser)
    browser.get(server.origin + path)
    page.wait(lambda: browser.execute_script("return document.fonts.status") == "loaded", "the typefaces")
    assert families(browser, "h1") == {"Newsreader": True}
    assert families(browser, "nav.site a") == {"Inter": True}


def test_the_typefaces_are_light_and_have_their_licences(server):
    size = 0
    for name in ("inter", "newsreader"):
        with urllib.request.urlopen(f"{server.origin}/site/type/{name}.woff2") as answer:
            assert answer.headers["Content-Type"] == "font/woff2"
            size += len(answer.read())
    assert size < MOST
    for name in ("Inter", "Newsreader"):
        with urllib.request.urlopen(f"{server.origin}/site/type/LICENSE-{name}") as answer:
            assert b"SIL Open Font License, Version 1.1" in answer.read()

