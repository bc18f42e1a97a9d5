// What a timeline decides without an element: where an event is, which ticks, lanes, marks and frames there are.

/** The lanes in their order, with names that can be read. */
export const laneNames = {
  System: 'System', UIApplication: 'Application', AppDelegate: 'App delegate', SceneDelegate: 'Scene delegate',
  ViewController: 'View controller', Window: 'Window', Test: 'Tests', Console: 'Console',
};

/**
 * Where each event is: microseconds since the first launch began, one launch after the other. If an event but the first
 * of a launch has no time, as in a recorded run, the place is its number in the trace.
 */
export function axis(events) {
  const isTimed = events.length > 1 && events.every(({ time }, index) => time > 0 || events[index].seq === 1);
  if (!isTimed) return { unit: 'line', at: events.map((_, index) => index + 1), starts: starts(events).map((index) => index + 1) };
  const at = [];
  let offset = 0;
  events.forEach(({ seq, time }, index) => {
    if (seq === 1 && index > 0) offset = at[index - 1];
    at.push(Math.max(at[index - 1] ?? 0, offset + (time ?? 0)));
  });
  return { unit: 'time', at, starts: starts(events).map((index) => at[index]) };
}

const starts = (events) => events.flatMap(({ seq }, index) => (seq === 1 ? [index] : []));

/** Round places between two, at most so many: steps of 1, 2 or 5 and zeros. */
export function ticks(from, to, most) {
  const least = (to - from) / Math.max(1, most);
  if (!(least > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].find((each) => each * power >= least) * power);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** A place in words. */
export function label(place, unit) {
  if (unit === 'line') return String(place);
  if (place >= 1e6) return `${Number((place / 1e6).toFixed(3))} s`;
  return `${Number((place / 1000).toFixed(1))} ms`;
}

/** Where a place is between the ends of a view, from 0 to 1. */
export const part = (place, [from, to]) => (to > from ? (place - from) / (to - from) : 0.5);

/** The lanes that have an event, in their order. */
export const lanesOf = (events) => Object.keys(laneNames).filter((lane) => events.some((event) => event.lane === lane));

/**
 * What is drawn in the lanes: one mark for events of one lane and role that are nearer to each other than `least`, which
 * is a part of the view. A mark has the index of its first event, and how many events it stands for; `length` is that of
 * the longest call among them, as a part of the view.
 */
export function marks(items, at, view, least) {
  const last = new Map();
  const found = [];
  items.forEach(({ event, role, inside = 0 }, index) => {
    const x = part(at[index], view);
    const end = part(at[Math.min(items.length - 1, index + inside)], view);
    if (end < 0 || x > 1) return;
    const isFault = event.kind === 'fault';
    const before = last.get(`${event.lane} ${role}`);
    if (before && x - before.x < least && !isFault && !before.isFault) {
      before.count += 1;
      before.length = Math.max(before.length, end - before.x);
      return;
    }
    const mark = { lane: event.lane, role, x: Math.max(0, x), index, count: 1, length: Math.max(0, end - Math.max(0, x)), isFault };
    last.set(`${event.lane} ${role}`, mark);
    found.push(mark);
  });
  return found;
}

/**
 * The frames of the film: one for each screen that differs from the one before. Frames that would overlap are one, which
 * shows the last of them; `width` is that of a frame, as a part of the view. A frame begins where its screen came.
 */
export function frames(screens, at, view, width) {
  const found = [];
  screens.forEach((screen, index) => {
    const x = part(at[index], view);
    if (x > 1 || (index > 0 && screen === screens[index - 1])) return;
    const place = Math.min(Math.max(0, x), 1 - width);
    const before = found.at(-1);
    if (before && (x <= 0 || place - before.x < width)) Object.assign(before, { index, screen });
    else found.push({ x: place, index, screen });
  });
  return found;
}

/** The index of the event nearest to a place, of a lane if it has one. */
export function nearest(events, at, place, lane) {
  const ofLane = events.some((event) => event.lane === lane);
  let best = -1;
  events.forEach((event, index) => {
    if (ofLane && event.lane !== lane) return;
    if (best < 0 || Math.abs(at[index] - place) < Math.abs(at[best] - place)) best = index;
  });
  return best;
}

/** The first and last index of the events between two places, in any order; null if there is none, or if all are. */
export function range(at, one, other) {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const first = at.findIndex((place) => place >= from);
  const last = at.findLastIndex((place) => place <= to);
  if (first < 0 || last < first || (first === 0 && last === at.length - 1)) return null;
  return [first, last];
}

/** The range after an end of it was moved by a number of events: the ends do not pass each other. */
export function moved([first, last], end, by, count) {
  if (end === 'from') return [Math.min(last, Math.max(0, first + by)), last];
  return [first, Math.max(first, Math.min(count - 1, last + by))];
}
