// The page that opens traces: from files, which stay here, or the recorded run of a step by its name.

import { byId, make } from '../shell/dom.js';
import { announce, notice, say } from '../shell/messages.js';
import { closeLikeAMenu } from '../shell/menu.js';
import { ClassRoles } from '../words/roles.js';
import { named } from '../words/phrases.js';
import { Console } from './console.js';
import { Dock } from './dock.js';
import { Scrubber } from './scrubber.js';
import { lanes, Trace } from './trace.js';
import { TraceFilter } from './trace-filter.js';
import { eventsIn, Unreadable } from './trace-file.js';
import { endOf, linesOf } from './event-words.js';
import { appIn, show as showDevice } from './file-device.js';
import { reasonsOf } from './file-reasons.js';
import { kindIn, lackOf, withScreens } from './file-screens.js';
import { factsOf, rolesIn, sentenceOf } from './file-verdict.js';

/** The most bytes of a file: a trace of the most events that are shown has fewer. */
const mostBytes = 32 << 20;

const rules = new Map();
const actions = new Map([...byId('action-titles').querySelectorAll('dt')]
  .map((term) => [term.textContent.split('=')[0], term.nextElementSibling.textContent]));
actions.set('front', 'Choose card');
/** What is open, in the order of opening. */
const runs = [];
let shown = null;
let picture = null;
let reasons = null;
let comparison = null;
let learning = null;
/** The number of lines that the app printed. */
let printed = 0;

const trace = new Trace(byId('trace'), {
  roles: new ClassRoles([]), rules, declared: () => undefined,
  drawn(batch) {
    filter.take();
    scrubber.update();
    console.take(batch);
    printed += batch.filter(({ event }) => event?.kind === 'console' && event.lane === 'Console').length;
    say('console-count', printed ? ` ${printed}` : '');
    if (picture) picture.take(batch);
    trace.mark();
    byId('why').hidden = !trace.decision;
    redraw();
  },
  cleared() {
    filter.forget();
    scrubber.go(null);
    console.clear();
    printed = 0;
    say('console-count', '');
    picture?.clear();
    byId('why').hidden = true;
  },
});
byId('trace-lane').append(...lanes.map((lane) => make('option', {}, lane)));
closeLikeAMenu(byId('trace-filters'));
const filter = new TraceFilter(trace, byId('trace'), {
  search: byId('trace-search'), lane: byId('trace-lane'), class: byId('trace-class'), kind: byId('trace-kind'),
  accessors: byId('trace-accessors'), follow: byId('trace-follow'), menu: byId('trace-filters'),
}, {
  found: (text, isAsked) => {
    say('trace-found', text);
    if (isAsked && text) announce(text);
  },
  showEnd: () => trace.showEnd(),
});
const scrubber = new Scrubber(trace, {
  range: byId('moment'), back: byId('moment-back'), forth: byId('moment-forth'), now: byId('moment-now'), place: byId('moment-place'),
}, (item) => {
  say('moment-window', windowAt(item));
  redraw();
});
const console = new Console(byId('console-panel'));
const dock = new Dock(byId('dock'), (name) => {
  if (name === 'picture') look();
  else if (picture) picture.isShown = false;
  console.isShown = name === 'console';
  if (name === 'why') explain();
});

/** Draws the device at the moment that is shown. */
function redraw() { if (shown) showDevice(shown, trace.items, scrubber.item, scrubber.moment); }

/** The window's words at a moment of the past; empty if the end is shown. */
function windowAt(item) {
  if (!item) return '';
  const before = trace.items.slice(0, trace.items.indexOf(item) + 1);
  const start = before.findLastIndex(({ event }) => event.seq === 1);
  const last = before.slice(start).findLast(({ event }) => ['rootViewController', 'emptyWindow'].includes(event.state?.what));
  return last ? `In the window: ${last.event.text}` : 'No window is shown yet.';
}

async function look() {
  const { LanePicture } = await import('./picture.js');
  if (!picture) {
    picture = new LanePicture(byId('picture-panel'), () => trace.roles);
    if (shown) picture.take(shown.lines);
  }
  picture.isShown = !byId('picture-panel').hidden;
}

async function explain() {
  const { Reasons } = await import('./reasons.js');
  reasons ??= new Reasons(byId('why-panel'), trace, { dock, filter, scrubber, mayCure: () => false }, rules);
  // Each line of the trace has its place by then.
  while (!trace.isWhole) trace.flush();
  reasons.show(shown ?? undefined);
}

/** The model's rules, by which events say why. Without their words, their names are shown. */
function learn() {
  learning ??= fetch('/api/rules').then((answer) => answer.json()).then((all) => { for (const rule of all) rules.set(rule.id, rule); })
    .catch(() => { learning = null; });
  return learning;
}

