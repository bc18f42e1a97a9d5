import assert from 'node:assert/strict';
import test from 'node:test';

import { applied, filesOf } from '../../../Site/static/check/patch.js';

const hunk = '@@ -1,3 +1,4 @@\n a\n-b\n+B\n+B2\n c\n';
const diff = `--- a/App/One.swift\n+++ b/App/One.swift\n${hunk}`;

/** What is there, the diff, and the texts after it or the file that it does not fit. */
const table = [
  ['a line is replaced', { 'App/One.swift': 'a\nb\nc\nd\n' }, diff, { 'App/One.swift': 'a\nB\nB2\nc\nd\n' }],
  ['the lines stand elsewhere by now', { 'App/One.swift': 'x\ny\nz\na\nb\nc\n' }, diff, { 'App/One.swift': 'x\ny\nz\na\nB\nB2\nc\n' }],
  ['of two places, the nearer one is meant', { A: 'a\nb\nc\n\n\n\na\nb\nc\n' }, '--- a/A\n+++ b/A\n@@ -6,3 +6,3 @@\n a\n-b\n+B\n c\n', { A: 'a\nb\nc\n\n\n\na\nB\nc\n' }],
  ['a second hunk stands behind the first one', { A: 'a\n1\n2\n3\n4\n5\n6\n7\nb\n' },
    '--- a/A\n+++ b/A\n@@ -1,4 +1,5 @@\n+new\n a\n 1\n 2\n 3\n@@ -6,4 +7,3 @@\n 5\n 6\n 7\n-b\n', { A: 'new\na\n1\n2\n3\n4\n5\n6\n7\n' }],
  ['a diff of two files', { A: 'a\n', B: 'b\n' }, '--- a/A\n+++ b/A\n@@ -1 +1 @@\n-a\n+x\n--- a/B\n+++ b/B\n@@ -1 +1 @@\n-b\n+y\n', { A: 'x\n', B: 'y\n' }],
  ['the last line has no end', { A: 'a\nb' }, '--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n', { A: 'a\nb\nc\n' }],
  ['the last line loses its end', { A: 'a\nb\n' }, '--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n', { A: 'a\nc' }],
  ['the last line has no end and stays', { A: 'a\nb' }, '--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n+x\n a\n b\n\\ No newline at end of file\n', { A: 'x\na\nb' }],
  ['lines are added to an empty text', { A: '' }, '--- a/A\n+++ b/A\n@@ -0,0 +1,2 @@\n+a\n+b\n', { A: 'a\nb\n' }],
  ['a diff of lines with carriage returns fits the editor, which has none', { A: 'a\nb\n' }, '--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n', { A: 'a\nc\n' }],
  ['a line that looks like a header', { A: '-- a/A\n' }, '--- a/A\n+++ b/A\n@@ -1 +1 @@\n--- a/A\n+++ b/A\n', { A: '++ b/A\n' }],
  ['a name with a blank', { 'My App/A.swift': 'a\n' }, '--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n@@ -1 +1 @@\n-a\n+b\n', { 'My App/A.swift': 'b\n' }],
  ['a name in quotes', { 'Ä"\\.swift': 'a\n' }, '--- "a/\\303\\204\\"\\\\.swift"\n+++ "b/\\303\\204\\"\\\\.swift"\n@@ -1 +1 @@\n-a\n+b\n', { 'Ä"\\.swift': 'b\n' }],
  ['the lines are no longer there', { 'App/One.swift': 'a\nother\nc\n' }, diff, { changed: 'App/One.swift' }],
  ['a cure does not fit twice', { 'App/One.swift': 'a\nB\nB2\nc\n' }, diff, { changed: 'App/One.swift' }],
  ['a file that the editor does not have', { A: 'a\n' }, diff, { missing: 'App/One.swift' }],
];

for (const [title, texts, change, expected] of table) {
  test(title, () => {
    const [after, problem] = applied(change, new Map(Object.entries(texts)));
    assert.deepEqual(problem ?? Object.fromEntries(after), expected);
  });
}

test('the files of a diff, in its order', () => {
  assert.deepEqual(filesOf('').map(({ name }) => name), []);
  assert.deepEqual(filesOf(`${diff}--- a/B\n+++ b/B\n${hunk}`).map(({ name, hunks }) => [name, hunks.length]), [['App/One.swift', 1], ['B', 1]]);
});
