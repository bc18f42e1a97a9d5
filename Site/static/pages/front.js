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
  /** What the strip showed when the page was loaded. */
  #recorded;

  constructor(element) {
    this.#list = element.querySelector('.calls');
    this.#sentence = element.querySelector('.sentence');
    this.#request = { step: element.dataset.step, files: [], kind: 'test', command: Number(element.dataset.command) };
    this.#recorded = { calls: [...this.#list.children], sentence: this.#sentence.textContent };
    this.#roles = new Map(this.#recorded.calls.map((item) => [item.querySelector('b').textContent, item.className]));
  }

  /** Makes the run and shows it as it comes. Throws if it came to nothing; the strip has its record again then. */
  async run(lost) {
    try {
      await this.#make(lost);
    } catch (error) {
      this.#list.replaceChildren(...this.#recorded.calls);
      this.#sentence.textContent = this.#recorded.sentence;
      throw error;
    }
  }

  async #make(lost) {
    const { id } = await api.start(this.#request);
    const following = new AbortController();
    let result = null;
    let hasBegun = false;
    await api.follow(id, {
      signal: following.signal,
      lost,
      take: (line) => {
        if (line.type === 'event' && !hasBegun) {
          hasBegun = true;
          this.#list.replaceChildren();
          this.#sentence.textContent = 'Running.';
        }
        if (line.type === 'event') this.#add(line.event);
        if (line.type === 'settled' || line.type === 'end') result = line;
        // The run would wait for what the reader does on the device.
        if (line.type === 'settled') following.abort();
      },
    });
    if (following.signal.aborted) await api.stop(id).catch(() => {});
    if (!hasBegun || !result?.verdict) throw new Error(says(result));
    this.#sentence.textContent = result.sentence;
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

/** What a run that came to nothing says. */
const says = (result) => [result?.sentence, result?.reason, result?.cure].filter(Boolean).join(' ') || 'The run was cut off.';

const gone = 'The server cannot be reached. Is understudy still running in its terminal?';

const sides = [...document.querySelectorAll('.side')].map((side) => new Side(side));

async function runBoth() {
  const running = 'Running both on this machine…';
  button.disabled = true;
  status.textContent = running;
  const lost = (isLost) => { status.textContent = isLost ? gone : running; };
  const ends = await Promise.allSettled(sides.map((side) => side.run(lost)));
  const failure = ends.find((end) => end.status === 'rejected')?.reason;
  if (!failure) status.textContent = 'Two runs, made on this machine just now.';
  // Such an error comes of a request that never arrived.
  else status.textContent = failure instanceof TypeError ? gone : failure.message;
  button.disabled = false;
}

// A published copy has no machine, and a tab without a token may not use this one.
const offer = () => { button.hidden = !(hasToken() && origin === 'run here'); };

if (button) {
  offer();
  addEventListener('understudy:token', offer);
  button.addEventListener('click', runBoth);
}
