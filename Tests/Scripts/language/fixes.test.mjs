import assert from 'node:assert/strict';
import test from 'node:test';

import { problemsOf } from '../../../Site/static/language/fixes.js';

/** A fix's message and column in the first line, the problems of the page, and those that the fix belongs to. */
const table = [
  [["Cannot find 'a' in scope; did you mean 'b'?", 4], [[1, 5, "cannot find 'a' in scope"]], [0]],
  [["Cannot find 'a' in scope", 4], [[1, 5, "expected ','"], [1, 9, "cannot find 'a' in scope"]], [1]],
  [['Other words', 4], [[1, 5, "expected ','"], [1, 9, "cannot find 'a' in scope"]], [0]],
  [['Same', 4], [[1, 5, 'same'], [1, 9, 'same']], [0]],
  [['Same', 4], [[2, 5, 'same']], []],
  [['Other words', 4], [[1, 9, 'same']], []],
];

for (const [[message, column], rows, expected] of table) {
  test(`the fix “${message}” among ${rows.length}`, () => {
    const problems = rows.map(([lineNumber, column, message]) => ({ lineNumber, column, message }));
    const found = problemsOf({ message, place: { line: 0, column } }, problems);
    assert.deepEqual(found.map((each) => problems.indexOf(each)), expected);
  });
}
