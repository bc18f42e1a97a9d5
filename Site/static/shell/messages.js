// The short texts that the page says in its own places.

import { byId } from './dom.js';

export const say = (id, text) => { byId(id).textContent = text; };

/** Says something to those who do not see the page; nothing is said twice. */
export function announce(text) {
  if (byId('announcement').textContent !== text) say('announcement', text);
}

/** Something that the reader should know or do; an empty text takes it away. */
export function notice(text) {
  say('notice', text);
  byId('notice').hidden = text === '';
}
