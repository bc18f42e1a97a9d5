// Everything on the site that can be found: an index that the server made, searched in the page.

const most = 12;
const kinds = ['Page', 'Tutorial', 'Technique', 'Step', 'Claim', 'Rule'];
let index;

/** Everything that can be found; asked for once. */
export function entries() {
  index ??= fetch('/api/search')
    .then((answer) => (answer.ok ? answer.json() : []))
    .then((all) => all.map((entry) => ({
      ...entry, inTitle: entry.title.toLowerCase(), inText: `${entry.text} ${entry.kind}`.toLowerCase(),
    })))
    .catch(() => { index = undefined; return []; });
  return index;
}

/** How far an entry is from the words: the smaller, the better; infinite if one of them is not in it. */
function distance(entry, words) {
  return words.reduce((sum, word) => {
    const place = entry.inTitle.indexOf(word);
    if (place === 0) return sum;
    if (place > 0) return sum + (/\w/.test(entry.inTitle[place - 1]) ? 3 : 1);
    return sum + (entry.inText.includes(word) ? 4 : Infinity);
  }, 0);
}

/** The entries with all words, the nearest first. */
export function found(all, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return all
    .map((entry) => ({ entry, distance: distance(entry, words) }))
    .filter((each) => each.distance < Infinity)
    .sort((one, other) => one.distance - other.distance
      || kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind)
      || one.entry.title.length - other.entry.title.length)
    .slice(0, most)
    .map((each) => each.entry);
}
