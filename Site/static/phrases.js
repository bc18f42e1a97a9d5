// An event in words.

import { make } from './dom.js';

export const certainties = {
  documented: 'Documented by Apple',
  observed: 'Observed by developers',
  inferred: 'Inferred',
  convention: 'A convention of Understudy',
};

export const exits = {
  finished: 'finished, then stopped',
  failed: 'finished, with failed tests',
  crashed: 'crashed',
  exited: 'exited by itself',
  killed: 'killed by an action',
  timedOut: 'stopped by the time limit',
  limitExceeded: 'stopped by a limit',
  forged: 'stopped, for its process sent a forged report',
};

const code = (text) => make('code', {}, ...breakable(text));

/** What an event says besides its class, as nodes. */
export function sentence(event, cast) {
  const { kind, lane, name = '', text = '' } = event;
  switch (kind) {
    case 'call': return [code(name)];
    case 'return': return [make('span', { class: 'returned' }, 'returns ', text)];
    case 'console': return [make('samp', {}, text)];
    case 'launch': return [`Launched ${text}`];
    case 'action': return ['You: ', make('strong', {}, name)];
    case 'request': return ['asked for ', code(name), text && ` ${text}`];
    case 'test': return [code(name), ' ', make('strong', { class: 'ending' }, text)];
    case 'fault': return [make('strong', {}, 'Fault'), ` ${[name, text].filter(Boolean).join(': ')}`];
    case 'verdict': return [`The run ended: ${exits[event.verdict?.exit] ?? event.verdict?.exit ?? ''}`];
    case 'state':
      if (name === 'delegate') return [lane === 'AppDelegate' ? 'is made the app delegate' : 'is made the scene’s delegate'];
      if (name === 'rootViewController') return ['is in the window: ', ...named(text, cast)];
      return [code(name), ': ', ...named(text, cast)];
    default: return [[name, text].filter(Boolean).join(': ')];
  }
}

/** A text in which the names of classes wear their colours. */
export const named = (text, cast) =>
  [...cast.pieces(text)].map((piece) => piece.role ? make('span', { class: `of-${piece.role}` }, piece.text) : piece.text);

// A signature breaks after its colons, not inside a word.
const breakable = (text) => text.split(/(?<=[(:.])/).flatMap((part, index) => index ? [make('wbr'), part] : [part]);
