// The index of the search: what counts how much is decided when it is made. Here words are looked up, and numbers added.

const indexes = new Map();

/** The index at an address, asked for once; null if it is not available. */
export function indexAt(address) {
  if (!indexes.has(address)) {
    indexes.set(address, fetch(address)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((index) => index ?? Promise.reject(new Error('no index')))
      .catch(() => { indexes.delete(address); return null; }));
  }
  return indexes.get(address);
}

/** The words of a text, in lower case: as `SearchWords` takes them on the server. */
export function words(text) {
  const names = text.replaceAll(/['’]/g, '').match(/[A-Za-z0-9]+/g) ?? [];
  return names.flatMap((name) => {
    const parts = name.match(/[0-9]+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g).map((part) => part.toLowerCase());
    return parts.length > 1 ? [...parts, name.toLowerCase()] : parts;
  });
}

/** A word without each of its letters, and itself. */
const near = (word) => new Set([word, ...[...word].map((_, place) => word.slice(0, place) + word.slice(place + 1))]);

/** The lists of a word: its own, or else those of words that it begins, of the longest one that begins it, or of those that
 * differ by one letter. */
function listsFor(word, { words: known, limits }) {
  const own = (name) => (Object.hasOwn(known, name) ? known[name] : undefined);
  if (own(word) !== undefined) return [own(word)];
  const all = Object.keys(known);
  const begun = word.length >= limits.beginning ? all.filter((each) => each.startsWith(word)) : [];
  if (begun.length) return begun.map(own);
  for (let length = word.length - 1; length >= limits.stem; length -= 1) {
    const stem = own(word.slice(0, length));
    if (stem !== undefined) return [stem];
  }
  if (word.length < limits.misspelt) return [];
  const letters = near(word);
  return all
    .filter((each) => Math.abs(each.length - word.length) <= 1 && [...near(each)].some((short) => letters.has(short)))
    .map(own);
}

/** The best entry of each page that has some of the words, the best first; what to begin with if none has. */
export function found(index, text) {
  const sums = new Map();
  for (const number of new Set(words(text).flatMap((word) => listsFor(word, index)))) {
    const list = index.lists[number];
    for (let place = 0; place < list.length; place += 2) sums.set(list[place], (sums.get(list[place]) ?? 0) + list[place + 1]);
  }
  const pages = new Set();
  const entries = [...sums]
    .sort(([one, sum], [other, otherSum]) => otherSum - sum || one - other)
    .map(([number]) => index.entries[number])
    .filter(({ address }) => {
      const page = address.split('#')[0];
      return !pages.has(page) && pages.add(page);
    })
    .slice(0, index.limits.results);
  return entries.length ? { entries, isOffer: false } : { entries: index.offers.map((number) => index.entries[number]), isOffer: true };
}
