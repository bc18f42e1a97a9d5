import assert from 'node:assert/strict';
import test from 'node:test';

import { edit } from '../../../Site/static/editor/keys.js';

/** Keys, and a text before and after each: | is the caret, « and » the selection. Undefined: the field does it. */
const keys = [
  ['(', 'print|', 'print(|)'],
  ['(', 'print|x', undefined],
  ['(', '// it |', undefined],
  ['(', '"a |"', undefined],
  ['(', '«abc» d', '(«abc») d'],
  ['"', 'f(|)', 'f("|")'],
  ['"', 'it|', undefined],
  ['"', 'let a = "b|"', 'let a = "b"|'],
  ['"', '""|', '"""|"""'],
  [')', 'f(|)', 'f()|'],
  [')', 'f((|)', undefined],
  ['{', 'if x |', 'if x {|}'],
  ['{', '"\\(|)"', '"\\({|})"'],
  ['Backspace', 'f(|)', 'f|'],
  ['Backspace', 'f(a|)', undefined],
  ['Enter', 'if x {|}', 'if x {\n    |\n}'],
  ['Enter', '    foo {|', '    foo {\n        |'],
  ['Enter', '    a|', '    a\n    |'],
  ['Enter', '  "{|"', '  "{\n  |"'],
  ['}', 'class A {\n    func b() {\n        |', 'class A {\n    func b() {\n    }|'],
  ['}', '{\n    "}{" // {\n    |', '{\n    "}{" // {\n}|'],
];

function read(text) {
  if (text.includes('|')) return { value: text.replace('|', ''), start: text.indexOf('|'), end: text.indexOf('|') };
  const start = text.indexOf('«');
  const rest = text.replace('«', '');
  return { value: rest.replace('»', ''), start, end: rest.indexOf('»') };
}

function applied(key, text) {
  const at = read(text);
  const made = edit({ key }, at);
  if (!made) return undefined;
  const after = at.value.slice(0, made.from) + made.text + at.value.slice(made.to);
  const [from, to] = made.select;
  return from === to ? `${after.slice(0, from)}|${after.slice(from)}`
    : `${after.slice(0, from)}«${after.slice(from, to)}»${after.slice(to)}`;
}

for (const [key, before, after] of keys) {
  test(`${key} in ${JSON.stringify(before)}`, () => assert.equal(applied(key, before), after));
}
