// The two runs of the first page, made again on this machine by one button.

import { byId, make } from '../shell/dom.js';
import { hasToken, origin } from '../shell/token.js';
import { short, words } from '../words/roles.js';
import * as api from '../run/api.js';

const button = byId('run-both');
const status = byId('both');

/** A strip of the page, as its run shows in it. */
class Side {
  #list;
  #sentence;
  #request;
  #roles;

  constructor(element) {
    this.#list = element.querySelector('.calls');
    this.#sentence = element.querySelector('.sentence');
    this.#request = { step: element.dataset.step, files: [], kind: 'test', command: Number(element.dataset.command) };
    this.#roles = new Map([...this.#list.children].map((item) => [item.querySelector('b').textContent, item.className]));
  }

  /** Makes the run and shows it as it comes. Until its first event the strip stays as it was. */
  async run() {
    const { id } = await api.start(this.#request);
    const following = new AbortController();
    let hasBegun = false;
    let end = null;
    await api.follow(id, {
      signal: following.signal,
      lost: () => {},
      take: (line) => {
        if (line.type === 'event' && !hasBegun) {
          hasBegun = true;
          this.#list.replaceChildren();
          this.#sentence.textContent = 'Running.';
        }
        if (line.type === 'event') this.#add(line.event);
        if (line.sentence) this.#sentence.textContent = line.sentence;
        if (line.type === 'end') end = line;
        // The run would wait for what the reader does on the device.
        if (line.type === 'settled') following.abort();
      },
    });
    if (!end) await api.stop(id).catch(() => {});
    if (!hasBegun) throw new Error([end?.sentence, end?.cure].filter(Boolean).join(' '));
  }

  /** The calls of the app's own classes and the ends of tests, as in the record. */
  #add({ kind, class: name, name: method, text }) {
    const className = name && short(name);
    const isCall = kind === 'call' && !/^[gs]etter:/.test(method);
    const isTestEnd = kind === 'test' && text !== 'started';
    if (!this.#roles.has(className) || !(isCall || isTestEnd)) return;
    const role = this.#roles.get(className) === 'test' ? 'test' : 'production';
    this.#list.append(make('li', { class: role === 'test' && role }, make('b', {}, className),
      make('span', { class: `role ${role}` }, words[role]), make('code', {}, isTestEnd ? `${method} ${text}` : method)));
  }
}

async function runBoth() {
  button.disabled = true;
  status.textContent = 'Running both on this machine…';
  try {
    await Promise.all([...document.querySelectorAll('.side')].map((side) => new Side(side).run()));
    status.textContent = 'Two runs, made on this machine just now.';
  } catch (error) {
    status.textContent = error.message;
  }
  button.disabled = false;
}

// A published copy has no machine, and a tab without a token may not use this one.
const offer = () => { button.hidden = !(hasToken() && origin === 'run here'); };

if (button) {
  offer();
  addEventListener('understudy:token', offer);
  button.addEventListener('click', runBoth);
}
