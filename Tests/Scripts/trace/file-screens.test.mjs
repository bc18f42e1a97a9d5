import assert from 'node:assert/strict';
import test from 'node:test';

import { home } from '../../../Site/static/device/device.js';
import { kindIn, lackOf, screensOf, withScreens } from '../../../Site/static/trace/file-screens.js';

const window = (scene, text, type = 'Stage.ViewController') =>
  ({ kind: 'state', lane: 'Window', class: type, state: { what: 'rootViewController', type: 'ViewController', texts: [text] }, scene });
const launch = { seq: 1, kind: 'launch', lane: 'System', launch: 'home' };
const action = (name) => ({ kind: 'action', lane: 'System', name });
const call = { kind: 'call', lane: 'AppDelegate', name: 'application(_:didFinishLaunchingWithOptions:)' };
const view = (text) => ({ type: 'Stage.ViewController', texts: [text] });

test('a launch is black until a window appears, and an action may hide it', () => {
  const screens = screensOf([launch, call, window('A', 'one'), action('home'), action('activate')]);
  const black = { content: 'black', cards: [['']], views: {}, isRunning: true };
  const shown = { content: 'app', cards: [['A']], views: { A: view('one') }, isRunning: true };
  assert.deepEqual(screens, [black, black, shown, { ...shown, content: 'home' }, shown]);
  assert.equal(screens[0], screens[1]);
});

test('two windows of one launch are side by side, also after a split; those of another action take their place', () => {
  const cards = (...events) => screensOf([launch, ...events]).at(-1).cards;
  assert.deepEqual(cards(window('A', 'one'), window('B', 'two')), [['A', 'B']]);
  assert.deepEqual(cards(window('A', 'one'), action('split'), window('B', 'two')), [['A', 'B']]);
  assert.deepEqual(cards(window('A', 'one'), action('new-window'), window('B', 'two')), [['B']]);
});

test('nothing is there after a fault and after a process that was killed, and a launch in the background shows none', () => {
  const last = (...events) => screensOf(events).at(-1);
  assert.equal(last(launch, window('A', 'one'), { kind: 'fault', lane: 'System' }), home);
  assert.equal(last(launch, window('A', 'one'), { kind: 'verdict', lane: 'System', verdict: { exit: 'killed' } }), home);
  assert.equal(last(launch, window('A', 'one'), { kind: 'verdict', lane: 'System', verdict: { exit: 'finished' } }).content, 'app');
  assert.equal(last({ ...launch, launch: 'background' }, window('A', 'one')).content, 'home');
  // Another launch begins with nothing of the one before.
  assert.deepEqual(last(launch, window('A', 'one'), launch), { content: 'black', cards: [['']], views: {}, isRunning: true });
});

test('a line has a screen if another one begins with it', () => {
  const lines = withScreens([launch, call, window('A', 'one'), call].map((event) => ({ event })));
  assert.deepEqual(lines.map(({ screen }) => screen?.content), ['black', undefined, 'app', undefined]);
});

test('what a picture lacks is said in one line', () => {
  assert.equal(kindIn([launch, window('A', 'one')]), 'iphone');
  assert.equal(lackOf([launch, window('A', 'one')]), 'The trace does not have the kind of device, the system’s version, nor the App Switcher. An iPhone is drawn.');
  const two = [launch, window('A', 'one'), action('split'), window('B', 'two')];
  assert.equal(kindIn(two), 'ipad');
  assert.equal(lackOf(two), 'The trace does not have the system’s version, nor the App Switcher. Two windows side by side are an iPad’s.');
  const first = { kind: 'state', lane: 'Window', state: { what: 'rootViewController', title: 'rootViewController' } };
  assert.equal(lackOf([launch, first]), 'A trace of version 1 does not have what windows show: the device is black.');
});
