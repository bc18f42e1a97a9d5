"""Chromium, headless: windows of any width, in either theme."""

import base64

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

OPTIONS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]


def open_browser(hosts=()):
    """`hosts` are rules that lead a name and port elsewhere: `MAP one.example 127.0.0.1`."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for option in [*OPTIONS, f"--host-resolver-rules={','.join(hosts)}"]:
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    browser.set_script_timeout(60)
    return browser


def set_size(browser, width, height):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def set_media(browser, theme="light", motion="no-preference"):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": theme}, {"name": "prefers-reduced-motion", "value": motion}]})


def screenshot(browser, path, whole=False):
    """A picture of the window; `whole` of all that can be scrolled to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if whole:
        # A window as tall as the page: what was never near the window is not painted.
        width, height = browser.execute_script("return [innerWidth, document.documentElement.scrollHeight]")
        set_size(browser, width, height)
    picture = browser.execute_cdp_cmd("Page.captureScreenshot", {})
    path.write_bytes(base64.b64decode(picture["data"]))
