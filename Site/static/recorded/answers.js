// What the recorded answers of a page say: which question they answer, and with which lines.

/** The settings of which every combination was recorded. The others are as a page has them at first. */
const varied = ['scenario', 'device', 'os'];

/** The name of a question, as the export writes it. */
export function keyOf({ command, kind, launch }) {
  return [command ?? '-', kind, ...varied.map((name) => launch[name])].join(' ');
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The names of the settings that differ from those of the page at first. */
function others(pack, { command, launch }) {
  const start = pack.starts[command ?? '-']?.launch ?? {};
  return Object.keys(launch).filter((name) => !varied.includes(name) && launch[name] !== undefined && !same(launch[name], start[name]));
}

/** Why a run was not recorded, in a sentence; null if it was. */
export function unrecorded(pack, request) {
  if (!pack) return 'The runs of this page were not recorded.';
  if (request.files?.length > 0) return 'A run of your edits was not recorded.';
  if (request.launch.scenario === 'custom') return 'A run on the device as it is now was not recorded.';
  const names = others(pack, request);
  if (names.length > 0) return `A run with another setting (${names.join(', ')}) was not recorded.`;
  const answer = pack.answers[keyOf(request)];
  if (!answer) return missing(pack, request);
  if (answer.trace === undefined) return answer.launch.problems.map(({ sentence }) => sentence).join(' ');
  return null;
}

const buttons = { test: 'Test', run: 'Run' };

/** Why there is no answer: one button of each command was recorded, and every combination of one command alone. */
function missing(pack, { command, kind, launch }) {
  const start = pack.starts[command ?? '-'];
  if (!start) return 'This run was not recorded.';
  if (kind !== start.kind) return `${buttons[kind]} was not recorded here: ${buttons[start.kind]} was.`;
  const isAsItWas = varied.every((name) => launch[name] === start.launch[name]);
  const isWithOthers = Object.keys(pack.answers).filter((key) => key.startsWith(`${command ?? '-'} `)).length > 1;
  return isAsItWas || isWithOthers ? 'This run was not recorded.'
    : `Command ${command} was recorded as it is, with no other scenario, device or system.`;
}

/** The lines of a run, numbered; null if there is none of this name. */
export function linesOf(pack, key) {
  const answer = pack?.answers[key];
  const trace = pack?.traces[answer?.trace];
  const lines = trace && [{ type: 'launch', title: answer.launch.title }, ...trace.map((place) => pack.lines[place])];
  return lines?.map((line, index) => ({ line: index + 1, ...line })) ?? null;
}

/** The request that an address's query stands for. */
export function requestOf(pack, query) {
  const command = query.get('command') || undefined;
  const start = pack.starts[command ?? '-'] ?? { launch: {} };
  const launch = { ...start.launch };
  for (const [name, usual] of Object.entries(start.launch)) {
    if (!query.has(name)) continue;
    const texts = query.getAll(name);
    if (Array.isArray(usual)) launch[name] = texts.flatMap((text) => (name === 'argument' || name === 'environment' ? [text] : text.split(','))).filter(Boolean);
    else launch[name] = typeof usual === 'boolean' ? texts[0] === 'true' : texts[0];
  }
  return { command, kind: start.kind, launch };
}

/** What the controls come to: as it was recorded, or no more than their address if it was not. */
export function launchOf(pack, query, command) {
  const request = pack && requestOf(pack, query);
  const answer = pack?.answers[request && keyOf(request)];
  if (answer && others(pack, request).length === 0) return answer.launch;
  const names = pack ? [...varied.filter((name) => !same(request.launch[name], pack.starts[request.command ?? '-']?.launch[name])), ...others(pack, request)] : [];
  const own = request?.command && request.command !== Object.keys(pack.starts).at(-1) ? [`command=${request.command}`] : [];
  return {
    title: answer ? `${answer.launch.title}, other settings` : 'Another launch',
    query: [...own, ...names.map((name) => `${name}=${encodeURIComponent([request.launch[name]].flat().join(','))}`)].join('&'),
    remarkable: '', problems: [], commands: [command],
  };
}
