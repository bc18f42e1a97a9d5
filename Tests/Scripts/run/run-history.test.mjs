import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';

import { RunHistory } from '../../../Site/static/run/run-history.js';

/** A tab's storage; a full one refuses texts of this length on. */
class Storage {
  texts = new Map();
  room = Infinity;
  getItem(key) { return this.texts.get(key) ?? null; }
  removeItem(key) { this.texts.delete(key); }
  setItem(key, text) {
    if (text.length > this.room) throw new Error('QuotaExceededError');
    this.texts.set(key, text);
  }
}

beforeEach(() => { globalThis.sessionStorage = new Storage(); });

const run = (id, files = '[]', controls = 'test') => ({ id, title: id, files, controls, edition: '' });
const verdict = (isolated) => ({ sentence: '', verdict: { tests: 1, isolated }, ending: '' });
const ids = (history) => history.runs.map(({ id, number }) => [id, number]);

/** Begins and ends a run. */
function finished(history, begun, judged) {
  history.begin(begun);
  if (judged) history.judge(judged);
  history.end();
}

test('runs have numbers, behind the record', () => {
  const history = new RunHistory('step', { title: 'Tests' });
  finished(history, run('a'));
  finished(history, run('b'));
  assert.deepEqual(ids(history), [['recorded', undefined], ['a', 1], ['b', 2]]);
  assert.equal(history.previous.id, 'a');
  assert.deepEqual(new RunHistory('step', null).runs, []);
});

test('a run that is followed again takes its own place', () => {
  const history = new RunHistory('step', null);
  for (const id of ['a', 'b', 'a']) finished(history, run(id));
  assert.deepEqual(ids(history), [['a', 1], ['b', 2]]);
});

test('the last ten runs are kept, and a loaded tab has them', () => {
  const history = new RunHistory('step', null);
  for (let number = 1; number <= 12; number += 1) finished(history, run(`${number}`), verdict(false));
  const numbers = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  assert.deepEqual(ids(history), numbers.map((number) => [`${number}`, number]));
  assert.deepEqual(ids(new RunHistory('step', null)), ids(history));
  assert.deepEqual(ids(new RunHistory('other', null)), []);
});

test('a storage that is full or damaged stops no run', () => {
  sessionStorage.room = 10;
  const history = new RunHistory('step', null);
  finished(history, run('a'), verdict(false));
  assert.deepEqual(ids(history), [['a', 1]]);
  assert.deepEqual(ids(new RunHistory('step', null)), []);
  sessionStorage.room = Infinity;
  sessionStorage.setItem('understudy.runs:step', '[{');
  assert.deepEqual(ids(new RunHistory('step', null)), []);
});

test('the oldest runs give way to what a tab can keep', () => {
  const history = new RunHistory('step', null);
  for (const id of ['a', 'b']) finished(history, run(id, 'x'.repeat(2_000_000)), verdict(false));
  assert.deepEqual(ids(history), [['a', 1], ['b', 2]]);
  assert.deepEqual(ids(new RunHistory('step', null)), [['b', 2]]);
});

test('a run is on until it ends, and events alone are kept of it', () => {
  const history = new RunHistory('step', null);
  history.begin(run('a'));
  history.take([{ event: { seq: 1 }, words: ['one'] }, { ending: 'stopped' }]);
  assert.deepEqual(history.last.lines, [{ event: { seq: 1 }, words: ['one'] }]);
  assert.equal(history.isOn(history.last), true);
  history.end();
  assert.equal(history.isOn(history.last), false);
});

/** Two runs: their code, controls and verdicts, and whether the second one is the cure. */
const cures = [
  ['[1]', 'test', false, true, true], ['[]', 'test', false, true, false], ['[1]', 'run', false, true, false],
  ['[1]', 'test', true, true, false], ['[1]', 'test', false, false, false],
];

for (const [files, controls, before, now, isCured] of cures) {
  test(`isolated ${before}, then ${now}, with ${files} and ${controls}`, () => {
    const history = new RunHistory('step', null);
    finished(history, run('a'), verdict(before));
    finished(history, run('b', files, controls), verdict(now));
    assert.equal(history.isCured, isCured);
  });
}
