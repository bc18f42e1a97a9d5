import assert from 'node:assert/strict';
import test from 'node:test';

import { summary } from '../../../Site/static/editor/change-sheet.js';
import { added, compare, sameEnds } from '../../../Site/static/editor/changes.js';

/** A comparison as a sheet of signs. */
const signs = { kept: ' ', removed: '-', added: '+' };
const sheet = (before, after) => compare(before, after).map(({ kind, text }) => signs[kind] + text);

test('what is the same at both ends is not counted twice', () => {
  assert.deepEqual(sameEnds('abc', 'abc'), [3, 0]);
  assert.deepEqual(sameEnds('aba', 'aa'), [1, 1]);
  assert.deepEqual(sameEnds('a', ''), [0, 0]);
  assert.deepEqual(sameEnds(['x', 'y'], ['z', 'y']), [0, 1]);
});

const table = [
  ['a\nb', 'a\nb', [' a', ' b'], 'no difference'],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c'], '1 line added, 1 removed'],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c'], '1 line added'],
  ['a\nb\nc\nd', 'a\nd', [' a', '-b', '-c', ' d'], '2 lines removed'],
  ['1\nsame\n2', '3\nsame\n4\n5', ['-1', '+3', ' same', '-2', '+4', '+5'], '3 lines added, 2 removed'],
];

for (const [before, after, lines, words] of table) {
  test(`from ${JSON.stringify(before)} to ${JSON.stringify(after)}`, () => {
    assert.deepEqual(sheet(before, after), lines);
    assert.equal(summary(before, after), words);
  });
}

test('lines of the new text have their numbers, removed ones have none', () => {
  assert.deepEqual(compare('a\nb\nc', 'x\na\nc').map(({ line }) => line), [0, 1, undefined, 2]);
  assert.deepEqual([...added('a\nb', 'x\na\nb\ny')], [0, 3]);
});

test('a middle that is too long counts as another as a whole', () => {
  const many = (letter) => Array.from({ length: 1001 }, (_, index) => (index === 500 ? 'same' : `${letter}${index}`)).join('\n');
  const kinds = compare(`${many('a')}\nend`, `${many('b')}\nend`).map(({ kind }) => kind);
  assert.deepEqual([...new Set(kinds)], ['removed', 'added', 'kept']);
  assert.equal(kinds.filter((kind) => kind === 'kept').length, 1);
});
