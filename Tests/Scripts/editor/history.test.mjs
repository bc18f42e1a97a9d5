import assert from 'node:assert/strict';
import test from 'node:test';

import { difference, History } from '../../../Site/static/editor/history.js';

test('the difference of two texts is one piece', () => {
  assert.equal(difference('same', 'same'), undefined);
  assert.deepEqual(difference('abc', 'axc'), { at: 1, removed: 'b', inserted: 'x' });
  assert.deepEqual(difference('aa', 'aaa'), { at: 2, removed: '', inserted: 'a' });
  assert.deepEqual(difference('', 'new'), { at: 0, removed: '', inserted: 'new' });
});

/** Notes texts one after the other, each a tenth of a second after the last. */
function typed(texts, options = () => ({})) {
  const history = new History();
  texts.slice(1).forEach((text, index) => history.note(texts[index], text, { time: index * 100, ...options(index) }));
  return history;
}

/** The texts that undo leads back to. */
function undone(history, text) {
  const found = [];
  for (let change = history.undo(text); change; change = history.undo(found.at(-1))) found.push(change.text);
  return found;
}

test('letters typed in one go are one entry, and a new word begins another', () => {
  assert.deepEqual(undone(typed(['', 'l', 'le', 'let']), 'let'), ['']);
  assert.deepEqual(undone(typed(['', 'a', 'a ', 'a b', 'a bc']), 'a bc'), ['a ', '']);
});

test('a pause, another place or a pasted text begins another entry', () => {
  assert.deepEqual(undone(typed(['', 'a', 'ab'], (index) => ({ time: index * 1001 })), 'ab'), ['a', '']);
  assert.deepEqual(undone(typed(['xy', 'xya', 'bxya']), 'bxya'), ['xya', 'xy']);
  assert.deepEqual(undone(typed(['', 'a', 'apasted']), 'apasted'), ['a', '']);
});

test('letters deleted in one go are one entry, in both directions', () => {
  assert.deepEqual(undone(typed(['abc', 'ab', 'a', '']), ''), ['abc']);
  assert.deepEqual(undone(typed(['abc', 'bc', 'c', '']), ''), ['abc']);
});

test('a change with a name stays alone and keeps its name', () => {
  const history = typed(['', 'a', 'ab'], (index) => ({ name: index === 1 ? 'Format' : undefined }));
  assert.deepEqual(history.undo('ab'), { text: 'a', selection: [0, 0], name: 'Format' });
  assert.deepEqual(history.undo('a'), { text: '', selection: [0, 0], name: undefined });
});

test('undo and redo give texts with their selections', () => {
  const history = new History();
  history.note('one', 'two', { selected: [0, 3], now: [3, 3] });
  assert.deepEqual(history.undo('two'), { text: 'one', selection: [0, 3], name: undefined });
  assert.equal(history.canUndo, false);
  assert.equal(history.canRedo, true);
  assert.deepEqual(history.redo('one'), { text: 'two', selection: [3, 3], name: undefined });
  assert.equal(history.redo('two'), undefined);
});

test('a new change ends redo, and an equal text is none', () => {
  const history = typed(['', 'a']);
  history.undo('a');
  history.note('', '');
  assert.equal(history.canRedo, true);
  history.note('', 'b');
  assert.equal(history.canRedo, false);
});

test('the oldest entries go', () => {
  const texts = Array.from({ length: History.most + 11 }, (_, index) => `${index}`);
  const history = typed(texts, () => ({ name: 'Change' }));
  const back = undone(history, texts.at(-1));
  assert.deepEqual([back.length, back.at(-1)], [History.most, '10']);
});
