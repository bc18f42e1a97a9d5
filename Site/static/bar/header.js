// The bar of every page: the place that is open, and the search.

import { addSearch } from './search.js';

/** The path of each place, with those below it. */
const below = {
  '/docs/documentation/understudy/quickfix': ['/docs/documentation/understudy/quickfix'],
  '/project': ['/project'],
  '/play': ['/play'],
  '/tutorials': ['/tutorials', '/docs/tutorials'],
  '/techniques': ['/techniques', '/find'],
  '/docs/documentation/understudy': ['/docs/documentation'],
};

export function markPlace(bar) {
  let best;
  for (const link of bar.querySelectorAll('.site a')) {
    link.removeAttribute('aria-current');
    for (const path of below[link.getAttribute('href').replace(/\/$/, '')] ?? []) {
      const isOpen = location.pathname === path || location.pathname.startsWith(`${path}/`);
      if (isOpen && path.length > (best?.path.length ?? 0)) best = { link, path };
    }
  }
  best?.link.setAttribute('aria-current', location.pathname === best.link.pathname ? 'page' : 'true');
  // In a narrow window the row of places scrolls.
  const row = best?.link.parentElement;
  if (row) row.scrollLeft = best.link.offsetLeft - row.offsetLeft - (row.clientWidth - best.link.offsetWidth) / 2;
}

/** Makes the bar of a page ready. */
export function prepare(bar) {
  markPlace(bar);
  addSearch(bar);
}

const bar = document.querySelector('.top');
if (bar) prepare(bar);
