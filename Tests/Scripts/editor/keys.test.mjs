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

/** The same for keys with Command. */
const commands = [
  ['/', 'a\n  «b\n    c»\nd', 'a\n  // «b\n  //   c»\nd'],
  ['/', '  // b|', '  b|'],
  ['/', 'a|bc', '// a|bc'],
  ['/', '|', '// |'],
  [']', 'a\n«b\n\nc»', 'a\n    «b\n\n    c»'],
  ['[', '    a\n  «  b\n  c»', '    a\n«b\nc»'],
  ['[', '  |  x', '|x'],
];

function read(text) {
  if (text.includes('|')) return { value: text.replace('|', ''), start: text.indexOf('|'), end: text.indexOf('|') };
  const start = text.indexOf('«');
  const rest = text.replace('«', '');
  return { value: rest.replace('»', ''), start, end: rest.indexOf('»') };
}

function applied(key, text, hasCommand, name = 'A.swift') {
  const at = read(text);
  const made = edit({ key, hasCommand, name }, at);
  if (!made?.select) return made?.refusal;
  const after = at.value.slice(0, made.from) + made.text + at.value.slice(made.to);
  const [from, to] = made.select;
  return from === to ? `${after.slice(0, from)}|${after.slice(from)}`
    : `${after.slice(0, from)}«${after.slice(from, to)}»${after.slice(to)}`;
}

for (const [key, before, after] of keys) {
  test(`${key} in ${JSON.stringify(before)}`, () => assert.equal(applied(key, before, false), after));
}

for (const [key, before, after] of commands) {
  test(`Command-${key} in ${JSON.stringify(before)}`, () => assert.equal(applied(key, before, true), after));
}

/** Comments of XML: the same key twice gives the text again, and the place in it. */
const xml = [
  ['<a>|<b/>', '<!-- <a>|<b/> -->'], ['  «<a>\n\n    <b/>»\n</a>', '  <!-- «<a> -->\n\n  <!--   <b/>» -->\n</a>'],
  ['|<a/>', '<!-- |<a/> -->'], ['<a/>|\n<b/>', '<!-- <a/>| -->\n<b/>'],
];

for (const [before, after] of xml) {
  test(`a comment of XML: ${JSON.stringify(before)}`, () => {
    assert.equal(applied('/', before, true, 'Info.plist'), after);
    assert.equal(applied('/', after, true, 'Info.plist'), before);
  });
}

for (const text of ['<a>|--</a>', '«<!-- a -->\n<b/>»', '|<!-- a --><!-- b -->', '<!-- |a']) {
  test(`no comment of XML: ${JSON.stringify(text)}`, () => {
    assert.equal(applied('/', text, true, 'Main.storyboard'), 'A comment of XML can have no -- in it.');
  });
}

test('other files than Swift', () => {
  assert.equal(applied('/', '|{}', true, 'a.json'), 'The editor cannot make lines of this kind of file comments.');
  assert.equal(applied(']', '|<a/>', true, 'Info.plist'), '    |<a/>');
});
