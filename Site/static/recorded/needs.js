// The address of a page of `/find` in a copy: a server of files ignores a query, so the answers are in the path.

/** The answers that an address has: `…/find/interface-code-oldest-15/`; none if it has no such folder. */
function answersOf(address) {
  const words = address.split(/[?#]/)[0].split('/').filter(Boolean).at(-1)?.split('-') ?? [];
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 ? [[words[index - 1], word]] : [])));
}

/** A system stands for the newest that is offered and is not newer, as 14 and 13.4 do for 13. */
function nearest(offered, text) {
  if (offered.includes(text)) return text;
  if (!/^\d+(\.\d+)*$/.test(text)) return undefined;
  const systems = offered.filter((each) => /^\d+$/.test(each)).sort((one, other) => one - other);
  return systems.findLast((each) => Number(each) <= parseInt(text, 10)) ?? systems[0];
}

/**
 * The address of the page with the answers that a query has; null if the query has none, or if they are those of the page.
 *
 * `chosen` is the address of the page's own answers, which stand for what the query leaves out or says wrongly; `offered` are the
 * addresses of all answers on the page.
 */
export function needsAddress(query, { chosen, offered }) {
  const own = answersOf(chosen);
  const asked = Object.keys(own).filter((name) => query.has(name));
  if (asked.length === 0) return null;
  const all = offered.map(answersOf);
  const needs = { ...own };
  for (const name of asked) needs[name] = nearest(all.map((each) => each[name]), query.get(name)) ?? own[name];
  const folder = (answers) => Object.entries(answers).flat().join('-');
  return folder(needs) === folder(own) ? null : chosen.replace(folder(own), folder(needs));
}
