"""Two runs side by side: the record and mine, before and after an edit, any of the last ten."""

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import set_media, set_size
from playground import FORGET, Playground
from test_workbench import FILE

CURE = "return true"


def lines(page, kind=".cell"):
    return page.browser.execute_script(
        "return [...document.querySelectorAll('.compared-lines ' + arguments[0])].map(e => e.textContent)", kind)


def opened(page):
    page.press("compare")
    page.wait(lambda: lines(page), "the comparison")


def test_before_and_after_an_edit(page, shot):
    page.test("afterRun")
    assert page.outcome == "production"
    page.show(FILE)
    page.type_into_line_of(CURE, FORGET)
    page.test("afterRun")
    assert page.outcome == "test"
    # Which the page says at once, with the way to what changed.
    assert "You cured it" in page.text(".cured")
    page.one(".cured button").click()
    page.wait(lambda: lines(page), "the comparison")
    verdicts = page.browser.execute_script(
        "return [...document.querySelectorAll('.compared-verdict')].map(e => [e.dataset.outcome, e.textContent])")
    assert [outcome for outcome, _ in verdicts] == ["production", "test"]
    assert verdicts[1][1] == f"{page.sentence} This run is still on."
    message = page.text(".compared-message")
    assert "lines differ" in message and "code differs" in message
    # The first difference is marked, and in view.
    first = page.one(".compared-lines .first")
    assert first.is_displayed() and "First difference" in first.text
    box, view = first.rect, page.one(".compared-lines").rect
    assert view["y"] <= box["y"] + box["height"] and box["y"] <= view["y"] + view["height"]
    assert lines(page, ".cell.left") and lines(page, ".cell.right")
    # What is the same is there on demand.
    count = len(lines(page))
    page.click(".compared-lines .skipped button")
    assert len(lines(page)) > count
    shot("compare-1440")
    page.key(Keys.ESCAPE)
    assert not page.one("dialog.compared").is_displayed()
    # A third run with the same code is no cure.
    page.test("afterRun")
    assert not page.one(".cured").is_displayed()


def test_the_record_against_mine_and_runs_that_are_kept(page, server):
    assert not page.one("#compare").is_enabled()
    page.test()
    opened(page)
    left, right = (Select(each) for each in page.all("dialog.compared select"))
    assert left.first_selected_option.text.startswith("Recorded: ") and right.first_selected_option.text.startswith("Run 1: ")
    page.key(Keys.ESCAPE)
    page.test()
    # Loaded anew, the tab still has both; the run is followed again and takes its own place.
    page.browser.refresh()
    page.wait(lambda: page.rows(), "the page")
    page.wait(lambda: page.one("#compare").is_enabled(), "the runs")
    page.wait_for_end()
    opened(page)
    assert [option.text.split(":")[0] for option in Select(page.all("dialog.compared select")[0]).options] == ["Recorded", "Run 1", "Run 2"]
    # The same run twice is the same.
    Select(page.all("dialog.compared select")[0]).select_by_value(page.all("dialog.compared select")[1].get_attribute("value"))
    page.wait(lambda: "The same happened in both" in page.text(".compared-message"), "the same")
    assert page.all(".compared-lines .first") == []


def test_the_end_that_a_run_has_not_reached_is_no_difference(page):
    page.test()
    opened(page)
    assert page.text(".compared-message").startswith("The same happened in both so far: ")
    assert page.all(".compared-lines .first") == [] and not page.one(".compared-note button").is_displayed()
    verdicts = [verdict.text for verdict in page.all(".compared-verdict")]
    assert [text.endswith(" This run is still on.") for text in verdicts] == [False, True]
    # The lines that only the other one has are there all the same.
    assert len(lines(page, ".cell.left")) == 1 and "The run ended" in lines(page, ".cell.left")[0]
    page.key(Keys.ESCAPE)
    page.press("stop")
    page.wait(lambda: not page.one("#stop").is_enabled(), "the end")
    page.press("compare")
    page.wait(lambda: not any("still on" in verdict.text for verdict in page.all(".compared-verdict")), "the run's end")
    page.wait(lambda: lines(page) and " so far" not in page.text(".compared-message"), "the comparison")


def test_of_twelve_runs_the_last_ten_are_kept(page):
    for _ in range(12):
        page.test("fresh")
    opened(page)
    names = [option.text.split(":")[0] for option in Select(page.all("dialog.compared select")[0]).options]
    assert names == ["Recorded"] + [f"Run {number}" for number in range(3, 13)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone(browser, server, shot, theme):
    set_media(browser, theme)
    set_size(browser, 360, 740)
    page = Playground(browser).open(server.url)
    page.test()
    page.pane("trace")
    page.click("#compare")
    page.wait(lambda: lines(page), "the comparison")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    shot(f"compare-360-{theme}")


@pytest.mark.expects_errors
def test_a_start_that_is_refused_leaves_no_run_that_seems_to_be_on(page):
    page.test("fresh")
    page.browser.execute_script("""
        const { fetch } = window;
        window.fetch = (path, options) => path === '/api/runs' && options?.method === 'POST'
          ? Promise.resolve(new Response('{"error":{"what":"Too many runs wait."}}', { status: 503 })) : fetch(path, options);""")
    page.press("test")
    page.wait(lambda: page.notice == "Too many runs wait.", "the refusal")
    assert not page.one("#stop").is_enabled()
    assert not page.one("[data-action=home]").is_enabled()
    page.press("compare")
    page.wait(lambda: page.all(".compared-verdict"), "the comparison")
    assert "still on" not in page.text("dialog.compared")
