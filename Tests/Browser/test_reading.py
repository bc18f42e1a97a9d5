"""Without a token the page is for reading."""

import json
import urllib.request

import pytest

from playground import Playground


def test_without_a_token_the_page_reads_and_says_how_to_run(browser, server):
    page = Playground(browser).open(server.origin)
    assert page.sentence and page.rows()
    for button in ("test", "run", "stop"):
        assert not page.one(f"#{button}").is_enabled()
    page.wait(lambda: "the address that understudy printed" in page.notice, "the notice")
    # The address printed lets this tab in, though only its fragment is new.
    browser.get(server.url.replace("/#", "/play/hackworth/stored-configuration#"))
    page.wait(lambda: page.one("#test").is_enabled(), "the button")
    assert page.notice == ""


def test_the_token_leaves_the_address_at_once(page, server):
    assert page.browser.current_url == f"{server.origin}/play/hackworth/stored-configuration"
    assert server.token not in page.browser.page_source


@pytest.mark.parametrize("path", [
    "", "find", "tutorials", "techniques", "tutorials/hackworth", pytest.param("nowhere", marks=pytest.mark.expects_errors),
])
def test_the_token_leaves_the_address_of_every_page(browser, server, path):
    fragment = server.url.split("/#")[1]
    page = Playground(browser)
    browser.get("about:blank")
    browser.get(f"{server.origin}/{path}#{fragment}")
    page.wait(lambda: browser.current_url == f"{server.origin}/{path}", "the address without its token")
    # Going back and on again does not bring it back either: the entry of the history has changed.
    browser.back()
    page.wait(lambda: browser.current_url == "about:blank", "the page before")
    browser.forward()
    page.wait(lambda: browser.current_url == f"{server.origin}/{path}", "the page")
    # It is kept for the pages that run code.
    browser.get(f"{server.origin}/play")
    page.wait(lambda: page.one("#test").is_enabled(), "the button")


def test_nothing_runs_by_itself(browser, server):
    page = Playground(browser).play(server, "hackworth/stored-configuration?then=home,activate")
    assert page.kind == "Not run yet: Test, iPhone after a normal run, iOS 27, then home, activate"
    page.press("run")
    page.wait(lambda: [row for row in page.rows() if "You: Open activate" in row], "the actions of the link")


def test_every_step_opens(browser, server):
    page = Playground(browser).open(f"{server.origin}/play/hackworth/stored-configuration")
    steps = [link.get_attribute("href") for link in page.all(".menu a")]
    assert len(steps) >= 15
    for address in steps:
        browser.get(address)
        page.wait(lambda: page.all("[role=tab]"), "the files")
        assert page.text("#lesson-title")


def test_the_rule_of_each_line_is_said(page):
    for summary in page.all("#trace .phase[open] summary.line"):
        details = summary.find_element("xpath", "..")
        if details.get_attribute("open") is None:
            summary.click()
        parts = [part.get_attribute("textContent") for part in details.find_elements("css selector", ".rule p")]
        # An event that no rule caused has its line of code, or the pages on its API.
        if len(parts) == 1:
            assert "Declared at " in parts[0] or "Apple’s page" in parts[0]
            continue
        rule, source, _ = parts
        assert rule.endswith(".") and " " in rule
        assert source.startswith(("Documented by Apple: ", "Observed by developers: ", "Inferred: ", "A convention of Understudy: "))


def test_a_step_without_tests_is_run_not_tested(browser, server):
    page = Playground(browser)
    browser.get("about:blank")
    browser.get(f"{server.origin}/play/hackworth/view-controller#{server.url.split('#')[1]}")
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert not page.one("#test").is_enabled()
    assert "main" in page.one("#run").get_attribute("class").split()
    page.press("run")
    page.wait_for_end()
    assert page.facts["App delegate"] == "AppDelegate"
    assert "Stage shows ViewController, of production" in page.phone


def test_the_protections_of_the_machine_are_said(page, server):
    with urllib.request.urlopen(f"{server.origin}/api/status") as answer:
        protections = json.load(answer)["protections"]
    off = [each for each in protections if not each["on"]]
    count = f"{len(off)} of {len(protections)} off" if off else "all on"
    assert page.text("#protections summary") == f"Protections of this machine: {count}"
    page.one("#protections summary").click()
    said = [item.text for item in page.all("#protections li")]
    assert said == [f"{each['name']}: {'on' if each['on'] else 'off'}. {each['why']}".strip() for each in protections]
