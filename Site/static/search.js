// The field that searches the whole site. The slash key leads to it.

import { make } from './dom.js';

const index = () => import('./search-index.js').catch(() => ({ entries: () => [], found: () => [] }));

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
  let chosen = -1;

  const options = () => [...list.querySelectorAll('[role=option]')];

  function begin() {
    search.classList.add('opened');
    input.focus();
    input.select();
  }

  function end() {
    panel.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    chosen = -1;
  }

  function choose(number) {
    const all = options();
    chosen = all.length ? (number + all.length) % all.length : -1;
    all.forEach((option, place) => option.setAttribute('aria-selected', String(place === chosen)));
    if (chosen < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', all[chosen].id);
    return all[chosen].scrollIntoView({ block: 'nearest' });
  }

  async function show() {
    const text = input.value;
    if (!text.trim()) return end();
    const { entries, found } = await index();
    const shown = found(await entries(), text);
    // An answer to an earlier text came late.
    if (input.value !== text) return undefined;
    list.replaceChildren(...shown.map((entry, place) => make(
      'a', { href: entry.address, role: 'option', id: `site-found-${place}`, 'aria-selected': 'false', tabindex: '-1' },
      make('span', { class: 'what' }, entry.title), make('span', { class: 'kind' }, entry.kind),
      entry.text && make('span', { class: 'where' }, entry.text),
    )));
    none.textContent = shown.length ? '' : `Nothing has “${text.trim()}”.`;
    panel.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    count.textContent = shown.length === 1 ? '1 found' : `${shown.length} found`;
    choose(0);
    return undefined;
  }

  input.addEventListener('focus', () => {
    count.setAttribute('role', 'status');
    index().then(({ entries }) => entries());
  });
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (panel.hidden) show();
      else choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      options()[chosen]?.click();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (panel.hidden) {
        input.value = '';
        search.classList.remove('opened');
        input.blur();
      }
      end();
    }
  });
  search.addEventListener('focusout', (event) => {
    if (search.contains(event.relatedTarget)) return;
    end();
    search.classList.remove('opened');
  });
  // A press on a result must not take the focus from the field before it is followed.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => end());
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog:modal')) return;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, textarea, select, [contenteditable=""], [contenteditable=true]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    begin();
  }, { capture: true });
}
