// The verdict and the status line, as the state of the runs has them.

import { byId, make } from '../shell/dom.js';
import { say } from '../shell/messages.js';
import { named } from '../words/phrases.js';
import { withPlaces } from '../editor/problems.js';
import { words } from '../run/run-state.js';

export class VerdictView {
  #go;
  /** What the sentence is of, as it is shown. */
  #result;
  #sentence = byId('sentence').textContent;

  /** `go` opens the line of an issue. */
  constructor(go) { this.#go = go; }

  show(state, roles) {
    const said = words(state);
    const { shown } = state;
    for (const [id, text] of Object.entries({ kind: said.kind, ending: said.ending, ...said.status })) {
      if (byId(id).textContent !== text) say(id, text);
      if (id !== 'kind') byId(id).hidden = text === '';
    }
    byId('status').hidden = Object.values(said.status).every((text) => text === '');
    const { dataset, classList } = byId('verdict');
    classList.toggle('is-stale', said.isStale);
    const verdict = ['superseded', 'cut'].includes(shown?.end) ? undefined : shown?.result?.verdict;
    // A run that was broken off says nothing of who took the stage.
    dataset.outcome = said.ending ? 'broken-off' : verdict?.tests ? (verdict.isolated ? 'test' : 'production') : '';
    dataset.tests = verdict?.tests?.failed > 0 ? 'failed' : '';
    if (said.sentence === this.#sentence && shown?.result === this.#result) return;
    this.#sentence = said.sentence;
    this.#result = shown?.result;
    // Its places lead to their lines.
    byId('sentence').replaceChildren(...withPlaces(said.sentence, shown?.result?.issues, this.#go).flatMap((piece) =>
      typeof piece === 'string' ? named(piece, roles) : [piece]));
    const facts = shown?.result?.facts ?? [];
    byId('facts').replaceChildren(...facts.map(({ name, value }) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, ...named(value, roles)))));
  }
}
