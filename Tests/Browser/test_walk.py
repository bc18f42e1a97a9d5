"""The walk that the page is for: see why production took the stage, and cure it with one edit."""

import time

import pytest

from playground import FORGET


@pytest.mark.clock
def test_first_visit_shows_why_and_one_edit_cures_it(page, shot):
    began = time.monotonic()

    # First visit: nothing was run, and the answer is there.
    assert page.kind == "Test, iPhone after a normal run, iOS 27, recorded"
    assert page.outcome == "production"
    assert "SceneDelegate" in page.sentence and "stored scene configuration" in page.sentence
    decision = page.one(".row.decision")
    assert decision.is_displayed()
    assert "does not ask the app delegate" in decision.text
    shot("walk-1-first-visit")

    # Is it true? Run it.
    page.test("afterRun")
    assert page.kind == "Test, iPhone after a normal run, iOS 27, run here"
    assert page.outcome == "production"
    assert page.facts["Scene delegates"] == "SceneDelegate"
    assert page.facts["Configuration requests"] == "0"
    assert page.facts["Tests"] == "2 ran, 1 failed"
    shot("walk-2-run")

    # The cure: make UIKit forget, before the first scene connects.
    page.show("StageTests/TestingAppDelegate.swift")
    page.type_into_line_of("return true", FORGET)
    page.test()
    assert page.outcome == "test"
    assert page.facts["Scene delegates"] == "TestingSceneDelegate"
    assert page.facts["Configuration requests"] == "1"
    assert page.facts["Tests"] == "2 ran, 0 failed"
    assert "“Tonight: the unit tests”" in page.phone
    shot("walk-3-cured")

    assert time.monotonic() - began < 60


def test_the_decision_is_found_from_the_verdict(page):
    page.one("#why").click()
    assert page.focused().tag_name == "summary"
    assert "stored" in page.focused().text
