"""What the toolchain's language server knows besides names: help for words, and fixes."""

import subprocess
import time

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from language import APP, FILE, answering, asked, help_text, in_method, options, place, ready


def test_nothing_is_loaded_before_the_code_is_used(page, browser):
    loaded = "return performance.getEntriesByType('resource').map(e => e.name).filter(n => /language|completion|hover/.test(n))"
    assert browser.execute_script(loaded) == []
    page.show(APP)
    ready(page)
    assert len(browser.execute_script(loaded)) >= 3


def test_the_next_word_is_explained_when_the_pointer_goes_on(page):
    page.show(FILE)
    ready(page)
    answering(page)
    for word in ("UIResponder", "UISceneConfiguration", "UIResponder"):
        point_at(page, word)
        page.wait(lambda: help_text(page) == f"at {place(page, word)}", f"the help for {word}", 5)


def test_no_help_opens_for_a_word_that_the_pointer_left(page):
    page.show(FILE)
    ready(page)
    answering(page, delay=800)
    point_at(page, "UIResponder")
    page.wait(lambda: asked(page), "the question")
    point_at(page, " UIResponder", inside=0)
    time.sleep(1.2)
    assert help_text(page) == ""


def point_at(page, piece, inside=2):
    """Rests the pointer on a piece of the code."""
    box = page.browser.execute_async_script("""
        const [piece, inside, done] = arguments;
        import('/site/editor/code-places.js').then(({ placeOf, boxOf }) => {
          const field = document.querySelector('.code textarea');
          const { left, top, bottom } = boxOf(field, placeOf(field.value, field.value.indexOf(piece) + inside), 1);
          done([left + 2, (top + bottom) / 2]); })""", piece, inside)
    page.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": box[0], "y": box[1]})
    return box


def test_a_word_is_explained_where_the_pointer_rests(page, browser, shot):
    page.show(FILE)
    ready(page)
    point_at(page, "UIResponder")
    page.wait(lambda: "class UIResponder" in help_text(page), "the help", 60)
    assert "An object that can respond to events" in help_text(page)
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert violations(browser) == []
        shot(f"word-help-{theme}")
    # It stays while the pointer is on it, and goes by Escape without the pointer or the focus being moved.
    box = page.one(".word-help").rect
    browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": box["x"] + 20, "y": box["y"] + 10})
    time.sleep(0.6)
    assert help_text(page)
    page.key(Keys.ESCAPE)
    assert help_text(page) == "" and page.one(".code textarea") == page.focused()
    point_at(page, "UISceneConfiguration")
    page.wait(lambda: "class UISceneConfiguration" in help_text(page), "the help")
    browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 5, "y": 5})
    page.wait(lambda: help_text(page) == "", "the help to go")


def test_a_word_is_explained_by_a_key(page):
    page.show(FILE)
    ready(page)
    page.type_before("UIResponder", "")
    ActionChains(page.browser).key_down(Keys.CONTROL).key_down(Keys.SHIFT).send_keys(" ").key_up(Keys.SHIFT).key_up(Keys.CONTROL).perform()
    page.wait(lambda: "class UIResponder" in help_text(page), "the help", 60)
    spoken = page.browser.execute_script("return [...document.querySelectorAll('.sheet-box .spoken')].map(e => e.textContent).join('')")
    assert "class UIResponder" in spoken
    # Tab leads into it, Escape back to the code.
    page.key(Keys.TAB)
    assert page.focused() == page.one(".word-help")
    page.key(Keys.ESCAPE)
    assert help_text(page) == "" and page.focused() == page.one(".code textarea")


def test_help_is_shown_as_text(page):
    page.show(APP)
    ready(page)
    page.type_before("class AppDelegate", '/// <img src=x onerror="document.title = 1"> **bold**\nstruct Marked {}\n')
    page.type_before("Marked", "")
    ActionChains(page.browser).key_down(Keys.CONTROL).key_down(Keys.SHIFT).send_keys(" ").key_up(Keys.SHIFT).key_up(Keys.CONTROL).perform()
    page.wait(lambda: "struct Marked" in help_text(page), "the help", 60)
    assert '<img src=x onerror="document.title = 1"> **bold**' in help_text(page)
    assert page.all(".word-help img") == []


