"""Taking a step along and handing it on; and a link's code, which runs only when its reader allowed it."""

import base64
import io
import json
import zipfile
import zlib

import pytest
from selenium.webdriver.common.keys import Keys

from browser import set_media, set_size
from playground import Playground
from test_workbench import FILE

STEP = "hackworth/stored-configuration"


def packed(value):
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(squeezer.compress(text) + squeezer.flush()).decode().rstrip("=")


@pytest.fixture
def clipboard(browser, server):
    """A browser that lets the page write to the clipboard and read what is there."""
    browser.execute_cdp_cmd("Browser.grantPermissions", {
        "origin": server.origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    yield lambda: browser.execute_async_script("navigator.clipboard.readText().then(arguments[0])")


def step_of(page): return page.one("#stage").get_attribute("data-step")


def arrive(page, server, fragment):
    """Opens a link in a tab that has the token."""
    page.browser.execute_script("location.hash = arguments[0]", f"edits={fragment}")
    page.wait(lambda: page.browser.execute_script("return location.hash") == "", "the link to be taken")


def share(page, name):
    if page.one("#share").get_attribute("open") is None:
        page.one("#share summary").click()
    page.press(name)


def test_a_project_of_what_is_on_the_screen(page, server):
    page.show(FILE)
    page.type_before("import UIKit", "// mine\n")
    # The zip as the page gets it: the browser's own download has no place here.
    page.browser.execute_script(
        "window.taken = null; const create = URL.createObjectURL; URL.createObjectURL = (blob) => { window.taken = blob; return create(blob); };")
    share(page, "share-project")
    page.wait(lambda: "is downloaded" in page.text("#share-done"), "the zip")
    data = page.browser.execute_async_script(
        "const done = arguments[0]; window.taken.arrayBuffer().then(b => done(btoa(String.fromCharCode(...new Uint8Array(b)))))")
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(data)))
    assert archive.testzip() is None
    names = archive.namelist()
    folder = step_of(page).replace("/", "-")
    assert f"{folder}/Stage.xcodeproj/project.pbxproj" in names and all(name.startswith(f"{folder}/") for name in names)
    assert archive.read(f"{folder}/{FILE}").decode().startswith("// mine\n")
    assert "with changes made there" in archive.read(f"{folder}/README.md").decode()


def test_copies(page, clipboard):
    page.click("#copy-commands")
    page.wait(lambda: clipboard().startswith("understudy "), "the commands")
    page.show(FILE)
    share(page, "share-file")
    page.wait(lambda: clipboard() == page.code, "the file")


def test_a_link_with_edits_is_not_led_away_to_the_lesson_before(page, server, clipboard):
    page.browser.get(f"{server.origin}/play/hackworth/first-test")
    page.wait(lambda: page.one("#test").is_enabled(), "the first lesson")
    page.type_before("import", "// mine\n")
    share(page, "share-link")
    page.wait(lambda: "#edits=" in clipboard(), "the link")
    fragment = clipboard().split("#edits=")[1]
    page.play(server, "launch/app-delegate")
    page.browser.get("about:blank")
    page.browser.get(f"{server.origin}/play#edits={fragment}")
    page.wait(lambda: page.all(".from-link-sheet[open]"), "the sheet")
    assert step_of(page) == "hackworth/first-test"


def test_a_link_with_edits_comes_back_as_a_diff(page, server, clipboard, shot):
    page.show(FILE)
    page.type_before("import UIKit", "// mine & <b>yours</b>\n")
    share(page, "share-link")
    page.wait(lambda: "#edits=" in clipboard(), "the link")
    link = clipboard()
    assert "token" not in link
    page.browser.execute_script("localStorage.clear()")
    page.browser.refresh()
    page.wait(lambda: page.rows(), "the page")
    page.show(FILE)
    assert "// mine" not in page.code
    arrive(page, server, link.split("#edits=")[1])
    page.wait(lambda: page.one(".from-link-sheet").is_displayed(), "the sheet")
    added = page.browser.execute_script("return [...document.querySelectorAll('.from-link-files .added')].map(e => e.lastChild.textContent.replace(/\\n$/, ''))")
    assert added == ["// mine & <b>yours</b>"]
    assert page.all(".from-link-files b") == []
    shot("from-link")
    # Nothing runs and nothing is in the editor until it is allowed.
    page.key(Keys.ESCAPE)
    assert "// mine" not in page.code
    assert not page.one("#test").is_enabled() and not page.one("#run").is_enabled()
    assert page.one(".from-link").is_displayed()
    assert not any(button.is_enabled() for button in page.all(".lesson [data-command]"))
    page.one(".code textarea").click()
    page.chord(Keys.CONTROL, Keys.ENTER)
    assert page.one("#stop").is_enabled() is False
    page.one(".from-link button").click()
    page.wait(lambda: page.all(".from-link-sheet[open]"), "the sheet")
    page.press("allow-link")
    assert page.code.startswith("// mine & <b>yours</b>\n") and page.one("#test").is_enabled()
    page.test("fresh")
    assert page.outcome == "test"
    # Allowed once, the same code needs no second word in this tab.
    arrive(page, server, link.split("#edits=")[1])
    page.wait(lambda: page.one("#test").is_enabled(), "the allowance")
    assert not page.all("dialog[open]")


