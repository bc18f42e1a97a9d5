import assert from 'node:assert/strict';
import test from 'node:test';

import { begin, messages, news, next, words } from '../../../Site/static/run/run-state.js';

const edited = '[{"name":"A.swift","text":"1"}]';
const now = { controls: 'fresh', files: '[]', edition: undefined };
const of = { ...now, title: 'Test' };
const result = { sentence: 'Only the understudies took the stage.', facts: [{ name: 'End', value: 'finished' }], verdict: { tests: {}, isolated: true } };
const stopped = { outcome: 'stopped', sentence: 'It was stopped.', facts: [] };
const broken = { outcome: 'didNotCompile', sentence: 'Stage does not compile: 1 error.', cure: 'Fix the marked lines.', facts: [] };

const chosen = { type: 'chosen', now, button: 'Test' };
const edit = { type: 'chosen', now: { ...now, files: edited }, button: 'Test' };
const control = { type: 'chosen', now: { ...now, controls: 'afterRun' }, button: 'Run' };
const pressed = { type: 'pressed', of };
const pressedEdited = { type: 'pressed', of: { ...of, files: edited } };
const begun = { type: 'begun', of: { ...of, id: '1' } };
const begunEdited = { type: 'begun', of: { ...of, files: edited, id: '2' } };
const launch = { type: 'launch', title: 'Test, fresh iPhone' };
const event = { type: 'event' };
const settled = { type: 'settled', ...result };
const ended = { type: 'end', outcome: 'finished', ...result };
const ownFiles = { type: 'recorded', of, result: { ...result, sentence: 'As recorded.' }, isEmpty: false };
const failed = (status, isOn = false) => ({ type: 'failed', isOn, status, text: 'Too many runs wait.' });

const after = (...sent) => sent.reduce(next, begin);

/** Ways to each kind of state, by the words for it. */
const ways = {
  nothing: [chosen],
  titled: [chosen, { type: 'titled', title: 'Test, fresh iPhone' }],
  recorded: [chosen, ownFiles],
  asked: [chosen, ownFiles, pressed],
  queued: [chosen, ownFiles, pressed, { type: 'queue', position: 2 }],
  building: [chosen, ownFiles, pressed, begun, launch, { type: 'queue', position: 0 }, { type: 'build', text: 'Compiling Stage' }],
  testing: [chosen, ownFiles, pressed, begun, launch, { type: 'phase', name: 'test' }],
  running: [chosen, ownFiles, pressed, begun, launch, { type: 'phase', name: 'test' }, event],
  settled: [chosen, ownFiles, pressed, begun, launch, event, { type: 'screen', isRunning: true }, settled],
  closed: [chosen, ownFiles, pressed, begun, launch, event, { type: 'screen', isRunning: true }, settled, { type: 'screen', isRunning: false }],
  lost: [chosen, ownFiles, pressed, begun, launch, event, { type: 'lost', isLost: true }],
  stopping: [chosen, ownFiles, pressed, begun, launch, event, { type: 'stopping' }],
  over: [chosen, ownFiles, pressed, begun, launch, event, settled, ended],
  stale: [chosen, ownFiles, pressed, begun, launch, event, settled, ended, edit],
  broken: [chosen, ownFiles, edit, pressedEdited, begunEdited, launch, { type: 'end', ...broken }],
  superseded: [chosen, ownFiles, pressed, begun, launch, event, edit, pressedEdited, begunEdited, launch, { type: 'end', ...broken }],
  gone: [chosen, ownFiles, pressed, failed()],
  shut: [chosen, ownFiles, { type: 'shut' }],
};

/** What the page says of a state, as one text: label | sentence | ending | the parts of the status line, the line of the editor. */
function said(state) {
  const { kind, sentence, ending, isStale, status, check } = words(state);
  return [kind, sentence, [ending, isStale && '(stale)'].filter(Boolean).join(' '), status.trouble, status.stale, status.progress, check].join(' | ');
}

const gone = 'The server cannot be reached. Is understudy still running in its terminal? This page goes on when it answers again.';
const open = 'To run code, open the address that understudy printed in its terminal: it ends in #token=… and lets every tab in.';
const otherFiles = 'The files changed after this run. Press Test for a new verdict.';
const still = 'The app is still running. Use the device, or stop it.';
const only = result.sentence;

