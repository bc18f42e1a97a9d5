// The run that this tab follows: begun, found again after a reload, acted upon, stopped.

import * as api from './api.js';

export class FollowedRun {
  #step;
  #on;
  #id = null;
  #following = null;
  #presses = 0;

  /** `on`: begun, line, lost, failed and changed. */
  constructor(step, on) {
    this.#step = step;
    this.#on = on;
  }

  get isOn() { return this.#id !== null; }

  /** The identifier of the run that is followed. */
  get id() { return this.#id; }

  /** Whether there is a run to resume. */
  get isKept() { return sessionStorage.getItem(this.#key) !== null; }

  get #key() { return `understudy.run:${this.#step}`; }

  /** The page as it was when the run was begun, also where that was before a reload. */
  get context() { return JSON.parse(sessionStorage.getItem(this.#key) ?? 'null')?.context; }

  /** Begins a run, ending the one before. Of two that are begun in quick succession, the last one is followed. */
  async begin(request, context) {
    this.#presses += 1;
    const press = this.#presses;
    await this.#end();
    if (press !== this.#presses) return;
    try {
      const { id, position } = await api.start(request);
      if (press !== this.#presses) { api.stop(id).catch(() => {}); return; }
      sessionStorage.setItem(this.#key, JSON.stringify({ id, context }));
      if (position > 0) this.#on.line({ type: 'queue', position });
      await this.#follow(id);
    } catch (error) {
      if (press === this.#presses) this.#on.failed(error);
    }
  }

  /** Follows the run that this tab followed before it was loaded again. */
  async resume() {
    if (!this.isKept) return;
    const { id } = JSON.parse(sessionStorage.getItem(this.#key));
    try {
      await this.#follow(id);
    } catch (error) {
      sessionStorage.removeItem(this.#key);
      this.#on.failed(error);
    }
  }

  async act(action) {
    await this.#try(() => api.act(this.#id, action));
  }

  async stop() {
    await this.#try(() => api.stop(this.#id));
  }

  async #follow(id) {
    this.#following?.abort();
    this.#following = new AbortController();
    const { signal } = this.#following;
    this.#id = id;
    this.#on.begun();
    this.#on.changed({ isOn: true });
    try {
      await api.follow(id, { take: this.#on.line, lost: this.#on.lost, signal });
    } finally {
      if (!signal.aborted) {
        this.#id = null;
        this.#on.changed({ isOn: false });
      }
    }
  }

  async #end() {
    const id = this.#id;
    if (!id) return;
    this.#following.abort();
    this.#id = null;
    this.#on.changed({ isOn: false });
    // A run that is over already has no need to be ended.
    await api.stop(id).catch(() => {});
  }

  async #try(request) {
    if (!this.#id) return;
    try {
      await request();
    } catch (error) {
      this.#on.failed(error);
    }
  }
}
