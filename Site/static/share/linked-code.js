// The code of a link: someone else's, so nothing of it runs before the reader has read and allowed it.

import { byId, make } from '../shell/dom.js';
import { keepForTab } from '../editor/edits.js';
import { announce } from '../shell/messages.js';
import { digest, unpack } from './shared-edits.js';

export class LinkedCode {
  #step;
  #editor;
  #kept;
  #changed;
  #pending = null;
  #allowed = new Set();
  #dialog = null;
  #band = byId('from-link');

  /**
   * `kept` is where this tab keeps the fragment that is not decided on. `changed` is called with whether the page waits for
   * the reader, when code of a link came, was allowed or was refused.
   */
  constructor({ step, editor, kept, changed }) {
    this.#step = step;
    this.#editor = editor;
    this.#kept = kept;
    this.#changed = changed;
  }

  /** Takes the edits of a link, and asks the reader. The question of an earlier link is over. */
  async take(fragment) {
    this.#dialog?.remove();
    this.#band.hidden = true;
    // Nothing runs while it is read, nor after it could not be.
    this.#pending = { files: [] };
    this.#changed(this.#pending !== null);
    try {
      const files = await unpack(fragment, { step: this.#step, files: this.#editor.originals });
      this.#pending = { files, hash: await digest(files) };
      if (this.#allowed.has(this.#pending.hash)) this.#allow();
      else this.#ask();
    } catch (error) {
      const words = `${error.isOfLink ? error.message : 'The code in this link is damaged.'} The page has its own files.`;
      this.#end(words);
      this.#tell(words, make('button', { type: 'button', onclick: () => { this.#band.hidden = true; } }, 'Close'));
    }
  }

  #ask() {
    const count = this.#pending.files.length;
    this.#tell(`This link brings changed code in ${count} ${count === 1 ? 'file' : 'files'}. Somebody else may have written it. It is not in the editor, and nothing runs before you decide.`,
      make('button', { type: 'button', onclick: () => this.#show() }, 'Read the changes'),
      make('button', { type: 'button', onclick: () => this.#refuse() }, 'Leave it out'));
    this.#changed(this.#pending !== null);
    this.#show();
  }

  /** Says something about a link. It stays there, whatever is said about runs. */
  #tell(words, ...buttons) {
    this.#band.replaceChildren(make('p', {}, words), make('p', { class: 'from-link-buttons' }, ...buttons));
    this.#band.hidden = false;
  }

  async #show() {
    const { sheet } = await import('./link-diff.js');
    // It may have been decided meanwhile.
    if (!this.#pending?.hash) return;
    this.#dialog?.remove();
    this.#dialog = sheet(this.#pending.files, this.#editor, { allow: () => this.#allow(), refuse: () => this.#refuse() });
  }

  #allow() {
    if (!this.#pending?.hash) return;
    const { files, hash } = this.#pending;
    this.#allowed.add(hash);
    this.#editor.take(files);
    this.#end('The link’s code is in the editor.');
  }

  #refuse() { this.#end('The link’s code was left out.'); }

  #end(words) {
    this.#pending = null;
    keepForTab(this.#kept, null);
    this.#dialog?.close();
    this.#dialog?.remove();
    this.#dialog = null;
    this.#band.hidden = true;
    this.#changed(this.#pending !== null);
    announce(words);
  }
}
