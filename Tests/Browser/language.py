"""The code that the language server is asked about, and what the page shows of its answers."""

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
