// The list of what the site's search finds, below its field: chosen and opened by keyboard or mouse.

import { make } from '../shell/dom.js';
import { entries, found } from './search-index.js';

/** Finds what is typed into the field, also what was typed before. */
export function find({ search, input, panel, list, none, count }) {
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

  input.addEventListener('focus', entries);
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
  search.addEventListener('focusout', (event) => { if (!search.contains(event.relatedTarget)) end(); });
  // A press on a result must not take the focus from the field before it is followed.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', end);
  entries();
  if (document.activeElement === input) show();
}
