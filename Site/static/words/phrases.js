// Words from the server as nodes.

import { make } from '../shell/dom.js';

const code = (text) => make('code', {}, ...breakable(text));

/** How each style of a phrase's part is drawn. */
const styles = {
  plain: (text, roles) => named(text, roles),
  code: (text) => [code(text)],
  strong: (text) => [make('strong', {}, text)],
  printed: (text) => [make('samp', {}, text)],
  returned: (text) => [make('span', { class: 'returned' }, text)],
  ending: (text) => [make('strong', { class: 'ending' }, text)],
};

/** What the server says about an event besides its class. */
export const phrase = (words, roles) =>
  words.flatMap((part) => Object.entries(part).flatMap(([style, text]) => styles[style](text, roles)));

/** A text in which the names of classes wear their colours. */
export const named = (text, roles) =>
  [...roles.pieces(text)].map((piece) => piece.role ? make('span', { class: `of-${piece.role}` }, piece.text) : piece.text);

// A signature breaks after its colons, not inside a word.
const breakable = (text) => text.split(/(?<=[(:.])/).flatMap((part, index) => index ? [make('wbr'), part] : [part]);
