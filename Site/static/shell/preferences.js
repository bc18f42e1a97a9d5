// The settings of the page, kept by the browser for the next visit: no code, and no token.

const name = (key) => `understudy.preference:${key}`;

/** The value that was kept; `usual` if there is none. */
export function preference(key, usual) {
  try {
    return JSON.parse(localStorage.getItem(name(key))) ?? usual;
  } catch {
    return usual;
  }
}

export function keepPreference(key, value) {
  try {
    localStorage.setItem(name(key), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it is for this visit.
  }
}
