// Swift's tokens, line by line: what a line is made of, and what goes on at its end (a comment, a string, a regex).
// A state is a text, so that two can be compared: its words are the things that are open, the innermost last.
//   c2 a comment two deep; m1 a string of several lines with one #; s0 a string of one line; i3 an interpolation with
//   three parentheses open; r1 a regex of several lines

const always = new Set(`associatedtype class deinit enum extension fileprivate func import init inout internal let
  operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch
  continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is
  nil self Self super throws true try`.split(/\s+/));

/** Words that are keywords before a declaration, and names elsewhere. */
const modifiers = new Set(`actor async borrowing consuming convenience distributed dynamic final indirect infix isolated
  lazy macro mutating nonisolated nonmutating open optional override package postfix prefix required sending some any
  unowned weak each consume copy`.split(/\s+/));

/** Words that are keywords before a brace, or alone. */
const accessors = new Set(['get', 'set', 'willSet', 'didSet', '_read', '_modify', 'async']);

/** Keywords after which an expression begins, and so a regex can. */
const expects = new Set(['return', 'in', 'case', 'if', 'while', 'guard', 'try', 'await', 'throw', 'where', 'else']);

const token = new RegExp([
  '(?<comment>//.*)',
  '(?<block>/\\*)',
  '(?<quote>#*(?:"""|"))',
  '(?<pattern>#+/)',
  '(?<word>[@#]?[\\p{L}_][\\p{L}\\p{N}_]*)',
  '(?<tick>`[^`]*`)',
  '(?<number>0x[\\da-fA-F_]+(?:\\.[\\da-fA-F_]+)?(?:[pP][+-]?[\\d_]+)?|0b[01_]+|0o[0-7_]+|\\d[\\d_]*(?:\\.\\d[\\d_]*)?(?:[eE][+-]?\\d[\\d_]*)?)',
  '(?<space>\\s+)',
  '(?<other>.)',
].join('|'), 'yu');

const regex = /\/(?![ \t/*])(?:[^/\\\[]|\\.|\[(?:[^\]\\]|\\.)*\])*[^ \t\\/]?\/(?!\/)/y;
const afterValue = /[\p{L}\p{N}_)\]}"'`?!]/u;

/** The tokens of a line after a state: pieces of kind, start and end, without those that are plain; and the state after. */
export function scan(line, before = '') {
  const open = before === '' ? [] : before.split(' ');
  const pieces = [];
  let at = 0;
  let last = '';
  let lastWord = '';
  const put = (kind, start, end) => {
    const previous = pieces.at(-1);
    if (previous && previous[0] === kind && previous[2] === start && kind !== 'name') previous[2] = end;
    else if (end > start) pieces.push([kind, start, end]);
  };
  while (at < line.length) {
    const inner = open.at(-1) ?? '';
    const kind = inner[0];
    const count = Number(inner.slice(1));
    if (kind === 'c') {
      const found = /\/\*|\*\//g;
      found.lastIndex = at;
      const match = found.exec(line);
      const end = match ? match.index + 2 : line.length;
      put('comment', at, end);
      if (match) {
        open.pop();
        const depth = count + (match[0] === '/*' ? 1 : -1);
        if (depth > 0) open.push(`c${depth}`);
      }
      at = end;
      continue;
    }
    if (kind === 's' || kind === 'm') {
      const hashes = '#'.repeat(count);
      const close = (kind === 'm' ? '"""' : '"') + hashes;
      const escape = `\\${hashes}`;
      let end = at;
      for (;;) {
        if (end >= line.length) { put('string', at, line.length); at = line.length; break; }
        if (line.startsWith(`${escape}(`, end)) {
          end += escape.length + 1;
          put('string', at, end);
          open.push('i0');
          at = end;
          break;
        }
        if (line.startsWith(escape, end)) { end += escape.length + 1; continue; }
        if (line.startsWith(close, end)) {
          end += close.length;
          put('string', at, end);
          open.pop();
          at = end;
          break;
        }
        end += 1;
      }
      last = '"';
      continue;
    }
    if (kind === 'r') {
      const close = `/${'#'.repeat(count)}`;
      const found = line.indexOf(close, at);
      const end = found < 0 ? line.length : found + close.length;
      put('regex', at, end);
      if (found >= 0) open.pop();
      at = end;
      last = '"';
      continue;
    }
    token.lastIndex = at;
    const { groups, 0: text } = token.exec(line);
    const start = at;
    at += text.length;
    if (groups.space) continue;
    if (groups.comment) { put('comment', start, at); continue; }
    if (groups.block) { at = start; put('comment', start, start + 2); at = start + 2; open.push('c1'); continue; }
    if (groups.quote) {
      const hashes = text.indexOf('"');
      put('string', start, at);
      // In one line, three quotes with # are a string that holds a quote; without, they open one of several lines.
      open.push(`${text.endsWith('"""') ? 'm' : 's'}${hashes}`);
      continue;
    }
    if (groups.pattern) { put('regex', start, at); open.push(`r${text.length - 1}`); continue; }
    if (groups.number) put('number', start, at);
    if (groups.word) {
      const word = wordKind(text, last, line.slice(at));
      if (word) put(word, start, at);
      lastWord = word === 'keyword' ? text : '';
      last = 'a';
      continue;
    }
    if (text === '/' && (last === '' || !afterValue.test(last) || (last === 'a' && expects.has(lastWord)))) {
      regex.lastIndex = start;
      const match = regex.exec(line);
      if (match) { at = start + match[0].length; put('regex', start, at); last = '"'; continue; }
    }
    if (kind === 'i' && text === '(') open[open.length - 1] = `i${count + 1}`;
    if (kind === 'i' && text === ')') {
      if (count > 0) open[open.length - 1] = `i${count - 1}`;
      else { open.pop(); put('string', start, at); }
    }
    if ('{}()[]'.includes(text) && open.length === 0) put(text, start, at);
    last = text;
  }
  // A string of one line ends with it, and so does what is open inside.
  const single = open.findIndex((each) => each[0] === 's');
  return { pieces, state: (single < 0 ? open : open.slice(0, single)).join(' ') };
}

function wordKind(text, last, rest) {
  if (text[0] === '@' || text[0] === '#') return 'attribute';
  if (last === '.') return ['self', 'init', 'Type'].includes(text) ? 'keyword' : undefined;
  // The label of an argument, and not a case or a condition.
  if (/^\s*:/.test(rest) && /^[\p{Ll}_]/u.test(text) && !['default', 'self', 'super', 'nil', 'true', 'false', 'Any', 'Self'].includes(text)) return undefined;
  if (always.has(text)) return 'keyword';
  if (accessors.has(text) && /^\s*(?:\{|\}|throws|async|$)/.test(rest)) return 'keyword';
  if (modifiers.has(text) && /^(?:\s+[\p{L}@`(_]|\()/u.test(rest) && !/^\s+(?:in|is|as|else)\b/.test(rest)) return 'keyword';
  return /^\p{Lu}/u.test(text) ? 'name' : undefined;
}

/** The state before each of some lines, and after the last. */
export function states(lines, before = '') {
  const all = [before];
  for (const line of lines) all.push(scan(line, all.at(-1)).state);
  return all;
}
