// The drawn device takes the actions that exist where a person would touch a real one. The same actions are buttons beside
// it, which a keyboard and a screen reader reach. Loaded when a run begins.

/** How far a pointer moves up before that is a swipe, in pixels. */
const swipe = 24;

/** The action of a gesture on a part of the screen: `icon`, `card` with its number, or `indicator`; undefined if it does nothing. */
export function actionOf({ part, card = 1, content, isPad = false, up = 0 }) {
  if (part === 'indicator') return content === 'home' ? undefined : up > 3 * swipe ? 'switcher' : 'home';
  if (part === 'icon') return 'activate';
  if (part !== 'card' || content !== 'switcher') return undefined;
  const action = up > swipe ? 'swipe' : isPad ? 'front' : 'activate';
  return card > 1 && action !== 'activate' ? `${action}=${card}` : action;
}

/** Follows the pointer on a device; `act` is called with an action. */
export function follow(device, act) {
  let start = null;
  device.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    start = { part: partOf(device, event), y: event.clientY };
    if (start.part) device.setPointerCapture(event.pointerId);
  });
  device.addEventListener('pointerup', (event) => {
    const { dataset } = device;
    const action = start?.part && 'may' in dataset && actionOf({
      ...start.part, content: dataset.screen, isPad: dataset.kind === 'ipad', up: start.y - event.clientY,
    });
    start = null;
    if (action) act(action);
  });
}

function partOf(device, { target, clientY }) {
  const box = device.getBoundingClientRect();
  // A finger is wider than the bar at the lower edge.
  if (clientY > box.bottom - box.height * 0.09) return { part: 'indicator' };
  if (target.closest('.icon')) return { part: 'icon' };
  const card = target.closest('.card');
  return card && { part: 'card', card: [...device.querySelectorAll('.card')].indexOf(card) + 1 };
}
