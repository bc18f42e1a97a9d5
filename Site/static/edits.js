// The reader's edits of a step, kept by the browser under the content of the step's own files: they fall away when those
// change. No more than the latest steps are kept.

const prefix = 'understudy.edits:';
const most = 60;

export class Edits {
  #key;
  #of;
  #storage;

  /** `files` are the step's own: name and text; `storage` is where the browser keeps the edits. */
  constructor(step, files, storage) {
    this.#storage = storage;
    this.#key = prefix + step;
    this.#of = hash(files.map(({ name, text }) => `${name}\u0000${text}`).join('\u0000'));
  }

  /** The texts that were kept, by file. */
  read() {
    try {
      const kept = JSON.parse(this.#storage.getItem(this.#key) ?? 'null');
      return kept?.of === this.#of ? new Map(Object.entries(kept.files)) : new Map();
    } catch {
      return new Map();
    }
  }

  /** Keeps the files that differ from the step's. */
  write(files) {
    try {
      if (files.length === 0) { this.#storage.removeItem(this.#key); return; }
      const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]));
      this.#storage.setItem(this.#key, JSON.stringify({ of: this.#of, at: Date.now(), files: texts }));
      trim(this.#storage);
    } catch {
      // A browser that keeps nothing, or no more: the edits are for this visit.
    }
  }
}

function trim(storage) {
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
  if (keys.length <= most) return;
  const age = (key) => JSON.parse(storage.getItem(key) ?? 'null')?.at ?? 0;
  for (const key of keys.toSorted((one, other) => age(one) - age(other)).slice(0, keys.length - most)) {
    storage.removeItem(key);
  }
}

/** FNV-1a. */
function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `${text.length}.${value.toString(16)}`;
}
