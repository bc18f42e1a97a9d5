// The device of an opened trace, at the moment that is shown.

import { byId, make } from '../shell/dom.js';
import { draw, home } from '../device/device.js';

/** The cards have no buttons here: no app runs. */
const list = make('ol', { hidden: true });

/** Draws the device of a `run` at a line of its trace, or at its end; `moment` has the moment in words. */
export function show(run, items, item, moment) {
  const screen = (item ?? items.at(-1))?.screen ?? home;
  byId('device-hint').textContent = run.lack;
  draw({ device: byId('phone'), caption: byId('caption'), list }, screen, {
    roles: run.roles, app: run.app, kind: run.kind, system: run.system, isOver: true, mayAct: false, moment,
  });
}

/** The name of the app, from the module of a class of production, or of its tests without the ending Tests; App if no class has a module. */
export function appIn(events, roles) {
  const names = events.map((event) => event.class).filter((name) => name?.includes('.') && roles.role(name));
  const name = names.find((each) => roles.role(each) === 'production') ?? names[0] ?? 'App.';
  return name.slice(0, name.indexOf('.')).replace(/Tests$/, '') || 'App';
}
