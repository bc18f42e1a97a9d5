// The stack that Swift's runtime prints when a process traps: folded, its frames by name.

import { make } from './dom.js';
import { named } from './phrases.js';

const frame = /^\d+\s+(\S.*?)\s+0x[0-9a-f]+ (.+?)(?: \+ \d+)?$/;

export class PrintedStack {
  #list = null;
  #row = null;
  #names = 0;
  #count = 0;

  /** The row of an event that belongs to a stack: a new one for its heading, the same for each frame; else nothing. */
  row(event, roles) {
    if (event.kind !== 'console' || event.lane !== 'Console') { this.#row = null; return undefined; }
    if (event.text === 'Current stack trace:') {
      this.#names = this.#count = 0;
      this.#list = make('div', { class: 'frames' });
      this.#row = make('li', { class: 'row console stack', 'data-seq': event.seq, 'data-lane': event.lane },
        make('details', {}, make('summary', { class: 'line', tabindex: '-1' }, make('span', { class: 'gutter', 'aria-hidden': 'true' }),
          make('span', { class: 'what' })), this.#list));
      this.#name();
      return this.#row;
    }
    const match = this.#row && frame.exec(event.text);
    if (!match) { this.#row = null; return undefined; }
    this.#count += 1;
    const [, image, name] = match;
    if (name !== '<unavailable>') {
      this.#names += 1;
      this.#list.append(make('p', {}, make('code', {}, ...named(name, roles)), make('span', { class: 'image' }, ` ${image}`)));
    }
    this.#name();
    return this.#row;
  }

  #name() {
    const unnamed = this.#count - this.#names;
    const text = `Stack: ${this.#names} ${this.#names === 1 ? 'call' : 'calls'}`
      + (unnamed > 0 ? `, and ${unnamed} without a name` : '');
    this.#row.querySelector('.what').textContent = text;
  }
}
