// The page on paper: code as text, for a field shows only what fits into it, and the whole trace.

import { byId, make } from '../shell/dom.js';

/** Makes the parts that only paper has, before a print, and takes them away after it. */
export function preparePrints(editor, trace) {
  let opened = [];
  addEventListener('beforeprint', () => {
    trace.flush();
    byId('paper-code')?.remove();
    byId('files').after(make('div', { id: 'paper-code', class: 'paper-code' }, ...listings(editor)));
    opened = [...document.querySelectorAll('#trace .phase:not([open])')];
    for (const phase of opened) phase.open = true;
  });
  addEventListener('afterprint', () => {
    byId('paper-code')?.remove();
    for (const phase of opened) phase.open = false;
    opened = [];
  });
}

/** The open file, those that the step changes, and those that the reader edited. */
function listings(editor) {
  const shown = editor.files.filter((file) => file === editor.current || file.changed || file.text !== file.original);
  return shown.map(({ name, text, original }) => make('figure', { class: 'paper-file' },
    make('figcaption', {}, name, text === original ? '' : ', with edits'), make('pre', {}, make('code', {}, text))));
}
