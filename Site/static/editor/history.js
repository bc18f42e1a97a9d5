// The undo history of a file: kept for each file, while the browser's own is lost with another
// value. Typing in one go is one entry.

import { sameEnds } from './changes.js';

/** The difference between two texts; nothing if there is none. */
export function difference(before, after) {
  if (before === after) return undefined;
  const [at, tail] = sameEnds(before, after);
  return { at, removed: before.slice(at, before.length - tail), inserted: after.slice(at, after.length - tail) };
}

export class History {
  #done = [];
  #undone = [];
  #isOpen = false;
  static most = 1000;
  static pause = 1000;

  get canUndo() { return this.#done.length > 0; }
  get canRedo() { return this.#undone.length > 0; }

  /** Notes that a text became another, with the selections before and after it. */
  note(before, after, { selected = [0, 0], now = [0, 0], time = 0, name } = {}) {
    const change = difference(before, after);
    if (!change) return;
    this.#undone = [];
    const entry = { ...change, before: selected, after: now, time, name };
    const last = this.#done.at(-1);
    if (this.#isOpen && !name && !last?.name && last && follows(last, entry)) {
      Object.assign(last, merged(last, entry), { after: now, time });
    } else {
      this.#done.push(entry);
      if (this.#done.length > History.most) this.#done.shift();
    }
    this.#isOpen = true;
  }

  /** Ends what is typed in one go. */
  close() { this.#isOpen = false; }

  /** Takes the last change back: the text before it, and its selection. */
  undo(text) {
    const entry = this.#done.pop();
    if (!entry) return undefined;
    this.#undone.push(entry);
    this.close();
    return { text: replaced(text, entry.at, entry.inserted.length, entry.removed), selection: entry.before, name: entry.name };
  }

  /** Makes the change again that was taken back last. */
  redo(text) {
    const entry = this.#undone.pop();
    if (!entry) return undefined;
    this.#done.push(entry);
    this.close();
    return { text: replaced(text, entry.at, entry.removed.length, entry.inserted), selection: entry.after, name: entry.name };
  }
}

const replaced = (text, at, length, by) => text.slice(0, at) + by + text.slice(at + length);

function follows(last, entry) {
  if (entry.time - last.time > History.pause) return false;
  const types = entry.removed === '' && last.removed === '' && entry.at === last.at + last.inserted.length;
  const deletes = entry.inserted === '' && last.inserted === ''
    && (entry.at + entry.removed.length === last.at || entry.at === last.at);
  return (types && entry.inserted.length === 1 && !/\s\S$/.test(last.inserted + entry.inserted)) || (deletes && entry.removed.length === 1);
}

function merged(last, entry) {
  if (entry.removed === '') return { inserted: last.inserted + entry.inserted };
  return entry.at === last.at
    ? { removed: last.removed + entry.removed }
    : { at: entry.at, removed: entry.removed + last.removed };
}
