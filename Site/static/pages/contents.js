// The contents beside a tutorial: the section that is being read is marked, and the steps that were read are kept.

import { keepPreference, preference } from '../shell/preferences.js';

/** How long a step is in sight until it counts as read, in milliseconds. */
const glance = 1500;

const tutorial = location.pathname.split('/').filter(Boolean).at(-1);
const timers = new Map();

function note(step) {
  const name = `${tutorial}/${step.id.slice('step-'.length)}`;
  const read = new Set(preference('read', []));
  if (!read.has(name)) keepPreference('read', [...read, name]);
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(() => note(target.closest('.step')), glance));
  }
});
// A step may be taller than the window: it is read where its text is.
for (const text of document.querySelectorAll('.step h3')) observer.observe(text);

const links = new Map([...document.querySelectorAll('.contents a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));

function mark() {
  const headings = [...document.querySelectorAll('.part > h2')];
  const open = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? headings[0];
  for (const [id, link] of links) {
    if (id === open?.id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

let waiting = false;
addEventListener('scroll', () => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; mark(); });
}, { passive: true });
mark();
