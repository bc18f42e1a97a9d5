// The open file as swift-format writes it: asked of the server, and taken only if nothing was typed meanwhile.

import { ask } from '../shell/token.js';

/** Formats the open file, and says so or why not. */
export async function format(editor) {
  const { current: file, menu } = editor;
  const { text, problem } = await formatted(file);
  if (problem) menu.tell(problem);
  else menu.replace([[file, text]], 'Formatted.');
  if (editor.current === file) editor.code.field.focus({ preventScroll: true });
}

/** The text of a file, formatted; or the words for why not. */
async function formatted(file) {
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
