// Ways to take the code along and to hand it on: a project for Xcode, a link with the edits, copies. And the code of a link:
// someone else's, so nothing of it runs before the reader has read and allowed it.

import { byId, make } from './dom.js';
import { announce, notice } from './messages.js';
import { ask, hasToken } from './token.js';
import { closeLikeAMenu } from './menu.js';

const key = 'edits';

export class Share {
  #step;
  #editor;
  #pending = null;
  #allowed = new Set();
  #dialog = null;
  #band = make('div', { class: 'notice from-link', role: 'region', 'aria-label': 'Code from a link', hidden: true });
  #done;

  /** `changed` is called when code of a link came, was allowed or was refused. */
  constructor({ step, editor, changed }) {
    this.#step = step;
    this.#editor = editor;
    this.changed = changed;
    this.#done = byId('share-done');
    closeLikeAMenu(byId('share'));
    // The reader's own project is one already, and has no such button.
    byId('share-project')?.addEventListener('click', () => this.#try(() => this.#download()));
    byId('share-link').addEventListener('click', () => this.#try(() => this.#copyLink()));
    byId('share-file').addEventListener('click', () => this.#try(() => this.#copyFile()));
    byId('copy-commands').addEventListener('click', ({ target }) => this.#copy(
      [...byId('commands').querySelectorAll('code')].map((code) => code.textContent).join('\n'), 'Copied', target));
    byId('notice').before(this.#band);
    addEventListener('hashchange', () => this.receive());
  }

  /** Whether the page waits for the reader to allow code from a link. */
  get isPending() { return this.#pending !== null; }

  /** Takes the edits out of the address, if it has some: a reload does not bring them again. */
  async receive() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const fragment = parameters.get(key);
    if (fragment === null) return;
    parameters.delete(key);
    const rest = parameters.toString();
    history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
    // The question of an earlier link is over.
    this.#dialog?.remove();
    this.#band.hidden = true;
    // Nothing runs while it is read, nor after it could not be.
    this.#pending = { files: [] };
    this.changed();
    try {
      const { unpack } = await import('./shared-edits.js');
      const files = await unpack(fragment, { step: this.#step, files: this.#editor.originals });
      this.#pending = { files, hash: await digest(files) };
      if (this.#allowed.has(this.#pending.hash)) this.#allow();
      else this.#ask();
    } catch (error) {
      this.#pending = null;
      this.changed();
      const words = `${error.isOfLink ? error.message : 'The code in this link is damaged.'} The page has its own files.`;
      notice(words);
      announce(words);
    }
  }

  #ask() {
    const count = this.#pending.files.length;
    this.#band.replaceChildren(
      make('p', {}, `This link brings changed code in ${count} ${count === 1 ? 'file' : 'files'}. Somebody else may have written it. It is not in the editor, and nothing runs before you decide.`),
      make('p', { class: 'from-link-buttons' },
        make('button', { type: 'button', onclick: () => this.#show() }, 'Read the changes'),
        make('button', { type: 'button', onclick: () => this.#refuse() }, 'Leave it out')));
    this.#band.hidden = false;
    this.changed();
    this.#show();
  }

  async #show() {
    const { diff } = await import('./link-diff.js');
    // It may have been decided meanwhile.
    if (!this.#pending?.hash) return;
    this.#dialog?.remove();
    const texts = this.#editor.texts;
    const originals = this.#editor.originals;
    const replaced = this.#pending.files.map(([name]) => name).filter((name) => texts.get(name) !== originals.get(name));
    this.#dialog = make('dialog', { class: 'from-link-sheet', 'aria-labelledby': 'from-link-title' },
      make('div', { class: 'compared-head' }, make('h2', { id: 'from-link-title' }, 'Code from a link')),
      make('p', { class: 'from-link-words' },
        'These lines differ from the page’s own files. If you allow them, they go into the editor, and Test and Run build and run them on this machine.',
        replaced.length > 0 && ` Your own edits of ${replaced.join(' and ')} are replaced.`),
      make('div', { class: 'from-link-files', tabindex: '0', role: 'group', 'aria-label': 'Changes' },
        ...this.#pending.files.map(([name, text]) => diff(name, originals.get(name), text))),
      make('div', { class: 'from-link-foot' },
        make('button', { type: 'button', onclick: () => this.#refuse() }, 'Leave it out'),
        make('button', { type: 'button', onclick: () => this.#dialog.close() }, 'Decide later'),
        make('button', { type: 'button', class: 'main', id: 'allow-link', onclick: () => this.#allow() }, 'Allow this code')));
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    // What is read first has the focus, not the button that runs it.
    this.#dialog.querySelector('.from-link-files').focus();
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
    this.#dialog?.close();
    this.#dialog?.remove();
    this.#dialog = null;
    this.#band.hidden = true;
    this.changed();
    announce(words);
  }

  async #download() {
    if (!hasToken()) throw new Error('Packing needs the token: open the address that understudy printed in its terminal.');
    const answer = await ask('POST', '/api/project', { step: this.#step, files: this.#editor.edited });
    const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'project.zip';
    const address = URL.createObjectURL(await answer.blob());
    make('a', { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    this.#say(`${name} is downloaded.`);
  }

  async #copyLink() {
    const { edited } = this.#editor;
    const address = new URL(location.pathname + location.search, location.href);
    if (edited.length > 0) {
      const { pack } = await import('./shared-edits.js');
      address.hash = `${key}=${await pack(this.#step, edited.map(({ name, text }) => [name, text]))}`;
    }
    await this.#copy(address.href, edited.length > 0 ? 'The link with your edits is copied.' : 'The link is copied. You have no edits.');
  }

  async #copyFile() {
    const name = document.querySelector('.files [role=tab][aria-selected=true]').title;
    await this.#copy(this.#editor.texts.get(name), `${name} is copied.`);
  }

  async #copy(text, words, button) {
    await navigator.clipboard.writeText(text);
    if (!button) {
      this.#say(words);
      return;
    }
    const label = button.textContent;
    button.textContent = words;
    announce(words);
    setTimeout(() => { button.textContent = label; }, 2000);
  }

  async #try(work) {
    try {
      await work();
    } catch (error) {
      this.#say(error.message);
    }
  }

  #say(words) {
    this.#done.textContent = words;
    announce(words);
  }
}

async function digest(files) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