def test_code_of_a_link_can_be_left_out(page, server):
    text = page.code
    arrive(page, server, packed({"version": 1, "step": step_of(page), "files": [[FILE, "evil()\n"]]}))
    page.wait(lambda: page.all("dialog[open]"), "the sheet")
    page.browser.find_element("xpath", "//dialog//button[text()='Leave it out']").click()
    assert page.code == text and page.one("#test").is_enabled() and not page.one(".from-link").is_displayed()


def hostile(step):
    good = {"version": 1, "step": step, "files": [[FILE, "x"]]}
    return {
        "not base64": "***",
        "not compressed": base64.urlsafe_b64encode(b"hello there").decode().rstrip("="),
        "empty": "",
        "a bomb": packed(b"[" + b" " * 50_000_000 + b"]"),
        "too long": "A" * 40_000,
        "not JSON": packed(b"<script>alert(1)</script>"),
        "not UTF-8": packed(b"\xff\xfe"),
        "another version": packed({**good, "version": 2}),
        "another step": packed({**good, "step": "basics/1"}),
        "no files": packed({**good, "files": []}),
        "unknown file": packed({**good, "files": [["../../etc/passwd", "x"]]}),
        "prototype": packed({**good, "files": [["__proto__", "x"]]}),
        "a number for a text": packed({**good, "files": [[FILE, 7]]}),
        "twice": packed({**good, "files": [[FILE, "x"], [FILE, "y"]]}),
        "null": packed(b"null"),
    }


def test_hostile_links_are_refused_with_a_reason(page, server):
    text = page.code
    for what, fragment in hostile(step_of(page)).items():
        page.browser.execute_script("document.querySelector('.from-link').textContent = ''")
        arrive(page, server, fragment)
        page.wait(lambda: "The page has its own files." in page.text(".from-link"), what)
        assert not page.all("dialog[open]"), what
        assert page.one("#test").is_enabled() and page.code == text, what
    assert page.all(".from-link script, .from-link b") == []


def test_what_is_said_of_a_damaged_link_outlasts_a_run_that_is_shown_again(page, server):
    page.test()
    lesson = step_of(page)
    page.browser.get("about:blank")
    page.browser.get(f"{server.origin}/play/{lesson}#edits=AAAA")
    page.wait(lambda: page.kind.endswith(", run here"), "the run")
    page.wait_for_end()
    assert page.one(".from-link").is_displayed() and "The page has its own files." in page.text(".from-link")
    page.one(".from-link button").click()
    assert not page.one(".from-link").is_displayed()


def test_a_link_that_is_decided_later_is_asked_about_after_a_reload(page, server):
    arrive(page, server, packed({"version": 1, "step": step_of(page), "files": [[FILE, "// theirs\n"]]}))
    page.wait(lambda: page.all("dialog[open]"), "the sheet")
    page.browser.find_element("xpath", "//dialog//button[text()='Decide later']").click()
    page.browser.refresh()
    page.wait(lambda: page.all("dialog[open]"), "the sheet again")
    assert not page.one("#test").is_enabled()
    page.press("allow-link")
    assert page.code == "// theirs\n" and page.one("#test").is_enabled()
    page.browser.refresh()
    page.wait(lambda: page.rows() and page.one("#test").is_enabled(), "the page")
    assert not page.all("dialog[open]") and not page.one(".from-link").is_displayed()


def test_characters_that_hide_are_shown(page, server):
    arrive(page, server, packed({"version": 1, "step": step_of(page), "files": [[FILE, "let a = 1 // \u202e harmless\n"]]}))
    page.wait(lambda: page.all("dialog[open]"), "the sheet")
    assert "⟨U+202E⟩" in page.text(".from-link-files")
    page.browser.find_element("xpath", "//dialog//button[text()='Leave it out']").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone(browser, server, shot, theme):
    set_media(browser, theme)
    set_size(browser, 360, 740)
    page = Playground(browser).open(server.url)
    arrive(page, server, packed({"version": 1, "step": step_of(page), "files": [[FILE, "import UIKit\n"]]}))
    page.wait(lambda: page.all("dialog[open]"), "the sheet")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    shot(f"from-link-360-{theme}")


def test_a_copy_in_quick_succession_gives_the_button_its_name_again(page, clipboard):
    page.click("#copy-commands")
    page.wait(lambda: page.text("#copy-commands") == "Copied", "the word")
    page.click("#copy-commands")
    page.wait(lambda: page.text("#copy-commands") == "Copy", "the name", 5)
    page.browser.execute_async_script("setTimeout(arguments[0], 2200)")
    assert page.text("#copy-commands") == "Copy"
