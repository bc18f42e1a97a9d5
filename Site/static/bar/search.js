// The field that searches everything. The slash key leads to it. What it needs to find is loaded when it is first used.

import { make } from '../shell/dom.js';

/** The search of the playground's site: its index, and where the pages of its entries are. */
export const site = { index: '/api/search/index', address: (entry) => entry.site ?? `/docs${entry.address}` };

/** Lets the field of a page's bar show what it finds while you type. */
export function addSearch(bar, place = site) {
  const search = bar.querySelector('form.search');
  const input = search.querySelector('input');
  const attributes = {
    role: 'combobox', autocomplete: 'off', spellcheck: 'false', 'aria-expanded': 'false', 'aria-controls': 'site-found',
    'aria-autocomplete': 'list', 'aria-keyshortcuts': '/',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const count = make('span', { class: 'spoken' });
  search.append(count);
  let loading = null;

  function begin() {
    search.classList.add('opened');
    input.focus();
    input.select();
  }

  const open = search.querySelector('.open');
  open.setAttribute('role', 'button');
  open.addEventListener('click', (event) => {
    event.preventDefault();
    begin();
  });
  // A form without an address has nowhere to go.
  search.addEventListener('submit', (event) => { if (!search.hasAttribute('action')) event.preventDefault(); });
  input.addEventListener('focus', () => {
    count.setAttribute('role', 'status');
    loading ??= import('./search-list.js')
      .then(({ find }) => find({ search, input, count, place }), () => { loading = null; });
  });
  search.addEventListener('focusout', (event) => {
    if (!search.contains(event.relatedTarget)) search.classList.remove('opened');
  });
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog:modal')) return;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, textarea, select, [contenteditable=""], [contenteditable=true]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    begin();
  }, { capture: true });
}
