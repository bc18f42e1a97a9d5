// The playground: one step, its files, a device, a trace, and the answer to who took the stage.
// Long, for the modules of the page meet here.

import { byId } from '../shell/dom.js';
import { announce, notice } from '../shell/messages.js';
import { keepPreference } from '../shell/preferences.js';
import { whenBack } from '../shell/reconnect.js';
import { hasToken, origin, Refusal } from '../shell/token.js';
import { Editor } from '../editor/editor.js';
import { Trace } from '../trace/trace.js';
import { ofIssues } from '../editor/problems.js';
import { FollowedRun } from '../run/run.js';
import * as runState from '../run/run-state.js';
import { Launch } from '../run/launch.js';
import { draw, home, offer } from '../device/device.js';
import { VerdictView } from './verdict.js';
import { LessonCommands } from './lesson.js';
import { noteRun, showProgress } from '../run/progress.js';
import { countProtections, showProtections } from '../run/protections.js';
import { closeLikeAMenu } from '../shell/menu.js';
import { addSplitters, fitDevice, Panes } from './workbench.js';
import { Observation } from '../trace/observation.js';
import { Share } from '../share/share.js';
import { preparePrints } from './paper.js';

const step = JSON.parse(byId('step').textContent);
const name = byId('stage').dataset.step;
const rules = new Map(step.rules.map((rule) => [rule.id, rule]));
let learning = null;
let background = null;
const hasTests = step.files.some((file) => file.tests);

addSplitters(byId('stage'));
fitDevice(document.querySelector('section.device'), byId('phone'));
const editor = new Editor(byId('files'), {
  step: name, edition: step.edition, files: step.files,
  changed: (roles) => { trace.roles = roles; choose(); edited(); },
  submit: () => lesson.mainButton.click(), request: () => request(),
});

/** Builds what was edited. What asks for that comes with the first edit. */
function edited() {
  background ??= import('../run/background.js').then(({ BackgroundBuild }) => new BackgroundBuild({
    request: () => request(),
    state: (text) => tell({ type: 'checked', text }),
    built(answer, text) {
      editor.annotate([...editor.issues, ...answer.diagnostics]);
      tell({ type: 'checked', text });
      if (answer.outcome !== 'built' || text.endsWith('left out')) announce(text);
    },
  }));
  background.then((builds) => builds.edited(), () => { background = null; });
}

const panes = new Panes(byId('stage'), byId('panes'));

const trace = new Trace(byId('trace'), {
  roles: editor.roles, rules, drawn,
  declared: (place) => observation.code.link(place), cleared: () => observation?.clear(),
});
const observation = new Observation(trace, editor, panes, {
  rules, moved: () => redraw(),
  cure(texts) {
    editor.take(texts, 'This is the cure.');
    begin('test', { compares: true });
  },
  mayCure: () => hasToken() && !share.isPending && !runState.words(state).isStale,
});
const { filter } = observation;
/** Whether the next verdict is compared with the one before. */
let isCure = false;

const lesson = new LessonCommands({
  commands: step.commands, first: step.command, hasTests,
  pressed(command) {
    launch.fix(null);
    launch.show(command);
    select(command);
    launch.ask();
    begin(command.kind);
  },
});
const launch = new Launch(byId('controls'), { step: name, edition: step.edition, command: () => lesson.chosen, changed: chosen, answered: ({ title }) => tell({ type: 'titled', title }) });
/** What is chosen and edited now: a verdict of anything else is stale. */
const chosenNow = () => ({
  edition: step.edition,
  controls: JSON.stringify([lesson.chosen?.number, launch.values]), files: JSON.stringify(editor.edited),
});
const screen = { shown: step.screen, kind: byId('stage').dataset.device, system: launch.values.os, isOver: true };
let device = null;
let hasShown = false;
let started = null;
/** What is known of the runs: all that the page says. */
let state = { ...runState.begin, origin };
const view = new VerdictView(({ file, lineNumber }) => observation.code.go({ file, line: lineNumber }, { isAsked: true }));

