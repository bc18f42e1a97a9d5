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


JAPANESE = {"macOS": {"Hiragino Sans", "Hiragino Mincho ProN"}, "Windows": {"Yu Gothic", "Yu Mincho", "BIZ UDGothic"},
            "Linux": {"Noto Sans CJK JP", "Noto Serif CJK JP", "Noto Sans Mono CJK JP"}}


def test_japanese_has_its_own_typefaces_on_each_system(browser, server):
    browser.get(server.origin + "/tutorials")
    for kind in ("sans", "serif", "mono"):
        stack = browser.execute_script(
            "return getComputedStyle(document.documentElement).getPropertyValue(`--${arguments[0]}`)", kind)
        families = [each.strip().strip('"') for each in stack.split(",")]
        # Behind those for Latin letters.
        assert all(len(names & set(families)) == 1 for names in JAPANESE.values()), kind
        assert min(families.index(name) for names in JAPANESE.values() for name in names & set(families)) >= 4


def test_a_line_with_japanese_is_as_tall_as_the_others(browser, server):
    # Whatever typeface draws it here, also none.
    page = Playground(browser).play(server, "hackworth/stored-configuration")
    page.type_before("import UIKit", '// \u65e5\u672c\u8a9e\u306e\u6ce8\u91c8\u3002\uff21 \uff71\n')
    heights = browser.execute_script(
        "return [...document.querySelectorAll('.paint .text-line')].slice(0, 3).map((each) => each.getBoundingClientRect().height)")
    assert max(heights) - min(heights) < 0.1
    field, paint = page.one(".code textarea"), page.one(".paint")
    assert field.get_property("scrollHeight") == paint.get_property("clientHeight")


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

