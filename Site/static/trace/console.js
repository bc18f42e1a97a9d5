// The lines that the app prints, alone, as in a terminal.

import { make } from '../shell/dom.js';

/** The lines of a list: a browser skips whole lists that are out of sight. */
const linesAList = 200;

const phases = { run: 'A normal run', test: 'The tests' };

export class Console {
  #host;
  #list;
  #phase = null;

  constructor(host) {
    this.#host = host;
    this.clear();
  }

  clear() {
    this.#phase = null;
    this.#list = null;
    this.#host.replaceChildren(make('p', { class: 'hint' }, 'The app printed nothing.'));
  }

  /** Adds the lines among those that were drawn. */
  take(batch) {
    const { scrollTop, scrollHeight, clientHeight } = this.#host;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 4;
    const lines = [];
    for (const { phase, event } of batch) {
      if (phase) this.#phase = phase;
      if (event?.kind !== 'console' || event.lane !== 'Console') continue;
      if (this.#phase) lines.push(make('li', { class: 'of-launch' }, phases[this.#phase]));
      this.#phase = null;
      lines.push(make('li', {}, make('samp', {}, event.text)));
    }
    if (lines.length === 0) return;
    for (const line of lines) {
      if (!this.#list || this.#list.childElementCount === linesAList) {
        this.#list = make('ol', { class: 'console-lines' });
        this.#host.append(this.#list);
      }
      this.#list.append(line);
      this.#list.style.setProperty('--lines', this.#list.childElementCount);
    }
    this.#host.firstElementChild.hidden = true;
    if (isAtEnd) this.#host.scrollTop = this.#host.scrollHeight;
  }

  /** Goes to the end: a panel that was not in sight did not scroll. */
  set isShown(isShown) { if (isShown) this.#host.scrollTop = this.#host.scrollHeight; }
}