const run = new FollowedRun(name, {
  begun() {
    observation.end();
    editor.annotate([]);
    problems = [];
    phaseToCome = null;
    tell({ type: 'begun', of: { ...(run.context ?? chosenNow()), title: step.title, id: run.id } });
  },
  line(line) {
    takers[line.type]?.(line);
    tell(line);
    after[line.type]?.(line);
  },
  lost: (isLost) => tell({ type: 'lost', isLost }),
  failed(error) {
    tell({ type: 'failed', isOn: run.isOn, status: error instanceof Refusal ? error.status : undefined, text: error.message });
    if (state.trouble?.kind === 'gone') whenBack(() => tell({ type: 'back' }));
    if (state.trouble?.kind === 'token') buttons({ isOn: false });
  },
  changed: buttons,
});

/** Takes a message about the runs, and shows what is others by it. */
function tell(message) {
  const before = state;
  state = runState.next(before, message);
  if (state === before) return;
  view.show(state, editor.roles);
  editor.buildState = state.check;
  observation.offer();
  const said = runState.news(before, state);
  if (said !== undefined) announce(said);
  // A run that ended without a verdict is in the list of runs with the reason.
  const { shown } = state;
  if (shown?.end !== before.shown?.end && ['superseded', 'cut'].includes(shown?.end)) observation.judge({ ...runState.words(state), isCut: true });
}

let problems = [];
let phaseToCome = null;

/** What a run's lines do to other parts of the page, before its state is told. */
const takers = {
  warning: ({ text }) => { problems.push({ severity: 'warning', message: text, lineNumber: 0 }); },
  diagnostic: (line) => { problems.push(line); },
  phase: ({ name: phase }) => { phaseToCome = phase; },
  event: (line) => {
    if (!state.run.isShown) {
      // The first event of a new run clears the old one away; a run that does not compile leaves it standing.
      trace.clear();
      observation.begin(state.run.of);
      hasShown = true;
      screen.shown = home;
      byId('why').hidden = true;
    }
    if (phaseToCome) trace.phase(phaseToCome);
    phaseToCome = null;
    trace.add(line);
    screen.isOver = false;
  },
  screen: (shown) => {
    trace.screen(shown);
    screen.shown = shown;
    redraw();
  },
  settled: take,
  end: (line) => {
    // What was typed up to now was typed before the end; the state learns it later.
    editor.flush();
    const { isShown, of } = state.run;
    screen.isOver = true;
    if (problems.length > 0 && !isShown) {
      editor.report(problems, of.files);
      editor.learn();
    }
    if (problems.some(({ severity, lineNumber }) => severity === 'error' && lineNumber > 0)) panes.show('code');
    if (isShown) take(line);
    if (line.protections) showProtections(line.protections);
  },
};

/** The same, once the state is told. */
const after = {
  settled: judge,
  end() {
    if (state.shown.from === 'here' && !state.outcome) judge();
    redraw();
  },
};

/** What the device itself says about its kind and its system. */
function take({ device: left }) {
  if (!left) return;
  screen.kind = left.conditions.idiom === 'pad' ? 'ipad' : 'iphone';
  screen.system = `${left.conditions.system.major}`;
}

/** Notes what is chosen and edited now. */
function choose() { tell({ type: 'chosen', now: chosenNow(), button: lesson.mainButton.textContent }); }

/** Takes one of the lesson's commands as the one that is chosen. */
function select(command) {
  lesson.choose(command);
  choose();
}

/** Until something was shown on a device, it is the one that is chosen. */
function chosen() {
  launch.fix(byId('scenario').value === 'custom' ? device : null);
  choose();
  if (hasShown) return;
  screen.kind = launch.values.device;
  screen.system = launch.values.os;
  redraw();
}

