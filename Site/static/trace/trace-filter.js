// The part of the trace that is in sight: lines with a word, of a lane, a class or a kind, outside what is folded; and whether
// its end is followed.

import { make } from '../shell/dom.js';
import { short } from '../words/roles.js';
import { keepPreference, preference } from '../shell/preferences.js';

/** The lines that are shown or hidden at once: more would be felt. */
const linesAFrame = 1200;

const isAccessor = ({ event }) => /^[gs]etter: /.test(event.name ?? '');

/** Whether a choice leaves anything out of the trace; accessors and folded calls do not count. */
export const hasWish = ({ word, lane, type, kind, range }) => Boolean(range) || [word, lane, type, kind].some((each) => each !== '');

/**
 * Whether a line is in sight. A choice has a `word` in small letters, a `lane`, a class as `type`, and a `kind`, or several
 * with spaces between them; an empty text means all. It shows `accessors`, or not. A `range` has the first and last index of a line. A choice finds lines that are folded away.
 */
export function isInSight(item, choice) {
  const { word, lane, type, kind, range, accessors } = choice;
  const { event } = item;
  if (!accessors && isAccessor(item)) return false;
  if (!hasWish(choice)) {
    for (let outer = item.parent; outer; outer = outer.parent) if (outer.isFolded) return false;
    return true;
  }
  return !(item.index < range?.[0] || item.index > range?.[1]) && (lane === '' || event.lane === lane) && (type === '' || event.class === type)
    && (kind === '' || kind.split(' ').includes(event.kind)) && (word === '' || item.text.includes(word));
}

/** Says how tall a list is that was never in sight; one without lines takes no room. */
function resize(list) {
  const lines = list.querySelectorAll('.row:not(.out, .filtered .stack)').length;
  list.style.setProperty('--lines', lines);
  list.classList.toggle('out', lines === 0);
}

export class TraceFilter {
  #trace;
  #scroller;
  #parts;
  #options;
  #classes = new Set();
  #seen = 0;
  #shown = 0;
  #change = 0;
  /** The first and last index of the lines that a timeline chose; null for all. */
  range = null;

