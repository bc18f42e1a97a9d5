// From an event to the line of code that declares what was called, and from a line back to its events.

import { make } from '../shell/dom.js';
import { sameEnds } from './changes.js';

/**
 * The line of `now` that is the line `number` of `then`: of what stands before the first change or behind the last one,
 * that is certain; undefined for all other lines.
 */
export function lineNow(number, then, now) {
  if (then === now) return number;
  const [old, fresh] = [then.split('\n'), now.split('\n')];
  const [start, end] = sameEnds(old, fresh);
  if (number <= start) return number;
  return number > old.length - end ? number + fresh.length - old.length : undefined;
}

export class CodeLink {
  #editor;
  #trace;
  #texts;
  /** The place of the marked line in the texts of the run. */
  #marked = null;
  #mark = make('i', { class: 'declared-line', 'aria-hidden': 'true' });
  #button;
  #here = [];

  /** `button` leads from the line of the caret to the events that called it. */
  constructor(editor, trace, button) {
    this.#editor = editor;
    this.#trace = trace;
    this.#button = button;
    button.title = 'Show the events of this line of code, one after the other';
    button.addEventListener('click', () => this.#back());
    document.addEventListener('selectionchange', () => { if (document.activeElement === editor.code.field) this.#look(); });
    editor.shown = () => this.refresh();
    this.remember(editor.originals);
  }

  /** Takes the texts of the run whose events come. */
  remember(texts) { this.#texts = texts; }

  /** A button that leads to a line of a file. */
  link({ file, line }) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return make('button', {
      type: 'button', class: 'link', title: `${file}, line ${line}`,
      onclick: () => this.go({ file, line }, { isAsked: true }),
    }, `${name}:${line}`);
  }

  /** Opens the file and marks the line. Asked for, the focus goes there, too. */
  go({ file, line }, { isAsked = false } = {}) {
    const now = this.#editor.texts.get(file);
    const there = now === undefined ? undefined : lineNow(line, this.#texts.get(file) ?? now, now);
    if (there === undefined) {
      this.clear();
      if (!isAsked) return;
      this.asked();
      if (now !== undefined) this.#editor.open(file);
      this.#editor.menu.tell(now === undefined ? `The editor has no ${file}.` : `That line of ${file} was changed after the run.`);
      return;
    }
    if (isAsked) {
      this.asked();
      this.#editor.go({ file, lineNumber: there, column: 1 });
    } else {
      if (this.#editor.current.name !== file) this.#editor.open(file);
      this.#editor.code.reveal(there - 1);
    }
    this.#marked = { file, line };
    this.refresh();
  }

  /** Called before the focus goes to the code: its pane may not be in sight. */
  asked = () => {};

  clear() {
    this.#marked = null;
    this.#mark.remove();
  }

  /** Says again what belongs to the lines: the text, the open file or the trace is another. */
  refresh() {
    const { name, text } = this.#editor.current;
    const there = this.#marked?.file === name ? lineNow(this.#marked.line, this.#texts.get(name) ?? text, text) : undefined;
    if (there === undefined) this.#mark.remove();
    else this.#editor.code.mark(this.#mark, there - 1);
    this.#look();
  }

  /** Looks for the events of the line with the caret. */
  #look() {
    const { current: { name, text }, code } = this.#editor;
    const line = text.slice(0, code.selection[0]).split('\n').length;
    const then = lineNow(line, text, this.#texts.get(name) ?? text);
    this.#here = this.#trace.items.filter(({ event, declared }) => declared?.file === name && event.kind !== 'return' && declared.line === then);
    const count = this.#here.length;
    this.#button.hidden = count === 0;
    this.#button.textContent = count === 0 ? '' : `Line ${line}: ${count} ${count === 1 ? 'event' : 'events'}`;
  }

  #back() {
    const current = this.#here.findIndex(({ row }) => row.contains(this.#last));
    const next = this.#here[(current + 1) % this.#here.length];
    this.#last = next.row.querySelector('.line');
    this.found(next);
  }

  #last = null;

  /** Called with a line of the trace that a line of code led to. */
  found = () => {};
}