/** Takes what the run came to, so far. */
function judge() {
  const { of, result } = state.shown;
  if (result.device) keep(result.device);
  if (problems.length > 0 || result.issues) editor.report([...ofIssues(result.issues), ...problems], of.files);
  if (result.verdict && !step.edition) noteRun(name);
  trace.flush();
  observation.judge(result);
  if (isCure && result.verdict) { isCure = false; observation.compare(); }
  showDecision();
  if (run.isOn) filter.follow();
  // What it printed last, and why it ended, are at the end. The verdict has taken its room by now.
  if (result.ending) trace.showEnd();
}

function showDecision() {
  trace.mark();
  byId('why').hidden = !trace.decision;
}

function drawn(batch) {
  if (started && batch.some(({ event }) => event)) {
    performance.measure('understudy first event', { start: started, end: performance.now() });
    started = null;
  }
  observation.take(batch);
  // A verdict is not held back by the lines that wait.
  if (state.shown?.result) showDecision();
  if (run.isOn) filter.follow();
  redraw();
}

function redraw() {
  offer(byId('actions'), screen.shown, hasToken() && !share.isPending && run.isOn);
  byId('stage').dataset.device = screen.kind;
  draw({ device: byId('phone'), caption: byId('caption'), list: byId('cards') }, observation.screen ?? screen.shown, {
    roles: editor.roles, app: editor.appName, kind: screen.kind, system: screen.system, isOver: screen.isOver,
    mayAct: hasToken() && run.isOn, moment: observation.moment,
  });
}

/** The rules that a run may name beside those of the recorded trace. */
function learnRules() {
  learning ??= fetch('/api/rules').then((answer) => answer.json()).then((all) => {
    for (const rule of all) rules.set(rule.id, rule);
    // Without the rules' words their names are shown.
  }).catch(() => { learning = null; });
  return learning;
}

async function resume() {
  if (!run.isKept) return;
  // A link to other conditions does not show what this tab ran before. A device that was kept is in no link.
  const { controls } = run.context;
  if (controls !== chosenNow().controls && JSON.parse(controls)[1].scenario !== 'custom') return;
  await learnRules();
  await run.resume();
}

async function begin(kind, { compares = false, stays = false } = {}) {
  if (share.isPending || !hasToken()) return;
  isCure = compares;
  started = performance.now();
  screen.kind = launch.values.device;
  screen.system = launch.values.os;
  editor.flush();
  background?.then((builds) => builds.leaveToRun(), () => {});
  if (!stays) panes.show('trace');
  if (!stays && panes.isNarrow) byId('verdict').scrollIntoView({ block: 'start' });
  notice('');
  choose();
  tell({ type: 'pressed', of: { ...chosenNow(), title: step.title } });
  await learnRules();
  await run.begin(request(kind), chosenNow());
}

/** What is chosen and edited now, as the server takes it; `kind` is the main button's unless another was pressed. */
function request(kind = lesson.mainButton.id) {
  const { scenario, device: idiom, os, reading, ...rest } = launch.asked;
  const isCustom = scenario === 'custom';
  return {
    step: name, edition: step.edition, files: editor.edited, kind, command: lesson.chosen?.number,
    ...(isCustom && { device }),
    launch: {
      ...rest, scenario,
      // A device that was used has its kind, its system and its readings.
      ...(!isCustom && { device: idiom, os, reading }),
    },
  };
}

let touch = null;

function buttons({ isOn }) {
  const may = hasToken() && !share.isPending;
  if (!isOn) observation.end();
  else touch ??= import('../device/touch.js').then(({ follow }) => follow(byId('phone'), (action) => {
    observation.scrubber.go(null);
    run.act(action);
  })).catch(() => { touch = null; });
  byId('test').disabled = !may || !hasTests;
  byId('run').disabled = !may;
  byId('stop').disabled = !hasToken() || !isOn;
  lesson.mayRun = may;
  redraw();
  byId('reset').disabled = !device;
  observation.offer();
}

