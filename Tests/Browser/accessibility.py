"""What axe finds wrong with a page for people who use it in other ways than its makers."""

from importlib.resources import files

AXE = files("axe_core_python").joinpath("axe.min.js").read_text()


def violations(browser):
    browser.execute_script(AXE)
    found = browser.execute_async_script(
        "const done = arguments[arguments.length - 1]; axe.run(document).then(r => done(r.violations))")
    return [f"{each['id']}: {node['html'][:200]}: {node['failureSummary']}" for each in found for node in each["nodes"]]
