// What a word of the code stands for: its declaration and its comment, where the pointer rests or the caret is. It stays
// while the pointer is on it, and goes by Escape. All of it is shown as text.

import { make } from './dom.js';
import { boxOf, offsetAt, placeOf, putAt, wordAt } from './code-places.js';

/** How long the pointer rests before the server is asked, and how long it may be on its way. */
const rest = 500;
const grace = 300;

export class Hover {
  #code;
  #host;
  #ask;
  #isBusy;
  #box = make('div', { id: 'word-help', class: 'word-help', role: 'region', 'aria-label': 'About this word', tabindex: '0', hidden: true });
  #status = make('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' });
  #timer;
  #leaving;
  #count = 0;
  /** The word that is shown, or asked about. */
  #word;

  constructor({ code, host, ask, isBusy }) {
    this.#code = code;
    this.#host = host;
    this.#ask = ask;
    this.#isBusy = isBusy;
    host.append(this.#box, this.#status);
    const { field } = code;
    field.addEventListener('pointermove', (event) => { if (event.pointerType === 'mouse' && event.buttons === 0) this.#move(event); });
    field.addEventListener('pointerleave', () => this.#leave());
    this.#box.addEventListener('pointerenter', () => clearTimeout(this.#leaving));
    this.#box.addEventListener('pointerleave', () => this.#leave());
    this.#box.addEventListener('pointerdown', (event) => event.stopPropagation());
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

  /** Does what a key stands for while the help is open. */
  key({ key }) {
    if (key !== 'Escape' || !this.isOpen) return false;
    this.close();
    return true;
  }

  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#count += 1;
    this.#word = undefined;
    this.#box.hidden = true;
    this.#status.textContent = '';
  }

  #move({ clientX, clientY }) {
    const offset = offsetAt(this.#code.field, clientX, clientY);
    const word = offset === undefined ? undefined : wordAt(this.#code.text, offset);
    if (word && word.from === this.#word?.from && word.to === this.#word?.to) { clearTimeout(this.#leaving); return; }
    if (this.isOpen) { this.#leave(); if (!word) return; }
    clearTimeout(this.#timer);
    if (!word || this.#isBusy()) return;
    this.#timer = setTimeout(() => this.#find(word, false), rest);
  }

  /** The pointer is off the word: it may be on its way to the help. */
  #leave() {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    if (this.isOpen) this.#leaving = setTimeout(() => { if (!this.#box.contains(document.activeElement)) this.close(); }, grace);
    else { this.#count += 1; this.#word = undefined; }
  }

  async #find(word, isWanted) {
    this.close();
    const number = this.#count;
    this.#word = word;
    const { text } = this.#code;
    const place = placeOf(text, word.from);
    const answer = await this.#ask('hover', place, { isWanted });
    if (number !== this.#count || !answer || this.#isBusy()) return;
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
