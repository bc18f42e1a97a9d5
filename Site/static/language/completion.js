// The list of what could be written at the caret. It opens by Ctrl+Space, and behind a dot; behind a dot nothing in it
// is chosen until an arrow key is pressed, so that Enter and Tab do what they always do.

import { make } from '../shell/dom.js';
import { boxOf, offsetOf, placeOf, putAt } from '../editor/code-places.js';

/** How long after a dot, and after a letter, the server is asked. */
const pauses = { dot: 150, letter: 80 };
const marks = { function: 'ƒ', variable: 'v', type: 'T', keyword: 'k', value: '•' };
const lowered = 'cannot be written here: the compiler reads this line in another form';

export class Completion {
  #code;
  #host;
  #ask;
  #stop;
  #opened;
  // It can be focused since it scrolls; but Tab closes it before it gets there.
  #list = make('ul', { id: 'completions', class: 'completions', role: 'listbox', 'aria-label': 'Completions', tabindex: '0', hidden: true });
  #status = make('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' });
  #timer;
  /** The items as they came, the offset where what they complete begins, and whether there are more. */
  #all = [];
  #from = 0;
  #isCut = false;
  #shown = [];
  #active = -1;
  /** The text and the caret that the list is about. */
  #text = '';
  #caret = 0;
  /** Counts the questions: an answer to an earlier one is dropped. */
  #count = 0;
  /** What is asked now; undefined if nothing is. */
  #asking;
  /** The offset behind a dot whose list did not come yet: what is typed meanwhile asks again. */
  #dot;