test('each state is said in one way', () => {
  assert.deepEqual(Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, said(after(...way))])), {
    nothing: ' | Press Test to see its verdict and its trace. |  |  |  |  | ',
    titled: 'Not run yet: Test, fresh iPhone | Press Test to see its verdict and its trace. |  |  |  |  | ',
    recorded: 'Test, recorded | As recorded. |  |  |  |  | ',
    asked: 'Test, recorded | As recorded. |  |  |  | Starting… | ',
    queued: 'Test, recorded | As recorded. |  |  |  | Waiting: 2 runs are before yours. | ',
    building: 'Test, recorded | As recorded. |  |  |  | Compiling Stage… | ',
    testing: 'Test, recorded | As recorded. |  |  |  | The tests… | ',
    running: 'Test, fresh iPhone, run here | Running. |  |  |  | The tests… | ',
    settled: `Test, fresh iPhone, run here | ${only} |  |  |  | ${still} | `,
    closed: `Test, fresh iPhone, run here | ${only} |  |  |  | The app is not running. Open it again, or stop. | `,
    lost: 'Test, fresh iPhone, run here | Running. |  |  |  | The connection is lost. Trying again… | ',
    stopping: 'Test, fresh iPhone, run here | Running. |  |  |  | Stopping… | ',
    over: `Test, fresh iPhone, run here | ${only} |  |  |  |  | `,
    stale: `Test, fresh iPhone, run here | ${only} | (stale) |  | ${otherFiles} |  | `,
    broken: `Test, recorded | As recorded. | (stale) | ${broken.sentence} ${broken.cure} |  |  | `,
    superseded: `Test, fresh iPhone, the run before | Stopped by a new run. | Stopped (stale) | ${broken.sentence} ${broken.cure} |  |  | `,
    gone: `Test, recorded | As recorded. |  | ${gone} |  |  | `,
    shut: `Test, recorded | As recorded. |  | ${open} Reading works without it. |  |  | `,
  });
});

/** What a message makes of the states with a run: the words, and what is said of it to those who do not see the page. */
function pairs(message) {
  return Object.fromEntries(['building', 'running', 'settled'].map((name) => {
    const before = after(...ways[name]);
    const state = next(before, message);
    return [name, [said(state), news(before, state)]];
  }));
}

const recordedLine = 'Test, recorded | As recorded. | ';
const here = 'Test, fresh iPhone, run here | ';

test('a run is on, and another is asked for', () => {
  assert.deepEqual(pairs(pressed), {
    building: [`${recordedLine} |  |  | Starting… | `, ''],
    running: ['Test, fresh iPhone, the run before | Stopped by a new run. | Stopped |  |  | Starting… | ', ''],
    settled: [`Test, fresh iPhone, the run before | ${only} |  |  |  | Starting… | `, ''],
  });
});

test('a run is on, and the code is edited', () => {
  assert.deepEqual(pairs(edit), {
    building: [`${recordedLine}(stale) |  | ${otherFiles} | Compiling Stage… | `, otherFiles],
    running: [`${here}Running. | (stale) |  | ${otherFiles} | The tests… | `, otherFiles],
    settled: [`${here}${only} | (stale) |  | ${otherFiles} | ${still} | `, otherFiles],
  });
});

test('a run is on, another is asked for, and its build fails', () => {
  const words = `${broken.sentence} ${broken.cure}`;
  const of = (name) => [...ways[name], edit, pressedEdited, begunEdited, { type: 'queue', position: 0 }, { type: 'end', ...broken }];
  const spoken = (name) => news(after(...of(name).slice(0, -1)), after(...of(name)));
  assert.deepEqual(Object.fromEntries(['building', 'running', 'settled'].map((name) => [name, [said(after(...of(name))), spoken(name)]])), {
    building: [`${recordedLine}(stale) | ${words} |  |  | `, `${words} Verdict, device and trace are those of the recorded run.`],
    running: [`Test, fresh iPhone, the run before | Stopped by a new run. | Stopped (stale) | ${words} |  |  | `,
      `${words} Verdict, device and trace are those of the previous run.`],
    settled: [`Test, fresh iPhone, the run before | ${only} | (stale) | ${words} |  |  | `,
      `${words} Verdict, device and trace are those of the previous run.`],
  });
});

test('a run is on, and it is stopped', () => {
  assert.deepEqual(pairs({ type: 'stopping' }), {
    building: [`${recordedLine} |  |  | Stopping… | `, undefined],
    running: [`${here}Running. |  |  |  | Stopping… | `, undefined],
    settled: [`${here}${only} |  |  |  | Stopping… | `, undefined],
  });
  assert.deepEqual(pairs({ type: 'end', ...stopped }), {
    building: [`${recordedLine} | It was stopped. |  |  | `, 'It was stopped. Verdict, device and trace are those of the recorded run.'],
    running: [`${here}It was stopped. |  |  |  |  | `, 'It was stopped.'],
    settled: [`${here}It was stopped. |  |  |  |  | `, 'It was stopped.'],
  });
});

