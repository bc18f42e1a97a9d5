import assert from 'node:assert/strict';
import test from 'node:test';

import { eventsIn, mostEvents, Unreadable } from '../../../Site/static/trace/trace-file.js';
import { linesOf, phraseOf } from '../../../Site/static/trace/event-words.js';
import { factsOf, rolesIn, sentenceOf } from '../../../Site/static/trace/file-verdict.js';
import { reasonsOf } from '../../../Site/static/trace/file-reasons.js';

const scene = '5CE4E000-0000-4000-8000-000000000001';
const events = [
  { seq: 1, time: 9, kind: 'launch', lane: 'System', launch: 'test', text: 'by Xcode\'s Test', rule: 'hosting.injected' },
  { seq: 2, time: 9, kind: 'state', lane: 'AppDelegate', class: 'TestingAppDelegate', state: { what: 'appDelegate' } },
  { seq: 3, time: 9, kind: 'call', lane: 'AppDelegate', class: 'TestingAppDelegate', name: 'application(_:configurationForConnecting:options:)', scene, rule: 'session.unknown' },
  { seq: 4, time: 9, kind: 'return', lane: 'AppDelegate', class: 'TestingAppDelegate', name: 'application(_:configurationForConnecting:options:)', scene, text: 'name A' },
  { seq: 5, time: 9, kind: 'state', lane: 'System', state: { what: 'configuration', step: 'appDelegate' }, scene, text: 'from the app delegate: name A' },
  { seq: 6, time: 9, kind: 'state', lane: 'SceneDelegate', class: 'StageTests.Scene', state: { what: 'sceneDelegate' }, scene, rule: 'scene.delegate' },
  { seq: 7, time: 9, kind: 'verdict', lane: 'System', verdict: { appDelegate: 'TestingAppDelegate', sceneDelegates: ['StageTests.Scene'], configurationRequests: 1, sessionsBefore: 0, sessionsAfter: 1, tests: { ran: 2, failed: 0 }, exit: 'finished', isolated: true } },
];
const text = ['{"version":2}', ...events.map((event) => JSON.stringify(event))].join('\n');

test('a trace is read, with an end of line and a mark at its beginning, and two that follow one another', () => {
  assert.deepEqual(eventsIn(text), events);
  assert.deepEqual(eventsIn(`\ufeff${text.replaceAll('\n', '\r\n')}\r\n`), events);
  assert.deepEqual(eventsIn(`${text}\n${text}\n`), [...events, ...events]);
});

/** What is wrong with a text. */
const record = 'Record one with: understudy test SAMPLE --format jsonl > trace.jsonl';
const wrong = [
  ['', `Line 1: The file has no events. ${record}`],
  ['hello', `Line 1: The line is not JSON. ${record}`],
  ['[]', `Line 1: The line is not a JSON object. ${record}`],
  ['{"a":1}', `Line 1: The key "seq" is missing. ${record}`],
  ['{"version":3}', 'Line 1: The trace is of version 3, which this page does not know. Open the trace with the version of Understudy that wrote it, or a later one.'],
  ['{"seq":1,"kind":"dance"}', 'Line 1: The value "dance" of "kind" is unknown to this page. Open the trace with the version of Understudy that wrote it, or a later one.'],
  ['{"seq":1,"kind":"call","class":5}', `Line 1: The value of "class" is not a text. ${record}`],
  ['{"seq":1,"kind":"verdict","verdict":{}}', `Line 1: The verdict has no scene delegates. ${record}`],
  [text.slice(0, -9), 'Line 8: The last line is cut off. Remove it to see what is there, or record the trace again.'],
];

for (const [file, words] of wrong) {
  test(`not a trace: ${JSON.stringify(file.slice(0, 30))}`, () => {
    assert.throws(() => eventsIn(file), (error) => error instanceof Unreadable && error.message === words);
  });
}

test('a trace has a limit', () => {
  const line = '{"seq":1,"kind":"console","lane":"Console"}\n';
  assert.equal(eventsIn(line.repeat(mostEvents)).length, mostEvents);
  assert.throws(() => eventsIn(line.repeat(mostEvents + 1)), Unreadable);
});

