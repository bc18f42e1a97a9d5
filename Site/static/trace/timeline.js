// The timeline of a run: lanes over an axis, the film of the device, and a range that filters the list below. Its marks
// are pictures of the list's lines, which a keyboard and a screen reader reach there; its handles are sliders.

import { make } from '../shell/dom.js';
import { axis, frames, label, laneNames, lanesOf, marks, moved, nearest, part, range, ticks } from './timeline-scale.js';

/** How near marks of a lane are drawn, how wide a frame of the film is and a tick's words are, in pixels. */
const markWidth = 5;
const frameWidth = 34;
const tickWidth = 74;
/** How far a pointer goes before it chooses a range and not a moment, in pixels. */
const dragStart = 5;

const keys = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity };

export class Timeline {
  #host;
  #trace;
  #observation;
  #isShown = false;
  #isDue = false;
  #axis = { unit: 'line', at: [], starts: [] };
  /** The part of the axis that is drawn; null for all of it. */
  #view = null;
  #band = make('div', { class: 'timeline-band' });
  #names = make('div', { class: 'timeline-names', 'aria-hidden': 'true' });
  #picture = make('div', { class: 'timeline-picture', 'aria-hidden': 'true' });
  #cursor = make('i', { class: 'timeline-now' });
  #chosen = make('i', { class: 'timeline-range' });
  #handles;
  #words = make('span', { class: 'timeline-words' });
  #zoom = make('button', { type: 'button', class: 'quiet', hidden: true, onclick: () => this.#zoomIn() }, 'Zoom in');
  #all = make('button', { type: 'button', class: 'quiet', hidden: true, onclick: () => this.#showAll() }, 'Whole run');

