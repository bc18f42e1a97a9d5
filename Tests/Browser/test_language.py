"""What the toolchain's language server knows: completion, help for words, fixes."""

import re
import subprocess
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from accessibility import violations
from browser import set_media, set_size
from test_editor import module

APP = "Stage/AppDelegate.swift"
FILE = "StageTests/TestingAppDelegate.swift"
METHOD = "    func more(_ windowCounter: UIWindow) {\n        \n    }\n\n"


def options(page):
    return [each.text for each in page.all(".completions:not([hidden]) li .label")]


def active(page):
    """The item that the field says is chosen, if the list shows the same."""
    return page.browser.execute_script("""
        const field = document.querySelector('.code textarea');
        const chosen = document.getElementById(field.getAttribute('aria-activedescendant'));
        return chosen?.getAttribute('aria-selected') === 'true' ? chosen.querySelector('.label').textContent : null""")


def help_text(page):
    return page.text(".word-help:not([hidden])")


def ready(page):
    """Waits until the editor knows the language: the hint names its keys."""
    page.one(".code textarea").click()
    page.wait(lambda: "Space completes" in page.text("#editor-hint"), "the language to be loaded")
    # A click by the driver brings the middle of the code into sight.
    page.browser.execute_script("document.querySelector('.sheet-scroller').scrollTo(0, 0)")


def in_method(page):
    """Sets the caret into a method of its own, in the app's code."""
    page.show(APP)
    ready(page)
    page.type_before("    func application", METHOD)
    page.browser.execute_script("""
        const field = document.querySelector('.code textarea');
        const at = field.value.indexOf('UIWindow) {') + 'UIWindow) {\\n        '.length;
        field.setSelectionRange(at, at)""")


PLACES = [("", 0, (0, 0)), ("\n", 0, (0, 0)), ("a\nb", 2, (1, 0)), ("é😀\n😀x", 6, (1, 2)), ("a\n\nb", 2, (1, 0)), ("a\n", 2, (1, 0))]
WORDS = [("a b", 1, "a"), ("let é_1 = 2", 5, "é_1"), ("2x", 1, None), ("a + b", 3, None), ("", 0, None), ("😀name", 3, "name")]


def test_places_count_units_of_utf_16(page):
    for text, offset, (line, column) in PLACES:
        assert module(page.browser, "code-places.js", "const p = all.placeOf(args[0], args[1]); return [p.line, p.column, all.offsetOf(args[0], p)]",
                      text, offset) == [line, column, offset]
    for place in ({"line": 2, "column": 0}, {"line": 0, "column": 2}):
        assert module(page.browser, "code-places.js", "return all.offsetOf('a\\nb', args[0]) ?? null", place) is None
    for text, offset, word in WORDS:
        assert module(page.browser, "code-places.js", "const w = all.wordAt(args[0], args[1]); return w ? args[0].slice(w.from, w.to) : null",
                      text, offset) == word


def test_nothing_is_loaded_before_the_code_is_used(page, browser):
    loaded = "return performance.getEntriesByType('resource').map(e => e.name).filter(n => /language|completion|hover/.test(n))"
    assert browser.execute_script(loaded) == []
    page.show(APP)
    ready(page)
    assert len(browser.execute_script(loaded)) >= 3


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


ANSWERING = """
    const [items, delay] = arguments;
    const real = window.realFetch ??= window.fetch;
    window.asked = [];
    window.fetch = async (path, options) => {
      const kind = /^\\/api\\/language\\/(hover|completion)$/.exec(path)?.[1];
      if (!kind) return real(path, options);
      const { line, column } = JSON.parse(options.body);
      window.asked.push(`${line}:${column}`);
      await new Promise((done) => setTimeout(done, delay));
      options.signal.throwIfAborted();
      const all = items.map(([label, typed, applies]) => ({ label, detail: '', kind: 'variable', text: label, caret: label.length,
        applies, span: { start: { line, column: column - typed }, end: { line, column } } }));
      return new Response(JSON.stringify(kind === 'hover' ? { hover: { declaration: `at ${line}:${column}`, comment: '' } }
        : { completions: { items: all, isCut: false } }));
    }"""


def answering(page, items=(), delay=0):
    """Answers in the server's place: with items, each a name, the letters of it that are there, and if it can be written."""
    page.browser.execute_script(ANSWERING, items, delay)


def asked(page):
    return page.browser.execute_script("return window.asked")


def place(page, piece):
    """The line and the column of a piece of the code, as questions have them."""
    before = page.code[:page.code.index(piece)].split("\n")
    return f"{len(before) - 1}:{len(before[-1])}"


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


FIXES = [
    # The fix's message and place, the problems of the page, and those that the fix belongs to.
    (("Cannot find 'a' in scope; did you mean 'b'?", 0, 4), [(1, 5, "cannot find 'a' in scope")], [0]),
    (("Cannot find 'a' in scope", 0, 4), [(1, 5, "expected ','"), (1, 9, "cannot find 'a' in scope")], [1]),
    (("Other words", 0, 4), [(1, 5, "expected ','"), (1, 9, "cannot find 'a' in scope")], [0]),
    (("Same", 0, 4), [(1, 5, "same"), (1, 9, "same")], [0]),
    (("Same", 0, 4), [(2, 5, "same")], []),
    (("Other words", 0, 4), [(1, 9, "same")], []),
]


def test_a_fix_is_put_under_its_problem(page):
    for (message, line, column), problems, expected in FIXES:
        assert module(page.browser, "language.js",
                      "const [fix, problems] = args; return all.problemsOf(fix, problems).map((each) => problems.indexOf(each))",
                      {"message": message, "place": {"line": line, "column": column}},
                      [{"lineNumber": line, "column": column, "message": message} for line, column, message in problems]) == expected


def point_at(page, piece, inside=2):
    """Rests the pointer on a piece of the code."""
    box = page.browser.execute_async_script("""
        const [piece, inside, done] = arguments;
        import('/site/code-places.js').then(({ placeOf, boxOf }) => {
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
