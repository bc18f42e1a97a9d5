// Two traces side by side, as the server aligns them: `TraceComparison` in Swift says why, and a test compares both. Where
// several ways from one trace to the other are as short, the server may take another.

/** The most events of both traces, without what they have in common at their ends, that are aligned. */
const mostAligned = 2000;

const withoutAddresses = (text) => text?.replaceAll(/0x[0-9a-fA-F]{6,}/g, '0x…');

/** What is the subject of an event: with other details, it has changed. */
const subjectOf = ({ kind, lane, name, state }) => JSON.stringify([kind, lane, name, state && titleOf(state)]);

/** What tells the title of a state: some words have more than one, and some share one. */
const titles = {
  appDelegate: 'delegate', sceneDelegate: 'delegate', adaptedAppDelegate: 'adaptor', adaptedSceneDelegate: 'adaptor',
  emptyWindow: 'rootViewController',
};
const titleOf = ({ what, action, api, title }) => [titles[what] ?? what, action, api, title];

const sorted = (value) => (value && typeof value === 'object' && !Array.isArray(value)
  ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, sorted(part)]))
  : Array.isArray(value) ? value.map(sorted) : value);

/** What counts in a comparison. Numbers, times and sessions differ from run to run. */
const contentOf = (event) => JSON.stringify([
  subjectOf(event), event.class, sorted(event.state), event.launch, withoutAddresses(event.text), sorted(event.verdict),
]);

/** The fewest steps from one list to another, by Myers: at each place, what goes is before what comes. */
export function steps(old, now) {
  const [all, most] = [[], old.length + now.length];
  let best = new Map([[1, 0]]);
  search: for (let depth = 0; depth <= most; depth += 1) {
    const before = best;
    all.push(before);
    best = new Map();
    for (let line = -depth; line <= depth; line += 2) {
      let x = line === -depth || (line !== depth && before.get(line - 1) < before.get(line + 1))
        ? before.get(line + 1) : before.get(line - 1) + 1;
      while (x < old.length && x - line < now.length && old[x] === now[x - line]) x += 1;
      best.set(line, x);
      if (x >= old.length && x - line >= now.length) break search;
    }
  }
  const [removed, added] = [new Set(), new Set()];
  let [x, y] = [old.length, now.length];
  for (let depth = all.length - 1; depth > 0; depth -= 1) {
    const before = all[depth];
    const line = x - y;
    const last = line === -depth || (line !== depth && before.get(line - 1) < before.get(line + 1)) ? line + 1 : line - 1;
    const [lastX, lastY] = [before.get(last), before.get(last) - last];
    while (x > lastX && y > lastY) { x -= 1; y -= 1; }
    if (y === lastY) removed.add(lastX);
    else added.add(lastY);
    [x, y] = [lastX, lastY];
  }
  const way = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    if (removed.has(one)) { way.push('removed'); one += 1; }
    else if (added.has(other)) { way.push('added'); other += 1; }
    else { way.push('kept'); one += 1; other += 1; }
  }
  return way;
}

/** Lines for what was replaced: events about the same thing face each other, as far as their order allows. */
function paired(old, now, [lost, lostEnd], [gained, gainedEnd]) {
  const rows = [];
  let next = gained;
  for (let here = lost; here < lostEnd; here += 1) {
    let there = next;
    while (there < gainedEnd && old[here].subject !== now[there].subject) there += 1;
    if (there === gainedEnd) { rows.push({ left: here }); continue; }
    for (; next < there; next += 1) rows.push({ right: next });
    rows.push({ left: here, right: there });
    next = there + 1;
  }
  for (; next < gainedEnd; next += 1) rows.push({ right: next });
  return rows;
}

function aligned(old, now, [left, leftEnd], [right, rightEnd]) {
  const rows = [];
  let [lost, lostEnd, gained, gainedEnd] = [left, left, right, right];
  const content = (list, from, to) => list.slice(from, to).map((each) => each.content);
  for (const step of steps(content(old, left, leftEnd), content(now, right, rightEnd))) {
    if (step === 'removed') lostEnd += 1;
    else if (step === 'added') gainedEnd += 1;
    else {
      rows.push(...paired(old, now, [lost, lostEnd], [gained, gainedEnd]), { same: true, left: lostEnd, right: gainedEnd });
      lost = lostEnd + 1;
      gained = gainedEnd + 1;
      [lostEnd, gainedEnd] = [lost, gained];
    }
  }
  return [...rows, ...paired(old, now, [lost, lostEnd], [gained, gainedEnd])];
}

const numbers = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The rows of two traces, the first difference, and how many events were too many to be aligned. */
export function compared(left, right) {
  const [old, now] = [left, right].map((trace) => trace.map((event) => ({ content: contentOf(event), subject: subjectOf(event) })));
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start].content === now[start].content) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end).content === now.at(-1 - end).content) end += 1;
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const count = oldEnd + nowEnd - 2 * start;
  const part = count > mostAligned ? mostAligned / 2 : Infinity;
  const middle = [Math.min(oldEnd, start + part), Math.min(nowEnd, start + part)];
  const rows = [
    ...numbers(0, start).map((place) => ({ same: true, left: place, right: place })),
    ...aligned(old, now, [start, middle[0]], [start, middle[1]]),
    ...numbers(middle[0], oldEnd).map((place) => ({ left: place })),
    ...numbers(middle[1], nowEnd).map((place) => ({ right: place })),
    ...numbers(0, end).map((place) => ({ same: true, left: oldEnd + place, right: nowEnd + place })),
  ];
  const first = rows.findIndex((row) => !row.same);
  return {
    same: first < 0, ...(first >= 0 && { firstDifference: first }), rows,
    unaligned: oldEnd + nowEnd - middle[0] - middle[1],
  };
}
