// The code of a link: someone else's, so nothing of it runs before the reader has read and allowed it. And the buttons
// that hand code on.

import { byId, make } from '../shell/dom.js';
import { keepForTab } from '../editor/edits.js';
import { announce, notice } from '../shell/messages.js';
import { closeLikeAMenu } from '../shell/menu.js';

const key = 'edits';

export class Share {
  #step;
  #editor;
  /** Where this tab keeps the fragment that is not decided on. */
  #kept;
  #pending = null;
  #allowed = new Set();
  #dialog = null;
  #band = make('div', { class: 'notice from-link', role: 'region', 'aria-label': 'Code from a link', hidden: true });

  /** `changed` is called when code of a link came, was allowed or was refused. */
  constructor({ step, editor, changed }) {
    this.#step = step;
    this.#kept = `understudy.link:${step}`;
    this.#editor = editor;
    this.changed = changed;
    closeLikeAMenu(byId('share'));
    // The reader's own project is one already, and has no button for one.
    for (const id of ['share-project', 'share-link', 'share-file', 'copy-commands']) {
      byId(id)?.addEventListener('click', ({ currentTarget }) => import('./hand-on.js').then(
        ({ handOn }) => handOn(currentTarget, { step, editor, key }), () => notice('The server cannot be reached.')));
    }
    // A device's log is chosen in the menu, or dropped on the page: what takes it is loaded then.
    const logs = () => import('./device-log.js').then(({ takeLogs }) => takeLogs(step), () => notice('The server cannot be reached.'));
    byId('share').addEventListener('toggle', logs, { once: true });
    addEventListener('dragenter', logs, { once: true });
    byId('notice').before(this.#band);
    addEventListener('hashchange', () => this.receive());
  }

  /** Whether the page waits for the reader to allow code from a link. */
  get isPending() { return this.#pending !== null; }

  /** Takes the edits out of the address, if it has some: once they are decided on, a reload does not bring them again. */
  receive() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const fragment = parameters.get(key);
    if (fragment === null) { this.#take(this.isPending ? null : sessionStorage.getItem(this.#kept)); return; }
    parameters.delete(key);
    const rest = parameters.toString();
    history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
    this.#take(fragment);
  }

  async #take(fragment) {
    if (fragment === null) return;
    keepForTab(this.#kept, fragment);
    // The question of an earlier link is over.
    this.#dialog?.remove();
    this.#band.hidden = true;
    // Nothing runs while it is read, nor after it could not be.
    this.#pending = { files: [] };
    this.changed();
    try {
      const { digest, unpack } = await import('./shared-edits.js');
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
    this.changed();
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
    this.changed();
    announce(words);
  }
}
