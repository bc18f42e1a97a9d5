// One run on the server: started, watched line by line without loss or doubling, told what to do, stopped.

import { ask, Refusal } from '../shell/token.js';

const pauses = [200, 400, 800, 1500, 3000];

/** Asks for a run; answers with its identifier and its place in the queue. */
export async function start(request) {
  if (request.files.length > 0) await import('./request-limit.js').then(({ checkLength }) => checkLength(request), () => {});
  return (await ask('POST', '/api/runs', request)).json();
}

export const act = (id, action) => ask('POST', `/api/runs/${encodeURIComponent(id)}/actions`, { action });

export const stop = (id) => ask('DELETE', `/api/runs/${encodeURIComponent(id)}`);

/**
 * Follows a run to its last line, over as many connections as it takes.
 *
 * `take` gets every line once and in order; `lost` is called with true when the connection is lost and with false
 * when it is back. Throws a Refusal if the server no longer knows the run.
 */
export async function follow(id, { take, lost, signal }) {
  let last = 0;
  let failures = 0;
  for (;;) {
    try {
      const path = `/api/runs/${encodeURIComponent(id)}/events?after=${last}`;
      const response = await ask('GET', path, undefined, signal);
      if (failures > 0) lost(false);
      failures = 0;
      for await (const line of lines(response.body)) {
        if (line.line <= last) continue;
        if (line.line > last + 1) break;
        last = line.line;
        take(line);
        if (line.type === 'end') return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refusal) throw error;
    }
    if (signal.aborted) return;
    if (failures === 0) lost(true);
    await pause(pauses[Math.min(failures, pauses.length - 1)], signal);
    failures += 1;
  }
}

export async function* lines(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop();
    for (const part of parts) if (part !== '') yield JSON.parse(part);
  }
}

// The network may be back long before the pause is over.
const pause = (time, signal) => new Promise((resume) => {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', end);
    signal.removeEventListener('abort', end);
    resume();
  };
  const timer = setTimeout(end, time);
  window.addEventListener('online', end);
  signal.addEventListener('abort', end);
});
