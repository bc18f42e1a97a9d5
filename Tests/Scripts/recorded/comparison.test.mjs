import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { compared, steps } from '../../../Site/static/recorded/comparison.js';

/** The pairs of traces that `RecordedComparisonTests` compares in Swift, each with its rows. */
const pairs = JSON.parse(readFileSync(new URL('comparisons.json', import.meta.url)));

for (const { name, left, right, answer } of pairs) {
  test(`the rows of ${name} are those of the server`, () => assert.deepEqual(compared(left, right), answer));
}

test('the fewest steps keep what is in both, and what goes is before what comes', () => {
  assert.deepEqual(steps([..."abcabba"], [..."cbabac"]), [
    'removed', 'removed', 'kept', 'added', 'kept', 'kept', 'removed', 'kept', 'added',
  ]);
  assert.deepEqual(steps([], [1]), ['added']);
  assert.deepEqual(steps([1], []), ['removed']);
});
