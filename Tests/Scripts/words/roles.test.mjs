import assert from 'node:assert/strict';
import test from 'node:test';

import { ClassRoles, short } from '../../../Site/static/words/roles.js';

const files = [
  { name: 'Stage/AppDelegate.swift', text: '@objc(OldName) public final class AppDelegate {}\nstruct View {}', tests: false },
  { name: 'StageTests/Testing.swift', text: 'class TestingAppDelegate: AppDelegate { class Inner {} }', tests: true },
  { name: 'Stage/Info.plist', text: 'class NotSwift', tests: false },
];
const roles = new ClassRoles(files);

/** The names of classes, and the role of each. */
const table = [
  ['AppDelegate', 'production'], ['OldName', 'production'], ['TestingAppDelegate', 'test'], ['Inner', 'test'],
  ['View', undefined], ['NotSwift', undefined], ['Stage.Unknown', 'production'], ['StageTests.Unknown', 'test'],
  ['UIKit.UIWindow', undefined], ['', undefined], [undefined, undefined],
];

for (const [name, role] of table) test(`the role of ${name}`, () => assert.equal(roles.role(name), role));

test('the pieces of a text are its words again', () => {
  const text = 'TestingAppDelegate replaces AppDelegate.';
  assert.deepEqual([...roles.pieces(text)], [
    { text: 'TestingAppDelegate', role: 'test' }, { text: ' replaces ' }, { text: 'AppDelegate', role: 'production' }, { text: '.' },
  ]);
});

test('an edit that declares no other class leaves the roles equal', () => {
  const edited = (text) => new ClassRoles([{ ...files[0], text }, ...files.slice(1)]);
  assert.equal(roles.equals(edited(`${files[0].text}\n// more`)), true);
  assert.equal(roles.equals(edited('class Other {}')), false);
});

test('a name without its module', () => assert.deepEqual(['A.B.C', 'C'].map(short), ['C', 'C']));
