"""Completion: the list of names, its keys, and where a choice is written."""

import re
import time

from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media
from language import active, answering, asked, in_method, options


def test_a_name_is_completed_with_keys_and_taken_back(page, browser, shot):
    in_method(page)
    page.key("windowCounter")
    page.key(".")
    page.wait(lambda: options(page), "the list behind a dot", 60)
    code = page.code
    # Nothing is chosen, so Enter and Tab are what they always are.
    assert active(page) is None and "makeKeyAndVisible()" in options(page)
    assert re.fullmatch(r"\d+( or more)? completions", page.text(".sheet-box .spoken"))
    page.key("makeKeyA")
    page.wait(lambda: options(page)[:1] == ["makeKeyAndVisible()"], "the list to follow")
    page.key(Keys.ARROW_DOWN)
    assert active(page) == "makeKeyAndVisible()"
    for theme in ("light", "dark"):
        set_media(browser, theme)
        assert violations(browser) == []
        shot(f"completion-{theme}")
    page.key(Keys.ENTER)
    assert "windowCounter.makeKeyAndVisible()\n" in page.code and options(page) == []
    assert browser.execute_script("return document.activeElement.selectionStart") == page.code.index("AndVisible()\n    }") + 12
    page.chord(Keys.CONTROL, "z")
    assert "windowCounter.makeKeyA\n" in page.code
    page.chord(Keys.CONTROL, "z")
    assert page.code in (code, code.replace("windowCounter.", "windowCounter"), code.replace("windowCounter.", ""))


def test_the_list_opens_by_a_key_and_closes_without_a_trap(page):
    in_method(page)
    page.key("windowCo")
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: active(page) == "windowCounter", "the list", 60)
    before = page.code
    page.key(Keys.ESCAPE)
    assert options(page) == [] and page.code == before
    assert page.one(".code textarea") == page.focused()
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: active(page) == "windowCounter", "the list")
    page.key(Keys.TAB)
    assert "windowCounter\n" in page.code and page.one(".code textarea") == page.focused()
    page.key(Keys.TAB)
    assert page.one(".code textarea") != page.focused()


def test_without_a_choice_enter_and_tab_are_themselves(page):
    in_method(page)
    page.key("windowCounter.")
    page.wait(lambda: options(page), "the list", 60)
    page.key(Keys.ENTER)
    assert "windowCounter.\n        \n" in page.code and options(page) == []
    page.key("windowCounter.")
    page.wait(lambda: options(page), "the list")
    page.key(Keys.TAB)
    assert options(page) == [] and page.one(".code textarea") != page.focused()


def test_a_name_is_completed_with_the_mouse(page):
    in_method(page)
    page.key("windowCounter.")
    page.wait(lambda: "isHidden" in options(page), "the list", 60)
    next(each for each in page.all(".completions li") if each.text.startswith("v\nisHidden") or "isHidden" in each.text.split()).click()
    assert "windowCounter.isHidden\n" in page.code
    assert page.one(".code textarea") == page.focused()


def test_a_gap_for_an_argument_gets_the_caret(page):
    in_method(page)
    page.key("windowCounter.addSubv")
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: active(page) and active(page).startswith("addSubview("), "the list", 60)
    page.key(Keys.ENTER, "x")
    assert "windowCounter.addSubview(x)\n" in page.code


def test_letters_of_several_units_and_what_is_typed_meanwhile(page):
    in_method(page)
    page.browser.execute_cdp_cmd("Input.insertText", {"text": 'let é = "😀"; print(é); windowCounter'})
    page.key(".")
    page.wait(lambda: options(page), "the list", 60)
    page.key("isHi", Keys.ARROW_DOWN, Keys.ENTER)
    assert 'let é = "😀"; print(é); windowCounter.isHidden\n' in page.code
    # An answer that comes to another text is dropped.
    answering(page, [["isHidden", 0, True]], delay=600)
    page.key("; windowCounter.")
    page.wait(lambda: asked(page), "the question")
    page.key(Keys.BACKSPACE)
    time.sleep(1)
    assert options(page) == []


def test_nothing_is_written_elsewhere_than_at_the_word(page):
    for key in (Keys.END, Keys.HOME, "a"):
        page.browser.refresh()
        in_method(page)
        page.key("windowCo")
        answering(page, [["windowCounter", 8, True]])
        page.chord(Keys.CONTROL, " ")
        page.wait(lambda: active(page) == "windowCounter", "the list")
        before = page.code
        page.chord(Keys.CONTROL, key)
        page.wait(lambda: options(page) == [], "the list to close")
        assert page.code == before
        page.key(Keys.ENTER)
        assert "windowCounter\n" not in page.code
        assert key == "a" or before.strip() in page.code


def test_nothing_is_written_over_what_undo_took_away(page):
    in_method(page)
    page.key("windowCo")
    answering(page, [["windowCounter", 8, True]])
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: active(page) == "windowCounter", "the list")
    page.chord(Keys.CONTROL, "z")
    assert "windowCo\n" not in page.code
    page.key(Keys.ENTER)
    assert "windowCounter\n" not in page.code and options(page) == []


def test_what_cannot_be_written_holds_no_key(page):
    in_method(page)
    page.key("windowCo")
    answering(page, [["windowCounter", 8, False]])
    for choice in ([], [Keys.ARROW_DOWN]):
        page.one(".code textarea").click()
        page.type_before("\n    }\n\n    func application", "")
        page.chord(Keys.CONTROL, " ")
        page.wait(lambda: options(page), "the list")
        assert active(page) is None
        page.key(*choice)
        assert active(page) == ("windowCounter" if choice else None)
        before = page.code
        page.key(Keys.TAB)
        assert page.code == before and options(page) == []
        assert page.one(".code textarea") != page.focused()
    # The first that can be written is chosen.
    answering(page, [["windowCounter", 8, False], ["windowCount", 8, True]])
    page.type_before("\n    }\n\n    func application", "")
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: active(page) == "windowCount", "the list")


def test_the_list_behind_a_dot_comes_also_while_the_name_is_typed(page):
    in_method(page)
    answering(page, [["isHidden", 3, True]], delay=300)
    page.key("windowCounter.isH")
    page.wait(lambda: options(page) == ["isHidden"], "the list")
    assert active(page) is None
    page.key(Keys.ESCAPE)
    answering(page, [["isHidden", 3, True]], delay=300)
    page.key(" + windowCounter. ")
    time.sleep(0.6)
    assert options(page) == [] and asked(page) == []


def test_escape_gives_up_a_question(page):
    in_method(page)
    page.key("windowCo")
    answering(page, [["windowCounter", 8, True]], delay=2000)
    page.chord(Keys.CONTROL, " ")
    page.wait(lambda: page.text(".editor-status") == "Asking…", "the word that it takes time")
    assert page.announcement == "Asking…"
    page.key(Keys.ESCAPE)
    page.wait(lambda: page.text(".editor-status") == "", "the end of the question")
    time.sleep(1.5)
    assert options(page) == [] and page.one(".code textarea") == page.focused()
