// The trace as lanes: an ordered list, one line an event, arriving at most once a frame.

import { make } from '../shell/dom.js';
import { eventLine } from './trace-line.js';
import { home } from '../device/device.js';
import { PrintedStack } from './stack.js';

export const lanes = ['System', 'UIApplication', 'AppDelegate', 'SceneDelegate', 'ViewController', 'Window', 'Test', 'Console'];
/** What stands over a lane, which is too narrow for its name. */
const marks = ['Sy', 'UI', 'AD', 'SD', 'VC', 'Wi', 'Te', 'Co'];
const phases = { run: 'A normal run', test: 'The tests' };
/** Whether the trace has so little room that what is behind a line stays closed until it is asked for. */
const isLow = matchMedia('(min-width: 62rem) and (max-height: 52rem)');
const rowsAFrame = 400;
/** The lines of a list. What of a long trace is out of sight costs nothing then: a browser skips whole lists. */
const rowsAList = 100;

export class Trace {
  /**
   * The lines in order. Each has its `event`, its `row`, the line of the call around it as `parent`, the number of
   * lines inside it, its `index`, its `text` for a search, the device's `screen` after it, and the `list` that it is in. One that is filtered out has `isIn` false.
   */
  items = [];
  #scroller;
  #roles;
  #rules;
  #waiting = [];
  #isScheduled = false;
  #list = null;
  #open = [];
  #stack = new PrintedStack();
  #before = null;
  #decision = null;
  #phase = null;
  #first = null;
  #lines = 0;
  #named = false;
  #byRow = new Map();
  /** The frames for which the end is still scrolled to. */
  #frames = 0;
  cleared = () => {};

