// The list of techniques: search and filters. The address keeps them, so that a list can be handed on.

import { byId } from '../shell/dom.js';

const search = byId('techniques-search');
const boxes = {
  works: byId('only-whole'), public: byId('no-private'), apart: byId('no-production'), swiftui: byId('only-swiftui'),
};
const all = [...document.querySelectorAll('.one')].map((row) => ({
  // The settings in words have nearly all words.
  row, text: [...row.querySelectorAll('th, .costs, .technique')].map((part) => part.textContent).join(' ').toLowerCase(), marks: new Set(row.dataset.marks.split(' ')),
}));

function fits({ text, marks }, words) {
  return words.every((word) => text.includes(word))
    && (!boxes.works.checked || marks.has('whole'))
    && (!boxes.public.checked || !marks.has('private'))
    && (!boxes.apart.checked || !marks.has('production'))
    && (!boxes.swiftui.checked || marks.has('swiftui'));
}

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const each of all) {
    each.row.hidden = !fits(each, words);
    if (!each.row.hidden) count += 1;
  }
  for (const group of document.querySelectorAll('.page > section')) {
    group.hidden = !group.querySelector('.one:not([hidden])');
  }
  byId('techniques-count').textContent = count === all.length ? ''
    : count === 0 ? 'No technique fits. Search for fewer words, or clear a box.' : `${count} of ${all.length} techniques`;
  const query = new URLSearchParams();
  if (words.length) query.set('search', search.value.trim());
  for (const [name, box] of Object.entries(boxes)) if (box.checked) query.set(name, 'yes');
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash);
}

const asked = new URLSearchParams(location.search);
search.value = asked.get('search') ?? '';
for (const [name, box] of Object.entries(boxes)) box.checked = asked.get(name) === 'yes';
byId('filters').hidden = false;
byId('filters').addEventListener('input', show);
show();

/** An address that names a technique opens its row. */
function openNamed() {
  const more = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.querySelector('.more');
  if (more) more.open = true;
}
addEventListener('hashchange', openNamed);
openNamed();

// Paper has all of it.
let opened = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('.more:not([open])')];
  for (const more of opened) more.open = true;
});
addEventListener('afterprint', () => { for (const more of opened) more.open = false; });
