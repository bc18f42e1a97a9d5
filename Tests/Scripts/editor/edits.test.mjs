import assert from 'node:assert/strict';
import test from 'node:test';

import { Edits } from '../../../Site/static/editor/edits.js';

/** A browser's storage: its keys are properties. */
class Storage {
  getItem(key) { return this[key] ?? null; }
  removeItem(key) { delete this[key]; }
  setItem(key, text) { this[key] = text; }
}

const files = [{ name: 'A.swift', text: 'a' }, { name: 'B.swift', text: 'b' }];
const edit = (name, text) => ({ name, text });
const kept = (storage, of = files) => [...new Edits('step', of, storage).read()];

test('edits are kept by file, and none leaves nothing', () => {
  const storage = new Storage();
  const edits = new Edits('step', files, storage);
  edits.write([edit('A.swift', 'mine')]);
  assert.deepEqual(kept(storage), [['A.swift', 'mine']]);
  edits.write([]);
  assert.deepEqual(Object.keys(storage), []);
});

test('an edit falls away with the file that it changed', () => {
  const storage = new Storage();
  new Edits('step', files, storage).write([edit('A.swift', 'mine'), edit('B.swift', 'mine')]);
  const changed = [{ name: 'A.swift', text: 'another' }, files[1]];
  assert.deepEqual(kept(storage, changed), [['B.swift', 'mine']]);
  assert.deepEqual([...new Edits('step', changed, storage).lost], [['A.swift', 'mine']]);
});

test('an edit that its file has by now is not lost', () => {
  const storage = new Storage();
  new Edits('step', files, storage).write([edit('A.swift', 'mine'), edit('B.swift', 'mine')]);
  const changed = [{ name: 'A.swift', text: 'mine' }, { name: 'B.swift', text: 'another' }];
  assert.deepEqual([...new Edits('step', changed, storage).lost], [['B.swift', 'mine']]);
});

test('two tabs keep their edits together', () => {
  const storage = new Storage();
  const [one, other] = [new Edits('step', files, storage), new Edits('step', files, storage)];
  one.write([edit('A.swift', 'one')]);
  other.write([edit('B.swift', 'other')]);
  assert.deepEqual(kept(storage), [['A.swift', 'one'], ['B.swift', 'other']]);
  one.write([]);
  assert.deepEqual(kept(storage), [['B.swift', 'other']]);
});

test('a storage that is damaged or refuses is as an empty one', () => {
  const storage = new Storage();
  storage.setItem('understudy.edits:step', '{');
  assert.deepEqual(kept(storage), []);
  storage.setItem = () => { throw new Error('QuotaExceededError'); };
  new Edits('step', files, storage).write([edit('A.swift', 'mine')]);
  assert.deepEqual(kept(storage), []);
});

test('the edits of the latest sixty steps are kept', (context) => {
  context.mock.timers.enable({ apis: ['Date'] });
  const storage = new Storage();
  for (let step = 0; step < 62; step += 1) {
    context.mock.timers.tick(1);
    new Edits(`${step}`, files, storage).write([edit('A.swift', 'mine')]);
  }
  const steps = Object.keys(storage).map((key) => Number(key.split(':')[1])).sort((one, other) => one - other);
  assert.deepEqual([steps.length, steps[0], steps.at(-1)], [60, 2, 61]);
});
