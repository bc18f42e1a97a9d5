// The files of a step: their texts with the reader's edits, and what is known of their lines.

import { make } from '../shell/dom.js';
import { ClassRoles } from '../words/roles.js';
import { CodeField } from './code-field.js';
import { Edits } from './edits.js';
import { EditorMenu, keysHere } from './editor-menu.js';
import { History } from './history.js';
import { added } from './changes.js';
import { lineNow } from './code-link.js';
import { FileTabs } from './file-tabs.js';
import { preference } from '../shell/preferences.js';
import { isGrave, list, rank } from './problems.js';
import { hasToken } from '../shell/token.js';

/** How long after a key what follows from the text is worked out: classes, tabs, what is kept. */
const pause = 40;

export class Editor {
  #files;
  #current;
  #edits;
  #problems = [];
  #tabs;
  #code;
  #find;
  #menu;
  #list;
  #reset;
  #panel;
  #roles;
  #language;
  #isLearning = false;
  #state = make('span', { class: 'build-state', 'aria-hidden': 'true' });
  #timer;
  /** Called when another text or file is shown. */
  shown = () => {};

  /**
   * `changed` is called with the roles after each edit, `submit` when the reader asks for a run; `request` gives the body
   * of a request for one.
   */
  constructor(host, { step, edition, files, changed, submit, request }) {
    // The code of the reader's own project stays with this tab.
    this.#edits = new Edits(step, files, edition ? sessionStorage : localStorage);
    const kept = this.#edits.read();
    this.#files = files.map((file) => ({
      ...file, original: file.text, text: kept.get(file.name) ?? file.text, history: new History(),
    }));
    this.#roles = new ClassRoles(this.#files);
    this.changed = changed;
    this.submit = submit;
    this.request = request;
    this.#build(host);
    this.show(this.#named(this.#edits.opened) ?? this.#files.find((file) => file.changed) ?? this.#files[0]);
    addEventListener('pagehide', () => this.#settle());
  }

  get roles() { return this.#roles; }

  /** The reader's texts that are not shown, by the files' names: each file is another by now. */
  get lost() { return this.#edits.lost; }

  /** The files that differ from the step's. */
  get edited() {
    return this.#files.filter((file) => file.text !== file.original).map(({ name, text }) => ({ name, text }));
  }

  /** The texts as they are now, by the files' names. */
  get texts() { return new Map(this.#files.map(({ name, text }) => [name, text])); }

  /** The step's own texts. */
  get originals() { return new Map(this.#files.map(({ name, original }) => [name, original])); }

  /** Shows a file by its name. */
  open(name) {
    this.#menu.close();
    this.show(this.#named(name));
  }

  /** Takes texts for files of the step, by their names, and says what they are; that can be undone. */
  take(texts, words = 'This is the link’s code.') {
    this.open(texts[0][0]);
    this.#menu.replace(texts.map(([name, text]) => [this.#named(name), text]), words);
  }

  get appName() { return this.#files.find((file) => !file.tests)?.name.split('/')[0] ?? 'App'; }

  get files() { return this.#files; }
  get current() { return this.#current; }
  get code() { return this.#code; }
  get menu() { return this.#menu; }

  /** Opens the row that finds a text in the open file, and if asked for, the one that replaces it. */
  async search({ replaces = false } = {}) {
    if (!this.#find) await this.#prepare();
    this.#find.open({ replaces });
  }

  /** Wraps long lines, or no longer. */
  wrap(isAsked = true) {
    import('./wrap.js').then(({ wrap }) => wrap(this.#code, isAsked), () => this.#menu.tell('The server cannot be reached.'));
  }

  async #prepare() {
    const { Find } = await import('./find.js');
    if (this.#find) return;
    this.#find = new Find(this.#code);
    this.#menu.sheet.before(this.#find.element);
  }

  /** Loads what knows the types and names of the code, when it is first of use. */
  async learn() {
    this.#prepare().catch(() => {});
    import('./line-edits.js').catch(() => {});
    if (this.#isLearning || !hasToken()) return;
    this.#isLearning = true;
    const { text } = this.#code;
    try {
      const { Language } = await import('../language/language.js');
      this.#language = await Language.start(this, this.request);
      this.#language?.fix(this.#problems);
      if (this.#code.text !== text) this.#language?.catchUp();
    } catch {
      // It is a help: the next time that the code is used, it is tried again.
      this.#isLearning = false;
    }
  }

  /** Shows the problems as they are now. */
  redraw() { this.#draw(); }

  /** The texts of a run, from the files that were edited for it, as JSON. */
  textsOf(files) { return new Map([...this.originals, ...JSON.parse(files).map(({ name, text }) => [name, text])]); }

  /**
   * Shows what is wrong with the texts of a run, and opens the first file that does not compile. If the reader typed since,
   * nothing is opened, and what is said about a line stays with it or, if the line is another, goes.
   */
  report(problems, files) {
    const [then, now] = [this.textsOf(files), this.texts];
    this.annotate(problems.flatMap((problem) => {
      const { file, lineNumber } = problem;
      const line = now.has(file) ? lineNow(lineNumber, then.get(file), now.get(file)) : lineNumber;
      return line === lineNumber ? problem : line === undefined ? [] : { ...problem, lineNumber: line };
    }));
    if (files !== JSON.stringify(this.edited)) return;
    const first = problems.find((problem) => problem.severity === 'error' && this.#named(problem.file));
    if (first && first.file !== this.#current.name) this.show(this.#named(first.file));
    if (first?.lineNumber > 0) this.#code.reveal(first.lineNumber - 1);
  }

  /** What a run found, as long as nothing was typed in its file: a build does not take it away. */
  get issues() { return this.#problems.filter(({ severity }) => ['crash', 'failure'].includes(severity)); }

  /** Shows what is wrong and leaves everything where it is. */
  annotate(problems) {
    this.#problems = problems;
    this.#draw();
    this.#language?.fix(problems);
  }

  show(file) {
    this.#settle();
    this.#language?.close();
    this.#edits.opened = file.name;
    this.#current = file;
    this.#panel.setAttribute('aria-labelledby', this.#tabs.open(file));
    this.#menu.close();
    this.#code.open(file, { roles: this.#roles, label: `${file.name}, ${file.tests ? 'test' : 'production'} code` });
    this.#draw();
    this.#language?.fix(this.#problems);
    this.#find?.refresh();
    // The lines that the step is about, once; then where the reader was.
    if (file.scroll === undefined) {
      const step = this.#ofStep;
      if (step.size > 0) this.#code.reveal(Math.min(...step));
    }
    this.shown();
  }

  /** Works out at once what follows from the text. */
  flush() { this.#settle(); }

  /** What the build in the background came to, in a few words. */
  set buildState(text) { this.#state.textContent = text; }

  /** Opens the file and the line of a problem. */
  go({ file, lineNumber, column }) {
    this.#menu.close();
    const wanted = this.#named(file);
    if (wanted && wanted !== this.#current) this.show(wanted);
    this.#code.go(lineNumber, column);
  }

  /** Gives files other texts, each in one change that can be undone; `texts` by name. */
  replace(texts, name) {
    this.#menu.close();
    for (const [file, text] of texts) {
      if (file === this.#current) { this.#code.replace(text, name); continue; }
      const place = file.selection ?? [0, 0];
      file.history.note(file.text, text, { selected: place, now: [0, 0], time: performance.now(), name });
      file.text = text;
      file.selection = [0, 0];
    }
    this.#problems = this.#problems.filter((problem) => ![...texts.keys()].some(({ name: each }) => each === problem.file));
    this.#settle({ isForced: true });
    this.#draw();
  }

  /** Takes the last change of some files back. */
  undo(files) {
    this.#menu.close();
    for (const file of files) {
      if (file === this.#current) { this.#code.undo(); continue; }
      const change = file.history.undo(file.text);
      if (change) Object.assign(file, { text: change.text, selection: change.selection });
    }
    this.#settle({ isForced: true });
    this.#draw();
  }

  #named(name) { return this.#files.find((file) => file.name === name); }

  /** The lines that the step is about, from 0. */
  get #ofStep() {
    const { before, text } = this.#current;
    return typeof before === 'string' ? added(before, text) : new Set();
  }

  #build(host) {
    this.#tabs = new FileTabs(this.#files, (file) => this.show(file));
    this.#code = new CodeField({
      describedBy: 'editor-hint problems', changed: () => this.#edit(), pressed: (event, hasCommand) => this.#key(event, hasCommand),
      refused: (words) => this.#menu.tell(words),
    });
    this.#code.field.addEventListener('focus', () => this.learn());
    this.#menu = new EditorMenu(this);
    this.#list = make('ul', { class: 'problems', id: 'problems' });
    this.#reset = make('button', {
      type: 'button', class: 'quiet', hidden: true, id: 'reset-file', onclick: () => this.#menu.resetFile(),
    }, 'Reset', make('span', {}, ' this file'));
    this.#panel = make('div', { role: 'tabpanel', id: 'panel', class: 'panel' },
      this.#menu.sheet, make('div', { class: 'sheet-box' }, this.#code.element, this.#state),
      this.#menu.status, this.#list,
      make('p', { class: 'hint', id: 'editor-hint' },
        keysHere('Tab leaves the editor. Ctrl+] and Ctrl+[ indent, Ctrl+/ comments, Ctrl+F finds, Alt+Z wraps, Ctrl+Enter presses the dark button.')));
    host.replaceChildren(
      make('div', { class: 'tab-head' }, this.#tabs.element, this.#reset, this.#menu.element),
      this.#panel);
    // A narrow window wraps at first.
    if (preference('wrap', matchMedia('(max-width: 44rem)').matches)) this.wrap(false);
  }

  #key(event, hasCommand) {
    if (this.#language?.key(event)) return true;
    if (event.code === 'KeyZ' && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) { this.wrap(); return true; }
    if (hasCommand && event.key === 'Enter') { this.#settle(); this.submit(); return true; }
    if (hasCommand && event.key.toLowerCase() === 'f' && !event.shiftKey) { this.search(); return true; }
    // ⌘H hides the app on a Mac, so its keyboard has another key for it.
    if (event.metaKey && event.altKey && event.code === 'KeyF' || event.ctrlKey && hasCommand && !/Mac/.test(navigator.platform) && event.key.toLowerCase() === 'h') {
      this.search({ replaces: true });
      return true;
    }
    return false;
  }

  #edit() {
    // What was said about a line is no longer about this line.
    if (this.#problems.some((problem) => problem.file === this.#current.name)) {
      this.#problems = this.#problems.filter((problem) => problem.file !== this.#current.name);
      this.#draw();
    }
    this.#menu.edited();
    this.#timer ??= setTimeout(() => this.#settle(), pause);
  }

  /** Works out what follows from the text. */
  #settle({ isForced = false } = {}) {
    if (this.#timer === undefined && !isForced) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#edits.write(this.edited);
    const roles = new ClassRoles(this.#files);
    if (!roles.equals(this.#roles)) {
      this.#roles = roles;
      this.#code.roles = roles;
    }
    this.#code.decorate({ step: this.#ofStep });
    this.#drawTabs();
    this.#find?.refresh();
    this.changed(this.#roles);
    this.shown();
  }

  #draw() {
    const { name } = this.#current;
    const here = this.#problems.filter((problem) => problem.file === name || !this.#named(problem.file));
    const ranked = here.toSorted((one, other) => rank(other) - rank(one));
    this.#code.decorate({ problems: ranked, step: this.#ofStep });
    this.#code.isInvalid = here.some(isGrave);
    this.#list.replaceChildren(...list(here, (problem) => this.go(problem)));
    this.#drawTabs();
  }

  #drawTabs() {
    this.#reset.hidden = this.#current.text === this.#current.original;
    this.#tabs.draw(this.#problems, this.#current);
  }
}
