// Why each class took part: a chain of what the system asked, what was answered, the rule, and what follows. Each link
// leads to its event, its line of code or its rule.

import { make } from '../shell/dom.js';
import { hasToken } from '../shell/token.js';
import { named } from '../words/phrases.js';

/** What stands before a link. */
const kinds = { asked: 'Asked', answered: 'Answered', rule: 'Rule', therefore: 'Therefore' };

export class Reasons {
  #host;
  #trace;
  #observation;
  #rules;

  /** `rules` has the words of the rules by their names. */
  constructor(host, trace, observation, rules) {
    this.#host = host;
    this.#trace = trace;
    this.#observation = observation;
    this.#rules = rules;
  }

  /** Shows the chains of a run, those of production first, and above them what would cure it; undefined has no verdict yet. */
  show(result) {
    const { why: chains = [], remedy, isCut } = result ?? {};
    const { roles } = this.#trace;
    const hint = !result ? 'The reasons follow the verdict.' : isCut ? 'The run did not come to its end, so it has no reasons.'
      : 'Nothing was launched, or nothing of the app took part.';
    const ranked = chains.toSorted((one, other) => (other.role === 'production') - (one.role === 'production'));
    this.#host.replaceChildren(...(remedy ? [this.#cure(remedy)] : []), ...(ranked.length > 0 ? ranked.map((chain) => this.#chain(chain, roles))
      : [make('p', { class: 'hint' }, hint)]));
    this.offer();
  }

  /** Lets the cure be pressed where it is of the code that is there, and can be run. */
  offer() {
    const cure = this.#host.querySelector('#cure');
    if (!cure) return;
    cure.disabled = !this.#observation.mayCure();
    this.#host.querySelector('#cure-waits').textContent = !cure.disabled ? ''
      : hasToken() ? 'It waits: the code or the controls are no longer those of the run. '
        : 'It waits for the token: open the address that understudy printed in its terminal. ';
  }

  #cure({ what, advice, page, title, files }) {
    const count = files.length;
    return make('section', { class: 'cure', 'aria-label': 'Cure' },
      make('p', {}, make('strong', {}, what), ' ', advice),
      count > 0 && make('button', {
        type: 'button', id: 'cure', 'aria-describedby': 'cure-waits', onclick: () => {
          // The button goes with the run.
          this.#host.focus();
          this.#observation.cure(files.map(({ name, text }) => [name, text]));
        },
      }, 'Cure it here'), ' ',
      count > 0 && make('span', { id: 'cure-waits' }),
      count > 0 && make('span', {}, `It changes ${files.map(({ name }) => name).join(' and ')} in the editor, runs again, and compares. `),
      page && make('a', { href: page }, title));
  }

  /** Shows an event in the trace. */
  #reveal(item) {
    const { dock, filter, scrubber } = this.#observation;
    dock.show('trace');
    if (item.isIn === false) filter.clear();
    this.#trace.reveal(item.row);
    scrubber.go(item);
  }

  #chain({ title, role, links }, roles) {
    return make('section', { class: 'chain', 'data-role': role },
      make('h3', {}, ...named(title, roles), role && make('span', { class: `role ${role}` }, role)),
      make('ol', {}, ...links.map((link) => this.#link(link, roles))));
  }

  #link({ kind, text, seq, rule }, roles) {
    // The numbers begin again with each launch; the reasons are of the last one.
    const item = seq === undefined ? undefined : this.#trace.items.findLast(({ event }) => event.seq === seq);
    const known = rule && this.#rules.get(rule);
    return make('li', { 'data-link': kind }, make('span', { class: 'link-kind' }, kinds[kind]), make('div', {},
      make('span', {}, ...named(text, roles)), ' ',
      item && make('button', { type: 'button', class: 'quiet', onclick: () => this.#reveal(item) }, `Event ${seq}`),
      item?.declared && ' ', item?.declared && this.#observation.code.link(item.declared),
      known && make('span', { class: 'link-source' }, make('strong', {}, known.certainty), ' ',
        known.link ? make('a', { href: known.link }, make('code', {}, rule)) : make('code', {}, rule))));
  }
}