test('a run is on, and the server is started again or has another token', () => {
  const forgot = 'The server no longer has this run: it was restarted, or the run ended long ago.';
  const arrived = 'The page shows the events that arrived.';
  assert.deepEqual(pairs(failed(404)), {
    building: [`${recordedLine} | ${forgot} |  |  | `, forgot],
    running: [`${here}The run was cut off. | cut off | ${forgot} ${arrived} |  |  | `, 'The run was cut off.'],
    settled: [`${here}${only} |  | ${forgot} ${arrived} |  |  | `, `${forgot} ${arrived}`],
  });
  const other = 'This tab’s token is no longer the one of the server.';
  assert.deepEqual(pairs(failed(401)), {
    building: [`${recordedLine} | ${other} ${open} |  |  | `, `${other} ${open}`],
    running: [`${here}The run was cut off. | cut off | ${other} ${open} ${arrived} |  |  | `, 'The run was cut off.'],
    settled: [`${here}${only} |  | ${other} ${open} ${arrived} |  |  | `, `${other} ${open} ${arrived}`],
  });
  assert.equal(said(after(...ways.settled, failed(401), { type: 'token' })), `${here}${only} |  |  |  |  | `);
});

test('a run is on, and the server is gone, then back', () => {
  const lost = { type: 'lost', isLost: true };
  assert.deepEqual(pairs(lost), {
    building: [`${recordedLine} |  |  | The connection is lost. Trying again… | `, undefined],
    running: [`${here}Running. |  |  |  | The connection is lost. Trying again… | `, undefined],
    settled: [`${here}${only} |  |  |  | The connection is lost. Trying again… | `, undefined],
  });
  // What the run was at is said again, whatever else was pressed in between.
  for (const name of ['building', 'running', 'settled']) {
    assert.equal(said(after(...ways[name], lost, failed(undefined, true), { type: 'back' }, { type: 'lost', isLost: false })), said(after(...ways[name])));
  }
  const hasGone = after(...ways.settled, failed(undefined, true));
  assert.equal(said(hasGone), `${here}${only} |  | ${gone} |  |  | `);
  assert.equal(said(after(...ways.recorded, pressed, failed(), { type: 'back' })), `${recordedLine} | The server is back. Press the button again. |  |  | `);
});

test('a run that is followed again after a reload, or in a second tab, has its own state', () => {
  assert.equal(said(after(chosen, ownFiles, begun, launch, { type: 'queue', position: 0 }, event)), `${here}Running. |  |  |  | Starting… | `);
  assert.equal(said(after(chosen, ownFiles, begun, launch, event, settled, ended)), `${here}${only} |  |  |  |  | `);
});

test('what was refused is said until something else would be asked for', () => {
  const full = after(...ways.recorded, pressed, failed(503));
  assert.equal(said(full), `${recordedLine} | Too many runs wait. |  |  | `);
  assert.equal(said(next(full, control)), `${recordedLine}(stale) |  | The controls changed after this run. Press Run for a new verdict. |  | `);
  assert.equal(said(next(next(full, control), chosen)), said(full));
  // An action that is refused ends no run, and is said until the run goes on.
  const refused = (name) => [...ways[name], failed(503, true)];
  assert.equal(said(after(...refused('settled'))), `${here}${only} |  | Too many runs wait. |  | ${still} | `);
  const closed = { type: 'screen', isRunning: false };
  for (const [name, message] of [['running', event], ['running', settled], ['settled', closed], ['closed', closed], ['settled', ended]]) {
    assert.equal(said(after(...refused(name), message)), said(after(...ways[name], message)), `${name}, ${message.type}`);
  }
  // What is no word of a run’s own leaves it.
  assert.equal(words(after(...refused('settled'), { type: 'checked', text: '1 error' })).status.trouble, 'Too many runs wait.');
});

test('what the server does not have is a run only if one was begun', () => {
  assert.equal(said(after(...ways.asked, failed(404))), `${recordedLine} | Too many runs wait. |  |  | `);
  // The run that failed has shown nothing: what arrived is of the one before.
  const begunLater = [...ways.over, pressed, { type: 'begun', of: { ...of, id: '2' } }];
  const before = `Test, fresh iPhone, run here | ${only} |  | `;
  assert.equal(said(after(...begunLater, failed(404))), `${before}The server no longer has this run: it was restarted, or the run ended long ago. |  |  | `);
  assert.equal(said(after(...begunLater, failed(401))), `${before}This tab’s token is no longer the one of the server. ${open} |  |  | `);
});

