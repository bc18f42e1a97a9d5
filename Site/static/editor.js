// The files of a step, in tabs: a plain text field over painted code, with line numbers and errors at their lines.

import { make } from './dom.js';
import { paint } from './highlight.js';
import { ClassRoles } from './roles.js';
import * as edits from './edits.js';

export class Editor {
  #step;
  #files;
  #current;
  #problems = [];
  #tabs;
  #rows = [];
  #field;
  #paint;
  #gutter;
  #marks;
  #list;
  #reset;
  #panel;

  /** `changed` is called with the roles after each edit, `submit` when the reader asks for a run. */
  constructor(host, { step, files, changed, submit }) {
    this.#step = step;
    this.#files = files.map((file) => ({ ...file, original: file.text, text: edits.read(step, file.name, file.text) }));
    this.changed = changed;
    this.submit = submit;
    this.#build(host);
    this.show(this.#files.find((file) => file.changed) ?? this.#files[0]);
  }

  get roles() { return new ClassRoles(this.#files); }

  /** The files that differ from the step's. */
  get edited() {
    return this.#files.filter((file) => file.text !== file.original).map(({ name, text }) => ({ name, text }));
  }

  get appName() { return this.#files.find((file) => !file.tests)?.name.split('/')[0] ?? 'App'; }

  /** Shows what the compiler said, at its lines, and opens the first file concerned. */
  set problems(problems) {
    this.#problems = problems;
    for (const { tab, file } of this.#tabs) {
      tab.classList.toggle('wrong', problems.some((problem) => problem.file === file.name && problem.severity === 'error'));
    }
    const first = problems.find((problem) => problem.severity === 'error' && this.#named(problem.file));
    if (first && first.file !== this.#current.name) this.show(this.#named(first.file));
    else this.#draw();
    const mark = this.#marks.querySelector('.error');
    if (mark) this.#panel.querySelector('.sheet-scroller').scrollTo(0, Math.max(0, mark.offsetTop - 48));
  }

  show(file) {
    this.#current = file;
    for (const { tab, file: other } of this.#tabs) {
      const isOpen = other === file;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      if (isOpen) this.#panel.setAttribute('aria-labelledby', tab.id);
    }
    // Each row of tabs is one stop of the Tab key, also where the open file is in the other row.
    for (const row of this.#rows) {
      if (!row.some((tab) => tab.tabIndex === 0)) row[0].tabIndex = 0;
    }
    this.revealTab();
    this.#field.value = file.text;
    this.#field.setAttribute('aria-label', `${file.name}, ${file.tests ? 'test' : 'production'} code`);
    this.#draw();
    this.#panel.querySelector('.sheet-scroller').scrollTo(0, 0);
  }

  /** Scrolls the row of tabs to the open file, once there is room for it. */
  revealTab() { reveal(this.#tabs.find(({ file }) => file === this.#current).tab); }

  #named(name) { return this.#files.find((file) => file.name === name); }

  #build(host) {
    this.#tabs = this.#files.map((file, index) => ({
      file,
      tab: make('button', {
        type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': 'panel', title: file.name,
        class: `tab ${file.tests ? 'test' : 'production'}`, onclick: () => this.show(file),
      }, file.name.slice(file.name.lastIndexOf('/') + 1), make('span', { class: 'state' })),
    }));
    const row = (tests) => {
      const tabs = this.#tabs.filter(({ file }) => Boolean(file.tests) === tests).map(({ tab }) => tab);
      if (tabs.length === 0) return undefined;
      this.#rows.push(tabs);
      const label = tests ? 'Test files' : 'Production files';
      return make('div', { class: 'tab-row' },
        make('span', { class: `role ${tests ? 'test' : 'production'}`, 'aria-hidden': 'true' }, tests ? 'test' : 'production'),
        make('div', { role: 'tablist', 'aria-label': label, onkeydown: (event) => this.#turn(event, tabs) }, ...tabs));
    };
    this.#field = make('textarea', {
      spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off', 'aria-describedby': 'editor-hint problems',
      oninput: () => this.#edit(), onkeydown: (event) => this.#key(event),
    });
    this.#paint = make('pre', { 'aria-hidden': 'true', class: 'paint' });
    this.#gutter = make('div', { 'aria-hidden': 'true', class: 'numbers' });
    this.#marks = make('div', { 'aria-hidden': 'true', class: 'marks' });
    this.#list = make('ul', { class: 'problems', id: 'problems' });
    this.#reset = make('button', { type: 'button', class: 'quiet', hidden: true, id: 'reset-file', onclick: () => this.#restore() }, 'Reset this file');
    this.#panel = make('div', { role: 'tabpanel', id: 'panel', class: 'panel' },
      this.#list,
      make('div', { class: 'sheet-scroller' },
        this.#gutter, make('div', { class: 'code' }, this.#marks, this.#paint, this.#field)),
      make('p', { class: 'hint', id: 'editor-hint' },
        'Tab leaves the editor. Ctrl+] and Ctrl+[ indent, Ctrl+Enter presses the dark button.'));
    host.replaceChildren(
      make('div', { class: 'tab-head' }, make('div', { class: 'tab-rows' }, row(false), row(true)), this.#reset), this.#panel);
  }

  #turn(event, tabs) {
    const here = tabs.indexOf(event.target);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    this.show(this.#tabs.find((entry) => entry.tab === tab).file);
    tab.focus();
  }

  #edit() {
    this.#current.text = this.#field.value;
    edits.write(this.#step, this.#current.name, this.#current.original, this.#current.text);
    // What the compiler said of a line is no longer about this line.
    this.#problems = this.#problems.filter((problem) => problem.file !== this.#current.name);
    this.#tabs.find(({ file }) => file === this.#current).tab.classList.remove('wrong');
    this.#draw();
    this.changed(this.roles);
  }

  #restore() {
    this.#field.value = this.#current.original;
    this.#edit();
    this.#field.focus();
  }

  #key(event) {
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && event.key === 'Enter') { event.preventDefault(); this.submit(); }
    if (hasCommand && event.key === ']') { event.preventDefault(); this.#indent(true); }
    if (hasCommand && event.key === '[') { event.preventDefault(); this.#indent(false); }
    if (event.key === 'Enter' && !hasCommand && !event.isComposing) {
      const { value, selectionStart } = this.#field;
      const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
      event.preventDefault();
      insert(this.#field, `\n${/^[ \t]*/.exec(line)[0]}${/[{([]\s*$/.test(line) ? '    ' : ''}`);
    }
  }

  #indent(isMore) {
    const { value, selectionStart, selectionEnd } = this.#field;
    const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const old = value.slice(start, Math.max(selectionEnd, start));
    const text = isMore ? old.replace(/^/gm, '    ') : old.replace(/^ {1,4}/gm, '');
    const before = selectionStart - start;
    this.#field.setSelectionRange(start, Math.max(selectionEnd, start));
    insert(this.#field, text);
    const caret = Math.max(start, start + before + (isMore ? 4 : -Math.min(4, /^ */.exec(old)[0].length)));
    this.#field.setSelectionRange(caret, selectionStart === selectionEnd ? caret : start + text.length);
  }

  #draw() {
    const { text, name, original } = this.#current;
    this.#paint.replaceChildren(...(name.endsWith('.swift') ? paint(text, this.roles) : [text]), '\n');
    const here = this.#problems.filter((problem) => problem.file === name || !this.#named(problem.file));
    const count = text.split('\n').length;
    // A line shows the worst that is said of it.
    const ranked = here.toSorted((one, other) => rank(other) - rank(one));
    const severities = new Map(ranked.map((problem) => [problem.lineNumber, problem.severity]));
    this.#gutter.replaceChildren(...Array.from({ length: count }, (_, index) =>
      make('span', { class: severities.get(index + 1) ?? '' }, `${index + 1}`)));
    this.#marks.replaceChildren(...ranked.filter((problem) => problem.lineNumber > 0).map((problem) => {
      const mark = make('i', { class: problem.severity });
      mark.style.setProperty('--line', problem.lineNumber - 1);
      return mark;
    }));
    this.#list.replaceChildren(...here.map((problem) => make('li', { class: problem.severity },
      problem.lineNumber > 0
        ? make('button', { type: 'button', class: 'quiet', onclick: () => this.#go(problem) }, `Line ${problem.lineNumber}`)
        : undefined,
      make('span', {}, ` ${problem.severity}: ${problem.message}`), problem.hint && advice(problem.hint))));
    this.#field.setAttribute('aria-invalid', String(here.some((problem) => problem.severity === 'error')));
    this.#reset.hidden = text === original;
    for (const { tab, file } of this.#tabs) {
      const isEdited = file.text !== file.original;
      tab.querySelector('.state').textContent =
        tab.classList.contains('wrong') ? ' error' : isEdited ? ' edited' : '';
    }
  }

