// What a check found, and what became of it with the reader's edits: values, which the page shows.

/** What tells one finding from another when the code around it has changed. */
const sameFinding = (one, other) => one.finding.id === other.finding.id && one.finding.symbol === other.finding.symbol;

/** The findings of a check, each with the titles of its scenarios and the page that explains it. */
const findingsOf = ({ report, seen, pages }) =>
  report.findings.map((finding, index) => ({ finding, seen: seen[index], page: pages[finding.page] }));

/**
 * The findings to show, each with its state: `found` before anything was proved; with edits, `cured`, `left`, `new`, or
 * `open` if not all was launched. Those that are left or new have the places and the diffs of the code in the editor.
 */
export function listed(before, after) {
  if (!after) return findingsOf(before).map((each) => ({ ...each, state: 'found' }));
  const rest = findingsOf(after);
  const known = findingsOf(before).map((each) => {
    const index = rest.findIndex((other) => sameFinding(each, other));
    return index < 0 ? { ...each, state: after.isWhole ? 'cured' : 'open' } : { ...rest.splice(index, 1)[0], state: 'left' };
  });
  return [...known, ...rest.map((each) => ({ ...each, state: 'new' }))];
}

const key = ({ id, way }) => JSON.stringify([id, way]);

/** A scenario's answer in a few words: whether the tests were isolated, who took part, and what else is in its row. */
export function cell({ columns, rows, report }, index) {
  const row = rows[index];
  if (!row) return { words: '', parts: [] };
  if (row.length < columns.length) return { words: row[1], parts: [] };
  const { isolation } = report.scenarios[index];
  const isolated = columns.indexOf('isolated');
  const parts = columns.map((title, column) => ({ title, text: row[column] }))
    .filter(({ text }, column) => column > 0 && column !== isolated && text !== '' && text !== 'none');
  return { isolation, words: isolation ? `isolated: ${row[isolated]}` : '', parts };
}

/** The scenarios with their answers before and after, in the order of the table; `after` is null before a proof. */
export function compared(before, after) {
  const of = (answer, wanted) => (answer ? answer.report.scenarios.findIndex((scenario) => key(scenario) === wanted) : -1);
  const scenarios = [...before.report.scenarios, ...(after?.report.scenarios ?? [])];
  const keys = [...new Set(scenarios.map(key))];
  return keys.map((each) => {
    const [was, is] = [cell(before, of(before, each)), after ? cell(after, of(after, each)) : null];
    return { title: scenarios.find((scenario) => key(scenario) === each).title, was, is, change: is ? change(was, is) : '' };
  });
}

function change(was, is) {
  if (was.isolation !== is.isolation) return is.isolation === 'isolated' ? 'cured' : was.isolation === 'isolated' ? 'broken' : 'other';
  return was.words === is.words && JSON.stringify(was.parts) === JSON.stringify(is.parts) ? 'same' : 'other';
}

/** The number of tests that failed, over all scenarios. */
const failed = ({ report }) => (report.scenarios ?? []).reduce((sum, { tests }) => sum + (tests?.failed ?? 0), 0);
/** The number of tests that ran. */
const ran = ({ report }) => (report.scenarios ?? []).reduce((sum, { tests }) => sum + (tests?.ran ?? 0), 0);

/** What a check of edits came to, in a sentence. */
export function proof(before, after) {
  const found = before.report.findings.length;
  const { findings, failure } = after.report;
  if (failure) return `Not proved: ${after.end}`;
  if (!after.isWhole) return `Not proved, because not every scenario was launched. ${after.end}`;
  if (findings.length > 0) return `Not cured yet: ${after.end}`;
  if (failed(after) > failed(before)) return `No finding is left, but more tests fail than before. ${after.end}`;
  if (ran(after) < ran(before)) return `No finding is left, but fewer tests ran than before. ${after.end}`;
  return found > 0 ? `Proved with your changes. ${after.end}` : `With your changes, too: ${after.end}`;
}
