"""What axe finds wrong with a page for people who use it in other ways than its makers."""

from importlib.resources import files

AXE = files("axe_core_python").joinpath("axe.min.js").read_text()
# The rules that look at colours: in another theme the others would find the same again.
OF_COLOURS = ["color-contrast", "link-in-text-block"]

# What fades in or out has colours that no reader sees for long. A frame may begin a fade, and an end another one.
RUN = """const [part, rules, done] = arguments;
const options = { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: rules }) };
const fades = () => document.getAnimations().filter(
  (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
const frame = () => new Promise(requestAnimationFrame);
const rest = async (frames = 3) => {
  if (frames === 0) return undefined;
  const found = fades();
  await Promise.allSettled([frame(), ...found.map((each) => each.finished)]);
  return rest(frames - 1);
};
rest().then(() => axe.run({ include: [[part]] }, options))
  .then((result) => done(result.violations), (error) => done([{ id: String(error), nodes: [{ html: part, failureSummary: '' }] }]))"""


def violations(browser, part="html", rules=None):
    """`part` is the first element of a selector, with what is in it; `rules` are all unless some are named."""
    if not browser.execute_script("return 'axe' in window"):
        browser.execute_script(AXE)
    found = browser.execute_async_script(RUN, part, rules)
    return [f"{each['id']}: {node['html'][:200]}: {node['failureSummary']}" for each in found for node in each["nodes"]]
