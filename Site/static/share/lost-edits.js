// The reader's edits of files that are others by now: they are not run, and stay where they can be read and copied.

import { byId, make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';

/** Says which edits are left out, with each text on demand. `lost` has the texts by the files' names. */
export function offerLost(lost) {
  const words = `Your edits of ${[...lost.keys()].join(', ')} are left out: the text under them changed.`;
  // In its own place: a run that is followed again empties the other.
  byId('notice').before(make('div', { class: 'notice lost-edits' },
    make('p', {}, `${words} Copy what you need: after your next edit and a reload it is gone.`),
    ...[...lost].map(([name, text]) => {
      const details = make('details', {}, make('summary', {}, name), make('pre', { tabindex: '0' }, make('code', {}, text)));
      return make('div', { class: 'lost-edit' }, details, copying(name, text, details));
    })));
  announce(words);
}

/** The button that copies a file as the reader edited it. */
function copying(name, text, details) {
  return make('button', {
    type: 'button', class: 'quiet', 'aria-label': `Copy your ${name}`,
    async onclick(event) {
      try {
        await navigator.clipboard.writeText(text);
        event.target.textContent = 'Copied';
        announce('Copied');
      } catch {
        // A browser may not let a page copy: then the text is there to be selected.
        details.open = true;
        announce('The browser does not let this page copy. Select the text beside the button instead.');
      }
    },
  }, 'Copy');
}
