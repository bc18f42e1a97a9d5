// What the page knows of its runs, as one value: `next` takes a message, `words` says a state, `news` says a change.

import { haveSameCode } from './run-history.js';

/**
 * Before anything is known. `now` is what is chosen and edited, `button` the words on the button that runs it. `run` is on,
 * `shown` is what the verdict and the trace are of, `outcome` is what became of a run that has shown nothing, `trouble` keeps
 * runs from going on, `check` is the compiler’s word on the text, and `origin` says where runs are made.
 */
export const begin = Object.freeze({
  now: null, button: 'Test', title: '', run: null, shown: null, outcome: null, trouble: null, check: '',
  origin: 'run here',
});

const howToRun = 'To run code, open the address that understudy printed in its terminal: it ends in #token=… and lets every tab in.';
const arrived = 'The page shows the events that arrived.';

/** What each message makes of a state. Those that the server sends are its lines, unchanged. */
const takers = {
  // What the reader does.
  chosen: (state, { now, button }) => ({ ...state, now, button, check: state.now?.files === now.files ? state.check : '' }),
  titled: (state, { title }) => ({ ...state, title }),
  pressed: ({ run, shown, ...state }, { of }) => ({
    ...state, run: { of, stage: 'asked' }, outcome: null, trouble: null, check: '',
    shown: run?.isShown && shown.end === 'on' ? { ...shown, end: 'superseded' } : shown,
  }),
  stopping: (state) => (state.run ? { ...state, run: { ...state.run, isStopping: true } } : state),

  // What the page finds.
  recorded: (state, { of, result, isEmpty }) => ({ ...state, shown: { of, result, isEmpty, from: 'recorded', end: 'judged' } }),
  checked: (state, { text }) => (text === state.check ? state : { ...state, check: text }),
  begun: (state, { of }) => ({ ...state, run: { stage: 'asked', ...state.run, of }, outcome: null, trouble: null }),
  lost: (state, { isLost }) => (state.run ? { ...state, run: { ...state.run, isLost } } : state),
  failed: ({ run, shown, ...state }, { isOn, status, text }) => {
    const isCut = !isOn && shown?.end === 'on';
    // Only what had begun is forgotten.
    const kind = { undefined: 'gone', 401: 'token', 404: run?.of.id && 'forgotten' }[status] || 'refused';
    // What was refused is said as long as the same would be asked for.
    const isOutcome = kind === 'refused' && !isOn && run;
    return {
      ...state, run: isOn && run ? { ...run, isStopping: false } : null,
      shown: isCut ? { ...shown, end: 'cut' } : shown,
      outcome: isOutcome ? { of: run.of, at: state.now, text } : state.outcome,
      trouble: isOutcome ? null : { kind, text, hasArrived: run?.isShown },
    };
  },
  back: (state) => (state.trouble?.kind === 'gone' ? { ...state, trouble: state.run ? null : { kind: 'back' } } : state),
  token: (state) => (['token', 'shut'].includes(state.trouble?.kind) ? { ...state, trouble: null } : state),
  shut: (state) => (state.trouble ? state : { ...state, trouble: { kind: 'shut' } }),

  // What the server says about the run that is on.
  launch: (state, { title }) => withRun(state, { of: { ...state.run?.of, title } }),
  queue: (state, { position }) => withRun(state, { stage: 'queued', position }),
  build: (state, { text }) => withRun(state, { stage: 'building', text }),
  phase: (state, { name }) => withRun(state, { stage: name === 'run' ? 'launching' : 'testing' }),
  screen: (state, { isRunning }) => (state.run?.isRunning === isRunning ? state : withRun(state, { isRunning })),
  event: (state) => (!state.run || state.run.isShown ? state : {
    ...state, run: { ...state.run, isShown: true }, shown: { of: state.run.of, from: 'here', end: 'on' }, outcome: null, trouble: null,
  }),
  settled: (state, line) => (state.run ? {
    ...state, run: { ...state.run, stage: 'settled' }, shown: { ...state.shown, end: 'judged', result: line },
  } : state),
  end: (state, line) => {
    const { run, shown } = state;
    if (!run) return state;
    const text = [line.sentence, line.reason, line.cure].filter(Boolean).join(' ');
    const result = { ...line, sentence: text };
    if (run.isShown) return { ...state, run: null, shown: { ...shown, end: 'judged', result } };
    // Nothing ran. If nothing did before, that is what the page shows; else it still shows the run before.
    return !shown || shown.isEmpty
      ? { ...state, run: null, shown: { of: run.of, from: 'here', end: 'judged', result, isEmpty: true } }
      : { ...state, run: null, outcome: { of: run.of, at: state.now, text } };
  },
};

const withRun = (state, more) => (state.run ? { ...state, run: { ...state.run, ...more } } : state);

