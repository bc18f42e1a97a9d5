import assert from 'node:assert/strict';
import test from 'node:test';

import { lineNow } from '../../../Site/static/editor/code-link.js';

const then = 'one\ntwo\nthree\nfour';

/** The text now, and where each line of the text then is in it, from 1. */
const table = [
  [then, [1, 2, 3, 4]],
  [`zero\n${then}`, [2, 3, 4, 5]],
  ['one\nTWO\nthree\nfour', [1, undefined, 3, 4]],
  ['one\nfour', [1, undefined, undefined, 2]],
  ['something else', [undefined, undefined, undefined, undefined]],
];

for (const [now, lines] of table) {
  test(`the lines in ${JSON.stringify(now)}`, () => {
    assert.deepEqual([1, 2, 3, 4].map((number) => lineNow(number, then, now)), lines);
  });
}