test('version 1 has its states by name', () => {
  const old = { seq: 1, time: 1, kind: 'state', lane: 'System', name: 'UISceneConfiguration', text: 'stored', rule: 'session.stored-configuration' };
  const [event] = eventsIn(JSON.stringify(old));
  assert.deepEqual([event.state.what, event.state.step], ['configuration', 'stored']);
  assert.deepEqual(phraseOf(event, new Map()), [{ code: 'UISceneConfiguration' }, { plain: ': stored' }]);
});

test('each launch has one event that decides', () => {
  const lines = linesOf([...events, ...events], new Map());
  assert.deepEqual(lines.map(({ decides }, index) => decides && index).filter(Boolean), [2, 9]);
});

test('an action is said as its button is called', () => {
  const actions = new Map([['home', 'Home'], ['front', 'Choose card']]);
  const said = (name) => phraseOf({ kind: 'action', name }, actions);
  assert.deepEqual(said('home'), [{ plain: 'You: ' }, { strong: 'Home' }]);
  assert.deepEqual(said('front=2'), [{ plain: 'You: ' }, { strong: 'Choose card' }, { plain: ' ' }, { code: 'front=2' }]);
  assert.deepEqual(said('dance'), [{ plain: 'You: ' }, { strong: 'dance' }]);
});

test('the roles that a trace without its files can tell', () => {
  const roles = rolesIn(events);
  assert.deepEqual(['TestingAppDelegate', 'StageTests.Scene', 'Other'].map((name) => roles.role(name)), ['test', 'test', undefined]);
  const { verdict } = events.at(-1);
  const production = rolesIn([{ class: 'Stage.AppDelegate' }, { class: 'SwiftUI.AppDelegate' }, { verdict: { ...verdict, isolated: false } }]);
  assert.deepEqual(['Stage.AppDelegate', 'SceneDelegate', 'TestingAppDelegate'].map((name) => production.role(name)), ['production', undefined, undefined]);
});

test('the sentence and the facts of a verdict', () => {
  const { verdict } = events.at(-1);
  assert.equal(sentenceOf(verdict), 'Production was kept out of the tests. 2 tests ran, 0 failed.');
  assert.equal(sentenceOf({ ...verdict, isolated: false, tests: { ran: 1, failed: 1 } }), 'Production took the stage in the tests. 1 test ran, 1 failed.');
  assert.equal(sentenceOf({ ...verdict, isolated: false, isolationUnknown: 'it crashed' }), 'It is not known if production took the stage: it crashed. 2 tests ran, 0 failed.');
  assert.equal(sentenceOf({ ...verdict, tests: undefined }), 'A run without tests.');
  assert.equal(sentenceOf(undefined), 'The trace has no verdict: the run was cut off.');
  assert.deepEqual(factsOf(verdict, (exit) => exit).map(({ value }) => value), ['TestingAppDelegate', 'Scene', '1', '0 before, 1 after', 'finished']);
});

test('the reasons of the last launch', () => {
  const chains = reasonsOf([...events, ...events], rolesIn(events), new Map([['session.unknown', { statement: 'It asks.' }]]));
  assert.deepEqual(chains.map(({ part, role, title }) => [part, role, title]), [
    ['appDelegate', 'test', 'Why TestingAppDelegate is the app delegate'], ['sceneDelegate', 'test', 'Why Scene is a scene’s delegate']]);
  assert.deepEqual(chains[1].links, [
    { kind: 'asked', text: 'No configuration is stored, so UIKit asked TestingAppDelegate: application(_:configurationForConnecting:options:).', seq: 3 },
    { kind: 'rule', text: 'It asks.', rule: 'session.unknown' },
    { kind: 'answered', text: 'TestingAppDelegate returned: name A.', seq: 4 },
    { kind: 'answered', text: 'UIKit took the configuration from the app delegate: name A.', seq: 5 },
    { kind: 'rule', text: 'scene.delegate', rule: 'scene.delegate' },
    { kind: 'therefore', text: 'The scene’s delegate is Scene, a class of the tests.', seq: 6 },
  ]);
});
