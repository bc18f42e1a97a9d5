import assert from 'node:assert/strict';
import test from 'node:test';

import { found, words } from '../../../Site/static/bar/search-index.js';

test('a name in camel case is its parts and itself', () => {
  assert.deepEqual(words("Don't call UIApplicationMain(_:) in iOS26’s SceneDelegate"), [
    'dont', 'call', 'ui', 'application', 'main', 'uiapplicationmain', 'in', 'i', 'os', '26', 's', 'ios26s', 'scene', 'delegate',
    'scenedelegate',
  ]);
});

const entry = (title, address) => ({ kind: 'Page', title, text: '', address });
const index = {
  entries: [
    entry('Quick fix', '/quickfix/'), entry('Scenes', '/scenes/'), entry('Stored scenes', '/scenes/#Stored'),
    entry('Launches', '/launch/'), entry('Tests', '/tests/'),
  ],
  words: { the: 0, quick: 1, fix: 1, scene: 2, scenes: 2, stored: 3, stor: 3, launch: 4, launches: 4, tests: 5, delegate: 2 },
  lists: [[], [0, 9], [1, 5, 2, 4, 3, 1], [2, 3], [3, 7, 4, 2], [4, 8, 3, 1]],
  offers: [0],
  limits: { results: 3, beginning: 3, stem: 4, misspelt: 5 },
};

/** What is typed, and the titles that are found, the best first. */
const table = [
  ['scenes', ['Scenes', 'Launches']],
  ['the stored Scene', ['Stored scenes', 'Launches']],
  ['launch tests', ['Tests', 'Launches']],
  ['lau', ['Launches', 'Tests']],
  ['storing', ['Stored scenes']],
  ['luanch', ['Launches', 'Tests']],
  ['delegte', ['Scenes', 'Launches']],
  ['quick launch tests', ['Tests', 'Quick fix', 'Launches']],
];

for (const [text, titles] of table) {
  test(`a search for ${JSON.stringify(text)}`, () => {
    const answer = found(index, text);
    assert.deepEqual([answer.isOffer, ...answer.entries.map(({ title }) => title)], [false, ...titles]);
  });
}

for (const text of ['zzzz', '', 'the', 'constructor']) {
  test(`a search for ${JSON.stringify(text)} offers where to begin`, () => {
    const answer = found(index, text);
    assert.deepEqual([answer.isOffer, ...answer.entries.map(({ title }) => title)], [true, 'Quick fix']);
  });
}

test('no more are found than the index says', () => {
  const many = Array.from({ length: 20 }, (_, number) => entry(`Page ${number}`, `/${number}/`));
  const lists = [[], many.flatMap((_, number) => [number, 1])];
  assert.equal(found({ ...index, entries: many, words: { page: 1 }, lists }, 'page').entries.length, 3);
});
