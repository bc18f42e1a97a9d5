import assert from 'node:assert/strict';
import test from 'node:test';

import { compared, listed, proof } from '../../../Site/static/check/findings.js';

const columns = ['scenario', 'app delegate', 'scene delegates', 'root controllers', 'isolated', 'tests', 'end'];

/** A check's answer: the findings by identifier and class, and the rows by scenario. */
function answer(found, rows, more = {}) {
  return {
    columns, rows: rows.map((row) => row.cells), isWhole: true, end: `${found.length} findings.`,
    seen: found.map(() => ['tests on a fresh device']), pages: { Now: { title: 'Now', address: '/now' } },
    report: {
      findings: found.map(([id, symbol, diff]) => ({ id, symbol, diff, page: 'Now' })),
      scenarios: rows.map(({ id, way, isolation, cells }) => ({ id, way, isolation, title: cells[0] })),
    },
    ...more,
  };
}

const tests = (isolation, delegate, scenes = 'none') => ({
  id: 'tests', isolation,
  cells: ['tests on a fresh device', delegate, scenes, 'none', { isolated: 'yes', notIsolated: 'no', unknown: 'not known' }[isolation], '1 ran', ''],
});
const run = { id: 'run', cells: ['a normal run', 'AppDelegate', 'SceneDelegate', 'Home', '', '', ''] };
const omitted = { id: 'tests-with-two-windows', cells: ['tests on an iPad', 'omitted: one window'] };
const states = (before, after) => listed(before, after).map(({ finding, state }) => [finding.id, finding.symbol, state, finding.diff]);

const before = answer([['a', 'One', 'old'], ['a', 'Two', 'old'], ['b', undefined, 'old']], [run, tests('notIsolated', 'AppDelegate'), omitted]);

test('before a proof, all are found', () => {
  assert.deepEqual(states(before, null), [['a', 'One', 'found', 'old'], ['a', 'Two', 'found', 'old'], ['b', undefined, 'found', 'old']]);
  assert.deepEqual(listed(before, null)[0].seen, ['tests on a fresh device']);
  assert.deepEqual(listed(before, null)[0].page, { title: 'Now', address: '/now' });
});

test('after it, each is cured, left as the edits have it, or new', () => {
  const after = answer([['a', 'Two', 'now'], ['c', undefined, 'now']], [run, tests('isolated', 'TestingAppDelegate')]);
  assert.deepEqual(states(before, after), [['a', 'One', 'cured', 'old'], ['a', 'Two', 'left', 'now'], ['b', undefined, 'cured', 'old'], ['c', undefined, 'new', 'now']]);
});

test('what was not launched whole proves nothing', () => {
  const after = answer([], [], { isWhole: false });
  assert.deepEqual(states(before, after).map(([, , state]) => state), ['open', 'open', 'open']);
});

test('the scenarios before and after', () => {
  const after = answer([], [run, tests('isolated', 'TestingAppDelegate', 'TestingSceneDelegate'), omitted]);
  const part = (title, text) => ({ title, text });
  assert.deepEqual(compared(before, after), [
    {
      title: 'a normal run', change: 'same',
      was: { isolation: undefined, words: '', parts: [part('app delegate', 'AppDelegate'), part('scene delegates', 'SceneDelegate'), part('root controllers', 'Home')] },
      is: { isolation: undefined, words: '', parts: [part('app delegate', 'AppDelegate'), part('scene delegates', 'SceneDelegate'), part('root controllers', 'Home')] },
    },
    {
      title: 'tests on a fresh device', change: 'cured',
      was: { isolation: 'notIsolated', words: 'isolated: no', parts: [part('app delegate', 'AppDelegate'), part('tests', '1 ran')] },
      is: { isolation: 'isolated', words: 'isolated: yes', parts: [part('app delegate', 'TestingAppDelegate'), part('scene delegates', 'TestingSceneDelegate'), part('tests', '1 ran')] },
    },
    {
      title: 'tests on an iPad', change: 'same',
      was: { words: 'omitted: one window', parts: [] }, is: { words: 'omitted: one window', parts: [] },
    },
  ]);
  assert.deepEqual(compared(before, null).map(({ title, is, change }) => [title, is, change]),
    [['a normal run', null, ''], ['tests on a fresh device', null, ''], ['tests on an iPad', null, '']]);
});

const changes = [
  ['isolated', 'notIsolated', 'broken'], ['isolated', 'unknown', 'broken'], ['unknown', 'isolated', 'cured'],
  ['notIsolated', 'unknown', 'other'], ['isolated', 'isolated', 'same'],
];
for (const [was, is, change] of changes) {
  test(`from ${was} to ${is}: ${change}`, () => {
    const [one, other] = [answer([], [tests(was, 'AppDelegate')]), answer([], [tests(is, 'AppDelegate')])];
    assert.deepEqual(compared(one, other).map((row) => row.change), [change]);
  });
}

test('a scenario of another way has its own row, and one that is gone has no answer', () => {
  const nightly = { ...tests('isolated', 'TestingAppDelegate'), way: 'scheme Nightly' };
  nightly.cells = ['tests on a fresh device (scheme Nightly)', ...nightly.cells.slice(1)];
  const rows = compared(answer([], [tests('isolated', 'AppDelegate'), nightly]), answer([], [tests('isolated', 'AppDelegate')]));
  assert.deepEqual(rows.map(({ title, is }) => [title, is.words]), [
    ['tests on a fresh device', 'isolated: yes'], ['tests on a fresh device (scheme Nightly)', ''],
  ]);
});

const sentences = [
  [answer([], []), 'Proved with your changes. 0 findings.'],
  [answer([['a']], []), 'Not cured yet: 1 findings.'],
  [answer([], [], { isWhole: false }), 'Not proved, because not every scenario was launched. 0 findings.'],
  [answer([], [], { isWhole: false, report: { findings: [], scenarios: [], failure: 'It does not compile.' } }), 'Not proved: 0 findings.'],
];
for (const [after, sentence] of sentences) test(sentence, () => assert.equal(proof(before, after), sentence));

test('edits without a fault before say so', () => {
  assert.equal(proof(answer([], []), answer([], [])), 'With your changes, too: 0 findings.');
});

test('a cure by which tests fail, or no longer run, is not said to be proved', () => {
  const of = (found, ran, failed) => {
    const given = answer(found, [tests('isolated', 'TestingAppDelegate')]);
    given.report.scenarios[0].tests = { ran, failed };
    return given;
  };
  const was = of([['a', 'One']], 2, 0);
  assert.equal(proof(was, of([], 2, 0)), 'Proved with your changes. 0 findings.');
  assert.equal(proof(was, of([], 2, 2)), 'No finding is left, but more tests fail than before. 0 findings.');
  assert.equal(proof(was, of([], 0, 0)), 'No finding is left, but fewer tests ran than before. 0 findings.');
  assert.equal(proof(was, of([['a', 'One']], 2, 2)), 'Not cured yet: 1 findings.');
});
