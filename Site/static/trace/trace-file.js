// The events in a trace's text, of version 1 or 2. Read here: a file that is opened stays on the reader's machine.

const kinds = new Set(['launch', 'state', 'call', 'return', 'console', 'request', 'action', 'test', 'fault', 'verdict']);
const record = 'Record one with: understudy test SAMPLE --format jsonl > trace.jsonl';
const later = 'Open the trace with the version of Understudy that wrote it, or a later one.';
/** The most events that a page shows. */
export const mostEvents = 50_000;

/** The reason why a text is not a trace, with what to do. */
export class Unreadable extends Error {
  constructor(line, what, cure = record) { super(`Line ${line}: ${what} ${cure}`); }
}

/** The states by which version 1 told what version 2 has as values, by their lanes and names. */
const states = {
  'UIApplication App': 'app', 'UIApplication application object': 'application', 'AppDelegate delegate': 'appDelegate',
  'SceneDelegate delegate': 'sceneDelegate', 'AppDelegate UIApplicationDelegateAdaptor': 'adaptedAppDelegate',
  'SceneDelegate UIApplicationDelegateAdaptor': 'adaptedSceneDelegate', 'System UISceneConfiguration': 'configuration',
  'ViewController init(coder:)': 'storyboardController', 'ViewController view': 'viewLoaded',
  'Window rootViewController': 'rootViewController',
};
/** The rules by which it told the steps to a configuration. */
const steps = {
  'session.stored-configuration': 'stored', 'configuration.delegate': 'appDelegate', 'configuration.info-plist': 'infoPlist',
  'configuration.by-name': 'found', 'configuration.without-name': 'found', 'configuration.not-found': 'notFound',
};

function typed(event) {
  const { kind, state, lane, name, text, rule } = event;
  if (kind === 'launch' && !event.launch && text?.startsWith('by Xcode\'s Test')) return { ...event, launch: 'test' };
  if (kind !== 'state' || state) return event;
  const what = states[`${lane} ${name}`] ?? (text?.startsWith('looked up ') ? 'classNotFound' : 'other');
  return { ...event, name: undefined, state: { what, title: name, api: name, ...(what === 'configuration' && { step: steps[rule] }) } };
}

function read(line, number) {
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Unreadable(number, 'The line is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(number, 'The line is not a JSON object.');
  return value;
}

/** The events of one trace, or of several that follow one another. Throws `Unreadable` if a text is none. */
export function eventsIn(text) {
  const events = [];
  const lines = text.replace(/^\ufeff/, '').split('\n');
  for (const [index, whole] of lines.entries()) {
    const line = whole.trim();
    if (line === '') continue;
    const number = index + 1;
    const isCut = index === lines.length - 1 && events.length > 0 && !line.endsWith('}');
    if (isCut) throw new Unreadable(number, 'The last line is cut off.', 'Remove it to see what is there, or record the trace again.');
    const value = read(line, number);
    if (value.seq === undefined && value.version !== undefined) {
      if (![1, 2].includes(value.version)) throw new Unreadable(number, `The trace is of version ${value.version}, which this page does not know.`, later);
      continue;
    }
    if (!Number.isInteger(value.seq)) throw new Unreadable(number, 'The key "seq" is missing.');
    if (!kinds.has(value.kind)) throw new Unreadable(number, `The value "${value.kind}" of "kind" is unknown to this page.`, later);
    const odd = ['class', 'name', 'text', 'lane', 'rule'].find((key) => value[key] !== undefined && typeof value[key] !== 'string');
    if (odd) throw new Unreadable(number, `The value of "${odd}" is not a text.`);
    if (value.verdict && !Array.isArray(value.verdict.sceneDelegates)) throw new Unreadable(number, 'The verdict has no scene delegates.');
    if (events.length === mostEvents) throw new Unreadable(number, `The trace has more than ${mostEvents} events.`, 'Open a part of it.');
    events.push(typed(value));
  }
  if (events.length === 0) throw new Unreadable(1, 'The file has no events.');
  return events;
}
