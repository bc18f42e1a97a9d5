"""The playground's page, in the words of someone who uses it."""

import re

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

FORGET = """        for session in application.openSessions {
            application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
        }
"""


class Playground:
    def __init__(self, browser):
        self.browser = browser

    def open(self, url):
        """Opens a lesson: the one that an address names, or the trap of Hackworth's tutorial on the server that it names."""
        url = re.sub(r"^(https?://[^/#]+)/?(#|$)", r"\1/play/hackworth/stored-configuration\2", url)
        # Two addresses that differ in their fragment alone are one page to a browser.
        self.browser.get("about:blank")
        self.browser.get(url)
        self.wait(lambda: self.rows(), "the recorded trace")
        return self

    def play(self, server, path):
        """Opens a step or a technique, which may have no recorded trace."""
        self.browser.get("about:blank")
        self.browser.get(f"{server.origin}/play/{path}#{server.url.split('#')[1]}")
        self.wait(lambda: self.all("[role=tab]"), "the files")
        return self

    def wait(self, condition, what, seconds=30):
        # What the page replaces while it is read is read once more.
        return WebDriverWait(self.browser, seconds, 0.05, [StaleElementReferenceException]).until(
            lambda _: condition(), f"waited in vain for {what}; progress: {self.progress!r}, notice: {self.notice!r}")

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.browser.execute_script("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    # What the page says

    @property
    def sentence(self): return self.text("#sentence")

    @property
    def progress(self): return self.text("#progress")

    @property
    def notice(self):
        """What the status line says of trouble, and what other parts of the page have to say."""
        return " ".join(filter(None, [self.text("#trouble"), self.text("#notice")]))

    @property
    def kind(self): return self.text("#kind")

    @property
    def stale(self): return self.text("#stale")

    @property
    def outcome(self): return self.one("#verdict").get_attribute("data-outcome") or ""

    @property
    def facts(self):
        return dict(self.browser.execute_script(
            "return [...document.querySelectorAll('#facts div')].map(d => [d.children[0].textContent, d.children[1].textContent])"))

    @property
    def announcement(self): return self.text("#announcement")

    @property
    def phone(self): return self.one("#phone").get_attribute("aria-label")

    def rows(self):
        return self.browser.execute_script(
            "return [...document.querySelectorAll('#trace li')].map(r => r.querySelector('.what').textContent)")

    def printed(self):
        """The lines that the app printed, over all launches."""
        return self.browser.execute_script(
            "return [...document.querySelectorAll('#trace .row.console:not(.log) samp')].map(r => r.textContent)")

    def problems(self):
        return self.browser.execute_script(
            "return [...document.querySelectorAll('#problems li')].map(r => r.textContent.trim())")

    # What a reader does

    def choose(self, scenario): Select(self.one("#scenario")).select_by_value(scenario)

    def press(self, name): self.one(f"#{name}").click()

    def device(self, action):
        self.pane("device")
        self.click(f"[data-action={action}]")

    def click(self, selector):
        """Clicks in the middle of the window: on a phone, the lower edge has buttons of its own."""
        element = self.one(selector)
        self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
        element.click()

    def test(self, scenario=None):
        """Tests, and waits until the verdict is there."""
        if scenario:
            self.choose(scenario)
        self.press("test")
        self.wait_for_end()

    def wait_for_end(self):
        # The announcement is emptied when a run begins and filled when it has come to something.
        self.wait(lambda: self.announcement, "the announcement")

    def pane(self, name):
        """Shows a pane of the page, if the window is so narrow that it shows one at a time."""
        button = self.one(f"#panes [data-pane={name}]")
        if button.is_displayed():
            button.click()

    def show(self, file):
        self.pane("code")
        self.one(f"[role=tab][title='{file}']").click()

    @property
    def code(self): return self.one(".code textarea").get_property("value")

    def type_before(self, place, text):
        """Sets the caret before a piece of the code and types."""
        field = self.one(".code textarea")
        field.click()
        found = self.browser.execute_script(
            "const [field, place] = arguments; const at = field.value.indexOf(place);"
            "if (at >= 0) field.setSelectionRange(at, at); return at", field, place)
        assert found >= 0, f"{place!r} is not in {self.code!r}"
        self.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    def type_into_line_of(self, place, text):
        """Puts lines of code above the line in which a piece of the code stands."""
        line = next(line for line in self.code.split("\n") if place in line)
        self.type_before(line, text)

    def key(self, *keys):
        chain = ActionChains(self.browser)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def chord(self, modifier, key):
        ActionChains(self.browser).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def focused(self):
        return self.browser.switch_to.active_element

    def tab_to(self, selector, limit=80):
        """Presses Tab until an element has the focus, as somebody without a mouse would."""
        wanted = self.one(selector)
        for _ in range(limit):
            self.key(Keys.TAB)
            if self.focused() == wanted:
                return
        raise AssertionError(f"{selector} is not reached with the Tab key")

    # What goes slowly

    def hold(self, path):
        """Holds the server's answers back, to requests whose method and address match; `release` lets them come."""
        self.browser.execute_script("""
            const [path, fetch] = [new RegExp(arguments[0]), window.fetch];
            window.held = window.come = 0;
            const isOver = new Promise((resume) => { window.release = () => { window.fetch = fetch; resume(); }; });
            window.fetch = async (...request) => {
              const answer = fetch(...request);
              if (!path.test(`${request[1]?.method ?? 'GET'} ${request[0]}`)) return answer;
              window.held += 1;
              answer.then((held) => held.clone().text()).then(() => { window.come += 1; }, () => {});
              await isOver;
              return answer;
            };""", path)

    def held(self): return self.browser.execute_script("return window.held")

    def come(self):
        """How many of the held answers have come, to their ends."""
        return self.browser.execute_script("return window.come")

    def release(self): self.browser.execute_script("window.release()")
