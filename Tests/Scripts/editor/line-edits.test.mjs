import assert from 'node:assert/strict';
import test from 'node:test';

import { lineEdit } from '../../../Site/static/editor/line-edits.js';

/** Commands, and a text before and after each: | is the caret, « and » the selection. Undefined: nothing is done. */
const commands = [
  ['comment', 'a\n  «b\n    c»\nd', 'a\n  // «b\n  //   c»\nd'],
  ['comment', '  // b|', '  b|'],
  ['comment', 'a|bc', '// a|bc'],
  ['comment', '|', '// |'],
  ['comment', '|\na', '// |\na'],
  ['indent', 'a\n«b\n\nc»', 'a\n    «b\n\n    c»'],
  ['outdent', '    a\n  «  b\n  c»', '    a\n«b\nc»'],
  ['outdent', '  |  x', '|x'],
  ['up', 'a\nb|c\nd', 'b|c\na\nd'],
  ['up', '|a\nb', undefined],
  ['up', 'a\n«b\nc»', '«b\nc»\na'],
  ['up', 'a\n«b\n»c', '«b\n»a\nc'],
  ['up', '\n|', '|\n'],
  ['down', 'a|\nb\nc', 'b\na|\nc'],
  ['down', 'a\nb|', undefined],
  ['down', '«a\n»b', 'b\n«a»'],
  ['down', '«a\n»b\n', 'b\n«a\n»'],
  ['down', 'a|\n', '\na|'],
  ['duplicate-down', 'a\nb|c', 'a\nbc\nb|c'],
  ['duplicate-up', 'a\nb|c\n', 'a\nb|c\nbc\n'],
  ['duplicate-down', '«a\nb»\nc', 'a\nb\n«a\nb»\nc'],
  ['duplicate-down', '«a\n»b', 'a\n«a\n»b'],
  ['duplicate-down', '|', '\n|'],
  ['none', 'a|', undefined],
];

function read(text) {
  if (text.includes('|')) return { value: text.replace('|', ''), start: text.indexOf('|'), end: text.indexOf('|') };
  const start = text.indexOf('«');
  const rest = text.replace('«', '');
  return { value: rest.replace('»', ''), start, end: rest.indexOf('»') };
}

function applied(command, text, name = 'A.swift') {
  const at = read(text);
  const made = lineEdit(command, at, name);
  if (!made?.select) return made?.refusal;
  const after = at.value.slice(0, made.from) + made.text + at.value.slice(made.to);
  const [from, to] = made.select;
  return from === to ? `${after.slice(0, from)}|${after.slice(from)}`
    : `${after.slice(0, from)}«${after.slice(from, to)}»${after.slice(to)}`;
}

for (const [command, before, after] of commands) {
  test(`${command}: ${JSON.stringify(before)}`, () => assert.equal(applied(command, before), after));
}

/** Comments of XML: the same key twice gives the text again, and the place in it. */
const xml = [
  ['<a>|<b/>', '<!-- <a>|<b/> -->'], ['  «<a>\n\n    <b/>»\n</a>', '  <!-- «<a> -->\n\n  <!--   <b/>» -->\n</a>'],
  ['|<a/>', '<!-- |<a/> -->'], ['<a/>|\n<b/>', '<!-- <a/>| -->\n<b/>'],
];

for (const [before, after] of xml) {
  test(`a comment of XML: ${JSON.stringify(before)}`, () => {
    assert.equal(applied('comment', before, 'Info.plist'), after);
    assert.equal(applied('comment', after, 'Info.plist'), before);
  });
}

for (const text of ['<a>|--</a>', '«<!-- a -->\n<b/>»', '|<!-- a --><!-- b -->', '<!-- |a']) {
  test(`no comment of XML: ${JSON.stringify(text)}`, () => {
    assert.equal(applied('comment', text, 'Main.storyboard'), 'A comment of XML can have no -- in it.');
  });
}

test('other files than Swift', () => {
  assert.equal(applied('comment', '|{}', 'a.json'), 'The editor cannot make lines of this kind of file comments.');
  assert.equal(applied('indent', '|<a/>', 'Info.plist'), '    |<a/>');
});
