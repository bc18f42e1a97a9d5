// The connection of a published copy. It takes the place of `shell/token.js` and has its names: what asks, takes the
// answer and shows it is the same. Here alone it is decided that an answer is recorded.

const about = (name) => document.querySelector(`meta[name=understudy-${name}]`)?.content;

/** The version of the program that recorded the answers. */
export const version = about('recorded');

export const hasToken = () => true;

export const origin = `recorded by Understudy ${version}`;

/** What a copy cannot answer, in its own words. */
export class Refusal extends Error {
  constructor(status, { what, cure } = {}) {
    super([what, cure].filter(Boolean).join(' '));
    this.status = status;
  }
}

/** The command that shows the same page with a machine behind it. */
export const command = 'swift run understudy';

const cure = `Clone this repository and run there: ${command}`;

let loading = null;

/** Asks for a file with answers. Its name follows from its content: a later copy of the site does not have it. */
async function load(address) {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.json();
  } catch {
    // The cure is the same.
  }
  throw new Refusal(503, { what: 'The recorded runs could not be loaded.', cure: 'Reload the page.' });
}

/** The recorded answers of this page, asked for when they are first needed. */
function pack() {
  const address = about('answers');
  loading ??= address ? load(address).catch((error) => { loading = null; throw error; }) : Promise.resolve(null);
  return loading;
}

const json = (value) => new Response(JSON.stringify(value));

/** What a copy answers, by the beginning of the request. */
const answers = {
  async 'POST /api/runs'(_, request) {
    const { unrecorded, keyOf } = await import('./answers.js');
    const reason = unrecorded(await pack(), request);
    if (reason) throw new Refusal(501, { what: reason, cure });
    return json({ id: `${keyOf(request)}~${Date.now()}`, position: 0 });
  },

  async 'GET /api/runs/'(path) {
    const { linesOf } = await import('./answers.js');
    const key = decodeURIComponent(path.split('/')[3]).split('~')[0];
    const lines = linesOf(await pack(), key);
    if (!lines) throw new Refusal(404, { what: 'This run is in another copy.' });
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  },

  async 'DELETE /api/runs/'() { return json({}); },

  async 'GET /api/launch'(path) {
    const { launchOf } = await import('./answers.js');
    return json(launchOf(await pack(), new URLSearchParams(path.split('?')[1]), command));
  },

  async 'POST /api/compare'(_, { left, right }) {
    const { compared } = await import('./comparison.js');
    return json(compared(left, right));
  },
};

/** Why nothing else is answered. */
const reasons = {
  'POST /api/runs/': 'What happens after this action was not recorded.',
  'POST /api/project': 'A project is packed by a machine.',
  'POST /api/verify': 'A device’s log is compared by a machine.',
};

const starting = (table, asked) => Object.entries(table)
  .filter(([beginning]) => asked.startsWith(beginning))
  .sort(([one], [other]) => other.length - one.length)[0];

/** The path of a request as the live site has it: a copy may be below another. */
const livePath = (path) => path.slice(path.search(/\/api\//));

/** Answers a request from the records; throws a Refusal if it needs a machine. */
export async function ask(method, path, body, signal) {
  const live = livePath(path);
  const asked = `${method} ${live}`;
  const reason = starting(reasons, asked);
  const answer = starting(answers, asked);
  if (answer && !(reason?.[0].length > answer[0].length)) {
    const response = await answer[1](live, body);
    // A newer question may have taken its place.
    signal?.throwIfAborted();
    return response;
  }
  throw new Refusal(501, { what: reason?.[1] ?? 'This is a recorded copy.', cure });
}
