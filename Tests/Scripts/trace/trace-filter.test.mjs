import assert from 'node:assert/strict';
import test from 'node:test';

import { hasWish, isInSight } from '../../../Site/static/trace/trace-filter.js';

const all = { word: '', lane: '', type: '', kind: '', accessors: true };

const line = (event, text = '', parent = undefined, isFolded = false) => ({ event, text, parent, isFolded });
const outer = line({ lane: 'App', class: 'Stage.AppDelegate', kind: 'call', name: 'application(_:)' }, 'appdelegate application');
const inner = line({ lane: 'Scene', class: 'Stage.SceneDelegate', kind: 'return', name: 'scene(_:)' }, 'scenedelegate scene', outer);
const accessor = line({ lane: 'App', class: 'Stage.AppDelegate', kind: 'call', name: 'getter: window' }, 'appdelegate window');

const table = [
  [{}, [true, true, true]],
  [{ accessors: false }, [true, true, false]],
  [{ word: 'scene' }, [false, true, false]],
  [{ lane: 'App' }, [true, false, true]],
  [{ lane: 'App', accessors: false }, [true, false, false]],
  [{ type: 'Stage.SceneDelegate' }, [false, true, false]],
  [{ kind: 'call' }, [true, false, true]],
  [{ kind: 'call return' }, [true, true, true]],
  [{ kind: 'call', word: 'window' }, [false, false, true]],
  [{ lane: 'App', word: 'scene' }, [false, false, false]],
];

for (const [choice, shown] of table) {
  test(`lines with ${JSON.stringify(choice)}`, () => {
    assert.deepEqual([outer, inner, accessor].map((item) => isInSight(item, { ...all, ...choice })), shown);
  });
}

test('what is inside a folded call is out of sight, unless it is searched for', () => {
  const folded = { ...outer, isFolded: true };
  const deep = line(inner.event, inner.text, { ...inner, parent: folded });
  assert.equal(isInSight(folded, all), true);
  assert.equal(isInSight(deep, all), false);
  assert.equal(isInSight(deep, { ...all, word: 'scene' }), true);
});

test('accessors are no wish', () => {
  assert.equal(hasWish({ ...all, accessors: false }), false);
  for (const name of ['word', 'lane', 'type', 'kind']) assert.equal(hasWish({ ...all, [name]: 'x' }), true);
});
