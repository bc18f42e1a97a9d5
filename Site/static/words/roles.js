// The roles of classes: production's (the lead) or the tests' (the understudy). Read from the files, so edits count.

const declaration = /(?:@objc\((\w+)\)\s*)?(?:\b(?:public|open|final|internal|fileprivate|private)\s+)*\bclass\s+(\w+)/g;

export const words = { test: 'test', production: 'production' };

/** The name without its module. */
export const short = (name) => name.slice(name.lastIndexOf('.') + 1);

export class ClassRoles {
  #roles = new Map();
  #modules = new Map();

  /** `files`: name, text and whether each belongs to the tests. */
  constructor(files) {
    for (const { name, text, tests } of files) {
      const role = tests ? 'test' : 'production';
      this.#modules.set(name.split('/')[0], role);
      if (!name.endsWith('.swift')) continue;
      for (const [, alias, declared] of text.matchAll(declaration)) {
        this.#roles.set(declared, role);
        if (alias) this.#roles.set(alias, role);
      }
    }
  }

  /** The roles of classes that are known by their names alone: pairs of both. */
  static of(pairs) {
    const roles = new ClassRoles([]);
    for (const [name, role] of pairs) roles.#roles.set(short(name), role);
    return roles;
  }

  /** Whether the same classes are known by the same roles. */
  equals(other) {
    const same = (one, two) => one.size === two.size && [...one].every(([name, role]) => two.get(name) === role);
    return same(this.#roles, other.#roles) && same(this.#modules, other.#modules);
  }

  /** 'test', 'production', or undefined if that is not known. */
  role(name) {
    if (!name) return undefined;
    const module = name.includes('.') ? name.slice(0, name.indexOf('.')) : undefined;
    return (module && this.#modules.get(module)) ?? this.#roles.get(short(name));
  }

  /** The pieces of a text: plain ones, and names of classes with their role. */
  * pieces(text) {
    let end = 0;
    for (const match of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const role = this.#roles.get(match[0]);
      if (!role) continue;
      if (match.index > end) yield { text: text.slice(end, match.index) };
      yield { text: match[0], role };
      end = match.index + match[0].length;
    }
    if (end < text.length) yield { text: text.slice(end) };
  }
}
