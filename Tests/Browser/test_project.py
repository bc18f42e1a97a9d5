"""The reader's own project in the playground: edits stay in the page, and the project's files stay as they are."""

import hashlib
import shutil

import pytest

from playground import Playground
from server import ROOT, Server

DELEGATE = "StageTests/TestingAppDelegate.swift"
FLUSH = "application.perform(Selector"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A copy of the fixture, as if it were the reader's."""
    folder = tmp_path_factory.mktemp("own") / "Stage"
    shutil.copytree(ROOT / "Tests/Fixtures/Stage", folder)
    return folder


@pytest.fixture(scope="module")
def own(folder):
    server = Server(str(folder / "Stage.xcodeproj"))
    yield server
    server.stop()


@pytest.fixture
def project(browser, own):
    page = Playground(browser)
    browser.get("about:blank")
    browser.get(own.url)
    page.wait(lambda: page.all("[data-command]") and page.one("#test").is_enabled(), "the project")
    return page


def contents(folder):
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in folder.rglob("*") if file.is_file()}


def scenario(page, title):
    for button in page.all(".lesson .command"):
        if title in button.text:
            button.click()
            page.wait_for_end()
            return
    raise AssertionError(f"no scenario {title}")


def test_the_address_in_the_terminal_opens_the_project(project, own, shot):
    assert project.browser.current_url == f"{own.origin}/project"
    assert project.text("#lesson-title") == "Stage"
    assert [button.text.lstrip("▶ ") for button in project.all(".lesson .command")] == [
        "A normal run", "Tests on a fresh device", "Tests after a normal run", "A normal run after tests",
        "Tests on an iPad with two windows", "A normal run with the SDK of iOS 27", "Tests with the SDK of iOS 27"]
    assert project.code.lstrip().startswith("import UIKit")
    shot("project")


def test_its_scenarios_run_and_an_edit_changes_the_verdict_but_no_file(project, folder):
    before = contents(folder.parent)
    scenario(project, "Tests after a normal run")
    assert project.sentence.startswith("Only the understudies took the stage")
    project.show(DELEGATE)
    project.type_into_line_of(FLUSH, "            //")
    scenario(project, "Tests after a normal run")
    assert "SceneDelegate" in project.sentence and not project.sentence.startswith("Only")
    scenario(project, "Tests on a fresh device")
    assert project.sentence.startswith("Only the understudies took the stage")
    assert contents(folder.parent) == before


def test_what_is_mistyped_is_left_out_and_marked(project):
    project.show(DELEGATE)
    project.type_into_line_of("return true", "        nonsense()\n")
    scenario(project, "Tests on a fresh device")
    assert any("left out: cannot find 'nonsense' in scope" in problem.text for problem in project.all("#problems li")) \
        or "left out" in project.text("#problems")


@pytest.mark.expects_errors
def test_a_run_is_of_the_files_that_the_page_shows(project, folder):
    file = folder / "StageTests/TestingSceneDelegate.swift"
    text = file.read_text()
    try:
        file.write_text(text + "\n// changed outside\n")
        # The page of now knows the files of then, and is run with them.
        scenario(project, "Tests on a fresh device")
        assert project.sentence.startswith("Only the understudies took the stage")
        project.browser.refresh()
        project.wait(lambda: project.all("[role=tab]"), "the project")
        project.show("StageTests/TestingSceneDelegate.swift")
        assert "changed outside" in project.code
        # A project that cannot be read any more is said with the way on.
        (folder / "Stage.xcodeproj/project.pbxproj").rename(folder / "away")
        project.browser.refresh()
        project.wait(lambda: "project.pbxproj" in project.text("#project"), "the reason")
    finally:
        if (folder / "away").exists():
            (folder / "away").rename(folder / "Stage.xcodeproj/project.pbxproj")
        file.write_text(text)


@pytest.mark.expects_errors
def test_a_page_goes_on_after_a_restart_of_the_server(project, own, folder):
    before = project.code
    own.restart()
    project.wait(lambda: project.one("#test").is_enabled(), "the button")
    scenario(project, "Tests on a fresh device")
    assert project.sentence.startswith("Only the understudies took the stage"), project.notice
    assert project.code == before and project.notice == ""


