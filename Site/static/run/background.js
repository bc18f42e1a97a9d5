// Built while you type: when the text rests, the server builds it at low priority and says what the compiler finds. Run
// finds the product there. A build of a text that is no longer there is stopped.

import { ask, hasToken, Refusal } from '../shell/token.js';
import { checkLength } from './request-limit.js';

/** How long a text rests before it is built, in milliseconds. */
const rest = 350;
/** The pauses after which a server that was full or out of reach is asked again. */
const pauses = [2000, 5000, 15000];

export class BackgroundBuild {
  #timer;
  #sent = null;
  #failures = 0;

  /** `request` gives the body of the request, `built` takes the answer and the words for it, `state` the words for what goes on. */
  constructor({ request, built, state }) {
    this.request = request;
    this.built = built;
    this.state = state;
  }

  /** The text was changed. */
  edited() {
    this.#stop();
    if (!hasToken()) return;
    this.state('');
    this.#wait(rest);
  }

  /** A run begins: it takes a build of the same text over, and reports by itself. */
  leaveToRun() {
    clearTimeout(this.#timer);
    this.#sent = null;
    this.state('');
  }

  #wait(time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#build(), time);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#sent?.abort();
    this.#sent = null;
  }

  async #build() {
    const sent = new AbortController();
    this.#sent = sent;
    // What is said at once would flicker.
    const slow = setTimeout(() => { if (this.#sent === sent) this.state('Compiling…'); }, 250);
    try {
      const request = this.request();
      await checkLength(request);
      if (this.#sent !== sent) return;
      const answer = await (await ask('POST', '/api/builds', request, sent.signal)).json();
      if (this.#sent !== sent) return;
      this.#failures = 0;
      this.built(answer, words(answer));
    } catch (error) {
      if (this.#sent !== sent) return;
      // What is too long to be built is too long to be run, too.
      this.state(error instanceof Refusal && error.status === 413 ? error.message : '');
      // A build in the background is a help: without it, Run still says everything.
      const isPassing = !(error instanceof Refusal) || error.status === 503;
      if (isPassing && this.#failures < pauses.length) {
        this.#wait(pauses[this.#failures]);
        this.#failures += 1;
      }
    } finally {
      clearTimeout(slow);
      if (this.#sent === sent) this.#sent = null;
    }
  }
}

/** The words for the answer to a build. */
function words({ outcome, sentence, diagnostics }) {
  if (outcome === 'built') {
    const leftOut = diagnostics.filter(({ message }) => message.startsWith('left out: ')).length;
    if (leftOut > 0) return `${leftOut} ${leftOut === 1 ? 'part' : 'parts'} left out`;
    const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
    return warnings === 0 ? 'Compiles' : `Compiles, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : sentence ?? '';
}
