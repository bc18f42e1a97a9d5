// Places of the code on the screen: the painted layer has every letter where the text field has it.

/** The line and the column of an offset, both from 0, as browsers and language servers count. */
export function placeOf(text, offset) {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return { line: text.slice(0, start).split('\n').length - 1, column: offset - start };
}

/** The offset of a line and a column; undefined if the text has no such place. */
export function offsetOf(text, { line, column }) {
  let start = 0;
  for (let number = 0; number < line; number += 1) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return undefined;
  }
  const end = text.indexOf('\n', start);
  return column <= (end < 0 ? text.length : end) - start ? start + column : undefined;
}

const letter = /[\p{L}\p{N}_]/u;

/** The word around an offset: where it begins and ends; undefined if there is none. */
export function wordAt(text, offset) {
  let [from, to] = [offset, offset];
  while (from > 0 && letter.test(text[from - 1])) from -= 1;
  while (to < text.length && letter.test(text[to])) to += 1;
  return from < to && !/^\d/.test(text.slice(from, to)) ? { from, to } : undefined;
}

const paint = (field) => field.parentElement.querySelector('.paint');

/** The box of a piece of a line on the screen; without a length it has no width. */
export function boxOf(field, { line, column }, length = 0) {
  const element = paint(field).children[line];
  if (!element) return undefined;
  const range = document.createRange();
  range.setStart(...inside(element, column));
  range.setEnd(...inside(element, column + Math.max(length, 1)));
  const { left, right } = range.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return { left, right: length > 0 ? right : left, top, bottom };
}

/** The offset of the letter at a point of the screen; undefined if there is none. */
export function offsetAt(field, x, y) {
  const lines = paint(field).children;
  if (lines.length === 0) return undefined;
  const first = lines[0].getBoundingClientRect();
  const line = Math.floor((y - first.top) / first.height);
  const text = lines[line]?.textContent.slice(0, -1) ?? '';
  const right = (column) => boxOf(field, { line, column }, 1).right;
  if (text === '' || x < boxOf(field, { line, column: 0 }).left || x >= right(text.length - 1)) return undefined;
  let [low, high] = [0, text.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (right(middle) > x) high = middle;
    else low = middle + 1;
  }
  return offsetOf(field.value, { line, column: low });
}

/** The node and the offset in it of a column of a painted line. */
function inside(element, column) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = column;
  let last = [element, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (rest <= node.length - 1) return [node, rest];
    last = [node, node.length];
    rest -= node.length;
  }
  return last;
}

/** The most of the screen, in pixels, that a box over the code takes. */
const most = 280;

/** Puts a box below a place of the code, or above it if there is more room. */
export function putAt(box, place, host) {
  const around = host.getBoundingClientRect();
  const below = Math.min(around.bottom, innerHeight) - place.bottom;
  const above = place.top - Math.max(around.top, 0);
  const isBelow = below >= Math.min(box.scrollHeight, 180) || below >= above;
  box.style.setProperty('max-height', `${Math.min(most, Math.max(72, (isBelow ? below : above) - 6))}px`);
  const left = Math.max(4, Math.min(place.left - around.left, around.width - box.offsetWidth - 4));
  box.style.setProperty('left', `${left}px`);
  box.style.setProperty('top', isBelow ? `${place.bottom - around.top + 2}px` : 'auto');
  box.style.setProperty('bottom', isBelow ? 'auto' : `${around.bottom - place.top + 2}px`);
}
