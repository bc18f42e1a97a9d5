// The findings of a check as elements: each at its line, with its cure.

import { make } from '../shell/dom.js';
import { announce } from '../shell/messages.js';
import { listed } from './findings.js';
import { filesOf } from './patch.js';
import { scenarioTable } from './scenario-table.js';

/** What became of a finding, in words. */
const states = { found: '', cured: 'cured', left: 'still there', new: 'new with your changes', open: 'not proved' };

/**
 * A heading with the last sentences of the check, the findings, and what else the report says. `texts` are the editor's;
 * `go` opens a place there, `cure` takes a finding whose cure is to be tried and the element for the answer, and `copy`
 * takes a diff.
 */
export function findingList(before, after, texts, { go, cure, copy }) {
  const { report, end, said } = before;
  return [
    make('h4', { tabindex: '-1', class: 'check-end' }, end),
    report.failure && make('pre', { tabindex: '0' }, report.failure.trim()),
    ...(report.remarks ?? []).map((remark) => make('p', {}, remark)),
    make('ol', { class: 'findings' }, ...listed(before, after).map((each) => finding(each, report, texts, { go, cure, copy }))),
    report.notes.length > 0 && folded('Assumed here', make('ul', {}, ...report.notes.map((note) =>
      make('li', {}, place(note, texts, go), ' ', note.what)))),
    report.accepted && folded('Accepted by your team', make('ul', {}, ...report.accepted.map(({ finding: { what }, reason }) =>
      make('li', {}, `${what} `, make('em', {}, reason))))),
    said.length > 0 && folded('What the check said besides', make('pre', { tabindex: '0' }, said.join('\n'))),
    !after && report.scenarios.length > 0 && folded('What was launched', scenarioTable(before, null)),
  ].filter(Boolean);
}

/** What to do about a finding that no diff cures. */
const byHand = 'Change the code in the editor and prove it there. If a setting or a target is to be changed, do it in Xcode and check again.';

const folded = (title, ...content) => make('details', {}, make('summary', {}, title), ...content);

/** The line of a finding or a note: a button if the editor has the file. */
function place({ file, line }, texts, go) {
  if (!file) return null;
  const words = `${file}:${line}`;
  return texts.has(file)
    ? make('button', { type: 'button', class: 'quiet place', onclick: () => go({ file, lineNumber: line, column: 1 }) }, words)
    : make('code', {}, words);
}

function finding({ finding: found, seen, page, state }, report, texts, { go, cure, copy }) {
  const { id, what, why, cure: advice, diff } = found;
  const said = make('p', { class: 'done' });
  const isDone = state === 'cured';
  return make('li', { class: 'finding', 'data-finding': id, 'data-state': state },
    make('h5', {}, make('code', {}, id), states[state] && ' ', states[state] && make('strong', { class: 'state' }, states[state])),
    place(found, texts, go),
    make('p', {}, what),
    seen.length > 0 && !isDone && make('p', { class: 'seen' }, `Seen in: ${seen.join('; ')}.`),
    why && !isDone && folded('Why', make('p', {}, make('strong', {}, why.certainty), `: ${why.statement} `, make('span', { class: 'seen' }, why.source))),
    !isDone && make('p', {}, make('strong', {}, 'Cure: '), advice, ' ', page && make('a', { href: page.address }, page.title)),
    !isDone && (diff ? change(found, report, texts, { cure, copy }, said) : make('p', { class: 'seen' }, byHand)), said);
}

/** The change that cures a finding, and what can be done with it here. */
function change(found, report, texts, { cure, copy }, said) {
  const outside = filesOf(found.diff).map(({ name }) => name).filter((name) => !texts.has(name));
  const shown = folded('The change', make('pre', { tabindex: '0' }, found.diff));
  if (outside.length === 0) {
    return make('div', {}, make('button', { type: 'button', class: 'try-cure', onclick: () => cure(found, said) }, 'Try this cure'), shown);
  }
  return make('div', {},
    make('p', {}, `The editor does not have ${outside.join(' and ')}. Apply the change in `, make('code', {}, report.root), ', then check again.'),
    make('button', {
      type: 'button', onclick: async () => {
        said.textContent = await copy(found.diff).then(
          () => 'The diff is copied. Apply it with git apply: paste it, and press Ctrl-D.',
          () => 'The browser does not let this page copy. Copy it from The change.');
        announce(said.textContent);
      },
    }, 'Copy this diff'), shown);
}