def test_a_scheme_that_is_longer_than_a_request_runs_and_what_is_too_long_is_said(browser, tmp_path):
    folder = tmp_path / "Stage"
    shutil.copytree(ROOT / "Tests/Fixtures/Stage", folder)
    schemes = folder / "Stage.xcodeproj/xcshareddata/xcschemes"
    schemes.mkdir(parents=True, exist_ok=True)
    arguments = "".join(
        f'<CommandLineArgument argument="-long{number}={"x" * 1500}" isEnabled="YES"/>' for number in range(60))
    (schemes / "Stage.xcscheme").write_text(
        '<?xml version="1.0" encoding="UTF-8"?><Scheme version="1.7"><TestAction shouldUseLaunchSchemeArgsEnv="YES"/>'
        f"<LaunchAction><CommandLineArguments>{arguments}</CommandLineArguments></LaunchAction></Scheme>")
    server = Server(str(folder / "Stage.xcodeproj"))
    try:
        browser.get("about:blank")
        browser.get(server.url)
        page = Playground(browser)
        page.wait(lambda: page.all("[data-command]") and page.one("#test").is_enabled(), "the project")
        assert page.one("#controls [name=argument]").get_property("value").count("-long") == 60
        page.test("fresh")
        assert page.sentence.startswith("Only the understudies took the stage"), page.notice
        page.press("stop")
        page.choose("afterRun")
        page.wait(lambda: page.stale, "the other launch")
        browser.execute_script("""
            const field = document.querySelector('#controls [name=argument]');
            field.value += '\\n-more';
            field.dispatchEvent(new Event('input', { bubbles: true }));""")
        page.wait(lambda: "too long to send" in page.text("#argument-problem"), "the reason")
        assert page.one("#controls [name=argument]").get_attribute("aria-invalid") == "true"
    finally:
        browser.get("about:blank")
        server.stop()


def test_without_the_token_no_source_is_shown(browser, own):
    page = Playground(browser)
    browser.get("about:blank")
    browser.get(f"{own.origin}/project")
    page.wait(lambda: "the address that understudy printed" in page.text("#project"), "the way in")
    assert "UIResponder" not in browser.page_source
    # The other pages are as ever.
    page.open(own.url.replace("/project#", "/play#"))
    assert page.rows()


def test_a_file_that_changed_outside_costs_no_edit_of_another_and_its_own_is_told(project, folder):
    changed, mine = "StageTests/TestingSceneDelegate.swift", DELEGATE
    text = (folder / changed).read_text()
    for file in (mine, changed):
        project.show(file)
        project.type_before("import UIKit", "// typed\n")
    try:
        (folder / changed).write_text(text + "\n// changed outside\n")
        project.browser.refresh()
        project.wait(lambda: project.all("[role=tab]"), "the project")
        project.show(mine)
        assert project.code.startswith("// typed\nimport UIKit")
        project.show(changed)
        assert "// typed" not in project.code and "changed outside" in project.code
        told = [notice.text for notice in project.all(".notice") if changed in notice.text]
        assert told and mine not in told[0]
        # What was typed there can be read and copied.
        project.one(".lost-edits summary").click()
        assert project.text(".lost-edits pre").startswith("// typed\nimport UIKit")
        project.browser.execute_cdp_cmd("Browser.grantPermissions", {
            "origin": project.browser.current_url.rsplit("/", 1)[0], "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        project.one(".lost-edits button").click()
        project.wait(lambda: project.text(".lost-edits button") == "Copied", "the copy")
        assert project.browser.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0], arguments[0])").startswith("// typed\nimport UIKit")
        # It is said once: from here on, the edits that are kept are of the files as they are.
        project.type_before("import UIKit", "// again\n")
        project.browser.refresh()
        project.wait(lambda: project.all("[role=tab]"), "the project")
        project.show(changed)
        assert project.code.startswith("// again\n") and changed not in " ".join(each.text for each in project.all(".notice"))
        project.show(mine)
        assert project.code.startswith("// typed\nimport UIKit")
    finally:
        (folder / changed).write_text(text)
