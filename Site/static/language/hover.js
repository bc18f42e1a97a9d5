// What a word of the code stands for: its declaration and its comment, where the pointer rests or the caret is. It stays
// while the pointer is on it, and goes by Escape. All of it is shown as text.

import { make } from '../shell/dom.js';
import { boxOf, offsetAt, placeOf, putAt, wordAt } from '../editor/code-places.js';

/** How long the pointer rests before the server is asked, and how long it may be on its way. */
const rest = 500;
const grace = 300;

export class Hover {
  #code;
  #host;
  #ask;
  #stop;
  #isBusy;
  #box = make('div', { id: 'word-help', class: 'word-help', role: 'region', 'aria-label': 'About this word', tabindex: '0', hidden: true });
  #status = make('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' });
  #timer;
  #leaving;
  #count = 0;
  /** The word that is shown, or asked about. */
  #word;
  /** Whether a question is under way that the reader asked by a key or the menu. */
  #isWanted = false;

  constructor({ code, host, ask, stop, isBusy }) {
    this.#code = code;
    this.#host = host;
    this.#ask = ask;
    this.#stop = stop;
    this.#isBusy = isBusy;
    host.append(this.#box, this.#status);
    const { field } = code;
    field.addEventListener('pointermove', (event) => { if (event.pointerType === 'mouse' && event.buttons === 0) this.#move(event); });
    field.addEventListener('pointerleave', () => this.#leave());
    this.#box.addEventListener('pointerenter', () => this.#stay());
    this.#box.addEventListener('pointerleave', () => this.#leave());
    this.#box.addEventListener('focusout', ({ relatedTarget }) => { if (relatedTarget !== field) this.close(); });
    // Also where the focus is elsewhere: what the pointer brought up goes by Escape.
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.isOpen || event.target === field) return;
      if (this.#box.contains(event.target)) field.focus({ preventScroll: true });
      this.close();
    });
  }

  get isOpen() { return !this.#box.hidden; }

  /** Shows the help for the word at the caret. */
  ask() {
    const { field, text, selection: [start] } = this.#code;
    field.focus({ preventScroll: true });
    const word = wordAt(text, start);
    if (!word) { this.#status.textContent = 'There is no word at the caret.'; return; }
    this.#find(word, true);
  }

  /** Does what a key stands for while the help is open, or is asked for. */
  key({ key }) {
    if (key !== 'Escape') return false;
    const isOurs = this.isOpen || this.#isWanted;
    this.close();
    return isOurs;
  }

  close() {
    clearTimeout(this.#timer);
    this.#hide();
  }

  /** Hides the help, or gives up the question about it. The next word that the pointer rests on may be on its way. */
  #hide() {
    this.#stay();
    if (this.#word && !this.isOpen) this.#stop('hover');
    this.#count += 1;
    this.#word = undefined;
    this.#isWanted = false;
    this.#box.hidden = true;
    this.#status.textContent = '';
  }

  #stay() {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
  }

  #move({ clientX, clientY }) {
    const offset = offsetAt(this.#code.field, clientX, clientY);
    const word = offset === undefined ? undefined : wordAt(this.#code.text, offset);
    if (word && word.from === this.#word?.from && word.to === this.#word?.to) {
      clearTimeout(this.#timer);
      this.#stay();
      return;
    }
    this.#leave();
    if (!word || this.#isWanted || this.#isBusy() || this.#box.contains(document.activeElement)) return;
    this.#timer = setTimeout(() => this.#find(word, false), rest);
  }

  /** The pointer is off the word: it may be on its way to the help. */
  #leave() {
    clearTimeout(this.#timer);
    if (!this.isOpen) {
      // An answer about it would open where the pointer no longer is.
      if (this.#word && !this.#isWanted) this.#hide();
      return;
    }
    this.#leaving ??= setTimeout(() => {
      this.#leaving = undefined;
      if (!this.#box.contains(document.activeElement)) this.#hide();
    }, grace);
  }

  async #find(word, isWanted) {
    this.close();
    const number = this.#count;
    this.#word = word;
    this.#isWanted = isWanted;
    const { text } = this.#code;
    const place = placeOf(text, word.from);
    const answer = await this.#ask('hover', place, { isWanted });
    if (number !== this.#count) return;
    this.#isWanted = false;
    if (!answer || this.#isBusy()) return;
    const { hover } = answer;
    if (!hover) {
      if (isWanted) this.#status.textContent = 'Nothing is known of this word.';
      return;
    }
    const box = boxOf(this.#code.field, place, word.to - word.from);
    if (!box) return;
    this.#box.setAttribute('aria-label', `About ${text.slice(word.from, word.to)}`);
    this.#box.replaceChildren(
      make('pre', { class: 'declaration' }, hover.declaration), hover.comment && make('p', { class: 'comment' }, hover.comment));
    this.#box.hidden = false;
    this.#box.scrollTop = 0;
    putAt(this.#box, box, this.#host);
    if (isWanted) this.#status.textContent = `${hover.declaration}. ${hover.comment}`;
  }
}