  /** `observation` has the filter, and the scrubber, whose moment the timeline shows and sets. */
  constructor(host, trace, observation) {
    this.#host = host;
    this.#trace = trace;
    this.#observation = observation;
    this.#handles = ['from', 'to'].map((end) => make('div', {
      class: 'timeline-handle', role: 'slider', tabindex: '0', 'data-end': end, 'aria-label': end === 'from' ? 'Range from' : 'Range to',
      onkeydown: (event) => this.#key(event, end),
    }));
    this.#band.append(this.#picture, this.#chosen, this.#cursor, ...this.#handles);
    host.replaceChildren(
      make('div', { class: 'timeline-frame' }, this.#names, this.#band),
      make('div', { class: 'timeline-foot' }, this.#words, this.#zoom, this.#all));
    this.#follow();
    new ResizeObserver(() => this.update()).observe(this.#band);
  }

  set isShown(isShown) {
    this.#isShown = isShown;
    if (isShown) this.update();
  }

  /** Draws again in the next frame: lines arrived or went, or another moment or range is shown. */
  update() {
    if (!this.#isShown || this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => { this.#isDue = false; this.#draw(); });
  }

  /** The lines of a run went. */
  clear() {
    this.#view = null;
    this.update();
  }

  get #items() { return this.#trace.items; }

  get #whole() { return [this.#axis.at[0] ?? 0, this.#axis.at.at(-1) ?? 1]; }

  get #seen() { return this.#view ?? this.#whole; }

  #draw() {
    const items = this.#items;
    const events = items.map(({ event }) => event);
    this.#axis = axis(events);
    this.#host.classList.toggle('is-empty', items.length === 0);
    const { unit, at, starts } = this.#axis;
    if (items.length === 0) this.#view = null;
    const view = this.#seen;
    const width = Math.max(1, this.#band.clientWidth);
    const lanes = lanesOf(events);
    this.#host.style.setProperty('--rows', lanes.length);
    this.#names.replaceChildren(make('span', {}, unit === 'time' ? 'Time' : 'Line'),
      ...lanes.map((lane) => make('span', {}, laneNames[lane])), make('span', { class: 'of-film' }, 'Device'));
    const roles = this.#trace.roles;
    const known = items.map((item) => ({ event: item.event, inside: item.inside, role: roles.role(item.event.class) }));
    this.#picture.replaceChildren(
      ...ticks(view[0], view[1], Math.max(2, Math.floor(width / tickWidth))).map((place) => {
        const x = part(place, view);
        return set(make('span', { class: `tick ${x > 0.9 ? 'at-end' : ''}` }, label(place, unit)), { '--x': x });
      }),
      ...starts.slice(1).filter((place) => place >= view[0] && place <= view[1])
        .map((place) => set(make('i', { class: 'timeline-start' }), { '--x': part(place, view) })),
      ...lanes.map((_, row) => set(make('i', { class: 'lane-line' }), { '--row': row })),
      ...marks(known, at, view, markWidth / width).map(({ lane, role, x, length, isFault }) => set(
        make('i', { class: `mark ${role ?? ''} ${isFault ? 'fault' : ''}` }), { '--row': lanes.indexOf(lane), '--x': x, '--length': length })),
      ...frames(items.map(({ screen }) => screen), at, view, frameWidth / width).map(({ x, screen, index }) => set(
        this.#frame(screen, index), { '--x': x })));
    this.#mark();
  }

  #frame({ content, cards, views }, index) {
    const type = views[cards[0]?.[0]]?.type;
    const role = content === 'app' || content === 'switcher' ? this.#trace.roles.role(type) : undefined;
    const words = { home: '', black: '', app: views[cards[0]?.[0]]?.texts?.[0] ?? '', switcher: `${cards.length}` }[content];
    const isNow = this.#observation.screen === this.#items[index].screen;
    return make('i', { class: `frame ${content} ${role ?? ''} ${isNow ? 'is-now' : ''}` }, words ?? '');
  }

  /** Marks the moment and the range, and says them. */
  #mark() {
    const { at, unit } = this.#axis;
    const view = this.#seen;
    const items = this.#items;
    const now = items.indexOf(this.#observation.scrubber.item);
    this.#cursor.hidden = now < 0;
    if (now >= 0) set(this.#cursor, { '--x': part(at[now], view) });
    const { range: chosen } = this.#observation.filter;
    const [first, last] = chosen ?? [0, items.length - 1];
    set(this.#chosen, { '--x': clamp(part(at[first] ?? 0, view)), '--end': clamp(part(at[last] ?? 1, view)) });
    this.#chosen.hidden = !chosen;
    this.#handles.forEach((handle, index) => {
      const event = [first, last][index];
      handle.hidden = items.length === 0;
      set(handle, { '--x': clamp(part(at[event] ?? 0, view)) });
      handle.setAttribute('aria-valuemin', 1);
      handle.setAttribute('aria-valuemax', Math.max(1, items.length));
      handle.setAttribute('aria-valuenow', event + 1);
      handle.setAttribute('aria-valuetext', unit === 'time' ? `${label(at[event] ?? 0, unit)}, line ${event + 1}` : `Line ${event + 1}`);
    });
    this.#zoom.hidden = !chosen;
    this.#all.hidden = !chosen && !this.#view;
    this.#words.textContent = items.length === 0 ? 'Nothing has run yet.' : chosen
      ? `Lines ${first + 1} to ${last + 1} of ${items.length}${unit === 'time' ? `, ${label(at[first], unit)} to ${label(at[last], unit)}` : ''}`
      : `Click for a moment, drag for a range.${unit === 'line' ? ' A recorded run has no times.' : ''}`;
  }

  #choose(chosen) {
    this.#observation.filter.choose(chosen);
    this.update();
  }

  #key(event, end) {
    const by = keys[event.key];
    if (by === undefined && (event.key !== 'Escape' || !this.#observation.filter.range)) return;
    event.preventDefault();
    if (event.key === 'Escape') { this.#choose(null); return; }
    const count = this.#items.length;
    const next = moved(this.#observation.filter.range ?? [0, count - 1], end, by, count);
    this.#choose(next[0] === 0 && next[1] === count - 1 ? null : next);
  }

  #zoomIn() {
    const { at } = this.#axis;
    const [first, last] = this.#observation.filter.range;
    this.#view = at[last] > at[first] ? [at[first], at[last]] : null;
    this.update();
    this.#all.hidden = false;
    this.#all.focus();
  }

  #showAll() {
    this.#view = null;
    this.#choose(null);
    this.#handles[0].focus();
  }

  /** A pointer chooses a moment, or drags a range or one of its ends. */
  #follow() {
    let drag = null;
    const place = ({ clientX }) => {
      const box = this.#band.getBoundingClientRect();
      const [from, to] = this.#seen;
      return from + clamp((clientX - box.left) / box.width) * (to - from);
    };
    this.#band.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || this.#items.length === 0) return;
      event.preventDefault();
      this.#band.setPointerCapture(event.pointerId);
      const end = event.target.dataset.end;
      const { at } = this.#axis;
      const [first, last] = this.#observation.filter.range ?? [0, at.length - 1];
      drag = { x: event.clientX, y: event.clientY, from: end ? at[end === 'from' ? last : first] : place(event), isRange: Boolean(end) };
      if (end) event.target.focus();
    });
    this.#band.addEventListener('pointermove', (event) => {
      if (!drag) return;
      drag.isRange ||= Math.abs(event.clientX - drag.x) > dragStart;
      if (drag.isRange) this.#choose(range(this.#axis.at, drag.from, place(event)));
    });
    this.#band.addEventListener('pointerup', (event) => {
      if (drag && !drag.isRange) this.#go(place(event), event.clientY);
      drag = null;
    });
    this.#band.addEventListener('pointercancel', () => { drag = null; });
  }

  #go(place, y) {
    const rows = lanesOf(this.#items.map(({ event }) => event));
    const line = this.#picture.querySelector('.lane-line')?.getBoundingClientRect();
    const lane = line && rows[Math.floor((y - line.top) / line.height)];
    const item = this.#items[nearest(this.#items.map(({ event }) => event), this.#axis.at, place, lane)];
    if (!item) return;
    if (item.isIn === false) this.#observation.filter.clear();
    this.#observation.scrubber.go(item);
    this.#trace.show(item.row);
    this.update();
  }
}

const clamp = (x) => Math.min(1, Math.max(0, x));

function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
}
