// Rows over the code that find a text in the open file, and replace it. Capital letters are told apart if one is asked for.

import { make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';

/** The most places that are marked. */
const most = 2000;

/** The places of a text: line from 0, columns, and the place in the whole. */
export function occurrences(text, wanted, limit = most) {
  if (wanted === '') return [];
  const hasCapital = wanted !== wanted.toLowerCase();
  const [all, word] = hasCapital ? [text, wanted] : [text.toLowerCase(), wanted.toLowerCase()];
  // Small letters may be another number of letters; then the places would be others.
  const [searched, asked] = all.length === text.length && word.length === wanted.length ? [all, word] : [text, wanted];
  const found = [];
  let line = 0;
  let start = 0;
  for (let at = searched.indexOf(asked); at >= 0 && found.length < limit; at = searched.indexOf(asked, at + asked.length)) {
    for (let next = text.indexOf('\n', start); next >= 0 && next < at; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    found.push({ line, from: at - start, to: at - start + asked.length, at });
  }
  return found;
}

/** A text with another in all places of a text, and the number of these. */
export function replacedAll(text, wanted, by) {
  const found = occurrences(text, wanted, Infinity);
  const ends = [0, ...found.map(({ at, from, to }) => at + to - from)];
  const pieces = ends.map((start, index) => text.slice(start, found[index]?.at));
  return { text: pieces.join(by), count: found.length };
}

export class Find {
  #code;
  #input;
  #by;
  #second;
  #toggle;
  #count;
  #found = [];
  #current = -1;
  /** What was last searched, and for what. */
  #searched = ['', ''];

  /** `code` is the field that is searched. */
  constructor(code) {
    this.#code = code;
    this.#input = make('input', {
      type: 'search', id: 'find', 'aria-label': 'Find in this file', placeholder: 'Find in this file', autocomplete: 'off',
      spellcheck: 'false', oninput: () => this.#search(true), onkeydown: (event) => this.#key(event),
    });
    this.#count = make('span', { class: 'found' });
    const button = (label, text, press) => make('button', { type: 'button', class: 'quiet', 'aria-label': label, onclick: press }, text);
    this.#by = make('input', {
      type: 'text', id: 'replace', 'aria-label': 'Replace with', placeholder: 'Replace with', autocomplete: 'off', spellcheck: 'false',
      onkeydown: (event) => this.#replaceKey(event),
    });
    const word = (text, press) => make('button', { type: 'button', class: 'quiet', onclick: press }, text);
    this.#second = make('div', { class: 'find-row', id: 'replace-row', hidden: true },
      this.#by, word('Replace', () => this.#replace()), word('Replace all', () => this.#replaceAll()));
    this.#toggle = make('button', {
      type: 'button', class: 'quiet unfold', 'aria-label': 'Replace', 'aria-expanded': 'false', 'aria-controls': 'replace-row',
      onclick: () => { this.#unfold(this.#second.hidden); if (!this.#second.hidden) this.#by.focus(); },
    });
    this.element = make('div', { class: 'find', role: 'search', 'aria-label': 'This file', hidden: true },
      make('div', { class: 'find-row' }, this.#toggle, this.#input, this.#count,
        button('Previous', '↑', () => this.#step(-1)), button('Next', '↓', () => this.#step(1)), button('Close', '×', () => this.close())),
      this.#second);
  }

  get isOpen() { return !this.element.hidden; }

  /** Opens the row, with what is selected; the second one, too, if it `replaces`. */
  open({ replaces = false } = {}) {
    const [start, end] = this.#code.selection;
    const selected = this.#code.text.slice(start, end);
    if (selected !== '' && !selected.includes('\n')) this.#input.value = selected;
    this.element.hidden = false;
    if (replaces) this.#unfold(true);
    // With a text to find, what comes in its place is typed next.
    const next = replaces && this.#input.value !== '' ? this.#by : this.#input;
    next.focus();
    next.select();
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

  /** Looks again: the text or the file may be another. What was said about the same text stays. */
  refresh() {
    if (!this.isOpen) return;
    if (this.#searched[0] === this.#code.text && this.#searched[1] === this.#input.value) this.#paint();
    else this.#search(false);
  }

  #search(isAsked) {
    this.#searched = [this.#code.text, this.#input.value];
    this.#found = occurrences(...this.#searched);
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

  #unfold(isOpen) {
    this.#second.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
  }

  /** Replaces the current place and goes to the next one. */
  #replace() {
    const current = this.#found[this.#current];
    if (!current) { this.#show(true); return; }
    const { text, field } = this.#code;
    const end = current.at + this.#by.value.length;
    this.#code.replace(text.slice(0, current.at) + this.#by.value + text.slice(current.at + current.to - current.from), 'Replace');
    field.setSelectionRange(end, end);
    this.#search(true);
  }

  /** Replaces all places in one change. */
  #replaceAll() {
    const { text, count } = replacedAll(this.#code.text, this.#input.value, this.#by.value);
    if (count === 0) { this.#show(true); return; }
    this.#code.replace(text, 'Replace all');
    this.#search(false);
    this.#count.textContent = `${count} replaced`;
    announce(this.#count.textContent);
  }

  #paint() {
    this.#code.decorate({ found: this.#found.map((each, index) => ({ ...each, isCurrent: index === this.#current })) });
  }

  #show(isAsked) {
    this.#paint();
    const current = this.#found[this.#current];
    this.#count.textContent = this.#input.value === '' ? '' : current ? `${this.#current + 1} of ${this.#found.length}` : 'Not found';
    if (isAsked) announce(this.#count.textContent);
    if (current && isAsked) this.#code.reveal(current.line, current.from);
  }

  #replaceKey(event) {
    if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); this.close(); }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) this.#replaceAll();
    else this.#replace();
  }

  #key(event) {
    if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); this.close(); }
    if (event.key === 'Enter') { event.preventDefault(); this.#step(event.shiftKey ? -1 : 1); }
    if (event.key === 'ArrowDown') { event.preventDefault(); this.#step(1); }
    if (event.key === 'ArrowUp') { event.preventDefault(); this.#step(-1); }
  }
}
