// The errors of the code, each behind its line: for the eyes, while the list below has them all.

import { width } from './painter.js';

/** The columns between a line and what is said about it, and the most that is shown of that. */
const [gap, most] = [3, 72];

/** What stands behind the ends of lines, by line from 0: the words of the worst error, and the columns that it takes. */
export function wordsAtEnds(problems, lines) {
  const said = new Map();
  for (const { lineNumber, severity, message } of problems) {
    const line = lines[lineNumber - 1];
    if (line === undefined || severity === 'warning' || severity === 'note') continue;
    const words = message.split('\n', 1)[0];
    const from = width(line) + gap;
    // The worst one comes last.
    said.set(lineNumber - 1, { from, end: from + Math.min(words.length, most), words });
  }
  return said;
}
