// The verdict as the page shows it, the words for what it is of, and the mark of one that is of something else than what
// is chosen now.

import { byId, make } from '../shell/dom.js';
import { say } from '../shell/messages.js';
import { named } from '../words/phrases.js';
import { withPlaces } from '../editor/problems.js';
import { haveSameCode } from '../run/run-history.js';

export class VerdictLabel {
  #of = null;

  /** Whether a verdict is shown. */
  get isOfARun() { return this.#of !== null; }

  /** Takes what a verdict is of: its title, and the controls and files as they were; and where it is from. */
  name(of, origin) {
    this.#of = of;
    this.originate(origin);
  }

  /** Says where the verdict is from. */
  originate(origin) { byId('kind').textContent = `${this.#of.title}, ${origin}`; }

  /** Compares with what is chosen now; answers with words that are new, and with none if nothing changed. */
  age(now, button) {
    if (!this.#of) return '';
    const changed = [this.#of.controls !== now.controls && 'controls', !haveSameCode(this.#of, now) && 'files'].filter(Boolean);
    const text = changed.length === 0 ? ''
      : `The ${changed.join(' and the ')} changed after this run. Press ${button} for a new verdict.`;
    const place = byId('stale');
    if (text === place.textContent) return '';
    place.textContent = text;
    place.hidden = text === '';
    byId('verdict').classList.toggle('is-stale', text !== '');
    return text;
  }
}

/** The colour of the verdict, and the label of a run that was broken off: it says nothing of who took the stage. */
export function mark(outcome, ending) {
  byId('verdict').dataset.outcome =
    ending ? 'broken-off' : outcome?.tests ? (outcome.isolated ? 'test' : 'production') : '';
  byId('verdict').dataset.tests = outcome?.tests?.failed > 0 ? 'failed' : '';
  say('ending', ending ?? '');
  byId('ending').hidden = !ending;
}

/** Shows the sentence, whose places lead to their lines by `go`, and the facts. */
export function showVerdict({ sentence, facts, issues }, roles, go) {
  byId('sentence').replaceChildren(...withPlaces(sentence, issues, go).flatMap((piece) =>
    typeof piece === 'string' ? named(piece, roles) : [piece]));
  if (!facts) return;
  byId('facts').replaceChildren(...facts.map(({ name, value }) =>
    make('div', {}, make('dt', {}, name), make('dd', {}, ...named(value, roles)))));
}
