// What the toolchain's language server knows of the code: completion, help for words, fixes. Loaded when the code is
// first used. Everything else of the editor works without it.

import { make } from '../shell/dom.js';
import { ask, Refusal } from '../shell/token.js';
import { Completion } from './completion.js';
import { Hover } from './hover.js';
import { problemsOf } from './fixes.js';
import { checkLength } from '../run/request-limit.js';
import { keysHere } from '../editor/editor-menu.js';
import { offsetOf } from '../editor/code-places.js';

/** After how long a reader who asked is told that the answer is on its way. */
const patience = 1000;
const asking = 'Asking…';

export class Language {
  #editor;
  #request;
  #sent = {};
  #said = new Set();
  #completion;
  #hover;
  #fixing;

  /** `request` gives the body of a request for a run, which says what the code is part of. */
  static async start(editor, request) {
    const { languageAbsence } = await (await fetch('/api/status')).json();
    if (languageAbsence) {
      editor.menu.element.querySelector('.sheet').append(make('p', { class: 'absence' }, `No completion and no help for words: ${languageAbsence}`));
      return undefined;
    }
    return new Language(editor, request);
  }

  constructor(editor, request) {
    this.#editor = editor;
    this.#request = request;
    document.head.append(make('link', { rel: 'stylesheet', href: '/site/language/language.css' }));
    const { field, element } = editor.code;
    const host = element.parentElement;
    const options = { code: editor.code, host, ask: (...question) => this.#ask(...question), stop: (kind) => this.#sent[kind]?.abort() };
    this.#completion = new Completion({ ...options, opened: () => this.#hover.close() });
    this.#hover = new Hover({ ...options, isBusy: () => this.#completion.isOpen });
    field.addEventListener('input', (event) => { this.#hover.close(); this.#completion.typed(event); });
    field.addEventListener('blur', () => this.#completion.close());
    element.addEventListener('pointerdown', () => this.close());
    element.addEventListener('scroll', () => {
      this.#completion.move();
      if (this.#hover.isOpen) this.#hover.close();
    });
    const isSwift = () => editor.current.name.endsWith('.swift');
    editor.menu.add([
      { name: 'complete', label: 'Complete', keys: 'Ctrl+Space', press: () => this.#completion.ask(), isOn: isSwift },
      { name: 'explain', label: 'Explain this word', keys: 'Ctrl+Shift+Space', press: () => this.#hover.ask(), isOn: isSwift },
    ]);
    const hint = document.getElementById('editor-hint');
    hint.textContent += keysHere(' Ctrl+Space completes, Ctrl+Shift+Space explains a word.');
  }

  /** Does what a key of the code stands for; false if it has no effect here. */
  key(event) {
    if (!this.#editor.current.name.endsWith('.swift')) return false;
    if (event.ctrlKey && !event.altKey && !event.metaKey && event.code === 'Space') {
      if (event.shiftKey) { this.#completion.close(); this.#hover.ask(); }
      else { this.#hover.close(); this.#completion.ask(); }
      return true;
    }
    return this.#completion.key(event) || this.#hover.key(event);
  }

  /** The reader typed before this was loaded: a dot at the caret asks for its list now. */
  catchUp() { this.#completion.typed({ data: '.', inputType: 'insertText' }); }

  /** Another file is shown, or the code is used in another way. */
  close() {
    this.#completion.close();
    this.#hover.close();
  }

  /** Finds what the compiler would change, for the problems that it has in the open file. */
  fix(problems) {
    clearTimeout(this.#fixing);
    this.#sent.fixes?.abort();
    const { current } = this.#editor;
    const here = problems.filter(({ file, lineNumber, severity, fixes }) =>
      file === current.name && lineNumber > 0 && !fixes && ['error', 'warning', 'note'].includes(severity));
    if (here.length === 0 || !current.name.endsWith('.swift')) return;
    this.#fixing = setTimeout(() => this.#findFixes(here), 100);
  }

  async #findFixes(problems) {
    const { text } = this.#editor.current;
    const answer = await this.#ask('fixes', {});
    if (!answer?.fixes) return;
    const fixes = answer.fixes.filter(({ applies }) => applies);
    let hasSome = false;
    for (const problem of problems) {
      problem.fixes = fixes.filter((fix) => problemsOf(fix, problems).includes(problem)).map((fix) => ({
        title: fix.title, apply: () => this.#apply(fix, text),
      }));
      hasSome ||= problem.fixes.length > 0;
    }
    if (hasSome) this.#editor.redraw();
  }

  #apply({ edits, title }, before) {
    const { current, code } = this.#editor;
    // What was found was of that text.
    if (current.text !== before) return;
    let text = before;
    for (const { span, text: piece } of edits.toReversed()) {
      const [from, to] = [offsetOf(before, span.start), offsetOf(before, span.end)];
      if (from === undefined || to === undefined) return;
      text = text.slice(0, from) + piece + text.slice(to);
    }
    this.#editor.replace(new Map([[current, text]]), `${title}.`);
    code.field.focus({ preventScroll: true });
  }

  /** Asks the server about the open file. Nothing comes back if the text was changed meanwhile. */
  async #ask(kind, place, { isWanted = false } = {}) {
    this.#sent[kind]?.abort();
    const sent = new AbortController();
    this.#sent[kind] = sent;
    const { current } = this.#editor;
    const { text } = current;
    const slow = isWanted ? setTimeout(() => this.#say(asking, true), patience) : undefined;
    try {
      const body = { ...this.#request(), file: current.name, ...place };
      await checkLength(body);
      const answer = await (await ask('POST', `/api/language/${kind}`, body, sent.signal)).json();
      if (sent.signal.aborted || this.#editor.current !== current || current.text !== text) return undefined;
      if (answer.problem) this.#say(answer.problem, isWanted);
      return answer.problem ? undefined : answer;
    } catch (error) {
      if (!sent.signal.aborted && isWanted) this.#say(error instanceof Refusal ? error.message : 'The server cannot be reached.', true);
      return undefined;
    } finally {
      clearTimeout(slow);
      if (this.#editor.menu.status.textContent === asking) this.#editor.menu.status.replaceChildren();
      if (this.#sent[kind] === sent) delete this.#sent[kind];
    }
  }

  /** Says why there is no answer: once, or whenever the reader asked. */
  #say(words, isWanted) {
    if (this.#said.has(words) && !isWanted) return;
    this.#said.add(words);
    this.#editor.menu.tell(words);
  }
}