  constructor({ code, host, ask, stop, opened }) {
    this.#code = code;
    this.#host = host;
    this.#ask = ask;
    this.#stop = stop;
    this.#opened = opened;
    host.append(this.#list, this.#status);
    // The code keeps the focus, also while the list is scrolled or pressed.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const item = this.#shown[[...this.#list.children].indexOf(target.closest('[role=option]'))];
      if (item) this.#accept(item);
    });
    // The caret moves in many ways; what is typed is in the list's memory by the time that this looks.
    document.addEventListener('selectionchange', () => {
      if (this.isOpen) setTimeout(() => { if (this.isOpen && !this.#isCurrent) this.close(); });
    });
    code.field.setAttribute('aria-autocomplete', 'list');
    code.field.setAttribute('aria-haspopup', 'listbox');
  }

  get isOpen() { return !this.#list.hidden; }

  /** Whether the text and the caret are those that the list is about. */
  get #isCurrent() {
    const [start, end] = this.#code.selection;
    return start === end && start === this.#caret && this.#code.text === this.#text;
  }

  /** Opens the list at the caret. */
  ask() {
    this.#code.field.focus({ preventScroll: true });
    // What was typed just before would ask once more, and its answer has no line that is chosen.
    clearTimeout(this.#timer);
    this.#find({ isWanted: true });
  }

  /** The text was changed by the reader. */
  typed({ data, inputType }) {
    clearTimeout(this.#timer);
    this.#count += 1;
    const [start, end] = this.#code.selection;
    const isTyped = inputType === 'insertText' && start === end;
    if (isTyped && data === '.' && /[\p{L}\p{N}_)\]}?!"]\.$/u.test(this.#code.text.slice(Math.max(0, start - 3), start))) {
      this.close();
      this.#dot = start;
    }
    if (this.#dot !== undefined) {
      if (start === end && this.#isWord(this.#dot, start)) {
        this.#timer = setTimeout(() => this.#find({ isWanted: false }), pauses.dot);
        return;
      }
      this.#dot = undefined;
    }
    if (!this.isOpen) return;
    if (start !== end || !this.#isWord(this.#from, start)) { this.close(); return; }
    this.#show(this.#active >= 0);
    // The server knows names that it did not send for fewer letters.
    if (this.isOpen && this.#isCut) this.#timer = setTimeout(() => this.#find({ isWanted: false }), pauses.letter);
  }

  /** Whether nothing but letters of a name is between two offsets. */
  #isWord(from, to) { return from <= to && /^[\p{L}\p{N}_]*$/u.test(this.#code.text.slice(from, to)); }

  /** Does what a key stands for while the list is open, or is asked for. */
  key({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    if (key === 'Escape' && !this.isOpen) {
      const isWanted = this.#asking?.isWanted ?? false;
      this.close();
      return isWanted;
    }
    if (!this.isOpen) return false;
    // Also what changes the text without a key, as Undo of the menu does, leaves nothing here to choose.
    if (!this.#isCurrent) { this.close(); return false; }
    if (key === 'Escape') { this.close(); return true; }
    if (ctrlKey || metaKey || altKey || shiftKey) return false;
    const last = this.#shown.length - 1;
    const steps = { ArrowDown: this.#active + 1, ArrowUp: this.#active < 0 ? last : this.#active - 1, PageDown: this.#active + 8, PageUp: this.#active - 8 };
    if (key in steps) {
      const wanted = steps[key];
      const isPage = key.startsWith('Page');
      this.#choose(wanted > last ? (isPage ? last : 0) : wanted < 0 ? (isPage ? 0 : last) : wanted);
      return true;
    }
    const chosen = this.#shown[this.#active];
    // What cannot be written never holds the Tab key.
    if (chosen && (key === 'Enter' || key === 'Tab' && chosen.applies)) {
      this.#accept(chosen);
      return true;
    }
    if (['Enter', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab'].includes(key)) this.close();
    return false;
  }

  /** The code was scrolled, also by what is typed: the list stays at its word. */
  move() {
    const box = this.isOpen && boxOf(this.#code.field, placeOf(this.#code.text, this.#from));
    if (box) putAt(this.#list, box, this.#host);
  }

  close() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dot = undefined;
    this.#count += 1;
    if (this.#asking) this.#stop('completion');
    this.#asking = undefined;
    if (!this.isOpen) return;
    this.#list.hidden = true;
    this.#status.textContent = '';
    this.#active = -1;
    for (const name of ['aria-activedescendant', 'aria-controls']) this.#code.field.removeAttribute(name);
  }

  async #find({ isWanted }) {
    this.#timer = undefined;
    this.#count += 1;
    const number = this.#count;
    const { text, selection: [start, end] } = this.#code;
    if (start !== end) return;
    const asking = { isWanted };
    this.#asking = asking;
    const answer = await this.#ask('completion', placeOf(text, start), { isWanted });
    if (this.#asking === asking) this.#asking = undefined;
    if (number !== this.#count) return;
    this.#dot = undefined;
    if (!answer?.completions) return;
    if (this.#code.selection.join() !== `${start},${end}` || document.activeElement !== this.#code.field) return;
    const items = answer.completions.items.flatMap((item) => {
      const [from, to] = [offsetOf(text, item.span.start), offsetOf(text, item.span.end)];
      // What is replaced ends at the caret, and nothing else was asked for.
      return from === undefined || to !== start ? [] : [{ ...item, from }];
    });
    this.#from = items[0]?.from ?? start;
    this.#all = items.filter(({ from }) => from === this.#from);
    this.#isCut = answer.completions.isCut;
    this.#show(isWanted);
    if (!this.isOpen && isWanted) this.#status.textContent = 'Nothing to complete here.';
  }

  /** Shows the items that fit what is typed by now. */
  #show(choosesFirst) {
    const { text, selection: [place] } = this.#code;
    [this.#text, this.#caret] = [text, place];
    const piece = text.slice(this.#from, place).toLowerCase();
    const chosen = this.#shown[this.#active];
    const ranked = this.#all.map((item, index) => ({ item, rank: fit(item.label.toLowerCase(), piece), index }))
      .filter(({ rank }) => rank >= 0);
    ranked.sort((one, other) => one.rank - other.rank || one.index - other.index);
    this.#shown = ranked.map(({ item }) => item);
    if (this.#shown.length === 0) { this.close(); return; }
    const wasOpen = this.isOpen;
    this.#list.replaceChildren(...this.#shown.map((item, index) => make('li', {
      role: 'option', id: `completion-${index}`, 'aria-selected': 'false', 'aria-disabled': String(!item.applies),
    }, make('span', { class: `mark ${item.kind}`, 'aria-hidden': 'true' }, marks[item.kind]),
    make('span', { class: 'label' }, item.label), ' ',
    make('span', { class: 'detail' }, item.applies ? item.detail : lowered))));
    this.#list.hidden = false;
    this.#code.field.setAttribute('aria-controls', this.#list.id);
    const count = `${this.#shown.length}${this.#isCut ? ' or more' : ''} ${this.#shown.length === 1 ? 'completion' : 'completions'}`;
    if (this.#status.textContent !== count) this.#status.textContent = count;
    if (!wasOpen) this.#opened();
    this.move();
    // What was chosen stays chosen when more names come.
    const kept = this.#shown.findIndex(({ label }) => label === chosen?.label);
    const first = this.#shown.findIndex(({ applies }) => applies);
    this.#choose(choosesFirst ? first : !chosen ? -1 : kept >= 0 ? kept : first);
  }

  #choose(index) {
    this.#list.children[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const element = this.#list.children[index];
    if (!element) { this.#code.field.removeAttribute('aria-activedescendant'); return; }
    element.setAttribute('aria-selected', 'true');
    this.#code.field.setAttribute('aria-activedescendant', element.id);
    element.scrollIntoView({ block: 'nearest' });
  }

  #accept(item) {
    if (!this.#isCurrent) { this.close(); return; }
    if (!item.applies) { this.#status.textContent = `${item.label} ${lowered}.`; return; }
    const [place] = this.#code.selection;
    const from = this.#from;
    this.close();
    const caret = from + item.caret;
    this.#code.apply({ from, to: place, text: item.text, select: [caret, caret] });
    // What it typed is not a reason to open again.
    this.close();
  }
}

/** How well a name fits what is typed, 0 the best; -1 where it does not. */
function fit(label, piece) {
  if (piece === '' || label.startsWith(piece)) return 0;
  let at = -1;
  for (const letter of piece) {
    at = label.indexOf(letter, at + 1);
    if (at < 0) return -1;
  }
  return label.includes(piece) ? 1 : 2;
}
