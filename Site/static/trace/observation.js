// The views of a run: trace with filter, moment and lines of code; console, picture, and the runs before.

import { byId, make } from '../shell/dom.js';
import { announce, say } from '../shell/messages.js';
import { hasToken } from '../shell/token.js';
import { closeLikeAMenu } from '../shell/menu.js';
import { lanes } from './trace.js';
import { TraceFilter } from './trace-filter.js';
import { Scrubber } from './scrubber.js';
import { CodeLink } from '../editor/code-link.js';
import { Dock } from './dock.js';
import { RunHistory } from '../run/run-history.js';

export class Observation {
  #trace;
  /** Console, picture and timeline, once they were looked at, and what they are drawn from. */
  #views = {};
  #drawn = [];
  #printed = 0;
  /** Whether the verdict came before all lines were drawn. */
  #isCut = false;
  #history;
  #comparison;
  #editor;
  #timer;
  #cured = make('p', { class: 'cured', hidden: true });
  /** What the run that is shown came to, and what shows the reasons once they were asked for. */
  #result;
  #reasons = null;
  #rules;

  /** `rules` are those that a run may name, `moved` is called when another moment is shown, and `cure` with the texts
   * of files to try, if `mayCure` says so. */
  constructor(trace, editor, panes, { rules, moved, cure, mayCure }) {
    Object.assign(this, { cure, mayCure });
    this.#trace = trace;
    this.#rules = rules;
    this.#editor = editor;
    byId('trace-lane').append(...lanes.map((lane) => make('option', {}, lane)));
    closeLikeAMenu(byId('trace-filters'));
    this.filter = new TraceFilter(trace, byId('trace'), {
      search: byId('trace-search'), lane: byId('trace-lane'), class: byId('trace-class'), kind: byId('trace-kind'),
      accessors: byId('trace-accessors'), follow: byId('trace-follow'), menu: byId('trace-filters'),
    }, {
      found: (text, isAsked) => {
        say('trace-found', text);
        this.scrubber?.update();
        if (isAsked && text) announce(text);
      },
      showEnd: () => trace.showEnd(),
    });
    this.code = new CodeLink(editor, trace, byId('line-events'));
    this.code.asked = () => { clearTimeout(this.#timer); panes.show('code'); };
    this.code.found = (item) => {
      panes.show('trace');
      this.dock.show('trace');
      if (item.isIn === false) this.filter.clear();
      trace.reveal(item.row);
      this.scrubber.go(item);
    };
    this.scrubber = new Scrubber(trace, {
      range: byId('moment'), back: byId('moment-back'), forth: byId('moment-forth'), now: byId('moment-now'), place: byId('moment-place'),
    }, (item) => {
      const device = document.querySelector('section.device');
      if (item) device.dataset.moment = '';
      else delete device.dataset.moment;
      if (item?.declared) this.code.go(item.declared);
      else this.code.clear();
      this.#views.timeline?.update();
      moved();
      // Said once the reader stays there: a moment is passed in no time.
      clearTimeout(this.#timer);
      if (item) this.#timer = setTimeout(() => announce(byId('caption').textContent), 600);
    });
    this.dock = new Dock(byId('dock'), (name) => {
      this.#look(name);
      if (name === 'trace') this.filter.follow();
      if (name === 'why') this.#explain();
    });
    byId('trace').addEventListener('click', ({ target }) => {
      const item = target.closest('.line') && trace.item(target);
      if (item) this.scrubber.go(item);
    });
    document.querySelector('.answer').append(this.#cured);
    byId('compare').addEventListener('click', () => this.compare());
    byId('reasons').addEventListener('click', () => {
      panes.show('trace');
      this.dock.show('why');
      byId('why-panel').focus();
    });
    this.#remember(null);
  }

  /** The moment that is shown, in words; empty for now. */
  get moment() { return this.scrubber.moment; }

  /** The device's screen at the moment that is shown; null for now. */
  get screen() { return this.scrubber.item?.screen ?? null; }

  /** Takes the recorded run. */
  record(run) {
    byId('no-times').hidden = false;
    this.#remember(run);
    this.#take(run);
  }

  /** Begins a run, on a clean trace. */
  begin(run) {
    this.code.remember(this.#editor.textsOf(run.files));
    this.#history.begin(run);
    this.#cured.hidden = byId('no-times').hidden = true;
    this.#offer();
  }

  /** The run is over. */
  end() { this.#history.end(); }

  /** Takes what the trace drew. */
  take(batch) {
    this.filter.take();
    this.scrubber.update();
    this.code.refresh();
    this.#drawn.push(...batch);
    this.#printed += batch.filter(({ event }) => event?.kind === 'console' && event.lane === 'Console').length;
    say('console-count', this.#printed ? ` ${this.#printed}` : '');
    for (const view of Object.values(this.#views)) view.take?.(batch);
    this.#views.timeline?.update();
    this.#history.take(batch);
    if (!this.#isCut || !this.#trace.isWhole) return;
    this.#isCut = false;
    this.#history.keep();
  }

  /** Takes what the run came to, so far. */
  judge(result) {
    this.#history.judge(result);
    this.#take(result);
    this.#isCut = !this.#trace.isWhole;
    this.#offer();
    if (!this.#history.isCured || !this.#cured.hidden) return;
    this.#cured.replaceChildren('You cured it: production stays out of the tests now.',
      make('button', { type: 'button', class: 'quiet', onclick: () => this.compare() }, 'This is what changed'));
    this.#cured.hidden = false;
    announce(`${result.sentence} You cured it: production stays out of the tests now.`);
  }

  #take(result) {
    this.#result = result;
    byId('reasons').hidden = !result?.why?.length;
    if (!byId('why-panel').hidden) this.#explain();
  }

  async #explain() {
    const { Reasons } = await import('./reasons.js');
    this.#reasons ??= new Reasons(byId('why-panel'), this.#trace, this, this.#rules);
    this.#reasons.show(this.#result);
  }

  /** What the cure depends on may have changed. */
  offer() {
    this.#reasons?.offer();
  }

  /** Shows a view that is drawn while it is in sight, and no other of them. */
  async #look(name) {
    const loaded = {
      console: async () => new (await import('./console.js')).Console(byId('console-panel')),
      picture: async () => new (await import('./picture.js')).LanePicture(byId('picture-panel'), () => this.#trace.roles),
      timeline: async () => new (await import('./timeline.js')).Timeline(byId('timeline-panel'), this.#trace, this),
    };
    if (loaded[name] && !this.#views[name]) {
      const view = await loaded[name]();
      this.#views[name] ??= view;
      if (this.#views[name] === view) view.take?.(this.#drawn);
    }
    for (const [each, view] of Object.entries(this.#views)) view.isShown = !byId(`${each}-panel`).hidden;
  }

  /** Opens the comparison of the last run with the one before. */
  async compare() {
    const { Comparison } = await import('./compare.js');
    this.#comparison ??= new Comparison(this.#history, () => this.#trace.roles);
    this.#comparison.open();
  }

  clear() {
    this.filter.forget();
    this.scrubber.go(null);
    this.scrubber.update();
    this.code.refresh();
    this.#drawn = [];
    this.#printed = 0;
    say('console-count', '');
    for (const view of Object.values(this.#views)) view.clear?.();
    this.#views.timeline?.update();
    this.#isCut = false;
    this.#take();
  }

  #remember(recorded) {
    this.#history = new RunHistory(byId('stage').dataset.step, recorded);
    this.#comparison?.remove();
    this.#comparison = null;
    this.#offer();
  }

  #offer() { byId('compare').disabled = !hasToken() || this.#history.runs.length < 2; }
}
