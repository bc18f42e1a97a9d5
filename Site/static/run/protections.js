// The protections of the machine that runs the reader's code.

import { byId, make } from '../shell/dom.js';

/** Shows the protections of a run in place of those that the page came with. */
export function showProtections(list) {
  byId('protections').querySelector('ul').replaceChildren(...list.map(({ name, on, why }) =>
    make('li', {}, `${name}: `, make('strong', { class: on ? '' : 'off' }, on ? 'on' : 'off'), `. ${why ?? ''}`)));
  countProtections();
}

/** A protection that is off is said where you don't have to open anything. */
export function countProtections() {
  const off = byId('protections').querySelectorAll('.off').length;
  const all = byId('protections').querySelectorAll('li').length;
  byId('protections').querySelector('summary').textContent =
    off === 0 ? 'Protections of this machine: all on' : `Protections of this machine: ${off} of ${all} off`;
}
