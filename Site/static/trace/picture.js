// The picture of a run: who is called, from top to bottom, in a lane for each of them. It grows with the run.

import { make } from '../shell/dom.js';
import { short, words } from '../words/roles.js';
import { phrase } from '../words/phrases.js';

const headings = {
  System: 'System', UIApplication: 'Application', AppDelegate: 'App delegate', SceneDelegate: 'Scene delegate',
  ViewController: 'View controller', Window: 'Window', Test: 'Tests',
};
/** What stands over a narrow lane. */
const marks = {
  System: 'Sy', UIApplication: 'UI', AppDelegate: 'AD', SceneDelegate: 'SD', ViewController: 'VC', Window: 'Wi', Test: 'Te',
};
/** A picture with more is not readable. */
const mostItems = 400;
const phases = { run: 'A normal run', test: 'The tests' };

export class LanePicture {
  #host;
  #roles;
  #waiting = [];
  #isShown = false;
  #list;
  #lanes = [];
  #open = [];
  #last = null;
  #count = 0;

  /** `roles` returns whose the classes are. */
  constructor(host, roles) {
    this.#host = host;
    this.#roles = roles;
    this.clear();
  }

  clear() {
    this.#waiting = [];
    this.#lanes = [];
    this.#open = [];
    this.#last = null;
    this.#count = 0;
    this.#list = make('ol', { class: 'picture-items' });
    this.#host.replaceChildren(
      make('p', { class: 'hint' }, 'Nothing has happened yet.'), make('div', { class: 'picture-heads', 'aria-hidden': 'true' }),
      make('div', { class: 'picture-body' }, make('div', { class: 'picture-lives', 'aria-hidden': 'true' }), this.#list));
    this.#host.style.setProperty('--gaps', 1);
  }

  /** Takes what was drawn; a picture out of sight is drawn when it is looked at. */
  take(batch) {
    this.#waiting.push(...batch);
    if (this.#isShown) this.#draw();
  }

  set isShown(isShown) {
    this.#isShown = isShown;
    if (isShown) this.#draw();
  }

  #draw() {
    const { scrollTop, scrollHeight, clientHeight } = this.#host;
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 4;
    for (const item of this.#waiting.splice(0)) {
      if (this.#count > mostItems) continue;
      if (item.phase) this.#note(phases[item.phase], 'launch-note');
      else if (item.event) this.#take(item);
      if (this.#count > mostItems) this.#note(`The picture has the first ${mostItems} events. The trace has all.`, '');
    }
    this.#host.firstElementChild.hidden = this.#count > 0;
    if (isAtEnd) this.#host.scrollTop = this.#host.scrollHeight;
  }

  #take({ event, words: said }) {
    if (event.kind === 'launch' || event.kind === 'verdict') this.#open = [];
    switch (event.kind) {
      case 'call':
        this.#card(event, make('code', {}, event.name));
        this.#open.push({ lane: event.lane, name: event.name, class: event.class });
        return;
      case 'return': {
        const place = this.#open.findLastIndex((call) => call.name === event.name && call.class === event.class);
        if (place < 0) return;
        this.#open.splice(place);
        // If a callback agreed, that is not news; the value that it returned is.
        if (event.text && event.text !== 'true') this.#card(event, make('span', { class: 'remark' }, `returns ${event.text}`));
        return;
      }
      case 'test':
        this.#card(event, make('code', {}, event.name), ` ${event.text ?? ''}`);
        return;
      case 'console':
        if (event.lane === 'Console') return;
        break;
      case 'state':
        if (!event.class) break;
        this.#card(event, make('span', { class: 'remark' }, ...phrase(said, this.#roles())));
        return;
      default:
    }
    const text = make('span', {}, ...phrase(said, this.#roles())).textContent;
    this.#note(text, event.kind === 'fault' ? 'fault' : '');
  }

  /** Words to one class: below those before, where nothing came between. */
  #card(event, ...row) {
    this.#see(event.lane);
    const depth = this.#open.length;
    const line = make('p', {}, ...row);
    const last = this.#last;
    if (last && last.lane === event.lane && last.class === event.class && last.depth === depth) {
      last.box.append(line);
      return;
    }
    const role = this.#roles().role(event.class) ?? (event.lane === 'Test' ? 'test' : undefined);
    const box = make('div', { class: `picture-card ${role ? `is-${role}` : ''}` },
      make('p', { class: 'name' }, make('span', { class: 'spoken' }, `${headings[event.lane] ?? event.lane}: `),
        event.class ? short(event.class) : headings[event.lane], ' ',
        role && make('span', { class: `role ${role}` }, words[role])),
      line);
    const shift = Math.min(4, this.#open.filter((call) => call.lane === event.lane).length);
    const parent = this.#open.at(-1);
    const item = make('li', {},
      ...this.#bars(),
      parent && set(make('i', { class: 'elbow', 'aria-hidden': 'true' }), { '--from': `var(--at-${parent.lane})` }),
      box);
    set(item, { '--x': `var(--at-${event.lane})`, '--shift': shift });
    this.#add(item);
    this.#last = { lane: event.lane, class: event.class, depth, box };
  }

  /** An event of the system, or of the user. */
  #note(text, kind) {
    this.#add(make('li', { class: `picture-note ${kind}` }, ...this.#bars(), make('p', {}, text)));
    this.#last = null;
  }

  #add(item) {
    this.#list.append(item);
    this.#count += 1;
  }

  /** The calls that are open beside an item. */
  #bars() {
    return this.#open.map(({ lane, class: name }) => set(
      make('i', { class: `open ${this.#roles().role(name) ?? ''}`, 'aria-hidden': 'true' }), { '--of': `var(--at-${lane})` }));
  }

  #see(lane) {
    if (this.#lanes.includes(lane)) return;
    this.#lanes.push(lane);
    // In their usual order, whichever came first.
    const all = [...Object.keys(headings), 'Console'].filter((each) => this.#lanes.includes(each));
    all.forEach((each, index) => this.#host.style.setProperty(`--at-${each}`, index));
    this.#host.style.setProperty('--gaps', Math.max(1, all.length - 1));
    const of = (each, element) => set(element, { '--of': `var(--at-${each})` });
    this.#host.querySelector('.picture-heads').replaceChildren(...all.map((each) => of(each, make('span', { 'data-mark': marks[each] }, headings[each]))));
    this.#host.querySelector('.picture-lives').replaceChildren(...all.map((each) => of(each, make('i'))));
  }
}

function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
}
