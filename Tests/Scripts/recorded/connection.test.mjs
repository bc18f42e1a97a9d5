import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';

const address = '/u/recorded/0123.json';
globalThis.document = {
  querySelector: (selector) => ({ 'meta[name=understudy-answers]': { content: address }, 'meta[name=understudy-recorded]': { content: '1.2.3' } })[selector],
};
const { ask, Refusal } = await import('../../../Site/static/recorded/connection.js');

const launch = { scenario: 'fresh', device: 'iphone', os: '27.0' };
const pack = {
  starts: { 1: { kind: 'test', launch } },
  answers: { '1 test fresh iphone 27.0': { launch: { title: 'Test' }, trace: 0 } }, traces: [[0]], lines: [{ type: 'end' }],
};
const request = { command: 1, kind: 'test', files: [], launch };
let asked;

beforeEach(() => { asked = []; });

/** Has the server of the files answer so from now on. */
function serve(answer) {
  globalThis.fetch = async (path) => {
    asked.push(path);
    return answer();
  };
}

for (const [why, answer] of [
  ['is no longer there', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['is not what it should be', () => new Response('<h1>Hello</h1>')],
  ['cannot be asked for', () => { throw new TypeError('Failed to fetch'); }],
]) {
  test(`if the file of the answers ${why}, the page says to reload it, and asks again the next time`, async () => {
    serve(answer);
    for (let times = 1; times <= 2; times += 1) {
      const error = await ask('POST', '/u/api/runs', request).catch((thrown) => thrown);
      assert.ok(error instanceof Refusal);
      assert.deepEqual(
        { status: error.status, message: error.message },
        { status: 503, message: 'The recorded runs could not be loaded. Reload the page.' });
      assert.deepEqual(asked, Array(times).fill(address));
    }
  });
}

test('the file of the answers is asked for once', async () => {
  serve(() => new Response(JSON.stringify(pack)));
  const { id } = await (await ask('POST', '/u/api/runs', request)).json();
  const lines = await (await ask('GET', `/u/api/runs/${encodeURIComponent(id)}/events?after=0`)).text();
  assert.equal(lines, '{"line":1,"type":"launch","title":"Test"}\n{"line":2,"type":"end"}\n');
  assert.deepEqual(asked, [address]);
});
