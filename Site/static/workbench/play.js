// The playground: one step, its files, a device, a trace, and the answer to who took the stage.
// Long, for it is where the modules of the page meet: each function here joins two or more of them.

import { byId } from '../shell/dom.js';
import { announce, notice, progress, say } from '../shell/messages.js';
import { whenBack } from '../shell/reconnect.js';
import { hasToken, Refusal } from '../shell/token.js';
import { Editor } from '../editor/editor.js';
import { Trace } from '../trace/trace.js';
import { ofIssues } from '../editor/problems.js';
import { FollowedRun } from '../run/run.js';
import { Launch } from '../run/launch.js';
import { draw, home, offer } from '../device/device.js';
import { BackgroundBuild, words as buildWords } from '../run/background.js';
import { mark, showVerdict, VerdictLabel } from './verdict.js';
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
const hasTests = step.files.some((file) => file.tests);

addSplitters(byId('stage'));
fitDevice(document.querySelector('section.device'), byId('phone'));
const editor = new Editor(byId('files'), {
  step: name, edition: step.edition, files: step.files,
  changed: (roles) => { trace.roles = roles; age(); background.edited(); },
  submit: () => lesson.mainButton.click(), request: () => request(),
});

const background = new BackgroundBuild({
  request: () => request(),
  state: (text) => { editor.buildState = text; },
  built(answer) {
    editor.annotate([...editor.issues, ...answer.diagnostics]);
    const text = buildWords(answer);
    editor.buildState = text;
    if (answer.outcome !== 'built' || text.endsWith('left out')) announce(text);
  },
});

const panes = new Panes(byId('stage'), byId('panes'));

const trace = new Trace(byId('trace'), {
  roles: editor.roles, rules, drawn,
  declared: (place) => observation.code.link(place), cleared: () => observation?.clear(),
});
const observation = new Observation(trace, editor, panes, () => redraw());
const { filter } = observation;

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
const launch = new Launch(byId('controls'), { step: name, edition: step.edition, command: () => lesson.chosen, changed: chosen, answered });
/** What is chosen and edited now: a verdict of anything else is stale. */
const chosenNow = () => ({
  edition: step.edition,
  controls: JSON.stringify([lesson.chosen?.number, launch.values]), files: JSON.stringify(editor.edited),
});
const screen = { shown: step.screen, kind: byId('stage').dataset.device, system: launch.values.os, isOver: true };
let device = null;
let hasShown = false;
let isFresh = true;
let started = null;
const label = new VerdictLabel();
/** What the next verdict is of, as the page was when it was asked for. */
let coming = null;
let verdict = { sentence: byId('sentence').textContent, facts: null };

const run = new FollowedRun(name, {
  begun() {
    announce('');
    observation.end();
    editor.annotate([]);
    isFresh = true;
    problems = [];
    phaseToCome = null;
    coming = { ...(run.context ?? chosenNow()), title: step.title, id: run.id };
  },
  line(line) {
    takers[line.type]?.(line);
  },
  lost(isLost) {
    if (isLost) beforeLoss = byId('progress').textContent;
    progress(isLost ? 'The connection is lost. Trying again…' : beforeLoss);
  },
  failed(error) {
    progress('');
    if (hasShown && !verdict) {
      say('sentence', 'The run was cut off.');
      mark(null, 'cut off');
    }
    if (!(error instanceof Refusal)) {
      notice('The server cannot be reached. Is understudy still running in its terminal? This page goes on when it answers again.');
      whenBack(() => notice(run.isOn ? '' : 'The server is back. Press the button again.'));
    } else if (error.status === 401) {
      buttons({ isOn: false });
      notice(`This tab’s token is no longer the one of the server. ${howToRun} The page shows the events that arrived.`);
    } else if (error.status === 404) {
      notice('The server no longer has this run: it was restarted, or the run ended long ago. The page shows the events that arrived.');
    } else {
      notice(error.message);
    }
  },
  changed: buttons,
});

const howToRun = 'To run code, open the address that understudy printed in its terminal: it ends in #token=… and lets this tab in, and every other one.';

let problems = [];
let phaseToCome = null;
let beforeLoss = '';

