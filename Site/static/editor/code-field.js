// One file of code: a text field, which keeps what the platform does for text, over a painted layer.

import { make } from '../shell/dom.js';
import { Painter } from './painter.js';
import { difference } from './history.js';
import { edit } from './keys.js';

let wordsAtEnds;

export class CodeField {
  #field;
  #scroller;
  #gutter;
  #marks;
  #painter;
  #file;
  #decorations = { problems: [], found: [], step: new Set() };
  #numbered = [];
  /** What knows the rows of wrapped lines, as long as lines are wrapped; see wrap.js. */
  #rows = null;
  /** The selection before what is typed. */
  #selected = [0, 0];
  /** The text and the selection before what an input method composes. */
  #composed = null;

  /**
   * `changed` is called after each edit, `pressed` with keys that the field does not know, `refused` with the reason why
   * a key did nothing.
   */
  constructor({ describedBy, changed, pressed, refused }) {
    this.changed = changed;
    this.pressed = pressed;
    this.refused = refused;
    this.#field = make('textarea', {
      spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off', 'aria-describedby': describedBy,
      onbeforeinput: (event) => this.#before(event), oninput: () => this.#input(), onkeydown: (event) => this.#key(event),
      oncompositionstart: () => { this.#composed = { text: this.text, selected: this.selection }; },
      oncompositionend: () => this.#compose(),
      onblur: () => this.#file?.history.close(),
    });
    const paint = make('pre', { 'aria-hidden': 'true', class: 'paint' });
    this.#gutter = make('div', { 'aria-hidden': 'true', class: 'numbers' });
    this.#marks = make('div', { 'aria-hidden': 'true', class: 'marks' });
    this.#painter = new Painter(paint, this.#gutter);
    this.#scroller = make('div', { class: 'sheet-scroller' },
      this.#gutter, make('div', { class: 'code' }, this.#marks, paint, this.#field));
  }

  get element() { return this.#scroller; }
  get field() { return this.#field; }
  get text() { return this.#field.value; }
  get selection() { return [this.#field.selectionStart, this.#field.selectionEnd]; }

  set roles(roles) { this.#painter.roles = roles; }

  get rows() { return this.#rows; }

  set rows(rows) {
    this.#rows = rows;
    this.#draw();
  }

  set isInvalid(isInvalid) { this.#field.setAttribute('aria-invalid', String(isInvalid)); }

  /** Shows a file as it was left: with its selection and at its place. */
  open(file, { roles, label }) {
    if (this.#file) this.#leave();
    this.#file = file;
    this.#field.value = file.text;
    this.#field.setAttribute('aria-label', label);
    this.#decorations = { problems: [], found: [], step: new Set() };
    this.#painter.begin({ isSwift: file.name.endsWith('.swift'), roles });
    this.#draw();
    if (file.selection) this.#field.setSelectionRange(...file.selection);
    // Where it was, unless its lines are at other places now.
    if (file.scroll && file.scroll.isWrapped !== Boolean(this.#rows)) this.#reveal(this.selection[0]);
    else this.#scroller.scrollTo(file.scroll?.left ?? 0, file.scroll?.top ?? 0);
  }

  #leave() {
    this.#file.history.close();
    this.#file.selection = this.selection;
    this.#file.scroll = { left: this.#scroller.scrollLeft, top: this.#scroller.scrollTop, isWrapped: Boolean(this.#rows) };
  }

  /** Marks lines: those with `problems`, what was `found`, and the lines that the `step` is about, from 0. */
  decorate(decorations) {
    Object.assign(this.#decorations, decorations);
    this.#draw();
  }

  /** Gives the file another text in one change that can be undone. */
  replace(text, name) {
    const change = difference(this.text, text);
    if (!change) return;
    const selected = this.selection;
    this.#field.setRangeText(change.inserted, change.at, change.at + change.removed.length, 'preserve');
    this.#took(selected, name);
    this.#file.history.close();
  }

  /** Does a command on the lines of the selection; see line-edits.js. One that comes before it is loaded is done then. */
  async command(name) {
    const file = this.#file;
    const { lineEdit } = await import('./line-edits.js').catch(() => ({}));
    if (!lineEdit) { this.refused('The server cannot be reached.'); return; }
    if (this.#file !== file) return;
    const [start, end] = this.selection;
    const made = lineEdit(name, { value: this.text, start, end }, file.name);
    if (!made) return;
    if (made.refusal) { this.refused(made.refusal); return; }
    file.history.close();
    this.apply(made);
    file.history.close();
    this.#reveal(this.selection[0]);
  }

  /** Does an edit as if it were typed; see keys.js. */
  apply({ from, to, text, select }) {
    const selected = this.selection;
    if (text !== '' || from !== to) {
      this.#field.setSelectionRange(from, to);
      this.#selected = selected;
      // The old command alone scrolls to what was typed, as typing does.
      if (!document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) {
        this.#field.setRangeText(text, from, to, 'end');
        this.#took(selected);
      }
    }
    this.#field.setSelectionRange(...select);
    this.#selected = select;
  }

  undo() { this.#restore(this.#file.history.undo(this.text)); }
  redo() { this.#restore(this.#file.history.redo(this.text)); }

  /** Puts the caret to a line and a column, from 1. */
  go(line, column = 1) {
    const lines = this.text.split('\n');
    const number = Math.min(Math.max(1, line), lines.length);
    const start = lines.slice(0, number - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const place = start + Math.min(Math.max(0, column - 1), lines[number - 1].length);
    this.#field.focus({ preventScroll: true });
    this.#field.setSelectionRange(place, place);
    this.#reveal(place);
  }

  /** Scrolls so that a line and a column, both from 0, are in sight with some around them. */
  reveal(line, column = 0) {
    const number = this.#gutter.children[line];
    if (!number) return;
    const { clientHeight, scrollTop } = this.#scroller;
    const { top, height } = this.#rows?.at(line, column) ?? { top: number.offsetTop, height: number.offsetHeight };
    if (top >= scrollTop + 8 && top + height * 2 <= scrollTop + clientHeight) return;
    this.#scroller.scrollTo(0, Math.max(0, top - clientHeight / 3));
  }

  #reveal(place) {
    const before = this.text.slice(0, place).split('\n');
    this.reveal(before.length - 1, before.at(-1).length);
  }

  /** Puts a mark over a line, from 0. */
  mark(element, line) {
    element.style.setProperty('--line', line);
    if (!element.isConnected) this.#marks.before(element);
    this.#rows?.put(element);
  }

  #restore(change) {
    if (!change) return;
    const { at, removed, inserted } = difference(this.text, change.text) ?? { at: 0, removed: '', inserted: '' };
    this.#field.setRangeText(inserted, at, at + removed.length, 'preserve');
    this.#field.setSelectionRange(...change.selection);
    this.#file.text = this.#field.value;
    this.#draw();
    this.#reveal(this.#field.selectionStart);
    this.changed();
  }

  #before(event) {
    this.#selected = this.selection;
    if (event.inputType === 'historyUndo') { event.preventDefault(); this.undo(); }
    if (event.inputType === 'historyRedo') { event.preventDefault(); this.redo(); }
  }

  #input() { this.#took(this.#selected); }

  /** What an input method composed is one change: the letters on the way to it are none. */
  #compose() {
    if (!this.#composed) return;
    const { text, selected } = this.#composed;
    this.#composed = null;
    this.#file.text = text;
    this.#file.history.close();
    this.#took(selected);
    this.#file.history.close();
  }

  #took(selected, name) {
    const before = this.#file.text;
    const after = this.#field.value;
    if (!this.#composed) this.#file.history.note(before, after, { selected, now: this.selection, time: performance.now(), name });
    this.#file.text = after;
    this.#draw();
    this.changed();
  }

  #key(event) {
    if (event.isComposing) return;
    const command = commandOf(event);
    if (command) {
      event.preventDefault();
      this.command(command);
      return;
    }
    const hasCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (hasCommand && (key === 'z' || key === 'y' && !event.metaKey)) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) this.redo();
      else this.undo();
      return;
    }
    if (this.pressed(event, hasCommand)) { event.preventDefault(); return; }
    if (hasCommand || event.altKey && !event.ctrlKey && !event.metaKey || !this.#file.name.endsWith('.swift') && event.key !== 'Enter') return;
    const [start, end] = this.selection;
    const made = edit({ key: event.key }, { value: this.text, start, end });
    if (!made) return;
    event.preventDefault();
    this.apply(made);
  }

  #draw() {
    const { problems, found, step } = this.#decorations;
    const lines = this.#field.value.split('\n');
    const marks = new Map();
    const put = (line, mark) => {
      if (line < 0 || line >= lines.length) return;
      if (!marks.has(line)) marks.set(line, []);
      marks.get(line).push(mark);
    };
    for (const { lineNumber, column, severity } of problems) {
      const text = lines[lineNumber - 1];
      if (text === undefined || !['error', 'warning'].includes(severity)) continue;
      const from = Math.min(Math.max(0, column - 1), text.length);
      const word = /^(?:[@#]?[\p{L}\p{N}_]+|.)/u.exec(text.slice(from))?.[0] ?? '';
      put(lineNumber - 1, { from, to: from + word.length, kind: `squiggle of-${severity}` });
    }
    for (const { line, from, to, isCurrent } of found) put(line, { from, to, kind: isCurrent ? 'found current' : 'found' });
    this.#painter.show(this.#field.value, marks);
    const said = this.#said(problems, lines);
    this.#size(lines.length, Math.max(this.#painter.columns, ...[...said.values()].map(({ end }) => end)));
    this.#number(problems, step, said);
    this.#rows?.place();
  }

  /** What stands behind lines. What finds it comes with the first problem. */
  #said(problems, lines) {
    if (problems.length > 0 && wordsAtEnds) return wordsAtEnds(problems, lines);
    if (problems.length > 0) import('./line-words.js').then((module) => { ({ wordsAtEnds } = module); this.#draw(); }, () => {});
    return new Map();
  }

  /** Gives the layers their size, so that a key lays out its own line alone. */
  #size(lines, widest) {
    const columns = Math.ceil((widest + 1) / 20) * 20;
    const key = `${lines} ${columns}`;
    const { parentElement: sheet } = this.#field;
    if (sheet.dataset.size === key) return;
    sheet.dataset.size = key;
    sheet.style.setProperty('--lines', lines);
    sheet.style.setProperty('--columns', columns);
  }

  /** Marks the numbers and the lines that have a message, which `said` has by line. */
  #number(problems, step, said) {
    // A line shows the worst that is said about it: the last one wins.
    const classes = new Map([...step].map((line) => [line, 'of-step']));
    for (const { lineNumber, severity } of problems) {
      classes.set(lineNumber - 1, `${severity}${step.has(lineNumber - 1) ? ' of-step' : ''}`);
    }
    for (const element of this.#numbered) element.className = '';
    this.#numbered = [];
    for (const [line, name] of classes) {
      const element = this.#gutter.children[line];
      if (!element) continue;
      element.className = name;
      this.#numbered.push(element);
    }
    const shown = problems.filter(({ lineNumber }) => lineNumber > 0);
    const key = JSON.stringify([shown.map(({ lineNumber, severity }) => [lineNumber, severity]), [...said]]);
    if (key === this.#marks.dataset.key) return;
    this.#marks.dataset.key = key;
    this.#marks.replaceChildren(...shown.map((problem) => {
      const { from, words } = said.get(problem.lineNumber - 1) ?? {};
      const mark = make('i', { class: problem.severity }, words && problem === shown.findLast((each) => each.lineNumber === problem.lineNumber)
        && make('span', {}, words));
      mark.style.setProperty('--line', problem.lineNumber - 1);
      if (words) mark.style.setProperty('--from', from);
      return mark;
    }));
  }
}

/** The commands on lines, by their keys. */
const commands = { '[': 'outdent', ']': 'indent', '/': 'comment' };

/** The command on lines that a key stands for. */
function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (ctrlKey || metaKey) return altKey ? undefined : commands[key];
  const direction = altKey && { ArrowUp: 'up', ArrowDown: 'down' }[key];
  return direction ? `${shiftKey ? 'duplicate-' : ''}${direction}` : undefined;
}
