import assert from 'node:assert/strict';
import test from 'node:test';

import { actionOf } from '../../../Site/static/device/touch.js';

const table = [
  [{ part: 'icon', content: 'home' }, 'activate'],
  [{ part: 'indicator', content: 'home' }, undefined],
  [{ part: 'indicator', content: 'app' }, 'home'],
  [{ part: 'indicator', content: 'app', up: 30 }, 'home'],
  [{ part: 'indicator', content: 'app', up: 200 }, 'switcher'],
  [{ part: 'card', card: 1, content: 'app' }, undefined],
  [{ part: 'card', card: 1, content: 'black' }, undefined],
  [{ part: 'card', card: 1, content: 'switcher' }, 'activate'],
  [{ part: 'card', card: 1, content: 'switcher', up: 80 }, 'swipe'],
  [{ part: 'card', card: 2, content: 'switcher', isPad: true }, 'front=2'],
  [{ part: 'card', card: 1, content: 'switcher', isPad: true }, 'front'],
  [{ part: 'card', card: 2, content: 'switcher', isPad: true, up: 80 }, 'swipe=2'],
];

for (const [gesture, action] of table) {
  test(`${JSON.stringify(gesture)} is ${action}`, () => assert.equal(actionOf(gesture), action));
}
