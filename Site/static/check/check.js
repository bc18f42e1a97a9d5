// The check of the reader's own project: asked for, followed, shown; a cure in the editor, its proof, and the diff.
// It is loaded when it is first asked for. It writes no file of the project.

import { byId, make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';
import { ask, Refusal } from '../shell/token.js';
import { lines } from '../run/api.js';
import { lineNow } from '../editor/code-link.js';
import { proof } from './findings.js';
import { findingList } from './finding-list.js';
import { applied } from './patch.js';
import { scenarioTable } from './scenario-table.js';

/** The note of this tab that the project is to be checked once it is loaded again. */
const again = 'understudy.check';
const list = (names) => names.join(' and ');

let check;

/** The button was pressed. */
export function press(parts) {
  sessionStorage.removeItem(again);
  check ??= new ProjectCheck(parts);
  check.find();
}

class ProjectCheck {
  #edition;
  #editor;
  #panes;
  #find = byId('check-project');
  #prove = make('button', { type: 'button', id: 'prove', onclick: () => this.#proof() }, 'Prove it in every scenario');
  #progress = make('p', { class: 'check-progress' });
  #outdated = make('p', { class: 'notice', hidden: true },
    'The project’s files changed. What stands here is of the files as they were before. ',
    make('button', { type: 'button', id: 'check-again', onclick: () => this.#reload() }, 'Check the files of now'));
  #result = make('div', { class: 'check-result' });
  #names = make('p', {});
  #done = make('p', { class: 'done' });
  #stale = make('p', { class: 'stale', hidden: true }, 'The code changed after this proof.');
  #comparison = make('div', {});
  #changes = make('section', { class: 'check-changes', 'aria-labelledby': 'changes-title', hidden: true },
    make('h4', { id: 'changes-title' }, 'Your changes'), this.#names,
    make('div', { class: 'check-buttons' }, this.#prove,
      make('button', { type: 'button', id: 'copy-diff', onclick: () => this.#handOn('copy') }, 'Copy the diff'),
      make('button', { type: 'button', id: 'download-diff', onclick: () => this.#handOn('download') }, 'Download cure.patch')),
    this.#done, this.#stale, this.#comparison);
  #before = null;
  #after = null;
  /** The edits of the last proof. */
  #of = '';
  /** The check that is on: its button, and what ends it. */
  #asked = null;

  constructor({ step, editor, panes }) {
    this.#edition = step.edition;
    this.#editor = editor;
    this.#panes = panes;
    byId('check').append(this.#progress, this.#outdated, this.#result, this.#changes);
    const { changed } = editor;
    editor.changed = (roles) => { changed(roles); this.#edited(); };
    this.#edited();
    addEventListener('focus', () => this.#look());
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Checks the project as its files are. */
  async find() {
    const answer = await this.#ask(this.#find, [], ['Check again', 'Stop the check']);
    if (!answer) return;
    [this.#before, this.#after, this.#of] = [answer, null, ''];
    this.#draw();
    this.#tell(this.#find, this.#result, answer.end);
    const places = answer.report.findings.filter(({ file }) => this.#editor.texts.has(file));
    this.#editor.annotate([...this.#editor.issues, ...places.map(
      ({ file, line, what }) => ({ file, lineNumber: this.#line(file, line), column: 1, severity: 'warning', message: what }))]);
  }

  /** Where a line of the code that was checked last stands in the editor; the same number if it is gone. */
  #line(file, line) {
    const then = this.#after ? this.#editor.textsOf(this.#of) : this.#editor.originals;
    return lineNow(line, then.get(file), this.#editor.texts.get(file)) ?? line;
  }

  /** Checks what is in the editor, and compares. */
  async #proof() {
    this.#editor.flush();
    const { edited } = this.#editor;
    const answer = await this.#ask(this.#prove, edited, ['Prove it in every scenario', 'Stop the proof']);
    if (!answer) return;
    [this.#after, this.#of] = [answer, JSON.stringify(edited)];
    this.#draw();
    // All edits may have been taken back meanwhile.
    if (this.#after) this.#tell(this.#prove, this.#comparison, proof(this.#before, answer));
  }

  /** Asks for a check of the project with edits; undefined if it came to nothing. The same button stops it. */
  async #ask(button, files, [words, stop]) {
    const before = this.#asked;
    before?.abort.abort();
    if (before?.button === button) return undefined;
    const asked = { button, abort: new AbortController() };
    this.#asked = asked;
    button.textContent = stop;
    this.#progress.textContent = 'Starting…';
    announce('The check begins. The page can be used meanwhile.');
    let [problem, answer] = ['The check broke off. Check again.'];
    try {
      for await (const line of lines((await this.#request('/api/checks', files, asked.abort.signal)).body)) {
        if (line.type === 'report') [problem, answer] = ['', line.answer];
        else if (line.type === 'refused') problem = [line.text, line.cure].filter(Boolean).join(' ');
        else if (this.#asked === asked) this.#progress.textContent = `${line.text}…`;
      }
    } catch (error) {
      if (error instanceof Refusal) problem = error.message;
      else problem = asked.abort.signal.aborted ? 'The check was stopped.' : 'The server cannot be reached. Is understudy still running in its terminal?';
    }
    button.textContent = words;
    if (this.#asked !== asked) return undefined;
    this.#asked = null;
    this.#progress.textContent = problem;
    if (problem) announce(problem);
    this.#edited();
    return answer;
  }

  /** Sends edits; if the files on the disk are others, the page says so. */
  async #request(path, files, signal) {
    try {
      return await ask('POST', path, { step: byId('stage').dataset.step, edition: this.#edition, files }, signal);
    } catch (error) {
      if (error.status === 409) this.#outdated.hidden = false;
      throw error;
    }
  }

  /** Looks if the files on the disk are others by now. */
  async #look() {
    if (document.hidden || !this.#outdated.hidden) return;
    const now = await ask('GET', '/api/own-project/edition').then((answer) => answer.json(), () => null);
    // A project that cannot be read is said when it is checked.
    if (!now || now.edition === this.#edition || !this.#outdated.hidden) return;
    this.#outdated.hidden = false;
    announce(this.#outdated.firstChild.textContent);
  }

  #reload() {
    sessionStorage.setItem(again, 'yes');
    location.reload();
  }

  #draw() {
    this.#result.replaceChildren(...findingList(this.#before, this.#after, this.#editor.texts, {
      go: (place) => { this.#panes.show('code'); this.#editor.go({ ...place, lineNumber: this.#line(place.file, place.lineNumber) }); },
      cure: (finding, words) => this.#cure(finding, words),
      copy: (diff) => navigator.clipboard.writeText(diff),
    }));
    this.#comparison.replaceChildren(...(this.#after
      ? [make('p', { class: 'proof', tabindex: '-1' }, proof(this.#before, this.#after)), scenarioTable(this.#before, this.#after)] : []));
    this.#edited();
  }

  /** Says what came of a button, and leads there if the focus is still on the button. */
  #tell(button, place, words) {
    announce(words);
    if (![button, document.body].includes(document.activeElement)) return;
    place.querySelector('[tabindex]')?.focus();
  }

  /** Puts a cure into the editor, beside what is typed there. */
  #cure({ diff }, words) {
    this.#editor.flush();
    const [texts, problem] = applied(diff, this.#editor.texts);
    if (problem) {
      words.textContent = `${problem.changed ?? problem.missing} has other code by now, or has this cure already. Check again, or undo what you changed there.`;
      announce(words.textContent);
      return;
    }
    this.#editor.take([...texts], 'This is the cure.');
    words.textContent = `It is in the editor: ${list([...texts.keys()])}. No file of yours was changed.`;
    this.#prove.focus();
  }

  /** What can be proved and handed on follows from what differs in the editor. */
  #edited() {
    const { edited } = this.#editor;
    // The button that ends a proof stays.
    this.#changes.hidden = !this.#before || (edited.length === 0 && this.#asked?.button !== this.#prove);
    this.#names.textContent = `In the editor, and in no file: ${list(edited.map(({ name }) => name))}.`;
    this.#stale.hidden = !this.#after || this.#of === JSON.stringify(edited);
    if (this.#after && edited.length === 0) {
      this.#after = null;
      this.#draw();
    }
  }

  async #handOn(way) {
    this.#editor.flush();
    try {
      const { diff, folder } = await (await this.#request('/api/diff', this.#editor.edited)).json();
      if (way === 'copy') await navigator.clipboard.writeText(diff);
      else download(diff);
      const [words, command] = { copy: ['The diff is copied. Paste it, and press Ctrl-D.', 'git apply'], download: ['cure.patch is downloaded.', 'git apply cure.patch'] }[way];
      this.#done.replaceChildren(`${words} Apply it in `, make('code', {}, folder), ': ', make('code', {}, command));
    } catch (error) {
      this.#done.textContent = error instanceof Refusal ? error.message : `That did not work: ${error.message}`;
    }
    announce(this.#done.textContent);
  }
}

function download(diff) {
  const address = URL.createObjectURL(new Blob([diff], { type: 'text/x-diff' }));
  make('a', { href: address, download: 'cure.patch' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
