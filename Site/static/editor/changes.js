// The differences between two texts, by lines.

/** The most pairs of lines that are compared. Beyond, everything in the middle counts as another. */
const most = 1_000_000;

/** The numbers of lines that are the same at the beginnings of two lists, and at their ends; of texts, of letters. */
export function sameEnds(old, now) {
  const least = Math.min(old.length, now.length);
  let first = 0;
  while (first < least && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < least - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  return [first, last];
}

/** The lines of both texts in order: kind (kept, removed, added), text, and the number in the new text, from 0. */
export function compare(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [first, tail] = sameEnds(old, now);
  const kept = (from, to) => now.slice(from, to).map((text, index) => ({ kind: 'kept', text, line: from + index }));
  return [
    ...kept(0, first),
    ...middle(old.slice(first, old.length - tail), now.slice(first, now.length - tail), first),
    ...kept(now.length - tail, now.length),
  ];
}

function middle(old, now, offset) {
  const lines = [];
  const [rows, columns] = [old.length, now.length];
  let common;
  if (rows * columns <= most) {
    // The longest common lines from each pair on.
    common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
    for (let row = rows - 1; row >= 0; row -= 1) {
      for (let column = columns - 1; column >= 0; column -= 1) {
        common[row][column] = old[row] === now[column]
          ? common[row + 1][column + 1] + 1 : Math.max(common[row + 1][column], common[row][column + 1]);
      }
    }
  }
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (common && row < rows && column < columns && old[row] === now[column]) {
      lines.push({ kind: 'kept', text: now[column], line: offset + column });
      row += 1;
      column += 1;
    } else if (row < rows && (column === columns || !common || common[row + 1][column] >= common[row][column + 1])) {
      lines.push({ kind: 'removed', text: old[row] });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: now[column], line: offset + column });
      column += 1;
    }
  }
  return lines;
}

/** The lines of a text that differ from another, from 0. */
export const added = (before, after) =>
  new Set(compare(before, after).filter(({ kind }) => kind === 'added').map(({ line }) => line));
