// A row over the code that finds a text in the open file. Capital letters are told apart if one is asked for.

import { make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';

/** The places of a text: line from 0, columns, and the place in the whole. */
export function occurrences(text, wanted) {
  if (wanted === '') return [];
  const hasCapital = wanted !== wanted.toLowerCase();
  const [all, word] = hasCapital ? [text, wanted] : [text.toLowerCase(), wanted.toLowerCase()];
  // Small letters may be another number of letters; then the places would be others.
  const [searched, asked] = all.length === text.length && word.length === wanted.length ? [all, word] : [text, wanted];
  const found = [];
  let line = 0;
  let start = 0;
  for (let at = searched.indexOf(asked); at >= 0 && found.length < 2000; at = searched.indexOf(asked, at + asked.length)) {
    for (let next = text.indexOf('\n', start); next >= 0 && next < at; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    found.push({ line, from: at - start, to: at - start + asked.length, at });
  }
  return found;
}

export class Find {
  #code;
  #input;
  #count;
  #found = [];
  #current = -1;

  /** `code` is the field that is searched. */
  constructor(code) {
    this.#code = code;
    this.#input = make('input', {
      type: 'search', id: 'find', 'aria-label': 'Find in this file', placeholder: 'Find in this file', autocomplete: 'off',
      spellcheck: 'false', oninput: () => this.#search(true), onkeydown: (event) => this.#key(event),
    });
    this.#count = make('span', { class: 'found' });
    const button = (label, text, press) => make('button', { type: 'button', class: 'quiet', 'aria-label': label, onclick: press }, text);
    this.element = make('div', { class: 'find', role: 'search', 'aria-label': 'This file', hidden: true },
      this.#input, this.#count,
      button('Previous', '↑', () => this.#step(-1)), button('Next', '↓', () => this.#step(1)), button('Close', '×', () => this.close()));
  }

  get isOpen() { return !this.element.hidden; }

  /** Opens the row, with what is selected. */
  open() {
    const [start, end] = this.#code.selection;
    const selected = this.#code.text.slice(start, end);
    if (selected !== '' && !selected.includes('\n')) this.#input.value = selected;
    this.element.hidden = false;
    this.#input.focus();
    this.#input.select();
    this.#search(true);
  }

  close() {
    this.element.hidden = true;
    const current = this.#found[this.#current];
    this.#found = [];
    this.#code.decorate({ found: [] });
    this.#code.field.focus({ preventScroll: true });
    if (current) this.#code.field.setSelectionRange(current.at, current.at + current.to - current.from);
  }

  /** Looks again: the text or the file is another. */
  refresh() { if (this.isOpen) this.#search(false); }

  #search(isAsked) {
    this.#found = occurrences(this.#code.text, this.#input.value);
    const [caret] = this.#code.selection;
    const next = this.#found.findIndex(({ at }) => at >= caret);
    this.#current = this.#found.length === 0 ? -1 : Math.max(0, next);
    this.#show(isAsked);
  }

  #step(by) {
    if (this.#found.length === 0) return;
    this.#current = (this.#current + by + this.#found.length) % this.#found.length;
    this.#show(true);
  }

  #show(isAsked) {
    this.#code.decorate({ found: this.#found.map((each, index) => ({ ...each, isCurrent: index === this.#current })) });
    const current = this.#found[this.#current];
    this.#count.textContent = this.#input.value === '' ? '' : current ? `${this.#current + 1} of ${this.#found.length}` : 'Not found';
    if (isAsked) announce(this.#count.textContent);
    if (current && isAsked) this.#code.reveal(current.line);
  }

  #key(event) {
    if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); this.close(); }
    if (event.key === 'Enter') { event.preventDefault(); this.#step(event.shiftKey ? -1 : 1); }
    if (event.key === 'ArrowDown') { event.preventDefault(); this.#step(1); }
    if (event.key === 'ArrowUp') { event.preventDefault(); this.#step(-1); }
  }
}
