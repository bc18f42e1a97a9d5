// The list of what the search finds, below its field: chosen and opened by keyboard or mouse.

import { make } from '../shell/dom.js';
import { found, indexAt } from './search-index.js';

/** What came of a search, for a screen reader. */
function spoken({ entries, isOffer }) {
  if (isOffer) return entries.length ? `No results. ${entries.length} pages to begin with.` : 'No results.';
  return entries.length === 1 ? '1 result' : `${entries.length} results`;
}

/** Finds what is typed into the field, also what was typed before. */
export function find({ search, input, count, place }) {
  const list = make('div', { id: 'site-found', role: 'listbox', 'aria-label': 'Found' });
  const none = make('p', { class: 'none' });
  const panel = make('div', { class: 'found', hidden: true }, none, list);
  count.before(panel);
  let chosen = -1;

  const options = () => [...list.querySelectorAll('[role=option]')];

  function end() {
    panel.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    chosen = -1;
  }

  function choose(number) {
    const all = options();
    chosen = all.length ? (number + all.length) % all.length : -1;
    all.forEach((option, index) => option.setAttribute('aria-selected', String(index === chosen)));
    if (chosen < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', all[chosen].id);
    return all[chosen].scrollIntoView({ block: 'nearest' });
  }

  async function show() {
    const text = input.value;
    if (!text.trim()) return end();
    const index = await indexAt(place.index);
    // An answer to an earlier text came late.
    if (input.value !== text) return undefined;
    const answer = index ? found(index, text) : { entries: [], isOffer: true };
    list.replaceChildren(...answer.entries.map((entry, number) => make(
      'a', {
        href: place.address(entry), role: 'option', id: `site-found-${number}`, 'aria-selected': 'false', tabindex: '-1',
      },
      make('span', { class: 'what' }, entry.title), make('span', { class: 'kind' }, entry.kind),
      entry.text && make('span', { class: 'where' }, entry.text),
    )));
    none.textContent = answer.isOffer
      ? `No results for “${text.trim()}”.${answer.entries.length ? ' Begin here:' : ''}` : '';
    panel.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    count.textContent = spoken(answer);
    choose(0);
    return undefined;
  }

  input.addEventListener('focus', () => indexAt(place.index));
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (panel.hidden) show();
      else choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && options()[chosen]) {
      event.preventDefault();
      options()[chosen].click();
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
  search.addEventListener('focusout', (event) => { if (!search.contains(event.relatedTarget)) end(); });
  // A press on a result must not take the focus from the field before it is followed.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', end);
  indexAt(place.index);
  if (document.activeElement === input) show();
}
