import assert from 'node:assert/strict';
import test from 'node:test';

import { keyOf, launchOf, linesOf, requestOf, unrecorded } from '../../../Site/static/recorded/answers.js';

const start = { scenario: 'fresh', device: 'iphone', os: '27.0', sdk: 'own', reading: [], argument: [], preview: false };
const launch = { title: 'Test, fresh iPhone, iOS 27', query: '', remarkable: '', problems: [], commands: ['understudy test a/b'] };
const pack = {
  version: '1.2.3',
  starts: { 1: { kind: 'run', launch: start }, 2: { kind: 'test', launch: start } },
  answers: {
    '1 run fresh iphone 27.0': { launch, trace: 0 },
    '2 test fresh iphone 27.0': { launch, trace: 0 },
    '2 test afterSplit iphone 27.0': { launch: { ...launch, problems: [{ control: 'device', sentence: 'An iPhone has one window.' }] } },
  },
  traces: [[1, 0]],
  lines: [{ type: 'end', sentence: 'Done.' }, { type: 'phase', name: 'test' }],
};
const request = (changed = {}, rest = {}) => ({ command: 2, kind: 'test', files: [], launch: { ...start, ...changed }, ...rest });

test('a question is named by its command, kind, scenario, device and system', () => {
  assert.equal(keyOf(request()), '2 test fresh iphone 27.0');
  assert.equal(keyOf({ ...request(), command: undefined }), '- test fresh iphone 27.0');
});

test('the lines of an answer are numbered, and begin with the launch in words', () => {
  assert.deepEqual(linesOf(pack, '2 test fresh iphone 27.0'), [
    { line: 1, type: 'launch', title: launch.title },
    { line: 2, type: 'phase', name: 'test' },
    { line: 3, type: 'end', sentence: 'Done.' },
  ]);
  assert.equal(linesOf(pack, '2 test fresh ipad 27.0'), null);
  assert.equal(linesOf(null, '2 test fresh iphone 27.0'), null);
});

for (const [asked, reason] of [
  [request(), null],
  [request({ reading: undefined }), null],
  [request({ scenario: 'custom' }), 'A run on the device as it is now was not recorded.'],
  [request({ sdk: '13.0', argument: ['-a'] }), 'A run with another setting (sdk, argument) was not recorded.'],
  [request({}, { files: [{ name: 'a', text: '' }] }), 'A run of your edits was not recorded.'],
  [request({ os: '12.4' }), 'This run was not recorded.'],
  [request({}, { kind: 'run' }), 'Run was not recorded here: Test was.'],
  [request({}, { command: 1, kind: 'test' }), 'Test was not recorded here: Run was.'],
  [request({}, { command: 1, kind: 'run' }), null],
  [request({ os: '26.0' }, { command: 1, kind: 'run' }), 'Command 1 was recorded as it is, with no other scenario, device or system.'],
  [request({}, { command: 3, launch: { scenario: 'fresh', device: 'iphone', os: '27.0' } }), 'This run was not recorded.'],
  [request({ scenario: 'afterSplit' }), 'An iPhone has one window.'],
]) {
  test(`why a run was not recorded: ${reason}`, () => assert.equal(unrecorded(pack, asked), reason));
}

test('a command of which every combination was recorded says no more of another one', () => {
  const asked = request({ os: '12.0', scenario: 'afterRun' });
  assert.equal(unrecorded(pack, asked), 'This run was not recorded.');
});

test('a page without records says so', () => {
  assert.equal(unrecorded(null, request()), 'The runs of this page were not recorded.');
});

test('an address asks for what it names, and for the rest as the page has it', () => {
  assert.deepEqual(requestOf(pack, new URLSearchParams('command=2&os=26.0&reading=a,b&argument=x,y&argument=z&preview=true')), {
    command: '2', kind: 'test',
    launch: { ...start, os: '26.0', reading: ['a', 'b'], argument: ['x,y', 'z'], preview: true },
  });
});

test('what the controls come to is as it was recorded, or their address', () => {
  assert.deepEqual(launchOf(pack, new URLSearchParams('command=2&os=27.0'), 'run it'), launch);
  assert.deepEqual(launchOf(pack, new URLSearchParams('command=2&os=27.0&sdk=13.0'), 'run it'), {
    title: 'Test, fresh iPhone, iOS 27, other settings', query: 'sdk=13.0', remarkable: '', problems: [], commands: ['run it'],
  });
  assert.deepEqual(launchOf(pack, new URLSearchParams('command=1&os=12.0'), 'run it'), {
    title: 'Another launch', query: 'command=1&os=12.0', remarkable: '', problems: [], commands: ['run it'],
  });
});
