// The verdict in a trace's last event, in words; and the owners of its classes, as far as a trace without its files shows them.

import { ClassRoles, short } from '../words/roles.js';

const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The sentence on a run. */
export function sentenceOf(verdict) {
  if (!verdict) return 'The trace has no verdict: the run was cut off.';
  const { tests, isolated, isolationUnknown } = verdict;
  if (!tests) return 'A run without tests.';
  const isolation = isolationUnknown ? `It is not known if production took the stage: ${isolationUnknown}.`
    : isolated ? 'Production was kept out of the tests.' : 'Production took the stage in the tests.';
  return `${isolation} ${count(tests.ran, 'test')} ran, ${tests.failed} failed.`;
}

/** The facts of a run; `endOf` has the words for its end. */
export function factsOf(verdict, endOf) {
  if (!verdict) return [];
  const { appDelegate, sceneDelegates, configurationRequests, sessionsBefore, sessionsAfter, exit } = verdict;
  return [
    ['App delegate', appDelegate ? short(appDelegate) : 'none'],
    ['Scene delegates', sceneDelegates.map(short).join(', ') || 'none'],
    ['Configuration requests', `${configurationRequests}`],
    ['Scene sessions', `${sessionsBefore} before, ${sessionsAfter} after`],
    ['End', endOf(exit)],
  ].map(([name, value]) => ({ name, value }));
}

const systems = /^(?:SwiftUI|UIKit|UIKitCore|Foundation)\./;

/**
 * The roles of the classes in a trace. A class of a module that ends in Tests is the tests', one of another module that is not
 * the system's is production's. What has no module, for it has an @objc name, is the tests' if it is a delegate of a run that
 * kept production out.
 */
export function rolesIn(events) {
  const roles = new Map();
  for (const { class: name } of events) {
    if (!name || !name.includes('.') || systems.test(name)) continue;
    roles.set(name, name.slice(0, name.indexOf('.')).endsWith('Tests') ? 'test' : 'production');
  }
  for (const { verdict } of events) {
    if (!verdict?.tests || !verdict.isolated || verdict.isolationUnknown) continue;
    for (const name of [verdict.appDelegate, ...verdict.sceneDelegates]) {
      if (name && !name.includes('.')) roles.set(name, 'test');
    }
  }
  return ClassRoles.of(roles);
}