  /** `drawn` is called after each batch, `cleared` when all lines go, `declared` makes the link to an event's line of code. */
  constructor(scroller, { roles, rules, declared, drawn = () => {}, cleared = () => {} }) {
    this.#scroller = scroller;
    this.#roles = roles;
    this.#rules = rules;
    this.declared = declared;
    this.drawn = drawn;
    scroller.addEventListener('keydown', (event) => this.#move(event));
    this.clear();
    this.cleared = cleared;
  }

  set roles(roles) { this.#roles = roles; }
  get roles() { return this.#roles; }

  clear() {
    this.#waiting = [];
    this.items = [];
    this.#byRow.clear();
    this.#scroller.replaceChildren(heads());
    this.#scroller.parentElement.classList.add('is-empty');
    this.#list = this.#before = this.#decision = this.#phase = this.#first = null;
    this.#named = false;
    this.#open = [];
    this.cleared();
  }

  /** Whether there is nothing in it. */
  get isEmpty() { return this.items.length === 0 && this.isWhole; }

  /** Whether all of it is drawn. */
  get isWhole() { return this.#waiting.length === 0; }

  /** The line of an element inside it. */
  item(element) { return this.#byRow.get(element.closest('.row')); }

  /** Scrolls to the last line. Lines that were never in sight get their real height then, so that takes some frames. */
  showEnd() {
    const isScrolling = this.#frames > 0;
    this.#frames = 10;
    if (!isScrolling) this.#scroll();
  }

  #scroll() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#frames -= 1;
    if (this.#frames > 0) requestAnimationFrame(() => this.#scroll());
  }

  /** Begins a launch: 'run' or 'test'. */
  phase(name) { this.#put({ phase: name }); }

  /** Takes an event with the server's words for it; `decides` marks the one that decided who connects. */
  add({ line, type, ...view }) { this.#put(view); }

  /** Takes the device's screen after the events so far. */
  screen(shown) { this.#put({ shown }); }

  /** The line that shows why this delegate and not another, if there is one. */
  get decision() { return this.#decision; }

  /** Opens a line and brings it into sight. */
  reveal(row) {
    row.closest('.phase').open = true;
    const details = row.querySelector('details');
    if (details) details.open = true;
    this.#focus(row.querySelector('.line'));
    this.#frames = 0;
    row.scrollIntoView({ block: 'center' });
  }

  /** Brings a line into sight without opening it, or moving the focus. */
  show(row) {
    row.closest('.phase').open = true;
    this.#frames = 0;
    row.scrollIntoView({ block: 'nearest' });
  }

  /** Marks the decision and opens it, once and if there is room, without moving anything. */
  mark() {
    if (!this.#decision || this.#decision.classList.contains('decision')) return;
    this.#decision.classList.add('decision');
    this.#decision.querySelector('details').open = !isLow.matches;
  }

  #put(item) {
    this.#waiting.push(item);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#schedule();
  }

  #schedule() {
    // A hidden page gets no frames, and should still be complete when it is looked at.
    if (document.hidden) setTimeout(() => this.flush(), 16);
    else requestAnimationFrame(() => this.flush());
  }

  /** Draws what waits. */
  flush() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 4 && scrollTop > 0;
    const batch = this.#waiting.splice(0, rowsAFrame);
    for (const { phase, shown, ...view } of batch) {
      if (phase) this.#begin(phase);
      else if (shown) { if (this.items.length > 0) this.items.at(-1).screen = shown; }
      else this.#draw(view);
    }
    this.#count();
    // What the reader did to the device is shown with its results.
    const isAsked = batch.some(({ event }) => event?.kind === 'action');
    if (isAtEnd || isAsked) this.showEnd();
    this.#isScheduled = this.#waiting.length > 0;
    if (this.#isScheduled) this.#schedule();
    if (batch.length > 0) this.drawn(batch);
  }

  #begin(name) {
    this.#count();
    this.#lines = 0;
    this.#named = true;
    this.#open = [];
    this.#before = this.#decision = this.#first = null;
    this.#list = make('ol', { class: 'events' });
    // The launch before has told its part; what counts is the one that follows.
    if (this.#phase) this.#phase.open = false;
    this.#phase = make('details', { class: 'phase', open: true },
      make('summary', {}, make('h3', {}, phases[name] ?? name), make('span', { class: 'count' })), this.#list);
    this.#scroller.append(this.#phase);
    this.#scroller.parentElement.classList.remove('is-empty');
  }

  #count() {
    const label = this.#phase?.querySelector('.count');
    const text = `${this.#lines} ${this.#lines === 1 ? 'line' : 'lines'}`;
    if (label && label.textContent !== text) label.textContent = text;
  }

  #draw({ event, words: said, decides, declared, pages, screen }) {
    if (event.seq === 1) {
      if (!this.#named) this.#begin(event.launch === 'test' ? 'test' : 'run');
      this.#named = false;
    }
    if (!this.#list) this.#begin('run');
    const frames = this.#stack.row(event, this.#roles);
    if (frames) {
      if (frames.parentElement !== this.#list) this.#list.append(frames);
      this.#before = null;
      return;
    }
    const role = this.#roles.role(event.class);
    const last = this.items.at(-1);
    if (event.kind === 'return') {
      this.#open.pop();
      if (this.#before?.event.kind === 'call' && this.#before.event.name === event.name) {
        if (event.text) {
          this.#before.row.querySelector('.what').append(' ', ...eventLine.words(said, this.#roles));
          this.#before.text += ` ${plain(said)}`;
        }
        this.#before.row.classList.add('closed');
        if (screen) this.#before.screen = screen;
        this.#before = null;
        return;
      }
      if (!event.text) {
        if (screen && last) last.screen = screen;
        this.#before = null;
        return;
      }
    }
    const parent = this.#open.at(-1)?.item;
    const item = {
      event, declared, pages, parent, index: this.items.length, inside: 0, isFolded: false, phase: this.#phase,
      text: text(event, said, this.#rules.get(event.rule)),
      screen: screen ?? (event.seq === 1 ? home : last?.screen ?? home),
    };
    item.row = eventLine.row(item, said, {
      role, open: this.#open, lanes, roles: this.#roles, rule: this.#rules.get(event.rule), isFirst: !this.#first,
      link: declared && this.declared(declared),
    });
    this.#first ??= item;
    this.#byRow.set(item.row, item);
    for (let outer = parent; outer; outer = outer.parent) outer.inside += 1;
    this.items.push(item);
    if (this.#list.childElementCount === rowsAList) {
      this.#list = make('ol', { class: 'events' });
      this.#phase.append(this.#list);
    }
    item.list = this.#list;
    this.#list.append(item.row);
    this.#lines += 1;
    this.#before = item;
    if (event.kind === 'call') this.#open.push({ lane: lanes.indexOf(event.lane), role, item });
    if (decides) this.#decision = item.row;
  }

  #move(event) {
    const here = event.target.closest('.line') && this.item(event.target);
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (!here || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = this.neighbour(here, step);
    this.#focus(next.row.querySelector('.line'));
    this.moved(next);
  }

  /** Called when an arrow key went to a line. */
  moved = () => {};

  /** The line that is a number of lines in sight away from another, or the last one on the way there. */
  neighbour(item, step) {
    const direction = Math.sign(step);
    let found = item;
    let rest = Math.abs(step);
    for (let index = this.items.indexOf(item) + direction; rest > 0 && this.items[index]; index += direction) {
      if (this.items[index].isIn === false || !this.items[index].phase.open) continue;
      found = this.items[index];
      rest -= 1;
    }
    return found;
  }

  #focus(line) {
    // One line of each launch is a stop of the Tab key: the one that was left last.
    line.closest('.phase').querySelector('.line[tabindex="0"]')?.setAttribute('tabindex', '-1');
    line.setAttribute('tabindex', '0');
    line.focus();
  }
}

const plain = (said) => said.flatMap((part) => Object.values(part)).join('').toLowerCase();

/** What a search looks at: the words of the line, and of the rule behind it. */
const text = (event, said, rule) =>
  [event.lane, event.class, event.rule, rule?.statement, rule?.certainty, rule?.source].filter(Boolean).join(' ').toLowerCase()
  + ` ${plain(said)}`;

const heads = () => make('div', { class: 'heads', 'aria-hidden': 'true' },
  ...lanes.map((lane, index) => {
    const head = make('span', { title: lane }, marks[index]);
    head.style.setProperty('--lane', index);
    return head;
  }));
