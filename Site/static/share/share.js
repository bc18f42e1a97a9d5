// What leaves the page and what comes with its address, both loaded when needed: code that is handed on, edits in a link.

import { byId } from '../shell/dom.js';
import { notice } from '../shell/messages.js';
import { keepForTab } from '../editor/edits.js';
import { closeLikeAMenu } from '../shell/menu.js';

const key = 'edits';

export class Share {
  #step;
  #editor;
  /** Where this tab keeps the fragment that is not decided on. */
  #kept;
  #linked = null;

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
    // A device's log is chosen in the menu or dropped on the page.
    const logs = () => import('./device-log.js').then(({ takeLogs }) => takeLogs(step), () => notice('The server cannot be reached.'));
    byId('share').addEventListener('toggle', logs, { once: true });
    addEventListener('dragenter', logs, { once: true });
    addEventListener('hashchange', () => this.receive());
  }

  /** Whether the page waits for the reader to allow code from a link. */
  isPending = false;

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
    // Nothing runs while it is read.
    this.isPending = true;
    this.changed();
    this.#linked ??= import('./linked-code.js').then(({ LinkedCode }) => new LinkedCode({
      step: this.#step, editor: this.#editor, kept: this.#kept,
      changed: (isPending) => { this.isPending = isPending; this.changed(); },
    }));
    try {
      await (await this.#linked).take(fragment);
    } catch {
      this.#linked = null;
      notice('The server cannot be reached. The code of the link was not read.');
    }
  }
}
