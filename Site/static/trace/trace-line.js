// A line of the trace as an element: its place in the lanes, its words, and what is behind it.

import { make } from '../shell/dom.js';
import { short, words } from '../words/roles.js';
import { phrase } from '../words/phrases.js';

export const eventLine = { row, words: phrase };

/** The line of an event. What is behind it, a rule, a line of code or pages, is in it on demand. */
function row(item, said, { role, open, lanes, roles, rule, isFirst, link }) {
  const { event, pages } = item;
  const gutter = make('span', { class: 'gutter', 'aria-hidden': 'true' });
  for (const { lane, role: owner } of open) gutter.append(at(lane, make('i', { class: `bar ${owner ?? 'nobody'}` })));
  gutter.append(at(lanes.indexOf(event.lane), make('i', { class: `dot ${role ?? 'nobody'} ${event.kind}` })));
  const what = make('span', { class: 'what' },
    make('span', { class: 'spoken' }, `${event.lane}: `),
    event.class && make('b', { class: role ? `of-${role}` : '' }, short(event.class)), event.class && ' ',
    role && make('span', { class: 'spoken' }, `(${words[role]}) `),
    ...phrase(said, roles));
  // A recorded trace has no times: they would differ from run to run.
  const line = [gutter, what, make('span', { class: 'time' }, event.time > 0 ? milliseconds(event.time) : '')];
  const kind = `row ${event.kind} ${event.kind === 'console' && event.lane === 'System' ? 'log' : ''} ${ending(event)}`;
  const tabindex = isFirst ? '0' : '-1';
  const content = !event.rule && !link && !pages
    ? make('div', { class: 'line', tabindex }, ...line)
    : make('details', {}, make('summary', { class: 'line', tabindex }, ...line),
      make('div', { class: 'rule' },
        event.rule && make('p', {}, rule?.statement ?? event.rule),
        event.rule && make('p', { class: 'source' },
          rule && make('strong', {}, rule.certainty),
          rule && `: ${rule.source}. `, rule?.place && `${rule.place.replaceAll('`', '')}. `,
          rule?.link ? make('a', { href: rule.link, title: 'The rule among all rules' }, make('code', {}, event.rule)) : make('code', {}, event.rule)),
        make('p', { class: 'source' }, `Event ${event.seq}`,
          link && '. Declared at ', link,
          pages?.reference && '. ', pages?.reference && make('a', { href: pages.reference }, 'Reference'),
          pages && (pages.reference ? ', ' : '. '), pages && make('a', { href: pages.apple, rel: 'noreferrer' }, 'Apple’s page'))));
  return make('li', { class: kind, 'data-seq': event.seq, 'data-lane': event.lane }, content);
}

function at(lane, element) {
  element.style.setProperty('--lane', lane);
  return element;
}

const ending = (event) =>
  event.kind !== 'test' ? '' : event.text === 'passed' ? 'passed' : event.text === 'started' ? 'started' : 'failed';

const milliseconds = (time) => `${(time / 1000).toFixed(1)} ms`;
