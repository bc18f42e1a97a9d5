// The differences between two texts as a sheet to read.

import { make } from '../shell/dom.js';
import { compare } from './changes.js';

const signs = { kept: ' ', removed: '−', added: '+' };
const spoken = { removed: 'removed: ', added: 'added: ' };

/** Shows the differences between another text and the open file in place of the code. */
export function show({ menu, code, current }, before, title) {
  const { sheet: host } = menu;
  const back = () => { menu.close(); code.field.focus({ preventScroll: true }); };
  code.element.hidden = true;
  host.hidden = false;
  host.setAttribute('aria-label', title);
  host.replaceChildren(
    make('div', { class: 'changes-head' }, make('strong', {}, title), ` ${summary(before, current.text)}`,
      make('button', { type: 'button', class: 'quiet', onclick: back }, 'Back to the code')),
    make('pre', { tabindex: '0' }, ...sheet(before, current.text)));
  host.onkeydown = ({ key }) => { if (key === 'Escape') back(); };
  host.focus();
  host.querySelector('.added, .removed')?.scrollIntoView({ block: 'center' });
}

/** Both texts as one sheet to read: removed lines beside added ones, each with its sign. */
export function sheet(before, after) {
  return compare(before, after).map((line) => changedLine(line));
}

/** A line of a comparison with its number and its sign; `shown` makes the words of its text. */
export const changedLine = ({ kind, text, line }, shown = (words) => words) => make('span', { class: `change ${kind}` },
  make('span', { class: 'number', 'aria-hidden': 'true' }, line === undefined ? '' : `${line + 1}`),
  make('span', { class: 'sign', 'aria-hidden': 'true' }, signs[kind]),
  spoken[kind] && make('span', { class: 'spoken' }, spoken[kind]), `${shown(text)}\n`);

/** `3 lines added, 1 removed` */
export function summary(before, after) {
  const lines = compare(before, after);
  const count = (kind) => lines.filter((each) => each.kind === kind).length;
  const [more, less] = [count('added'), count('removed')];
  if (more === 0 && less === 0) return 'no difference';
  const word = (number) => (number === 1 ? '1 line' : `${number} lines`);
  return more === 0 ? `${word(less)} removed` : `${word(more)} added${less > 0 ? `, ${less} removed` : ''}`;
}
