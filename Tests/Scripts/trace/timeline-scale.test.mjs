import assert from 'node:assert/strict';
import test from 'node:test';

import { axis, frames, label, lanesOf, marks, moved, nearest, range, ticks } from '../../../Site/static/trace/timeline-scale.js';

const event = (seq, time, lane = 'System', more = {}) => ({ seq, time, lane, kind: 'call', ...more });

test('the second launch goes on where the first one ended', () => {
  assert.deepEqual(axis([event(1, 10), event(2, 300), event(1, 20), event(2, 100)]),
    { unit: 'time', at: [10, 300, 320, 400], starts: [10, 320] });
});

test('a recorded run has lines in place of times', () => {
  assert.deepEqual(axis([event(1, 0), event(2, 0), event(1, 0)]), { unit: 'line', at: [1, 2, 3], starts: [1, 3] });
  assert.deepEqual(axis([]), { unit: 'line', at: [], starts: [] });
});

test('a clock that goes back does not draw an event before the one that it follows', () => {
  assert.deepEqual(axis([event(1, 5), event(2, 90), event(3, 80)]).at, [5, 90, 90]);
});

test('ticks are round and not more than asked for', () => {
  assert.deepEqual(ticks(0, 1000, 5), [0, 200, 400, 600, 800, 1000]);
  assert.deepEqual(ticks(1, 49, 6), [10, 20, 30, 40]);
  assert.deepEqual(ticks(130, 171, 4), [140, 160]);
  assert.deepEqual(ticks(1, 3, 8), [1, 2, 3]);
  assert.deepEqual(ticks(7, 7, 4), [7]);
});

test('places in words', () => {
  assert.deepEqual([label(12, 'line'), label(1500, 'time'), label(250_000, 'time'), label(2_500_000, 'time'), label(0, 'time')],
    ['12', '1.5 ms', '250 ms', '2.5 s', '0 ms']);
});

test('only lanes with events, in their order', () => {
  assert.deepEqual(lanesOf([event(1, 1, 'Test'), event(2, 2, 'System'), event(3, 3, 'Test')]), ['System', 'Test']);
});

const items = [
  { event: event(1, 0), role: undefined, inside: 3 },
  { event: event(2, 10, 'AppDelegate'), role: 'test', inside: 1 },
  { event: event(3, 11, 'AppDelegate'), role: 'test' },
  { event: event(4, 12, 'AppDelegate'), role: 'production' },
  { event: event(5, 60, 'AppDelegate', { kind: 'fault' }), role: 'test' },
  { event: event(6, 100), role: undefined },
];
const at = [0, 10, 11, 12, 60, 100];

test('marks of one lane and role that are near are one, and a call is as long as what is inside', () => {
  assert.deepEqual(marks(items, at, [0, 100], 0.05), [
    { lane: 'System', role: undefined, x: 0, index: 0, count: 1, length: 0.12, isFault: false },
    { lane: 'AppDelegate', role: 'test', x: 0.1, index: 1, count: 2, length: 0.009999999999999995, isFault: false },
    { lane: 'AppDelegate', role: 'production', x: 0.12, index: 3, count: 1, length: 0, isFault: false },
    { lane: 'AppDelegate', role: 'test', x: 0.6, index: 4, count: 1, length: 0, isFault: true },
    { lane: 'System', role: undefined, x: 1, index: 5, count: 1, length: 0, isFault: false },
  ]);
});

test('a view shows a call that began before it from its edge on', () => {
  assert.deepEqual(marks(items, at, [11, 13], 0.01).map(({ index, x, length }) => [index, x, length]),
    [[0, 0, 0.5], [1, 0, 0], [3, 0.5, 0]]);
});

test('frames that would overlap are one with the last screen', () => {
  const [home, app, black] = ['home', 'app', 'black'];
  assert.deepEqual(frames([home, home, app, black, black, app], at, [0, 100], 0.1), [
    { x: 0, index: 0, screen: home }, { x: 0.11, index: 3, screen: black }, { x: 0.9, index: 5, screen: app },
  ]);
});

test('the nearest event of a lane, or of all if the lane has none', () => {
  const events = items.map((each) => each.event);
  assert.equal(nearest(events, at, 70, 'AppDelegate'), 4);
  assert.equal(nearest(events, at, 95, 'AppDelegate'), 4);
  assert.equal(nearest(events, at, 95, 'Window'), 5);
  assert.equal(nearest([], [], 5, 'System'), -1);
});

test('a range holds the events between its ends, and all events need none', () => {
  assert.deepEqual(range(at, 61, 9), [1, 4]);
  assert.equal(range(at, 0, 100), null);
  assert.equal(range(at, 20, 50), null);
});

test('the ends of a range stay in order and in the trace', () => {
  assert.deepEqual(moved([1, 4], 'from', 2, 6), [3, 4]);
  assert.deepEqual(moved([1, 4], 'from', 9, 6), [4, 4]);
  assert.deepEqual(moved([1, 4], 'to', 9, 6), [1, 5]);
  assert.deepEqual(moved([1, 4], 'to', -9, 6), [1, 1]);
  assert.deepEqual(moved([1, 4], 'from', -Infinity, 6), [0, 4]);
});
