// The open file as swift-format writes it: asked of the server, and taken only if nothing was typed meanwhile.

import { ask } from '../shell/token.js';

/** The text of a file, formatted; or the words for why not. */
export async function formatted(file) {
  const before = file.text;
  try {
    const { text, problem } = await (await ask('POST', '/api/format', { text: before })).json();
    if (problem) return { problem };
    if (file.text !== before) return { problem: 'The text was changed while it was formatted. Format it again.' };
    return text === before ? { problem: 'Nothing to format.' } : { text };
  } catch (error) {
    return { problem: error.status ? error.message : 'The server cannot be reached.' };
  }
}