test('a build that failed leaves the verdict of the files to which the reader goes back', () => {
  const over = [...ways.over, edit, pressedEdited, begunEdited, launch, { type: 'end', ...broken }];
  assert.equal(said(after(...over)), `Test, fresh iPhone, the run before | ${only} | (stale) | ${broken.sentence} ${broken.cure} |  |  | `);
  assert.equal(said(after(...over, chosen)), `Test, fresh iPhone, the run before | ${only} |  |  |  |  | `);
  const other = { ...edit, now: { ...now, files: '[{"name":"A.swift","text":"2"}]' } };
  assert.equal(said(after(...over, other)), `Test, fresh iPhone, the run before | ${only} | (stale) |  | ${otherFiles} |  | `);
});

test('a build that fails while the reader types is said, until the reader types more', () => {
  const later = { ...edit, now: { ...now, files: '[{"name":"A.swift","text":"2"}]' } };
  const typed = after(...ways.recorded, edit, pressedEdited, begunEdited, later, { type: 'end', ...broken });
  assert.equal(said(typed), `${recordedLine}(stale) | ${broken.sentence} ${broken.cure} | ${otherFiles} |  | `);
  assert.equal(said(next(typed, chosen)), `${recordedLine} |  |  |  | `);
});

test('where nothing ever ran, a run that does not begin is the outcome', () => {
  const state = after(...ways.titled, pressed, begun, launch, { type: 'end', ...broken });
  assert.equal(said(state), `${here}${broken.sentence} ${broken.cure} |  |  |  |  | `);
  assert.equal(news(after(...ways.titled, pressed, begun, launch), state), `${broken.sentence} ${broken.cure}`);
});

test('what the compiler says of a text goes with the text', () => {
  const checked = { type: 'checked', text: '1 error' };
  assert.equal(words(after(...ways.recorded, edit, checked)).check, '1 error');
  for (const message of [chosen, pressed]) assert.equal(words(after(...ways.recorded, edit, checked, message)).check, '');
  assert.equal(words(after(...ways.recorded, edit, checked, { ...edit, button: 'Run' })).check, '1 error');
});

/** Every message, in the states from which it may come. */
const every = [
  chosen, edit, control, { type: 'titled', title: 'Run' }, pressed, pressedEdited, { type: 'stopping' }, ownFiles, { type: 'checked', text: 'Compiles' },
  begun, { type: 'lost', isLost: true }, { type: 'lost', isLost: false }, failed(), failed(401), failed(404), failed(503), failed(503, true),
  { type: 'back' }, { type: 'token' }, { type: 'shut' }, launch, { type: 'queue', position: 1 }, { type: 'build', text: 'Compiling' },
  { type: 'phase', name: 'run' }, { type: 'screen', isRunning: true }, event, settled, ended, { type: 'end', ...stopped }, { type: 'end', ...broken },
];

test('every message has a transition from every state, and no sentence outlives its fact', () => {
  assert.deepEqual([...new Set(every.map(({ type }) => type))].toSorted(), messages.toSorted());
  for (const [name, way] of Object.entries(ways)) {
    const before = after(...way);
    for (const first of every) {
      for (const second of every) {
        const between = next(before, first);
        const hasShown = (state) => Boolean(state.run?.isShown);
        // A run has a verdict once there was an event of it.
        const isEarly = (message, state) => (message === settled || message === ended) && state.run && !hasShown(state);
        if (isEarly(first, before) || isEarly(second, between)) continue;
        const state = next(between, second);
        const { sentence, status, kind } = words(state);
        const where = `${name}, ${first.type}, ${second.type}: ${said(state)}`;
        if (sentence === 'Running.') assert.ok(state.run?.isShown, where);
        if (!state.run) assert.equal(status.progress, '', where);
        if (second.type === 'pressed') assert.equal(status.trouble, '', where);
        if (kind.endsWith('the run before')) assert.ok(state.outcome || state.run, where);
        const parts = [sentence, status.trouble, status.stale, status.progress].filter(Boolean);
        assert.equal(new Set(parts).size, parts.length, where);
        assert.ok(parts.every((part, index) => parts.every((other, place) => place === index || !part.includes(other))), where);
      }
    }
  }
});

test('a message that changes nothing leaves the same value', () => {
  for (const [way, message] of [
    [ways.running, event], [ways.settled, { type: 'screen', isRunning: true }], [ways.recorded, { type: 'checked', text: '' }],
    [ways.recorded, { type: 'stopping' }], [ways.over, { type: 'lost', isLost: true }], [ways.over, ended], [ways.recorded, { type: 'back' }],
    [ways.gone, { type: 'token' }], [ways.gone, { type: 'shut' }], [ways.recorded, { type: 'warning', text: 'unknown here' }],
  ]) {
    const state = after(...way);
    assert.equal(next(state, message), state, message.type);
  }
});
