import assert from 'node:assert/strict';
import test from 'node:test';

import { occurrences, replacedAll } from '../../../Site/static/editor/find.js';

const text = 'let scene = Scene()\n// scene\nscenescene';

/** What is looked for, and the line, the columns and the offset of each place. */
const table = [
  ['scene', [[0, 4, 9, 4], [0, 12, 17, 12], [1, 3, 8, 23], [2, 0, 5, 29], [2, 5, 10, 34]]],
  ['Scene', [[0, 12, 17, 12]]],
  ['\n//', [[0, 19, 22, 19]]],
  ['none', []],
  ['', []],
];

for (const [wanted, places] of table) {
  test(`the places of ${JSON.stringify(wanted)}`, () => {
    assert.deepEqual(occurrences(text, wanted).map(({ line, from, to, at }) => [line, from, to, at]), places);
  });
}

test('letters that become longer in small letters do not move a place', () => {
  assert.deepEqual(occurrences('İ scene', 'scene'), [{ line: 0, from: 2, to: 7, at: 2 }]);
});

test('a text in all places of another', () => {
  assert.deepEqual(replacedAll(text, 'scene', 'x'), { text: 'let x = x()\n// x\nxx', count: 5 });
  assert.deepEqual(replacedAll(text, 'Scene', 'Scene2'), { text: 'let scene = Scene2()\n// scene\nscenescene', count: 1 });
  assert.deepEqual(replacedAll('aaaa', 'a', 'aa'), { text: 'aaaaaaaa', count: 4 });
  assert.deepEqual(replacedAll(text, 'none', 'x'), { text, count: 0 });
  assert.deepEqual(replacedAll(text, '', 'x'), { text, count: 0 });
});

test('more places are replaced than are marked', () => {
  assert.equal(occurrences('a '.repeat(3000), 'a').length, 2000);
  assert.deepEqual(replacedAll('a '.repeat(3000), 'a', ''), { text: ' '.repeat(3000), count: 3000 });
});
