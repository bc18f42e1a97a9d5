// The field that searches the whole site. The slash key leads to it. What it needs to find is loaded when it is first used.

import { make } from '../shell/dom.js';

/** Adds the field to a page's bar. */
export function addSearch(bar) {
  const input = make('input', {
    type: 'search', placeholder: 'Search  /', 'aria-label': 'Search the site', role: 'combobox', autocomplete: 'off',
    spellcheck: 'false', 'aria-expanded': 'false', 'aria-controls': 'site-found', 'aria-autocomplete': 'list',
    'aria-keyshortcuts': '/',
  });
  const list = make('div', { id: 'site-found', role: 'listbox', 'aria-label': 'Found' });
  const none = make('p', { class: 'none' });
  const panel = make('div', { class: 'found', hidden: true }, list, none);
  const count = make('span', { class: 'spoken' });
  const open = make('button', { type: 'button', class: 'open', onclick: () => begin() }, 'Search');
  const search = make('div', { class: 'search', role: 'search', 'aria-label': 'Site' }, open, input, panel, count);
  const steps = bar.querySelector('.steps');
  if (steps) steps.before(search);
  else bar.append(search);
  let loading = null;

  function begin() {
    search.classList.add('opened');
    input.focus();
    input.select();
  }

  input.addEventListener('focus', () => {
    count.setAttribute('role', 'status');
    loading ??= import('./search-list.js')
      .then(({ find }) => find({ search, input, panel, list, none, count }), () => { loading = null; });
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
