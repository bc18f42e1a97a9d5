// Edits in an address's fragment, which no server sees: compressed JSON in letters that an address may have.

/** The most characters of a fragment, and bytes of what is in it: no more can be run. */
export const limits = Object.freeze({ characters: 32_000, bytes: 60_000, files: 20 });

/** The reason why a link's code is not taken, in words for the reader. */
export class BadLink extends Error {
  isOfLink = true;
}

/** A text of edits of a step: pairs of a file's name and its text. */
export async function pack(step, files) {
  const text = JSON.stringify({ version: 1, step, files });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > limits.bytes) throw new BadLink('The changes are too long for a link. Take the project as a zip instead.');
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  const fragment = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (fragment.length > limits.characters) throw new BadLink('The changes are too long for a link. Take the project as a zip instead.');
  return fragment;
}

/** The edits in a fragment's text: pairs of a file of the step and its text. Throws a BadLink for anything else. */
export async function unpack(fragment, { step, files }) {
  if (fragment.length > limits.characters) throw new BadLink('The code in this link is too long.');
  if (!/^[A-Za-z0-9_-]+$/.test(fragment)) throw new BadLink('The code in this link is damaged.');
  let value;
  try {
    value = JSON.parse(await inflate(fragment));
  } catch (error) {
    if (error instanceof BadLink) throw error;
    throw new BadLink('The code in this link is damaged.');
  }
  if (value?.version !== 1 || !Array.isArray(value.files)) throw new BadLink('This page does not know the form of the code in this link.');
  if (value.step !== step) throw new BadLink('The code in this link belongs to another step.');
  if (value.files.length === 0 || value.files.length > limits.files) throw new BadLink(`A link has changes of 1 to ${limits.files} files.`);
  const seen = new Set();
  for (const entry of value.files) {
    if (!Array.isArray(entry) || entry.length !== 2 || !entry.every((part) => typeof part === 'string')) {
      throw new BadLink('This page does not know the form of the code in this link.');
    }
    if (!files.has(entry[0])) throw new BadLink('The link changes a file that this step does not have.');
    if (seen.has(entry[0])) throw new BadLink('The link has a file twice.');
    seen.add(entry[0]);
  }
  return value.files;
}

/** What was compressed. It stops as soon as there is more than is allowed: a small text may hold a large one. */
async function inflate(fragment) {
  const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > limits.bytes) {
      reader.cancel().catch(() => {});
      throw new BadLink('The code in this link is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The hash of files, by which a link that was allowed is known again. */
export async function digest(files) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
