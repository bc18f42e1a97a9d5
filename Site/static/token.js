// The start token: it comes in the address's fragment, stays with this tab, and goes out as a header.

const key = 'understudy.token';

/** Takes the token out of the address, on every page: history and bookmarks do not get it. */
function receiveToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return;
  sessionStorage.setItem(key, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}

receiveToken();
// A new address of a server that was started again differs in its fragment alone, which loads nothing.
addEventListener('hashchange', receiveToken);

export const hasToken = () => sessionStorage.getItem(key) !== null;

export const forgetToken = () => sessionStorage.removeItem(key);

/** What a server refused, in its own words. */
export class Refusal extends Error {
  constructor(status, { what, cure, place } = {}) {
    super([place, what, cure].filter(Boolean).join(' ') || `The server answered with status ${status}.`);
    this.status = status;
  }
}

/** Asks the server; throws a Refusal where it refuses, a TypeError where it cannot be reached. */
export async function ask(method, path, body, signal) {
  const headers = { 'X-Understudy-Token': sessionStorage.getItem(key) ?? '' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method, headers, signal, cache: 'no-store', body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  throw new Refusal(response.status, answer.error);
}