def test_a_fix_is_applied_and_taken_back(page, browser, shot):
    in_method(page)
    browser.execute_cdp_cmd("Input.insertText", {"text": "var count = 1; print(count, windowCountr)"})
    wrong = page.code
    page.wait(lambda: page.all("#problems button:not(:first-child)"), "the fix", 60)
    fix = next(each for each in page.all("#problems button") if each.text == "Apply: Replace 'windowCountr' with 'windowCounter'")
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert violations(browser) == []
        shot(f"fix-{theme}")
    fix.click()
    assert "print(count, windowCounter)" in page.code and page.focused() == page.one(".code textarea")
    page.chord(Keys.CONTROL, "z")
    assert page.code == wrong
    page.chord(Keys.CONTROL, "y")
    # What is left is a warning, with a fix of its own.
    page.wait(lambda: any("never mutated" in each for each in page.problems()), "the build", 60)
    page.wait(lambda: any(each.text == "Apply: Replace 'var' with 'let'" for each in page.all("#problems button")), "its fix", 60)


def test_the_menu_does_the_same_by_touch(page, browser):
    set_size(browser, 360, 800)
    in_method(page)
    browser.execute_script("document.querySelector('.sheet-scroller').scrollTo(0, 0)")
    page.one(".edit-menu summary").click()
    page.wait(lambda: page.all("[data-item=complete]"), "the menu's items")
    page.one("[data-item=complete]").click()
    page.wait(lambda: options(page), "the list", 60)
    box = page.one(".completions").rect
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert violations(browser) == []
    assert page.browser.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    page.key(Keys.ESCAPE)
    page.show("Stage/Info.plist")
    page.one(".edit-menu summary").click()
    assert not page.one("[data-item=complete]").is_enabled() and not page.one("[data-item=explain]").is_enabled()


def test_without_the_program_the_menu_says_why(page, browser):
    browser.execute_script("""
        const real = window.fetch;
        window.fetch = (path, ...rest) => path === '/api/status'
          ? Promise.resolve(new Response(JSON.stringify({ languageAbsence: 'There is no sourcekit-lsp.' }))) : real(path, ...rest)""")
    page.show(APP)
    page.one(".code textarea").click()
    page.one(".edit-menu summary").click()
    page.wait(lambda: page.all(".edit-menu .absence"), "the reason")
    assert page.text(".edit-menu .absence") == "No completion and no help for words: There is no sourcekit-lsp."
    assert page.all("[data-item=complete]") == [] and "completes" not in page.text("#editor-hint")


def memory(server):
    """The megabytes that each language server of a playground has."""
    rows = [line.split(None, 3) for line in subprocess.run(
        ["ps", "-eo", "pid=,ppid=,rss=,args=", "-ww"], capture_output=True, text=True).stdout.splitlines()]
    ours = {str(server.process.pid)}
    for _ in rows:
        more = {pid for pid, parent, *_ in rows if parent in ours} - ours
        if not more:
            break
        ours |= more
    return [int(size) // 1024 for pid, _, size, words in rows if pid in ours and words.split()[0].endswith("/sourcekit-lsp")]


@pytest.mark.clock
def test_how_soon_the_answers_are_there(page, server, browser, note):
    page.show(FILE)
    ready(page)
    measure = """
        const [kind, line, column, done] = arguments; const began = performance.now();
        fetch(`/api/language/${kind}`, { method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Understudy-Token': sessionStorage.getItem('understudy.token') },
          body: JSON.stringify({ step: document.getElementById('stage').dataset.step, kind: 'test',
            file: 'StageTests/TestingAppDelegate.swift', line, column }) })
          .then((answer) => answer.json()).then((answer) => done([performance.now() - began, JSON.stringify(answer)]))"""
    times = [browser.execute_async_script(measure, "hover", 3, 30)[0] for _ in range(6)]
    lists = [browser.execute_async_script(measure, "completion", 9, 8)[0] for _ in range(6)]
    note(f"hover: first {times[0]:.0f} ms, then {sorted(times[1:])[2]:.0f} ms; completion: first {lists[0]:.0f} ms, "
         f"then {sorted(lists[1:])[2]:.0f} ms; servers: {memory(server)} MB")
    assert sorted(times[1:])[2] < 1000 and sorted(lists[1:])[2] < 2000
    assert 1 <= len(memory(server)) <= 2