/** The device as a run left it: the third scenario. */
function keep(left) {
  device = left;
  const option = byId('scenario').querySelector('[value=custom]');
  option.hidden = option.disabled = !left;
  if (!left && byId('scenario').value === 'custom') {
    byId('scenario').value = 'fresh';
    byId('scenario').dispatchEvent(new Event('change', { bubbles: true }));
  }
  byId('reset').disabled = !left;
}

function showRecorded() {
  for (const line of step.recorded) trace.add(line);
  tell({ type: 'titled', title: step.title });
  choose();
  const recorded = step.recordedVerdict;
  if (!recorded) { redraw(); return; }
  // The record is of the step's own files.
  const of = { ...chosenNow(), files: '[]', title: step.title };
  const result = { ...recorded, verdict: step.recorded.at(-1)?.event.verdict };
  hasShown = step.recorded.length > 0;
  observation.record({ ...recorded, ...of, lines: step.recorded });
  tell({ type: 'recorded', of, result, isEmpty: !hasShown });
  editor.report([...ofIssues(recorded.issues), ...recorded.problems], '[]');
  trace.flush();
  showDecision();
  redraw();
}

addEventListener('understudy:token', () => {
  tell({ type: 'token' });
  buttons({ isOn: run.isOn });
});
byId('test').addEventListener('click', () => begin('test'));
byId('run').addEventListener('click', () => begin('run'));
addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
  if (event.target.closest?.('a[href]') || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  lesson.mainButton.click();
});
byId('stop').addEventListener('click', () => {
  tell({ type: 'stopping' });
  run.stop();
});
byId('why').addEventListener('click', () => {
  observation.dock.show('trace');
  if (trace.item(trace.decision).isIn === false) filter.clear();
  trace.reveal(trace.decision);
});
byId('reset').addEventListener('click', () => keep(null));
for (const place of ['actions', 'cards']) byId(place).addEventListener('click', ({ target }) => {
  const { action, text } = target.dataset;
  if (action) observation.scrubber.go(null);
  if (action) run.act(text ? `${action}=${byId(text).value.trim()}` : action);
});

document.addEventListener('click', ({ target }) => {
  if (target.matches?.('.widen')) import('./full-window.js').then(({ toggle }) => toggle(target));
});

const share = new Share({ step: name, editor, changed: () => buttons({ isOn: run.isOn }) });
const menu = document.querySelector('.menu');
closeLikeAMenu(menu);
menu.addEventListener('toggle', () => {
  const [sheet, here] = [menu.querySelector('.sheet'), menu.querySelector('[aria-current]')];
  if (here) sheet.scrollTop += here.getBoundingClientRect().top - sheet.getBoundingClientRect().top - sheet.clientHeight / 2;
});
closeLikeAMenu(byId('details'));
if (lesson.chosen) select(lesson.chosen);
if (editor.lost.size > 0) import('../share/lost-edits.js').then((module) => module.offerLost(editor.lost));
preparePrints(editor, trace);
showRecorded();
showProgress();
countProtections();
buttons({ isOn: false });
// A link with edits is for this lesson; taking it empties the address.
const { hash } = location;
share.receive();
const check = byId('check-project');
check?.addEventListener('click', () => import('../check/check.js').then(
  ({ press }) => press({ step, editor, panes }), () => notice('The server cannot be reached.')));
if (sessionStorage['understudy.check']) check?.click();

// An address without a lesson leads on.
if (/\/play\/?$/.test(location.pathname) && !location.search && !hash) {
  import('./first.js').then(({ lead }) => lead(name, editor, panes, () => { if (!run.isKept) begin(lesson.mainButton.id, { stays: true }); }), () => {});
} else if (!step.edition) keepPreference('last', name);
if (hasToken()) resume();
// Another tab may answer with its token first, and a reason why there is none stays.
else setTimeout(() => { if (!hasToken()) tell({ type: 'shut' }); }, 300);
