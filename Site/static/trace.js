// The trace as lanes: an ordered list, one line an event, arriving at most once a frame.

import { make } from './dom.js';
import { short, words } from './roles.js';
import { phrase } from './phrases.js';

export const lanes = ['System', 'UIApplication', 'AppDelegate', 'SceneDelegate', 'ViewController', 'Window', 'Test', 'Console'];
/** What stands over a lane, which is too narrow for its name. */
const marks = ['Sy', 'UI', 'AD', 'SD', 'VC', 'Wi', 'Te', 'Co'];
const phases = { run: 'A normal run', test: 'The tests' };
const rowsAFrame = 400;

export class Trace {
  #scroller;
  #roles;
  #rules;
  #waiting = [];
  #isScheduled = false;
  #list = null;
  #open = [];
  #before = null;
  #decision = null;
  #phase = null;
  #first = null;
  #named = false;
  /** The frames for which the end is still scrolled to. */
  #frames = 0;

  /** `drawn` is called after each batch. */
  constructor(scroller, { roles, rules, drawn = () => {} }) {
    this.#scroller = scroller;
    this.#roles = roles;
    this.#rules = rules;
    this.drawn = drawn;
    scroller.addEventListener('keydown', (event) => this.#move(event));
    this.clear();
  }

  set roles(roles) { this.#roles = roles; }
  set rules(rules) { this.#rules = rules; }

  clear() {
    this.#waiting = [];
    this.#scroller.replaceChildren(heads());
    this.#list = this.#before = this.#decision = this.#phase = this.#first = null;
    this.#named = false;
    this.#open = [];
  }

  /** Whether there is nothing in it. */
  get isEmpty() { return !this.#scroller.querySelector('.row') && this.#waiting.length === 0; }

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
  add({ event, words, decides }) { this.#put({ event, words, decides }); }

  /** The line that shows why this delegate and not another, where there is one. */
  get decision() { return this.#decision; }

  reveal(row) {
    const details = row.querySelector('details');
    row.closest('.phase').open = true;
    details.open = true;
    this.#focus(details.firstElementChild);
    this.#frames = 0;
    row.scrollIntoView({ block: 'center' });
  }

  /** Marks the decision and opens it, without moving anything. */
  mark() {
    if (!this.#decision) return;
    this.#decision.classList.add('decision');
    this.#decision.querySelector('details').open = true;
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
    for (const { phase, ...line } of batch) {
      if (phase) this.#begin(phase);
      else this.#draw(line);
    }
    for (const phase of this.#scroller.querySelectorAll('.phase')) count(phase);
    // What the reader did to the device is shown with what came of it.
    const isAsked = batch.some(({ event }) => event?.kind === 'action');
    if (isAtEnd || isAsked) this.showEnd();
    this.#isScheduled = this.#waiting.length > 0;
    if (this.#isScheduled) this.#schedule();
    if (batch.length > 0) this.drawn(batch);
  }

  #begin(name) {
    this.#named = true;
    this.#open = [];
    this.#before = this.#decision = this.#first = null;
    this.#list = make('ol', { class: 'events' });
    // The launch before has told its part; what counts is the one that follows.
    if (this.#phase) this.#phase.open = false;
    this.#phase = make('details', { class: 'phase', open: true },
      make('summary', {}, make('h3', {}, phases[name] ?? name), make('span', { class: 'count' })), this.#list);
    this.#scroller.append(this.#phase);
  }

  #draw({ event, words: said, decides }) {
    if (event.seq === 1) {
      if (!this.#named) this.#begin(event.launch === 'test' ? 'test' : 'run');
      this.#named = false;
    }
    if (!this.#list) this.#begin('run');
    const role = this.#roles.role(event.class);
    if (event.kind === 'return') {
      this.#open.pop();
      if (this.#before?.call && this.#before.name === event.name) {
        if (event.text) this.#before.row.querySelector('.what').append(' ', ...phrase(said, this.#roles));
        this.#before.row.classList.add('closed');
        this.#before = null;
        return;
      }
      if (!event.text) { this.#before = null; return; }
    }
    const row = this.#row(event, said, role);
    this.#list.append(row);
    this.#before = { row, call: event.kind === 'call', name: event.name };
    if (event.kind === 'call') this.#open.push({ lane: lanes.indexOf(event.lane), role });
    if (decides) this.#decision = row;
  }

  #row(event, said, role) {
    const lane = lanes.indexOf(event.lane);
    const gutter = make('span', { class: 'gutter', 'aria-hidden': 'true' });
    for (const open of this.#open) gutter.append(at(open.lane, make('i', { class: `bar ${open.role ?? 'nobody'}` })));
    gutter.append(at(lane, make('i', { class: `dot ${role ?? 'nobody'} ${event.kind}` })));
    const what = make('span', { class: 'what' },
      make('span', { class: 'spoken' }, `${event.lane}: `),
      event.class && make('b', { class: role ? `of-${role}` : '' }, short(event.class)), event.class && ' ',
      role && make('span', { class: 'spoken' }, `(${words[role]}) `),
      ...phrase(said, this.#roles));
    // A recorded trace has no times: they would differ from run to run.
    const line = [gutter, what, make('span', { class: 'time' }, event.time > 0 ? milliseconds(event.time) : '')];
    const kind = `row ${event.kind} ${event.kind === 'console' && event.lane === 'System' ? 'log' : ''} ${ending(event)}`;
    const rule = this.#rules.get(event.rule);
    if (!event.rule) return make('li', { class: kind, 'data-seq': event.seq, 'data-lane': event.lane }, make('div', { class: 'line' }, ...line));
    const summary = make('summary', { class: 'line', tabindex: this.#first ? '-1' : '0' }, ...line);
    this.#first ??= summary;
    return make('li', { class: kind, 'data-seq': event.seq, 'data-lane': event.lane }, make('details', {}, summary,
      make('div', { class: 'rule' },
        make('p', {}, rule?.statement ?? event.rule),
        make('p', { class: 'source' },
          rule && make('strong', {}, rule.certainty),
          rule && `: ${rule.source}. `, rule?.place && `${rule.place.replaceAll('`', '')}. `,
          make('code', {}, event.rule), ` · event ${event.seq}`,
          rule?.link && ' · ', rule?.link && make('a', { href: rule.link }, 'All rules')))));
  }

  #move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const all = [...this.#scroller.querySelectorAll('summary')].filter((summary) => summary.checkVisibility());
    const here = all.indexOf(document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    this.#focus(all[Math.max(0, Math.min(all.length - 1, here + step))]);
  }

  #focus(summary) {
    // One line of each launch is a stop of the Tab key: the one that was left last.
    if (summary.matches('.line')) {
      summary.closest('.phase').querySelector('summary.line[tabindex="0"]')?.setAttribute('tabindex', '-1');
      summary.setAttribute('tabindex', '0');
    }
    summary.focus();
  }
}

function count(phase) {
  const lines = phase.lastElementChild.childElementCount;
  const text = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
  const label = phase.querySelector('.count');
  if (label.textContent !== text) label.textContent = text;
}

const heads = () => make('div', { class: 'heads', 'aria-hidden': 'true' },
  ...lanes.map((lane, index) => at(index, make('span', { title: lane }, marks[index]))));

function at(lane, element) {
  element.style.setProperty('--lane', lane);
  return element;
}

const ending = (event) =>
  event.kind !== 'test' ? '' : event.text === 'passed' ? 'passed' : event.text === 'started' ? 'started' : 'failed';

const milliseconds = (time) => `${(time / 1000).toFixed(1)} ms`;
