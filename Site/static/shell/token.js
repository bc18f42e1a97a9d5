// The token: it comes in the address's fragment or from another open tab of this origin, stays with this tab, and goes
// out as a header. Nothing of it is written to localStorage or a cookie.

const key = 'understudy.token';

/** Tokens that the server refused: another tab may still have one of them. */
const refused = new Set();
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(key) : null;

/** The token before the one of the address, which may be made up. */
let before = null;

const token = () => sessionStorage.getItem(key);

const isToken = (text) => /^[0-9a-f]{64}$/.test(text);

/** Takes the token out of the address, on every page: history and bookmarks do not get it. */
function receiveToken() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const given = parameters.get('token');
  if (given === null) return;
  parameters.delete('token');
  const rest = parameters.toString();
  history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
  if (!isToken(given)) return;
  refused.delete(given);
  if (token() !== given) before = token();
  take(given);
  tabs?.postMessage({ token: given });
}

function take(given) {
  sessionStorage.setItem(key, given);
  dispatchEvent(new Event('understudy:token'));
}

tabs?.addEventListener('message', ({ data }) => {
  const own = token();
  if (data === 'ask') {
    if (own) tabs.postMessage({ token: own });
  } else if (!own && isToken(data?.token) && !refused.has(data.token)) {
    take(data.token);
  }
});

receiveToken();
// A new address of a server that was started again differs in its fragment alone, which loads nothing.
addEventListener('hashchange', receiveToken);
if (!token()) tabs?.postMessage('ask');

export const hasToken = () => token() !== null;

/** Where an answer is from. */
export const origin = 'run here';

/** Forgets a token that the server refused, and asks the other tabs for the one of now; true if there is one at once. */
async function hasAnother(sent) {
  refused.add(sent);
  // There may be another since it was sent.
  if (token() === sent) {
    sessionStorage.removeItem(key);
    if (before && !refused.has(before)) take(before);
    else tabs?.postMessage('ask');
    before = null;
  }
  for (let waits = 0; waits < 5 && tabs && !hasToken(); waits += 1) await new Promise((resume) => setTimeout(resume, 40));
  return hasToken();
}

/** What a server refused, in its own words. */
export class Refusal extends Error {
  constructor(status, { what, cure, place } = {}) {
    super([place, what, cure].filter(Boolean).join(' ') || `The server answered with status ${status}.`);
    this.status = status;
  }
}

/** Asks the server; throws a Refusal if it refuses, a TypeError if it cannot be reached. */
export async function ask(method, path, body, signal) {
  const sent = token();
  const headers = { 'X-Understudy-Token': sent ?? '' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method, headers, signal, cache: 'no-store', body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response;
  if (response.status === 401 && await hasAnother(sent)) return ask(method, path, body, signal);
  const answer = await response.json().catch(() => ({}));
  throw new Refusal(response.status, answer.error);
}
