import assert from 'node:assert/strict';
import test from 'node:test';

import { isGrave, ofIssues, rank, state, withPlaces } from '../../../Site/static/editor/problems.js';

test('problems have an order, and an unknown one is last', () => {
  const severities = ['crash', 'failure', 'error', 'warning', 'note'];
  assert.deepEqual(severities.map((severity) => rank({ severity })), [0, 1, 2, 3, 4]);
  assert.deepEqual(severities.filter((severity) => isGrave({ severity })), ['crash', 'failure', 'error']);
});

test('the tab of a file says its worst problem', () => {
  const word = (...severities) => state(severities.map((severity) => ({ severity })));
  assert.equal(word('warning', 'error', 'failure'), 'failed');
  assert.equal(word('error', 'crash'), 'crash');
  assert.equal(word('warning'), '');
  assert.equal(word(), '');
});

test('an issue of a run is a problem', () => {
  assert.deepEqual(ofIssues([{ kind: 'crash', lineNumber: 3 }]), [{ lineNumber: 3, severity: 'crash', column: 1 }]);
  assert.deepEqual(ofIssues(null), []);
});

test('a sentence without a known line stays as it is', () => {
  assert.deepEqual(withPlaces('It ended (A.swift:3).', [{ file: 'App/A.swift', lineNumber: 4 }]), ['It ended (A.swift:3).']);
});
