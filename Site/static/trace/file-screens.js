// The screens of the device in a trace, as far as its events have them: the same as `Screen(recorded:)` on the server.

import { home } from '../device/device.js';

/** The screen after each event; the same value as long as nothing changes. */
export function screensOf(events) {
  let [cards, views, isRunning, isInFront, bringsOthers] = [[], {}, false, false, false];
  let shown = home;
  const clear = (runs = false) => { [cards, views, isRunning] = [[], {}, runs]; };
  const take = ({ kind, launch, name, state, scene = '', class: type, verdict }) => {
    if (kind === 'launch') {
      clear(true);
      isInFront = launch !== 'background';
      bringsOthers = true;
    } else if (kind === 'action') {
      isInFront = name !== 'home';
      bringsOthers = name !== 'split';
    } else if (kind === 'state' && state?.what === 'rootViewController' && state.type !== undefined) {
      cards = bringsOthers || cards.length === 0 ? [[scene]] : [[...cards[0], scene]];
      bringsOthers = false;
      views = { ...views, [scene]: { type: type ?? state.type, texts: state.texts ?? [] } };
    } else if (kind === 'fault' || kind === 'verdict' && verdict?.exit === 'killed') {
      clear();
    } else {
      return false;
    }
    return true;
  };
  return events.map((event) => {
    if (!take(event)) return shown;
    if (!isRunning) return (shown = home);
    const front = cards.length > 0 ? cards : [['']];
    const content = !isInFront ? 'home' : front[0].some((id) => views[id]) ? 'app' : 'black';
    return (shown = { content, cards: front, views, isRunning });
  });
}

/** Lines with the screens that follow from their events, where another one begins. */
export function withScreens(lines) {
  const screens = screensOf(lines.map(({ event }) => event));
  return lines.map((line, index) => (screens[index] === (screens[index - 1] ?? home) ? line : { ...line, screen: screens[index] }));
}

/** The kind of device: a trace does not say it, but two windows in front of one device are an iPad's. */
export const kindIn = (events) => (screensOf(events).some(({ cards }) => new Set(cards[0]).size > 1) ? 'ipad' : 'iphone');

/** What a picture of the device lacks, in one line. */
export function lackOf(events) {
  const windows = events.filter(({ state }) => state?.what === 'rootViewController');
  if (windows.length > 0 && windows.every(({ state }) => state.type === undefined)) {
    return 'A trace of version 1 does not have what windows show: the device is black.';
  }
  return kindIn(events) === 'ipad' ? 'The trace does not have the system’s version, nor the App Switcher. Two windows side by side are an iPad’s.'
    : 'The trace does not have the kind of device, the system’s version, nor the App Switcher. An iPhone is drawn.';
}
