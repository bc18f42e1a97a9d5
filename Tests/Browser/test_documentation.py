"""DocC's own pages, as the playground serves them."""

from playground import Playground


def test_the_steps_of_docc_lead_to_the_playground(browser, server):
    page = Playground(browser)
    browser.get(f"{server.origin}/docs/tutorials/understudy/hackworth/")
    page.wait(lambda: page.all(".step .understudy a"), "the steps' links")
    links = [link.get_attribute("href") for link in page.all(".step .understudy a")]
    assert links == [f"{server.origin}/play/hackworth/{number}" for number in range(1, len(page.all(".step")) + 1)]
    plain = page.all(".hero .understudy a")
    assert [link.get_attribute("href") for link in plain] == [f"{server.origin}/tutorials/hackworth"]
    browser.get(links[15])
    page.wait(lambda: page.all("[role=tab]"), "the files")
    assert page.text("#lesson-title")


def test_the_documentation_link_leads_somewhere(browser, server):
    page = Playground(browser).open(server.origin)
    address = browser.find_element("link text", "Documentation").get_attribute("href")
    browser.get(address)
    page.wait(lambda: browser.find_elements("css selector", "h1"), "the page's heading")
    assert browser.find_element("css selector", "h1").text == "Understudy"
