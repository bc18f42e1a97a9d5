// The changes that a link brings, as a reader sees them before anything runs.

import { make } from './dom.js';
import { changedLine, compare } from './changes.js';

/** A file's changes, with some lines around them. */
export function diff(name, before, after) {
  const lines = compare(before, after);
  const near = new Set();
  lines.forEach(({ kind }, index) => { if (kind !== 'kept') for (let place = index - 3; place <= index + 3; place += 1) near.add(place); });
  const shown = [];
  lines.forEach((line, index) => {
    if (near.has(index)) shown.push(changedLine(line, visible));
    else if (near.has(index - 1)) shown.push(make('div', { class: 'gap' }, '…'));
  });
  return make('section', {}, make('h3', {}, name), make('pre', {}, ...(shown.length > 0 ? shown : ['No line differs.'])));
}

/** Characters that would hide or turn what stands around them are shown by their numbers. */
const visible = (text) => text.replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
  (character) => `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
