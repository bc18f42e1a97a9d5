import assert from 'node:assert/strict';
import test from 'node:test';

import { words } from '../../../Site/static/pages/tutorials.js';

/** What was read and what was run of nine steps in twenty minutes, and the words for it. */
const table = [
  [[], [], ''],
  [['a'], [], '1 of 9 steps, about 18 minutes left'],
  [['a', 'b'], ['b', 'c'], '3 of 9 steps, 2 run, about 13 minutes left'],
  [[...'abcdefghi'], [], 'Read'],
  [[...'abcdefghi'], ['a'], 'Read, 1 step run'],
];

for (const [read, ran, said] of table) {
  test(`${read.length} read, ${ran.length} run`, () => assert.equal(words(new Set(read), new Set(ran), 9, 20), said));
}
