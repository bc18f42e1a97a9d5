// The effects of typed keys on a piece of code, beyond those of the field itself. Decided here, done elsewhere: an edit has
// `from`, `to` and `text`, and `select` for the selection after it.

import { scan, states } from './swift-lines.js';

const pairs = { '(': ')', '[': ']', '{': '}', '"': '"' };
const closers = new Set([')', ']', '}', '"']);
const indentation = '    ';

/** The edit of a key; nothing if the field does it itself. `at` is the text with the selection. */
export function edit({ key }, at) {
  if (key === 'Enter') return enter(at);
  if (key === 'Backspace') return back(at);
  if (key === '}' && at.start === at.end) return brace(at) ?? skip(key, at);
  if (closers.has(key) && at.start === at.end) return skip(key, at) ?? (key === '"' ? open(key, at) : undefined);
  return key in pairs ? open(key, at) : undefined;
}

const caret = (place) => [place, place];

function line({ value, start }) {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const end = value.indexOf('\n', start);
  return { from, before: value.slice(from, start), after: value.slice(start, end < 0 ? value.length : end) };
}

/** What is open at a place: code, a string or a comment. */
function inside({ value, start }) {
  const { before } = line({ value, start });
  const above = states(value.slice(0, start - before.length).split('\n').slice(0, -1)).at(-1);
  // What is open at the end of this piece: a string of one line is closed there by the scanner, so it is asked for.
  const { pieces, state } = scan(before, above);
  const innermost = state.split(' ').at(-1)[0];
  if (innermost === 'c') return 'comment';
  if (innermost === 'm' || innermost === 'r') return 'string';
  const last = pieces.at(-1);
  if (last?.[2] !== before.length) return 'code';
  if (last[0] === 'comment') return before.slice(last[1]).startsWith('//') ? 'comment' : 'code';
  if (last[0] !== 'string') return 'code';
  // One more letter belongs to the string if it goes on.
  const more = scan(`${before}a`, above).pieces.at(-1);
  return more?.[0] === 'string' && more[2] === before.length + 1 ? 'string' : 'code';
}

function open(key, at) {
  const { value, start, end } = at;
  const close = pairs[key];
  if (start !== end) {
    const text = value.slice(start, end);
    return { from: start, to: end, text: key + text + close, select: [start + 1, end + 1] };
  }
  const next = value[end] ?? '';
  if (next !== '' && !/[\s)\]},;:.]/.test(next)) return undefined;
  if (inside(at) !== 'code') return undefined;
  if (key !== '"') return { from: start, to: end, text: key + close, select: caret(start + 1) };
  const before = value.slice(Math.max(0, start - 2), start);
  if (before === '""') return { from: start, to: end, text: '""""', select: caret(start + 1) };
  if (/[\p{L}\p{N}_"\\]$/u.test(before)) return undefined;
  return { from: start, to: end, text: '""', select: caret(start + 1) };
}

/** Passes the closing half of a pair that is there already, and needed. */
function skip(key, at) {
  const { value, start } = at;
  if (value[start] !== key) return undefined;
  const kind = inside(at);
  if (key === '"') return kind === 'string' ? { from: start, to: start, text: '', select: caret(start + 1) } : undefined;
  if (kind !== 'code') return undefined;
  const { before, after } = line(at);
  const opening = Object.keys(pairs).find((each) => pairs[each] === key);
  const count = (text, sign) => text.split(sign).length - 1;
  const depth = count(before + after, opening) - count(before + after, key);
  return depth <= 0 && count(before, opening) > count(before, key)
    ? { from: start, to: start, text: '', select: caret(start + 1) } : undefined;
}

/** A brace that begins its line goes below the line that opened its block. */
function brace(at) {
  const { value, start } = at;
  const { from, before, after } = line(at);
  if (!/^[ \t]+$/.test(before) || inside(at) !== 'code' || after.startsWith('}')) return undefined;
  const margins = [];
  let state = '';
  for (const each of value.slice(0, from).split('\n')) {
    const read = scan(each, state);
    for (const [kind] of read.pieces) {
      if (kind === '{') margins.push(/^[ \t]*/.exec(each)[0]);
      if (kind === '}') margins.pop();
    }
    state = read.state;
  }
  const margin = margins.at(-1);
  if (margin === undefined || margin === before) return undefined;
  return { from, to: start, text: `${margin}}`, select: caret(from + margin.length + 1) };
}

function enter(at) {
  const { value, start, end } = at;
  const { before } = line(at);
  const margin = /^[ \t]*/.exec(before)[0];
  const isCode = inside(at) === 'code';
  const opens = isCode && /[{([]\s*$/.test(before) ? /([{([])\s*$/.exec(before)[1] : undefined;
  const more = opens || (isCode && /\bin\s*$/.test(before) && /\{[^{}]*\bin\s*$/.test(before)) ? indentation : '';
  const head = `\n${margin}${more}`;
  const rest = value.slice(end);
  if (opens && rest.startsWith(pairs[opens])) {
    return { from: start, to: end, text: `${head}\n${margin}`, select: caret(start + head.length) };
  }
  return { from: start, to: end, text: head, select: caret(start + head.length) };
}

/** Takes an empty pair away at once. */
function back({ value, start, end }) {
  if (start !== end || start === 0) return undefined;
  const close = pairs[value[start - 1]];
  if (!close || value[start] !== close || value.slice(start - 2, start) === '""') return undefined;
  return { from: start - 1, to: start + 1, text: '', select: caret(start - 1) };
}
