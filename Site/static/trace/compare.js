// Two runs side by side: aligned by the server, the first difference in sight, the verdicts above.

import { make } from '../shell/dom.js';
import { ask } from '../shell/token.js';
import { named, phrase } from '../words/phrases.js';
import { short } from '../words/roles.js';
import { haveSameCode } from '../run/run-history.js';

/** Lines that are the same in both, around a difference; the rest is shown on demand. */
const context = 2;
/** A difference with more lines is drawn in part: a page with more is not read. */
const mostLines = 3000;

const byServer = async (left, right) => (await ask('POST', '/api/compare', { left, right })).json();

const titleOf = ({ id, number, title }) => id === 'recorded' ? `Recorded: ${title}` : number ? `Run ${number}: ${title}` : title;

export class Comparison {
  #history;
  #roles;
  #dialog;
  #menus;
  #verdicts;
  #list;
  #message;
  #jump;
  #first = null;
  #asked = 0;
  #align;

  /** `roles` returns the roles of the classes, and `align` the rows of two lists of events; the server does, unless said otherwise. */
  constructor(history, roles, align = byServer) {
    this.#history = history;
    this.#roles = roles;
    this.#align = align;
    const menu = (label) => make('select', { 'aria-label': label, onchange: () => this.#compare() });
    this.#menus = [menu('Run on the left'), menu('Run on the right')];
    this.#verdicts = [make('div', { class: 'compared-verdict' }), make('div', { class: 'compared-verdict' })];
    this.#message = make('p', { class: 'compared-message', role: 'status' });
    this.#jump = make('button', { type: 'button', class: 'quiet', onclick: () => this.#reveal() }, 'First difference');
    this.#list = make('ol', { class: 'compared-lines', tabindex: '0', 'aria-label': 'Events of both runs' });
    this.#dialog = make('dialog', { class: 'compared', 'aria-labelledby': 'compared-title' },
      make('div', { class: 'compared-head' },
        make('h2', { id: 'compared-title' }, 'Compare two runs'),
        make('button', { type: 'button', class: 'quiet', onclick: () => this.#dialog.close() }, 'Close')),
      make('div', { class: 'compared-sides' },
        ...this.#menus.map((select, side) => make('div', { class: 'compared-side' }, select, this.#verdicts[side]))),
      make('div', { class: 'compared-note' }, this.#message, this.#jump),
      this.#list);
    document.body.append(this.#dialog);
  }

  /** Opens the comparison of two runs; of the last one and the one before it, unless said otherwise. */
  open(left = this.#history.previous, right = this.#history.last) {
    const { runs } = this.#history;
    for (const [menu, chosen] of [[this.#menus[0], left], [this.#menus[1], right]]) {
      menu.replaceChildren(...runs.map((run) => make('option', { value: run.id }, titleOf(run))));
      menu.value = chosen?.id ?? runs[0]?.id;
    }
    this.#dialog.showModal();
    this.#compare();
  }

  /** Takes the sheet from the page. */
  remove() { this.#dialog.remove(); }

  #run(side) { return this.#history.runs.find(({ id }) => id === this.#menus[side].value); }

  async #compare() {
    const sides = [this.#run(0), this.#run(1)];
    this.#asked += 1;
    const question = this.#asked;
    sides.forEach((run, side) => {
      const outcome = run.verdict?.tests ? (run.verdict.isolated ? 'test' : 'production') : '';
      this.#verdicts[side].dataset.outcome = run.ending ? 'broken-off' : outcome;
      const on = this.#history.isOn(run) ? ' This run is still on.' : '';
      this.#verdicts[side].replaceChildren(...named((run.sentence ?? 'It has no verdict yet.') + on, this.#roles()));
    });
    this.#message.textContent = 'Comparing…';
    this.#jump.hidden = true;
    this.#list.replaceChildren();
    try {
      const [left, right] = sides.map(({ lines }) => lines.map(({ event }) => event));
      const answer = await this.#align(left, right);
      if (question === this.#asked) this.#draw(answer, sides);
    } catch (error) {
      if (question === this.#asked) this.#message.textContent = `The runs were not compared. ${error.message}`;
    }
  }

  #draw({ firstDifference, rows, unaligned }, [left, right]) {
    // What a run that is on did not come to yet is not a difference.
    const isToCome = (row) => (row.left === undefined && this.#history.isOn(left)) || (row.right === undefined && this.#history.isOn(right));
    const end = rows.findLastIndex((row) => !isToCome(row)) + 1;
    const differing = rows.slice(0, end).filter((row) => !row.same).length;
    const same = differing === 0;
    const soFar = this.#history.isOn(left) || this.#history.isOn(right) ? ' so far' : '';
    // What a file tells is not of which code it was.
    const edits = left.files === undefined || right.files === undefined ? '' : haveSameCode(left, right) ? ' Their code is the same.' : ' Their code differs, too.';
    this.#message.textContent = same
      ? `The same happened in both${soFar}: ${end} events.${edits}`
      : `${differing} of ${end} lines differ${soFar}.${edits}`
        + (unaligned > 0 ? ' They are too long to be aligned to the end: the rest is listed, first the left run’s.' : '');
    const near = new Set();
    rows.forEach((row, index) => {
      if (!row.same || index >= end) for (let place = index - context; place <= index + context; place += 1) near.add(place);
    });
    const lines = [];
    let skipped = [];
    const skip = () => {
      if (skipped.length > 0) lines.push(this.#skipped(skipped, left, right));
      skipped = [];
    };
    for (const [index, row] of rows.entries()) {
      if (lines.length > mostLines) break;
      if (same || near.has(index)) {
        skip();
        lines.push(this.#line(row, left, right, !same && index === firstDifference));
      } else {
        skipped.push(row);
      }
    }
    if (lines.length > mostLines) lines.push(make('li', { class: 'skipped' }, 'The rest is not shown.'));
    skip();
    this.#list.replaceChildren(...lines);
    this.#first = this.#list.querySelector('.first');
    this.#jump.hidden = !this.#first;
    this.#reveal();
  }

  #reveal() { this.#first?.scrollIntoView({ block: 'center' }); }

  #skipped(rows, left, right) {
    const item = make('li', { class: 'skipped' });
    const button = make('button', {
      type: 'button', class: 'quiet', onclick: () => {
        item.replaceWith(...rows.map((row) => this.#line(row, left, right, false)));
        this.#list.focus();
      },
    }, `${rows.length} ${rows.length === 1 ? 'line' : 'lines'} in both`);
    item.append(button);
    return item;
  }

  #line({ same, left, right }, one, other, isFirst) {
    const cell = (run, place, sign, spoken) => {
      const { event, words } = run.lines[place];
      const role = this.#roles().role(event.class);
      return make('div', { class: `cell ${sign === '−' ? 'left' : sign === '+' ? 'right' : 'both'}` },
        sign && make('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
        make('span', { class: 'spoken' }, `${spoken}: `),
        make('span', { class: 'lane' }, event.lane), ' ',
        event.class && make('b', { class: role ? `of-${role}` : '' }, short(event.class)), event.class && ' ',
        ...phrase(words, this.#roles()));
    };
    return make('li', { class: isFirst ? 'first' : '' },
      isFirst && make('p', { class: 'first-label' }, 'First difference'),
      ...(same ? [cell(one, left, '', 'In both')] : [
        left === undefined ? make('div', { class: 'cell none' }) : cell(one, left, '−', 'On the left'),
        right === undefined ? make('div', { class: 'cell none' }) : cell(other, right, '+', 'On the right'),
      ]));
  }
}