const takers = {
  launch: ({ title }) => { coming.title = title; },
  queue: ({ position }) => progress(position > 0 ? `Waiting: ${position} ${position === 1 ? 'run is' : 'runs are'} before yours.` : 'Starting…'),
  build: ({ text }) => progress(`${text}…`),
  warning: ({ text }) => { problems.push({ severity: 'warning', message: text, lineNumber: 0 }); },
  diagnostic: (line) => { problems.push(line); },
  phase: ({ name: phase }) => {
    phaseToCome = phase;
    progress(phase === 'run' ? 'A normal run…' : 'The tests…');
  },
  event: (line) => {
    forgetOld();
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
  settled: (line) => {
    take(line);
    redraw();
    judge(line, `${line.sentence}`);
    progress(screen.shown.isRunning
      ? 'The app is still running. Use the device, or stop it.'
      : 'The app is not running. Open it again, or stop.');
  },
  end: (line) => {
    screen.isOver = true;
    if (problems.length > 0 && isFresh) {
      editor.report(problems, coming.files);
      editor.learn();
    }
    if (problems.some(({ severity, lineNumber }) => severity === 'error' && lineNumber > 0)) panes.show('code');
    if (!isFresh) take(line);
    progress('');
    const words = [line.sentence, line.reason, line.cure].filter(Boolean).join(' ');
    if (isFresh && trace.isEmpty) {
      // Nothing ran, now or before: that is the outcome.
      nameVerdict(coming, 'run here');
      judge({ ...line, sentence: words }, words);
    } else if (isFresh) {
      // Nothing ran, so what the page shows is still true of the run before.
      notice(`${words} Verdict, device and trace are those of the previous run.`);
      label.originate('the run before');
      announce(words);
    } else {
      judge({ ...line, sentence: words }, words);
    }
    if (line.protections) showProtections(line.protections);
    redraw();
  },
};

/** The first line of a new run clears the old one away; a run that does not compile leaves it standing. */
function forgetOld() {
  if (!isFresh) return;
  isFresh = false;
  trace.clear();
  observation.begin(coming);
  hasShown = true;
  screen.shown = home;
  byId('why').hidden = true;
  notice('');
  nameVerdict(coming, 'run here');
  say('sentence', 'Running.');
  byId('facts').replaceChildren();
  mark(null);
  verdict = null;
}

/** What the device itself says about its kind and its system. */
function take({ device: left }) {
  if (!left) return;
  screen.kind = left.conditions.idiom === 'pad' ? 'ipad' : 'iphone';
  screen.system = `${left.conditions.system.major}`;
}

/** Says of what the verdict is, and where it is from. */
function nameVerdict(of, origin) {
  label.name(of, origin);
  age();
}

/** Marks the verdict as stale as soon as it is of something else than what is chosen. */
function age() {
  const news = label.age(chosenNow(), lesson.mainButton.textContent);
  if (news) announce(news);
}

/** Where nothing was shown yet, the words for what is chosen change with it. */
function answered({ title }) {
  if (!label.isOfARun) say('kind', `Not run yet: ${title}`);
}

/** Takes one of the lesson's commands as the one that is chosen. */
function select(command) {
  lesson.choose(command);
  age();
}

/** Until something was shown on a device, it is the one that is chosen. */
function chosen() {
  launch.fix(byId('scenario').value === 'custom' ? device : null);
  age();
  if (hasShown) return;
  screen.kind = launch.values.device;
  screen.system = launch.values.os;
  redraw();
}

function judge({ sentence, ending, facts, issues, device: left, verdict: outcome }, spoken) {
  if (left) keep(left);
  if (problems.length > 0 || issues) editor.report([...ofIssues(issues), ...problems], coming.files);
  verdict = { sentence, facts, issues };
  if (outcome && !step.edition) noteRun(name);
  mark(outcome, ending);
  trace.flush();
  observation.judge({ sentence, verdict: outcome, ending });
  drawVerdict();
  if (run.isOn) filter.follow();
  // What it printed last, and why it ended, are at the end. The verdict has taken its room by now.
  if (ending) trace.showEnd();
  announce(spoken);
}

/** Opens the line of a problem of the run. */
const go = ({ file, lineNumber }) => observation.code.go({ file, line: lineNumber }, { isAsked: true });

function drawVerdict() {
  if (!verdict) return;
  showVerdict(verdict, editor.roles, go);
  showDecision();
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
  if (verdict) showDecision();
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

async function begin(kind) {
  if (share.isPending) return;
  started = performance.now();
  screen.kind = launch.values.device;
  screen.system = launch.values.os;
  editor.flush();
  background.leaveToRun();
  panes.show('trace');
  if (panes.isNarrow) byId('verdict').scrollIntoView({ block: 'start' });
  notice('');
  announce('');
  progress('Starting…');
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

function buttons({ isOn }) {
  const may = hasToken() && !share.isPending;
  if (!isOn) observation.end();
  byId('test').disabled = !may || !hasTests;
  byId('run').disabled = !may;
  byId('stop').disabled = !hasToken() || !isOn;
  lesson.mayRun = may;
  redraw();
  byId('reset').disabled = !device;
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
  const recorded = step.recordedVerdict;
  if (!recorded) {
    verdict = null;
    say('sentence', `Press ${lesson.mainButton.textContent} to see its verdict and its trace.`);
    redraw();
    return;
  }
  hasShown = step.recorded.length > 0;
  observation.record({ ...recorded, title: step.title, ...chosenNow(), files: '[]', lines: step.recorded });
  mark(step.recorded.at(-1)?.event.verdict, recorded.ending);
  verdict = recorded;
  // The record is of the step's own files.
  nameVerdict({ ...chosenNow(), files: '[]', title: step.title }, 'recorded');
  editor.report([...ofIssues(recorded.issues), ...recorded.problems], '[]');
  trace.flush();
  drawVerdict();
  redraw();
}

addEventListener('understudy:token', () => {
  notice('');
  buttons({ isOn: run.isOn });
});
byId('test').addEventListener('click', () => begin('test'));
byId('run').addEventListener('click', () => begin('run'));
byId('stop').addEventListener('click', () => run.stop());
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
share.receive();
if (hasToken()) resume();
// Another tab may answer with its token first, and a reason why there is none stays.
else setTimeout(() => { if (!hasToken() && byId('notice').hidden) notice(`${howToRun} Reading works without it.`); }, 300);
