import assert from 'node:assert/strict';
import test from 'node:test';

import { offsetOf, placeOf, wordAt } from '../../../Site/static/editor/code-places.js';

/** Places count units of UTF-16. */
const places = [
  ['', 0, [0, 0]], ['\n', 0, [0, 0]], ['a\nb', 2, [1, 0]], ['é😀\n😀x', 6, [1, 2]], ['a\n\nb', 2, [1, 0]], ['a\n', 2, [1, 0]],
];

for (const [text, offset, [line, column]] of places) {
  test(`the place ${offset} of ${JSON.stringify(text)}, and back`, () => {
    assert.deepEqual(placeOf(text, offset), { line, column });
    assert.equal(offsetOf(text, { line, column }), offset);
  });
}

test('a place outside the text has no offset', () => {
  assert.equal(offsetOf('a\nb', { line: 2, column: 0 }), undefined);
  assert.equal(offsetOf('a\nb', { line: 0, column: 2 }), undefined);
});

const words = [
  ['a b', 1, 'a'], ['let é_1 = 2', 5, 'é_1'], ['2x', 1, undefined], ['a + b', 3, undefined], ['', 0, undefined], ['😀name', 3, 'name'],
];

for (const [text, offset, word] of words) {
  test(`the word at ${offset} of ${JSON.stringify(text)}`, () => {
    const found = wordAt(text, offset);
    assert.equal(found && text.slice(found.from, found.to), word);
  });
}
