// The search over the whole site: an index that the server made, searched in the page. The slash key leads to it.

import { make } from './dom.js';

const most = 12;
const kinds = ['Page', 'Tutorial', 'Technique', 'Step', 'Claim', 'Rule'];
let index;

/** Everything that can be found; asked for once. */
function entries() {
  index ??= fetch('/api/search')
    .then((answer) => (answer.ok ? answer.json() : []))
    .then((all) => all.map((entry) => ({
      ...entry, inTitle: entry.title.toLowerCase(), inText: `${entry.text} ${entry.kind}`.toLowerCase(),
    })))
    .catch(() => { index = undefined; return []; });
  return index;
}

/** How far an entry is from the words: the smaller, the better; infinite if one of them is not in it. */
function distance(entry, words) {
  return words.reduce((sum, word) => {
    const place = entry.inTitle.indexOf(word);
    if (place === 0) return sum;
    if (place > 0) return sum + (/\w/.test(entry.inTitle[place - 1]) ? 3 : 1);
    return sum + (entry.inText.includes(word) ? 4 : Infinity);
  }, 0);
}

/** The entries with all words, the nearest first. */
export function found(all, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return all
    .map((entry) => ({ entry, distance: distance(entry, words) }))
    .filter((each) => each.distance < Infinity)
    .sort((one, other) => one.distance - other.distance
      || kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind)
      || one.entry.title.length - other.entry.title.length)
    .slice(0, most)
    .map((each) => each.entry);
}

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
    entries();
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
