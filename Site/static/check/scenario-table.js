// The scenarios of a check as a table: what was launched, and with a proof, before and after.

import { make } from '../shell/dom.js';
import { compared } from './findings.js';

const changes = { cured: 'cured', broken: 'no longer isolated', other: 'changed', same: 'the same' };

/** `after` is null before a proof. */
export function scenarioTable(before, after) {
  return make('div', { class: 'scenario-table', tabindex: '0', role: 'group', 'aria-label': after ? 'Before and after' : 'What was launched' },
    make('table', {},
      make('thead', {}, make('tr', {}, ...['Launch', ...(after ? ['Before', 'After'] : ['What happened'])].map((title) => make('th', { scope: 'col' }, title)))),
      make('tbody', {}, ...compared(before, after).map(({ title, was, is, change }) => make('tr', { 'data-change': change },
        make('th', { scope: 'row' }, title), cell(was), is && cell(is, changes[change]))))));
}

function cell({ words, parts, isolation }, change) {
  return make('td', { 'data-isolation': isolation },
    words && make('strong', {}, words),
    ...parts.map(({ title, text }) => make('span', {}, make('span', { class: 'spoken' }, `${title}: `), text)),
    change && make('em', {}, change));
}
