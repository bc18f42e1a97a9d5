// The reader's edits of a step, kept by the browser with the content of the step's own files: an edit falls away when its
// file changes. No more than the latest steps are kept. Tabs with the same step keep theirs together, by file.

const prefix = 'understudy.edits:';
const most = 60;

export class Edits {
  #key;
  #of;
  #open;
  #storage;
  /** The texts that fell away, by file: none that its file has by now. */
  lost;
  /** The edits as this tab knows them: what differs from them, the reader changed here. */
  #known;

  /** `files` are the step's own: name and text; `storage` is where the browser keeps the edits. */
  constructor(step, files, storage) {
    this.#storage = storage;
    this.#key = prefix + step;
    this.#open = `understudy.open:${step}`;
    this.#of = new Map(files.map(({ name, text }) => [name, hash(text)]));
    this.#known = this.read();
    this.lost = new Map(Object.entries(this.#kept.files ?? {}).filter(([name, text]) =>
      !this.#known.has(name) && !files.some((file) => file.name === name && file.text === text)));
  }

  /** The name of the file that this tab had open. */
  get opened() { return sessionStorage.getItem(this.#open); }

  set opened(name) { keepForTab(this.#open, name); }

  /** The texts that are kept, by file. */
  read() {
    const { of, files } = this.#kept;
    return new Map(Object.entries(files ?? {}).filter(([name]) => this.#of.has(name) && this.#of.get(name) === of?.[name]));
  }

  get #kept() {
    try {
      return JSON.parse(this.#storage.getItem(this.#key)) ?? {};
    } catch {
      return {};
    }
  }

  /** Keeps the files that differ. What another tab keeps of files that were not changed here stays. */
  write(files) {
    const mine = new Map(files.map(({ name, text }) => [name, text]));
    const kept = this.read();
    for (const name of new Set([...this.#known.keys(), ...mine.keys()])) {
      if (mine.get(name) === this.#known.get(name)) continue;
      if (mine.has(name)) kept.set(name, mine.get(name));
      else kept.delete(name);
    }
    try {
      if (kept.size === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify({ of: Object.fromEntries(this.#of), at: Date.now(), files: Object.fromEntries(kept) }));
      this.#known = mine;
      trim(this.#storage);
    } catch {
      // A browser without room: the edits are for this visit.
    }
  }
}

/** Keeps a text for this tab alone, also when it is loaded again; null takes it away. */
export function keepForTab(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A tab without room: it is there until it is loaded again.
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
