// The words for what a verdict is of, and the mark of one that is of something else than what is chosen now.

import { byId } from './dom.js';
import { haveSameCode } from './run-history.js';

export class VerdictLabel {
  #of = null;

  /** Whether a verdict is shown. */
  get isOfARun() { return this.#of !== null; }

  /** Takes what a verdict is of: its title, and the controls and files as they were; and where it is from. */
  name(of, origin) {
    this.#of = of;
    this.originate(origin);
  }

  /** Says where the verdict is from. */
  originate(origin) { byId('kind').textContent = `${this.#of.title}, ${origin}`; }

  /** Compares with what is chosen now; answers with words that are new, and with none where nothing changed. */
  age(now, button) {
    if (!this.#of) return '';
    const changed = [this.#of.controls !== now.controls && 'controls', !haveSameCode(this.#of, now) && 'files'].filter(Boolean);
    const text = changed.length === 0 ? ''
      : `The ${changed.join(' and the ')} changed after this run. Press ${button} for a new verdict.`;
    const place = byId('stale');
    if (text === place.textContent) return '';
    place.textContent = text;
    place.hidden = text === '';
    byId('verdict').classList.toggle('is-stale', text !== '');
    return text;
  }
}
