import assert from 'node:assert/strict';
import test from 'node:test';

import { BadLink, limits, pack, unpack } from '../../../Site/static/share/shared-edits.js';

const of = { step: 'hackworth/10', files: new Set(['A.swift', 'B.swift']) };
const edits = [['A.swift', 'print("é😀")\n'], ['B.swift', '']];

/** A fragment of any text, packed as a link's is. */
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

const link = (value) => packed(JSON.stringify({ version: 1, step: of.step, files: edits, ...value }));

test('a link gives the edits again, in letters of an address', async () => {
  const fragment = await pack(of.step, edits);
  assert.match(fragment, /^[A-Za-z0-9_-]+$/);
  assert.deepEqual(await unpack(fragment, of), edits);
});

test('a link of the first version stays readable', async () => {
  assert.deepEqual(await unpack(await link({}), of), edits);
});

/** Fragments that are not taken, and the reasons. */
const refused = [
  ['a+b', 'The code in this link is damaged.'],
  ['AAAA', 'The code in this link is damaged.'],
  ['a'.repeat(limits.characters + 1), 'The code in this link is too long.'],
  [packed(' '.repeat(limits.bytes + 1)), 'The code in this link is too long.'],
  [packed('{"version"'), 'The code in this link is damaged.'],
  [link({ version: 2 }), 'This page does not know the form of the code in this link.'],
  [link({ files: {} }), 'This page does not know the form of the code in this link.'],
  [link({ files: [['A.swift', 1]] }), 'This page does not know the form of the code in this link.'],
  [link({ step: 'hackworth/11' }), 'The code in this link belongs to another step.'],
  [link({ files: [] }), 'A link has changes of 1 to 20 files.'],
  [link({ files: [['C.swift', '']] }), 'The link changes a file that this step does not have.'],
  [link({ files: [edits[0], edits[0]] }), 'The link has a file twice.'],
];

refused.forEach(([fragment, reason], index) => {
  test(`a link that is not taken, ${index + 1}: ${reason}`, async () => {
    await assert.rejects(async () => unpack(await fragment, of), (error) => error instanceof BadLink && error.message === reason);
  });
});

test('more than fits is not packed', async () => {
  await assert.rejects(pack(of.step, [['A.swift', 'x'.repeat(limits.bytes)]]), BadLink);
});