  #go({ lineNumber, column }) {
    const lines = this.#field.value.split('\n');
    const start = lines.slice(0, lineNumber - 1).reduce((sum, line) => sum + line.length + 1, 0);
    this.#field.focus();
    this.#field.setSelectionRange(start + Math.max(0, column - 1), start + Math.max(0, column - 1));
  }
}

/** How bad a problem is; 0 is worst. */
const rank = ({ severity }) => ['error', 'warning'].indexOf(severity) + 1 || 3;

/** What the reader should know besides, with the page that says more. */
function advice({ text, page }) {
  return make('span', { class: 'for-reader' }, text,
    ...(page ? [' ', make('a', { href: page }, 'What it has'), ' is listed in the documentation.'] : []));
}

/** Scrolls a row of tabs, and nothing else, so that a tab is in sight. */
function reveal(tab) {
  for (let row = tab.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !['auto', 'scroll'].includes(getComputedStyle(row).overflowX)) continue;
    const [inside, outside] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inside.right > outside.right) row.scrollLeft += inside.right - outside.right + 8;
    if (inside.left < outside.left) row.scrollLeft += inside.left - outside.left - 8;
    return;
  }
}

// The old command is the only one that keeps the field's own undo.
function insert(field, text) {
  if (text !== '' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input'));
}
