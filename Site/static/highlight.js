// Swift in colours, as far as a reader of a playground needs them: whose a class is, and what is no code.

import { make } from './dom.js';

const token = new RegExp([
  '(?<comment>//.*|/\\*[\\s\\S]*?\\*/)',
  '(?<string>"(?:[^"\\\\\\n]|\\\\.)*")',
  '(?<keyword>\\b(?:import|class|struct|enum|extension|protocol|func|var|let|return|if|else|guard|for|in|as|is|nil|self|super|override|private|public|static|init|switch|case|default|where|true|false)\\b|@\\w+|#\\w+)',
  '(?<name>\\b[A-Z]\\w*)',
].join('|'), 'g');

/** The pieces of a Swift text, as nodes; their text is the text's. */
export function paint(text, roles) {
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const { comment, string, keyword, name } = match.groups;
    const role = name && roles.role(name);
    const kind = comment ? 'comment' : string ? 'string' : keyword ? 'keyword' : role ? `of-${role}` : null;
    if (!kind) continue;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(make('span', { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  nodes.push(text.slice(end));
  return nodes;
}
