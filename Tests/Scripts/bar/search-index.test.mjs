import assert from 'node:assert/strict';
import test from 'node:test';

import { found } from '../../../Site/static/bar/search-index.js';

const entry = (kind, title, text = '') => ({ kind, title, inTitle: title.toLowerCase(), inText: `${text} ${kind}`.toLowerCase() });
const all = [
  entry('Rule', 'A scene connects'), entry('Step', 'Unscened'), entry('Claim', 'Windows', 'the scene of a window'),
  entry('Technique', 'Scene mock'), entry('Page', 'Scene'), entry('Page', 'Scenes'),
];

/** What is typed, and the titles that are found, the nearest first. */
const table = [
  ['scene', ['Scene', 'Scenes', 'Scene mock', 'A scene connects', 'Unscened', 'Windows']],
  ['  SCENE mock ', ['Scene mock']],
  ['scene claim', ['Windows']],
  ['nothing', []],
  ['', []],
];

for (const [text, titles] of table) {
  test(`a search for ${JSON.stringify(text)}`, () => assert.deepEqual(found(all, text).map(({ title }) => title), titles));
}

test('no more than twelve are found', () => {
  assert.equal(found(Array.from({ length: 20 }, (_, index) => entry('Page', `Scene ${index}`)), 'scene').length, 12);
});