function show(run) {
  shown = run;
  trace.roles = run.roles;
  trace.clear();
  for (const line of run.lines) trace.add(line);
  trace.flush();
  byId('opened').hidden = false;
  say('opened-title', run.title);
  byId('sentence').replaceChildren(...named(run.sentence ?? '', run.roles));
  byId('facts').replaceChildren(...(run.facts ?? []).map(({ name, value }) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
  byId('of-files').hidden = runs.length < 2;
  byId('chosen').replaceChildren(...runs.map((each) => make('option', { value: each.id }, each.title)));
  byId('chosen').value = run.id;
  byId('compare').disabled = runs.length < 2;
  byId('whole-run').hidden = !run.address;
  if (run.address) byId('whole-run').href = run.address;
  if (!byId('why-panel').hidden) explain();
}

function open(run) {
  runs.push({ ...run, id: `${runs.length}` });
  show(runs.at(-1));
}

/** Opens files, each in its turn; the last one is shown. */
async function take(files) {
  notice('');
  await learn();
  for (const file of files) {
    try {
      if (file.size > mostBytes) throw new Unreadable(1, `The file has more than ${mostBytes >> 20} MB.`, 'Open a part of it.');
      const events = eventsIn(await file.text());
      const roles = rolesIn(events);
      const { verdict } = events.at(-1);
      open({
        title: file.name, lines: withScreens(linesOf(events, actions)), roles, app: appIn(events, roles), kind: kindIn(events), lack: lackOf(events), verdict, why: reasonsOf(events, roles, rules),
        sentence: sentenceOf(verdict), facts: factsOf(verdict, endOf),
      });
      announce(`${file.name}: ${events.length} events. ${sentenceOf(verdict)}`);
    } catch (error) {
      notice(`${file.name} is not opened. ${error instanceof Unreadable ? error.message : 'Its events are not those of a trace.'}`);
    }
  }
}

/** Opens the recorded run of a step, from the page that has it. */
async function takeRecord(name) {
  try {
    if (!/^[\w-]+(\/[\w-]+)?$/.test(name)) throw new Error('There is no step of this name.');
    const address = `/play/${name}`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error('There is no step of this name.');
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const step = JSON.parse(page.getElementById('step').textContent);
    if (step.recorded.length === 0) throw new Error('Nothing is recorded of it.');
    await learn();
    const { sentence, facts, why } = step.recordedVerdict;
    const roles = new ClassRoles(step.files);
    const events = step.recorded.map(({ event }) => event);
    open({
      app: appIn(events, roles), kind: page.getElementById('stage').dataset.device, system: page.getElementById('os').value,
      lack: 'The record does not have the App Switcher.',
      title: `${page.getElementById('lesson-title').textContent}: ${step.title}`, lines: step.recorded, roles,
      verdict: step.recorded.at(-1).event.verdict, sentence, facts, why, address,
    });
  } catch (error) {
    notice(`${name} is not opened. ${error instanceof TypeError ? 'The server cannot be reached.' : error.message}`);
  }
}

async function compare() {
  const [{ Comparison }, { compared }] = await Promise.all([import('./compare.js'), import('../recorded/comparison.js')]);
  const history = {
    get runs() { return runs; },
    get last() { return shown; },
    get previous() { return runs.findLast((run) => run !== shown); },
    isOn: () => false,
  };
  comparison ??= new Comparison(history, () => trace.roles, compared);
  comparison.open();
}

byId('compare').addEventListener('click', compare);
byId('chosen').addEventListener('change', ({ target }) => show(runs.find(({ id }) => id === target.value)));
byId('why').addEventListener('click', () => {
  dock.show('trace');
  if (trace.item(trace.decision).isIn === false) filter.clear();
  trace.reveal(trace.decision);
});
byId('trace').addEventListener('click', ({ target }) => {
  const item = target.closest('.line') && trace.item(target);
  if (item) scrubber.go(item);
});

const input = byId('trace-files');
byId('choose').hidden = false;
byId('choose').addEventListener('click', () => input.click());
input.addEventListener('change', () => {
  const files = [...input.files];
  input.value = '';
  take(files);
});
const page = document.querySelector('.opener');
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files');
addEventListener('dragover', (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  page.classList.add('over');
});
addEventListener('dragleave', ({ relatedTarget }) => { if (!relatedTarget) page.classList.remove('over'); });
addEventListener('drop', (event) => {
  page.classList.remove('over');
  if (!hasFiles(event)) return;
  event.preventDefault();
  take([...event.dataTransfer.files]);
});

const wanted = new URLSearchParams(location.search).getAll('run');
for (const name of wanted.slice(0, 2)) await takeRecord(name);
