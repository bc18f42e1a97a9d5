// The menu of the code: undo, find, the step's changes, try it yourself, the solution, reset.
// Whatever gives a file another text can be undone.

import { make } from '../shell/dom.js';
import { closeLikeAMenu } from '../shell/menu.js';
import { announce } from '../shell/messages.js';
import { hasToken } from '../shell/token.js';

/** The keys as the machine's keyboard has them. */
export const keysHere = (text) =>
  (/Mac|iPhone|iPad/.test(navigator.platform)
    // ⌘Space is the system's own.
    ? text.replaceAll('Ctrl+H', '⌥⌘F').replaceAll('Shift+Alt+', '⇧⌥').replaceAll('Alt+', '⌥').replaceAll('Ctrl+Space', '⌃Space').replaceAll('Ctrl+Shift+Space', '⌃⇧Space')
      .replaceAll('Ctrl+Shift+', '⇧⌘').replaceAll('Ctrl+', '⌘') : text);

export class EditorMenu {
  #editor;
  #items = {};
  #added = [];

  constructor(editor) {
    this.#editor = editor;
    this.sheet = make('section', { class: 'changes', tabindex: '-1', hidden: true, 'aria-label': 'Changes' });
    this.status = make('p', { class: 'editor-status' });
    const item = (...words) => this.#item(...words);
    const code = () => editor.code;
    const lines = (command) => { code().field.focus(); code().command(command); };
    this.element = make('details', { class: 'edit-menu' },
      make('summary', { class: 'button quiet' }, 'Edit'),
      make('div', { class: 'sheet' },
        item('undo', 'Undo', () => { code().undo(); code().field.focus(); }, 'Ctrl+Z'),
        item('redo', 'Redo', () => { code().redo(); code().field.focus(); }, 'Ctrl+Shift+Z'),
        item('find', 'Find…', () => editor.search(), 'Ctrl+F'),
        item('replace', 'Replace…', () => editor.search({ replaces: true }), 'Ctrl+H'),
        item('comment', 'Comment lines', () => lines('comment'), 'Ctrl+/'),
        item('up', 'Move lines up', () => lines('up'), 'Alt+↑'),
        item('down', 'Move lines down', () => lines('down'), 'Alt+↓'),
        item('duplicate', 'Duplicate lines', () => lines('duplicate-down'), 'Shift+Alt+↓'),
        item('format', 'Format this file', () => this.#format()),
        item('wrap', 'Wrap long lines', () => { editor.wrap(); code().field.focus({ preventScroll: true }); }, 'Alt+Z'),
        make('hr'),
        item('changes', 'What this step changes', () => this.#showChanges(editor.current.before, 'What this step changes')),
        item('mine', 'What you changed', () => this.#showChanges(editor.current.original, 'What you changed')),
        item('try', 'Try it yourself', () => this.#tryIt()),
        item('solution', 'Show the solution', () => this.#replace(this.#changedByStep, (file) => file.original, 'This is the step’s code.')),
        make('hr'),
        item('reset', 'Reset this file', () => this.resetFile()),
        item('reset-step', 'Reset all files', () => this.#replace(editor.files, (file) => file.original, 'All files are as they were.'))));
    // Not when it is open: that event is late.
    this.element.firstChild.addEventListener('click', () => { editor.learn(); this.#refresh(); import('./change-sheet.js').catch(() => {}); });
    closeLikeAMenu(this.element);
  }

  #item(name, label, press, keys) {
    this.#items[name] = make('button', { type: 'button', 'data-item': name, onclick: () => { this.element.open = false; this.close(); press(); } },
      label, keys && make('kbd', {}, keysHere(keys)));
    return this.#items[name];
  }

  /** Adds items before the first line of the menu; `isOn` tells whether one can do something now. */
  add(items) {
    this.#added = items;
    this.element.querySelector('hr').before(...items.map(({ name, label, press, keys }) => this.#item(name, label, press, keys)));
    this.#refresh();
  }

  /** The files that the step changes. */
  get #changedByStep() { return this.#editor.files.filter(({ before }) => typeof before === 'string'); }

  #refresh() {
    const { current, files, edited } = this.#editor;
    const changed = this.#changedByStep;
    this.#items.undo.disabled = !current.history.canUndo;
    this.#items.redo.disabled = !current.history.canRedo;
    this.#items.format.disabled = !hasToken() || !current.name.endsWith('.swift');
    this.#items.wrap.setAttribute('aria-pressed', String(Boolean(this.#editor.code.rows)));
    this.#items.changes.hidden = typeof current.before !== 'string';
    this.#items.mine.disabled = current.text === current.original;
    this.#items.try.hidden = changed.length === 0 || changed.every(({ text, before }) => text === before);
    this.#items.solution.hidden = changed.every(({ text, original }) => text === original);
    this.#items.reset.disabled = current.text === current.original;
    for (const { name, isOn } of this.#added) this.#items[name].disabled = !isOn();
    this.#items['reset-step'].disabled = edited.length === 0 || files.length === 0;
  }

  resetFile() {
    this.#replace([this.#editor.current], (file) => file.original, 'This file is as it was.');
    this.#editor.code.field.focus({ preventScroll: true });
  }

  #format() {
    this.status.textContent = 'Formatting…';
    import('./format.js').then(({ format }) => format(this.#editor), () => this.tell('The server cannot be reached.'));
  }

  #tryIt() {
    this.#replace(this.#changedByStep, (file) => file.before,
      'This is the code before the step. Change it as the lesson says; the solution is in the menu Edit.');
  }

  #replace(files, text, words) {
    if (this.replace(files.map((file) => [file, text(file)]), words)) this.#editor.code.field.focus({ preventScroll: true });
  }

  /** Gives files other texts, and says so with a way back; false if they have them. */
  replace(pairs, words) {
    const texts = new Map(pairs.filter(([file, text]) => text !== file.text));
    if (texts.size === 0) return false;
    this.#editor.replace(texts, words);
    this.#say(words, () => this.#editor.undo([...texts.keys()]));
    return true;
  }

  #say(words, undo) {
    const button = make('button', { type: 'button', class: 'quiet', onclick: () => {
      this.edited();
      undo();
      this.#editor.code.field.focus({ preventScroll: true });
    } }, 'Undo');
    this.status.replaceChildren(words, ' ', button);
    announce(words);
  }

  /** Says why something was not done. */
  tell(words) {
    this.status.textContent = words;
    announce(words);
  }

  /** The text was changed: what was said about it is over. */
  edited() { if (this.status.childNodes.length > 0) this.status.replaceChildren(); }

  #showChanges(before, title) {
    import('./change-sheet.js').then(({ show }) => show(this.#editor, before, title), () => this.tell('The server cannot be reached.'));
  }

  /** Goes back to the code. */
  close() {
    this.sheet.hidden = true;
    this.#editor.code.element.hidden = false;
  }
}