  /**
   * `parts` are the controls: `search`, a field; the menus `lane`, `class` and `kind`; `accessors`, a box; `follow`, a
   * button; `menu`, the sheet with some of them. `found` takes the words for how many lines are in sight, `showEnd`
   * scrolls to the last one.
   */
  constructor(trace, scroller, parts, options) {
    this.#trace = trace;
    this.#scroller = scroller;
    this.#parts = parts;
    this.#options = options;
    const { search, lane, class: type, kind, accessors, follow } = parts;
    search.addEventListener('input', () => this.#look(true));
    search.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (search.value) event.preventDefault();
      this.clear();
    });
    for (const control of [lane, type, kind]) control.addEventListener('change', () => this.#look(true));
    accessors.checked = preference('accessors', true);
    accessors.addEventListener('change', () => {
      keepPreference('accessors', accessors.checked);
      this.#look(true);
    });
    follow.addEventListener('click', () => {
      this.#setFollow(!this.isFollowing);
      keepPreference('follow', this.isFollowing);
      this.follow();
    });
    this.#setFollow(preference('follow', false));
    scroller.addEventListener('click', ({ target }) => {
      if (target.closest('.fold')) this.fold(trace.item(target));
    });
    scroller.addEventListener('keydown', (event) => {
      const item = event.target.closest('.line') && trace.item(event.target);
      if (!item || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      event.preventDefault();
      const outer = item.inside > 0 ? item : item.parent;
      if (outer && outer.isFolded !== (event.key === 'ArrowLeft')) this.fold(outer);
      if (outer && outer !== item && outer.isFolded) outer.row.querySelector('.line').focus();
    });
  }

  /** Whether lines are chosen by a word, a lane, a class or a kind. */
  get isOn() { return hasWish(this.#choice); }

  get #choice() {
    const { search, lane, class: type, kind, accessors } = this.#parts;
    return {
      word: search.value.trim().toLowerCase(), lane: lane.value, type: type.value, kind: kind.value, range: this.range,
      accessors: accessors.checked,
    };
  }

  get #hasChoice() { return ['lane', 'class', 'kind'].some((name) => this.#parts[name].value !== ''); }

  get isFollowing() { return this.#parts.follow.getAttribute('aria-pressed') === 'true'; }

  /** Shows the lines of a range alone, or of all of the run. */
  choose(range) {
    this.range = range;
    this.#look(true);
  }

  /** Shows all lines. */
  clear() {
    this.range = null;
    const { search, lane, class: type, kind, accessors } = this.#parts;
    for (const control of [search, lane, type, kind]) control.value = '';
    accessors.checked = true;
    for (const item of this.#trace.items) if (item.isFolded) this.#setFold(item, false);
    this.#look(false);
    this.#finish();
  }

  /** Forgets the lines, which are gone. */
  forget() {
    this.#seen = this.#shown = 0;
    this.range = null;
    this.#classes.clear();
    const { class: type } = this.#parts;
    const chosen = type.value;
    type.replaceChildren(type.options[0]);
    // A class that is chosen stays so in the next run.
    if (chosen) this.#offer(chosen);
    type.value = chosen;
  }

  /** Looks at the lines that arrived. */
  take() {
    const { items } = this.#trace;
    const isHiding = this.#isHiding;
    const choice = this.#choice;
    const outer = new Set();
    const lists = new Set();
    for (; this.#seen < items.length; this.#seen += 1) {
      const item = items[this.#seen];
      if (item.event.class) this.#offer(item.event.class);
      for (let parent = item.parent; parent; parent = parent.parent) outer.add(parent);
      item.isIn = !isHiding || isInSight(item, choice);
      item.row.classList.toggle('out', !item.isIn);
      lists.add(item.list);
      if (item.isIn) this.#shown += 1;
    }
    for (const item of outer) this.#offerFold(item);
    for (const list of lists) resize(list);
    this.#say(false);
  }

  /** Shows what is inside a call, or one line for all of it. */
  fold(item) {
    if (!item?.inside) return;
    this.#setFold(item, !item.isFolded);
    this.#look(false);
  }

  /** Keeps the end in sight, if the reader wants that. */
  follow() { if (this.isFollowing) this.#options.showEnd(); }

  get #isHiding() { return this.isOn || !this.#parts.accessors.checked || this.#trace.items.some((item) => item.isFolded); }

  #offer(name) {
    if (this.#classes.has(name)) return;
    this.#classes.add(name);
    const { class: type } = this.#parts;
    const option = make('option', { value: name }, short(name));
    const next = [...type.options].slice(1).find((other) => other.textContent > short(name));
    type.insertBefore(option, next ?? null);
  }

  #offerFold(item) {
    const count = `${item.inside} ${item.inside === 1 ? 'line' : 'lines'}`;
    let button = item.row.querySelector('.fold');
    if (!button) {
      button = make('button', { type: 'button', class: 'fold', tabindex: '-1', 'aria-expanded': 'true' });
      item.row.prepend(button);
    }
    button.setAttribute('aria-label', `${count} inside ${item.event.name}`);
    button.title = `${count} inside`;
    button.dataset.inside = item.inside;
  }

  #setFold(item, isFolded) {
    item.isFolded = isFolded;
    item.row.querySelector('.fold')?.setAttribute('aria-expanded', String(!isFolded));
    item.row.classList.toggle('folded', isFolded);
  }

  /** Decides for all lines; those in sight change at once, the others in the next frames. */
  #look(isAsked) {
    let shown = 0;
    const choice = this.#choice;
    for (const item of this.#trace.items.slice(0, this.#seen)) {
      item.isIn = isInSight(item, choice);
      if (item.isIn) shown += 1;
    }
    this.#shown = shown;
    this.#say(isAsked);
    // A launch that is closed would hide what was found.
    if (this.isOn) for (const phase of new Set(this.#trace.items.map((item) => item.phase))) phase.open = true;
    this.#change += 1;
    this.#apply(0, this.#change);
  }

  #apply(start, change) {
    if (change !== this.#change) return;
    const { items } = this.#trace;
    let rest = linesAFrame;
    let index = start;
    // Whole lists: the last one of a frame goes over its share.
    for (; index < items.length && (rest > 0 || items[index].list === items[index - 1].list); index += 1) {
      const { row, isIn, list } = items[index];
      if (row.classList.contains('out') === isIn) rest -= 1;
      row.classList.toggle('out', isIn === false);
      if (items[index + 1]?.list !== list) resize(list);
    }
    if (index < items.length) requestAnimationFrame(() => this.#apply(index, change));
  }

  /** Does at once what is left for the next frames. */
  #finish() {
    for (const { row, isIn } of this.#trace.items) row.classList.toggle('out', isIn === false);
    for (const list of new Set(this.#trace.items.map((item) => item.list))) resize(list);
    this.#change += 1;
  }

  #say(isAsked) {
    const all = this.#trace.items.length;
    // A stack is not a line by itself.
    this.#scroller.classList.toggle('filtered', this.isOn);
    this.#options.found(this.isOn || this.#shown < this.#seen ? `${this.#shown || 'None'} of ${all} lines` : '', isAsked);
    this.#parts.menu.classList.toggle('on', this.#hasChoice || !this.#parts.accessors.checked);
  }

  #setFollow(isOn) { this.#parts.follow.setAttribute('aria-pressed', String(isOn)); }
}
