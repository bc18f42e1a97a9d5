import assert from 'node:assert/strict';
import test from 'node:test';

import { scan, states } from '../../../Site/static/editor/swift-lines.js';

/** Lines of code, and the pieces of each that have a colour. */
const table = [
  [['let x = 0xFF_00 + 1_000.5e-3 // hi'],
    [['keyword:let', 'number:0xFF_00', 'number:1_000.5e-3', 'comment:// hi']]],
  [['"a \\(f("b", (1)) + "c") d" + e'],
    [['string:"a \\(', 'string:"b"', 'number:1', 'string:"c") d"']]],
  [['let t = """', '  hi \\(x + "in") "quote" /* no */', '  """ + y'],
    [['keyword:let', 'string:"""'], ['string:  hi \\(', 'string:"in") "quote" /* no */'], ['string:  """']]],
  [['a /* one /* two', 'three */ four', 'five */ let b'],
    [['comment:/* one /* two'], ['comment:three */ four'], ['comment:five */', 'keyword:let']]],
  [['let r = /ab+[/]c/ ; x = a / b / c'],
    [['keyword:let', 'regex:/ab+[/]c/']]],
  [['x = #/', ' a # b', '/# + 1'],
    [['regex:#/'], ['regex: a # b'], ['regex:/#', 'number:1']]],
  [['#"raw "quoted" \\n \\#(x)"# + 1'],
    [['string:#"raw "quoted" \\n \\#(', 'string:)"#', 'number:1']]],
  [['@MainActor final class `default`: Base { lazy var x: Int { get async throws { 1 } } }'],
    [['attribute:@MainActor', 'keyword:final', 'keyword:class', 'name:Base', 'keyword:lazy', 'keyword:var', 'name:Int', 'keyword:get', 'keyword:async', 'keyword:throws', 'number:1']]],
  [['do { try await fetch() } catch { fallthrough }', 'while repeat { defer { } }', 'fileprivate weak var a: (any P)?'],
    [['keyword:do', 'keyword:try', 'keyword:await', 'keyword:catch', 'keyword:fallthrough'], ['keyword:while', 'keyword:repeat', 'keyword:defer'], ['keyword:fileprivate', 'keyword:weak', 'keyword:var', 'keyword:any', 'name:P']]],
  [['case .default: f(for: 1, open: 2); open(x)'],
    [['keyword:case', 'number:1', 'number:2', 'keyword:open']]],
  [['"not closed \\( f(', 'let a'],
    [['string:"not closed \\('], ['keyword:let']]],
];

function coloured(lines) {
  let state = '';
  return lines.map((line) => {
    const read = scan(line, state);
    state = read.state;
    return read.pieces.filter(([kind]) => !'(){}[]'.includes(kind))
      .map(([kind, from, to]) => `${kind}:${line.slice(from, to)}`);
  });
}

for (const [lines, pieces] of table) {
  test(`the colours of ${lines[0]}`, () => assert.deepEqual(coloured(lines), pieces));
}

test('a comment, a string or a regex goes on in the next line', () => {
  assert.deepEqual(states(['a /* b /* c', 'd */ e', '*/ f', 'let t = """', 'x']), ['', 'c2', 'c1', '', 'm0', 'm0']);
});

test('a line begins as the state before it says', () => {
  assert.deepEqual(scan('let a', 'c1'), { pieces: [['comment', 0, 5]], state: 'c1' });
  assert.deepEqual(scan('let a', ''), { pieces: [['keyword', 0, 3]], state: '' });
});
