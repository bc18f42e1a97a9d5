// The problems of the code, in a list beside it: the compiler's messages, the crash, the failed tests.

import { make } from '../shell/dom.js';

const order = ['crash', 'failure', 'error', 'warning'];

/** How bad a problem is; 0 is worst. */
export const rank = ({ severity }) => (order.indexOf(severity) + 1 || order.length + 1) - 1;

/** Whether a problem keeps code from doing what it should. */
export const isGrave = ({ severity }) => ['crash', 'failure', 'error'].includes(severity);

/** The word on the tab of a file. */
export function state(problems) {
  const worst = problems.filter(isGrave).toSorted((one, other) => rank(one) - rank(other))[0];
  return worst ? { crash: 'crash', failure: 'failed', error: 'error' }[worst.severity] : '';
}

/** Crashes and failed assertions, as problems. */
export const ofIssues = (issues = []) =>
  (issues ?? []).map(({ kind, ...issue }) => ({ ...issue, severity: kind, column: 1 }));

/** The list's lines; `go` leads to a problem's place. */
export const list = (problems, go) => problems.map((problem) => make('li', { class: problem.severity },
  problem.lineNumber > 0
    ? make('button', { type: 'button', class: 'quiet', onclick: () => go(problem) }, `Line ${problem.lineNumber}`)
    : undefined,
  make('span', {}, ` ${problem.severity}: ${problem.message}`), problem.hint && advice(problem.hint),
  ...(problem.fixes ?? []).flatMap(({ title, apply }) => [' ',
    make('button', { type: 'button', class: 'quiet', onclick: apply }, `Apply: ${title}`)])));

/** What the reader should know besides, with the page that says more. */
function advice({ text, page }) {
  return make('span', { class: 'for-reader' }, text,
    ...(page ? [' ', make('a', { href: page }, 'What it has'), ' is listed in the documentation.'] : []));
}

const place = / \(([^()\s]+\.swift):(\d+)\)/g;
const base = (file) => file.slice(file.lastIndexOf('/') + 1);

/** The pieces of a verdict's sentence: texts, and buttons in place of the lines that it names. */
export function withPlaces(sentence, issues, go) {
  const pieces = [];
  let end = 0;
  for (const match of sentence.matchAll(place)) {
    const issue = (issues ?? []).find(({ file, lineNumber }) => base(file) === base(match[1]) && lineNumber === Number(match[2]));
    if (!issue) continue;
    pieces.push(sentence.slice(end, match.index), ' ', make('button', {
      type: 'button', class: 'quiet place', title: `${issue.file}, line ${issue.lineNumber}`, onclick: () => go(issue),
    }, `${base(issue.file)}:${issue.lineNumber}`));
    end = match.index + match[0].length;
  }
  return [...pieces, sentence.slice(end)];
}