/** The state that follows; the same value if nothing changes. */
export function next(state, message) {
  const after = takers[message.type]?.(state, message) ?? state;
  // A refused action is no longer said once its run goes on.
  return state.run && after.trouble?.kind === 'refused' && ['event', 'screen', 'settled', 'end'].includes(message.type)
    ? { ...after, trouble: null } : after;
}

export const messages = Object.freeze(Object.keys(takers));

/** What is others now than when a run was asked for. */
function changes(of, now) {
  if (!of || !now) return [];
  return [of.controls !== now.controls && 'controls', !haveSameCode(of, now) && 'files'].filter(Boolean);
}

/** Whether what is shown is of a run before the one that was asked for last. */
const isBefore = ({ run, outcome }) => Boolean(outcome || (run && !run.isShown));

function kind(state) {
  const { shown, title } = state;
  if (!shown) return title && `Not run yet: ${title}`;
  const origin = shown.from === 'recorded' ? 'recorded' : isBefore(state) ? 'the run before' : state.origin;
  return `${shown.of.title}, ${origin}`;
}

const ends = {
  on: { sentence: 'Running.', ending: '' },
  superseded: { sentence: 'Stopped by a new run.', ending: 'Stopped' },
  cut: { sentence: 'The run was cut off.', ending: 'cut off' },
};

const troubles = {
  gone: () => 'The server cannot be reached. Is understudy still running in its terminal? This page goes on when it answers again.',
  back: () => 'The server is back. Press the button again.',
  token: ({ hasArrived }) => [`This tab’s token is no longer the one of the server. ${howToRun}`, hasArrived && arrived].filter(Boolean).join(' '),
  shut: () => `${howToRun} Reading works without it.`,
  forgotten: ({ hasArrived }) => ['The server no longer has this run: it was restarted, or the run ended long ago.', hasArrived && arrived].filter(Boolean).join(' '),
  refused: ({ text }) => text,
};

/** What is wrong with a text is not said about the next one. */
const outcomeNow = ({ outcome, now }) => ([outcome?.of, outcome?.at].some((each) => each && changes(each, now).length === 0) ? outcome : null);

const trouble = ({ trouble: found, ...state }) => (found ? troubles[found.kind](found) : outcomeNow(state)?.text ?? '');

function stale({ run, shown, now, button, ...state }) {
  const changed = changes(run && !run.isShown ? run.of : (outcomeNow({ ...state, now }) ?? shown)?.of, now);
  return changed.length === 0 ? '' : `The ${changed.join(' and the ')} changed after this run. Press ${button} for a new verdict.`;
}

function progress({ run, trouble: found }) {
  // What the server does is not known.
  if (!run || found?.kind === 'gone') return '';
  if (run.isLost) return 'The connection is lost. Trying again…';
  if (run.isStopping) return 'Stopping…';
  switch (run.stage) {
    case 'queued': return run.position > 0 ? `Waiting: ${run.position} ${run.position === 1 ? 'run is' : 'runs are'} before yours.` : 'Starting…';
    case 'building': return `${run.text}…`;
    case 'launching': return 'A normal run…';
    case 'testing': return 'The tests…';
    case 'settled': return run.isRunning ? 'The app is still running. Use the device, or stop it.' : 'The app is not running. Open it again, or stop.';
    default: return 'Starting…';
  }
}

/** A state in words: the verdict's label, sentence and ending, the parts of the status line, and the line of the editor. */
export function words(state) {
  const { shown, now, button, check } = state;
  const end = shown && (ends[shown.end] ?? { sentence: shown.result.sentence, ending: shown.result.ending ?? '' });
  return {
    kind: kind(state), sentence: end ? end.sentence : `Press ${button} to see its verdict and its trace.`, ending: end?.ending ?? '',
    isStale: changes(shown?.of, now).length > 0, status: { trouble: trouble(state), stale: stale(state), progress: progress(state) }, check,
  };
}

/** What to say about a change to those who do not see the page; undefined if there is nothing new. */
export function news(before, after) {
  const [old, said] = [words(before), words(after)];
  const { shown, outcome } = after;
  if (shown?.from === 'here' && shown.end !== 'on' && (shown.end !== before.shown?.end || shown.result !== before.shown?.result)
    && after.run?.stage !== 'asked') return said.sentence;
  if (outcome && outcome !== before.outcome && shown) {
    return `${outcome.text} Verdict, device and trace are those of the ${shown.from === 'recorded' ? 'recorded' : 'previous'} run.`;
  }
  // A run that is asked for empties what was said before.
  if (after.run?.stage === 'asked' && before.run !== after.run && !(before.run?.stage === 'asked' && before.run.of === after.run.of)) return '';
  for (const part of ['trouble', 'stale']) if (said.status[part] && said.status[part] !== old.status[part]) return said.status[part];
  return undefined;
}
