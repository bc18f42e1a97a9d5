// The steps that were run in this browser, marked in the menu of steps.

import { make } from '../shell/dom.js';
import { keepPreference, preference } from '../shell/preferences.js';

const key = 'ran';

/** Notes that a step was run to a verdict. */
export function noteRun(step) {
  const steps = new Set(preference(key, []));
  if (steps.has(step)) return;
  keepPreference(key, [...steps, step]);
  mark(step);
}

/** Marks the steps of the menu that were run. */
export function showProgress() {
  for (const step of preference(key, [])) mark(step);
}

function mark(step) {
  const link = [...document.querySelectorAll('.menu ol a')].find((each) => each.pathname.replace(/\/$/, '').endsWith(`/play/${step}`));
  if (!link || link.querySelector('.ran')) return;
  link.append(make('span', { class: 'ran' }, ' ', make('span', { 'aria-hidden': 'true' }, '✓'), make('span', { class: 'spoken' }, 'run here')));
}
