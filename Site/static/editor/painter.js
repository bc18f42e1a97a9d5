// The painted layer behind the text field: a line an element, and only what changed is painted again.

import { make } from '../shell/dom.js';
import { sameEnds } from './changes.js';
import { scan } from './swift-lines.js';

export class Painter {
  #host;
  #gutter;
  #isSwift = true;
  #roles;
  /** For each line its text, the state before it, its decorations, and its element. */
  #lines = [];

  constructor(host, gutter) {
    this.#host = host;
    this.#gutter = gutter;
  }

  /** How many lines were painted last; for those who measure. */
  painted = 0;

  /** Begins another file. */
  begin({ isSwift, roles }) {
    this.#isSwift = isSwift;
    this.#roles = roles;
    this.#lines = [];
    this.#host.replaceChildren();
  }

  set roles(roles) {
    this.#roles = roles;
    for (const line of this.#lines) if (line.named) this.#paint(line);
  }

  /** Shows a text; `marks` are by line, from 0: pieces with `from`, `to` and `kind`. */
  show(text, marks = new Map()) {
    const texts = text.split('\n');
    const old = this.#lines;
    this.painted = 0;
    const [first, tail] = sameEnds(old.map((line) => line.text), texts);
    const gone = old.slice(first, old.length - tail);
    // A line that was changed keeps its element: the page lays out that one alone.
    const fresh = texts.slice(first, texts.length - tail).map((line, index) => ({
      text: line, marks: '', element: gone[index]?.element ?? make('span', { class: 'text-line' }),
    }));
    for (const line of gone.slice(fresh.length)) line.element.remove();
    if (fresh.length > gone.length) {
      const added = document.createDocumentFragment();
      added.append(...fresh.slice(gone.length).map(({ element }) => element));
      this.#host.insertBefore(added, old[old.length - tail]?.element ?? null);
    }
    this.#lines = [...old.slice(0, first), ...fresh, ...old.slice(old.length - tail)];
    let state = '';
    for (const [index, line] of this.#lines.entries()) {
      const here = marks.get(index) ?? [];
      const key = here.length === 0 ? '' : JSON.stringify(here);
      if (line.state !== state || line.marks !== key) {
        Object.assign(line, { state, marks: key, pieces: here });
        this.#paint(line);
      }
      state = line.after;
    }
    this.#number(texts.length);
  }

  /** The columns of the widest line. */
  get columns() { return this.#lines.reduce((most, { columns }) => Math.max(most, columns), 0); }

  #paint(line) {
    this.painted += 1;
    line.columns = width(line.text);
    const { pieces, state } = this.#isSwift ? scan(line.text, line.state) : { pieces: [], state: '' };
    line.after = state;
    line.named = false;
    const coloured = [];
    for (const [kind, start, end] of pieces) {
      if (kind !== 'name') { coloured.push([kind, start, end]); continue; }
      line.named = true;
      const role = this.#roles.role(line.text.slice(start, end));
      coloured.push([role ? `of-${role}` : 'name', start, end]);
    }
    line.element.replaceChildren(...cut(line.text, coloured, line.pieces ?? []), '\n');
  }

  #number(count) {
    const had = this.#gutter.childElementCount;
    for (let number = had + 1; number <= count; number += 1) this.#gutter.append(make('span', {}, `${number}`));
    for (let number = had; number > count; number -= 1) this.#gutter.lastElementChild.remove();
  }
}

/** The columns of a line, rather too many than too few: letters beyond Latin, Greek and Cyrillic may be wide. */
export function width(text) {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return [...text].reduce((sum, letter) => sum + (letter === '\t' ? 4 : letter > '\u04ff' ? 2 : 1), 0);
}

/** The nodes of a line: its coloured pieces, cut where a decoration begins or ends. */
export function cut(text, coloured, marks) {
  const plain = [];
  let end = 0;
  for (const [kind, from, to] of [...coloured, ['', text.length, text.length]]) {
    if (from > end) plain.push(['', end, from]);
    if (to > from) plain.push([kind, from, to]);
    end = Math.max(end, to);
  }
  const ends = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const nodes = [];
  for (const [kind, from, to] of plain) {
    let start = from;
    for (const next of [...ends.filter((each) => each > from && each < to), to]) {
      const over = marks.filter((mark) => mark.from <= start && mark.to >= next).map((mark) => mark.kind);
      const names = [/^[(){}[\]]$/.test(kind) ? '' : kind, ...over].filter(Boolean).join(' ');
      const piece = text.slice(start, next);
      nodes.push(names === '' ? piece : make('span', { class: names }, piece));
      start = next;
    }
  }
  // A mark behind the last character, where something is missing.
  const behind = marks.filter(({ from }) => from >= text.length);
  if (behind.length > 0) nodes.push(make('span', { class: behind.map(({ kind }) => kind).join(' ') }, ' '));
  return nodes;
}
