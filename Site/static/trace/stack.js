// The stack that Swift's runtime prints when a process traps: folded, its frames by name or, without one, by the image they are in.

import { make } from '../shell/dom.js';
import { named } from '../words/phrases.js';

const calls = (count) => `${count} ${count === 1 ? 'call' : 'calls'}`;
const frame = /^\d+\s+(\S.*?)\s+0x[0-9a-f]+ (.+?)(?: \+ \d+)?$/;

export class PrintedStack {
  #list = null;
  #row = null;
  #names = 0;
  #count = 0;
  /** The calls without a name that came last, one after the other in one image. */
  #nameless = null;

  /** The row of an event that belongs to a stack: a new one for its heading, the same for each frame; else nothing. */
  row(event, roles) {
    if (event.kind !== 'console' || event.lane !== 'Console') { this.#row = null; return undefined; }
    if (event.text === 'Current stack trace:') {
      this.#names = this.#count = 0;
      this.#nameless = null;
      this.#list = make('div', { class: 'frames' });
      this.#row = make('li', { class: 'row console stack', 'data-seq': event.seq, 'data-lane': event.lane },
        make('details', {}, make('summary', { class: 'line' }, make('span', { class: 'gutter', 'aria-hidden': 'true' }),
          make('span', { class: 'what' })), this.#list));
      this.#name();
      return this.#row;
    }
    const match = this.#row && frame.exec(event.text);
    if (!match) { this.#row = null; return undefined; }
    this.#count += 1;
    const [, image, name] = match;
    if (name === '<unavailable>') {
      this.#add(image);
    } else {
      this.#names += 1;
      this.#nameless = null;
      this.#list.append(make('p', {}, make('code', {}, ...named(name, roles)), make('span', { class: 'image' }, ` ${image}`)));
    }
    this.#name();
    return this.#row;
  }

  #add(image) {
    if (this.#nameless?.image !== image) {
      this.#nameless = { image, count: 0, line: make('p', { class: 'image' }) };
      this.#list.append(this.#nameless.line);
    }
    this.#nameless.count += 1;
    this.#nameless.line.textContent = `${calls(this.#nameless.count)} without a name in ${image}`;
  }

  #name() {
    const unnamed = this.#count - this.#names;
    const text = `Stack: ${calls(this.#count)}${unnamed > 0 ? `, ${unnamed} without a name` : ''}`;
    this.#row.querySelector('.what').textContent = text;
  }
}
