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
  // Of a piece that is wrapped, what is in its first row.
  const pieces = [...range.getClientRects()];
  const { left, top: letters, height } = pieces[0] ?? range.getBoundingClientRect();
  const right = Math.max(left, ...pieces.filter(({ top }) => Math.abs(top - letters) < height / 2).map((piece) => piece.right));
  const row = parseFloat(getComputedStyle(element).lineHeight);
  const start = element.getBoundingClientRect().top;
  const top = start + Math.floor((letters + height / 2 - start) / row) * row;
  return { left, right: length > 0 ? right : left, top, bottom: top + row };
}

/** The offset of the letter at a point of the screen; undefined if there is none. */
export function offsetAt(field, x, y) {
  const lines = paint(field).children;
  if (lines.length === 0) return undefined;
  if (y < lines[0].getBoundingClientRect().top) return undefined;
  const line = first(lines.length, (number) => y < lines[number].getBoundingClientRect().bottom);
  const text = lines[line]?.textContent.slice(0, -1) ?? '';
  const box = (column) => boxOf(field, { line, column }, 1);
  const column = first(text.length, (number) => {
    const { top, bottom, right } = box(number);
    return y < top || y < bottom && x < right;
  });
  if (column === text.length || y < box(column).top || x < box(column).left) return undefined;
  return offsetOf(field.value, { line, column });
}

/** The first number from 0 for which something holds, as it does for all after it; `count` if there is none. */
function first(count, holds) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
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
