// Ways to take the code along and to hand it on: a project for Xcode, a link with the edits, copies.

import { byId, make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';
import { ask, hasToken } from '../shell/token.js';

/** Does what a button says; `key` is the name of the edits in a link. */
export async function handOn(button, { step, editor, key }) {
  try {
    await ways[button.id]({ step, editor, key, button });
  } catch (error) {
    say(error.message);
  }
}

const ways = {
  async 'share-project'({ step, editor }) {
    if (!hasToken()) throw new Error('Packing needs the token: open the address that understudy printed in its terminal.');
    const answer = await ask('POST', '/api/project', { step, files: editor.edited });
    const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'project.zip';
    const address = URL.createObjectURL(await answer.blob());
    make('a', { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    say(`${name} is downloaded.`);
  },

  async 'share-link'({ step, editor, key }) {
    const { edited } = editor;
    const address = new URL(location.pathname.replace(/\/play\/?$/, `/play/${step}`) + location.search, location.href);
    if (edited.length > 0) {
      const { pack } = await import('./shared-edits.js');
      address.hash = `${key}=${await pack(step, edited.map(({ name, text }) => [name, text]))}`;
    }
    await navigator.clipboard.writeText(address.href);
    say(edited.length > 0 ? 'The link with your edits is copied.' : 'The link is copied. You have no edits.');
  },

  async 'share-file'({ editor }) {
    const { name, text } = editor.current;
    await navigator.clipboard.writeText(text);
    say(`${name} is copied.`);
  },

  async 'copy-commands'({ button }) {
    await navigator.clipboard.writeText([...byId('commands').querySelectorAll('code')].map((code) => code.textContent).join('\n'));
    button.textContent = 'Copied';
    announce('Copied');
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  },
};

function say(words) {
  byId('share-done').textContent = words;
  announce(words);
}
