// What this browser has read and run of each tutorial, and the lesson that was open last.

import { make } from '../shell/dom.js';
import { preference } from '../shell/preferences.js';

const stepsOf = (names, tutorial) => new Set(names.filter((name) => name.startsWith(`${tutorial}/`)));

/** How far a tutorial got, in words; empty if nothing was read or run. */
export function words(read, ran, count, minutes) {
  const done = new Set([...read, ...ran]).size;
  if (done === 0) return '';
  if (done >= count) return ran.size > 0 ? `Read, ${ran.size} ${ran.size === 1 ? 'step' : 'steps'} run` : 'Read';
  const rest = minutes && Math.max(1, Math.round(minutes * (count - done) / count));
  return [`${done} of ${count} steps`, ran.size > 0 && `${ran.size} run`, rest && `about ${rest} minutes left`].filter(Boolean).join(', ');
}

function show(card, last) {
  const { tutorial, steps, minutes } = card.dataset;
  const [read, ran] = ['read', 'ran'].map((key) => stepsOf(preference(key, []), tutorial));
  const text = words(read, ran, Number(steps), Number(minutes));
  const isLast = last.startsWith(`${tutorial}/`);
  if (!text && !isLast) return;
  card.querySelector('.start')?.remove();
  card.querySelector('.meta').after(make('p', { class: 'progress' },
    text && make('progress', { max: steps, value: new Set([...read, ...ran]).size, 'aria-hidden': 'true' }), text && make('span', {}, text),
    isLast && make('a', { href: `/play/${last}` }, 'Go on where you were')));
}

if (typeof document !== 'undefined') {
  const last = preference('last', '');
  for (const card of document.querySelectorAll('.cards [data-tutorial]')) show(card, last);
}
