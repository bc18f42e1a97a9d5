// The changes that a link brings, as a reader sees them before anything runs.

import { make } from '../shell/dom.js';
import { changedLine } from '../editor/change-sheet.js';
import { compare } from '../editor/changes.js';

/** Opens the changes of a link's files, with the question; `allow` and `refuse` are called with the answer. */
export function sheet(files, editor, { allow, refuse }) {
  const { texts, originals } = editor;
  const replaced = files.map(([name]) => name).filter((name) => texts.get(name) !== originals.get(name));
  const list = make('div', { class: 'from-link-files', tabindex: '0', role: 'group', 'aria-label': 'Changes' },
    ...files.map(([name, text]) => diff(name, originals.get(name), text)));
  const dialog = make('dialog', { class: 'from-link-sheet', 'aria-labelledby': 'from-link-title' },
    make('div', { class: 'compared-head' }, make('h2', { id: 'from-link-title' }, 'Code from a link')),
    make('p', { class: 'from-link-words' },
      'These lines differ from the page’s own files. If you allow them, they go into the editor, and Test and Run build and run them on this machine.',
      replaced.length > 0 && ` Your own edits of ${replaced.join(' and ')} are replaced.`),
    list,
    make('div', { class: 'from-link-foot' },
      make('button', { type: 'button', onclick: refuse }, 'Leave it out'),
      make('button', { type: 'button', onclick: () => dialog.close() }, 'Decide later'),
      make('button', { type: 'button', class: 'main', id: 'allow-link', onclick: allow }, 'Allow this code')));
  document.body.append(dialog);
  dialog.showModal();
  // What is read first has the focus, not the button that runs it.
  list.focus();
  return dialog;
}

/** A file's changes, with some lines around them. */
function diff(name, before, after) {
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
