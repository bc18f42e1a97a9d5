// Unified diffs, applied to texts: a hunk goes where its lines are, near the place that it names.

/** The files of a diff: name and hunks; each hunk has its line in the old text, from 0, and its old and new lines. */
export function filesOf(diff) {
  const files = [];
  let hunk;
  for (const line of diff.split('\n')) {
    const begin = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk && (hunk.left > 0 || line.startsWith('\\'))) take(hunk, line);
    else if (line.startsWith('+++ ')) files.push({ name: named(line.slice(4)), hunks: [] });
    else if (begin) {
      const [, at, old = '1', now = '1'] = begin;
      // A hunk without old lines stands behind the line that it names.
      hunk = { line: Math.max(0, Number(at) - (old === '0' ? 0 : 1)), old: [], now: [], left: Number(old) + Number(now) };
      files.at(-1)?.hunks.push(hunk);
    }
  }
  return files;
}

function take(hunk, line) {
  const [mark, text] = [line[0], `${line.slice(1).replace(/\r$/, '')}\n`];
  if (mark === '\\') {
    // The line before it has no end.
    for (const lines of hunk.last ?? []) lines.push(lines.pop().slice(0, -1));
    return;
  }
  hunk.last = { ' ': [hunk.old, hunk.now], '-': [hunk.old], '+': [hunk.now] }[mark] ?? [];
  for (const lines of hunk.last) lines.push(text);
  hunk.left -= hunk.last.length;
}

/** A file's name as a diff has it: without the first folder, and without the quotes of names with unusual letters. */
function named(text) {
  const quoted = /^"(.*)"$/.exec(text);
  const name = quoted ? unquoted(quoted[1]) : text.replace(/\t$/, '');
  return name.replace(/^[ab]\//, '');
}

function unquoted(text) {
  const bytes = [...text.matchAll(/\\([0-7]{3})|\\(.)|([^\\])/gsu)].flatMap(([, octal, escaped, plain]) =>
    (octal ? [Number.parseInt(octal, 8)] : [...new TextEncoder().encode(escaped ?? plain)]));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/**
 * The texts of the files that a diff changes, by their names, after it; `texts` has those of now. The second value says
 * which file is not there (`missing`), or has other code by now (`changed`); undefined if the diff fits.
 */
export function applied(diff, texts) {
  const after = new Map();
  for (const { name, hunks } of filesOf(diff)) {
    if (!texts.has(name)) return [after, { missing: name }];
    const lines = texts.get(name).split(/(?<=\n)/);
    let moved = 0;
    for (const { line, old, now } of hunks) {
      const at = placeOf(old, lines, line + moved);
      if (at === undefined) return [after, { changed: name }];
      lines.splice(at, old.length, ...now);
      moved = at - line + now.length - old.length;
    }
    after.set(name, lines.join(''));
  }
  return [after, undefined];
}

/** The index at which some lines stand, the nearest to `wanted`; undefined if they are nowhere. */
function placeOf(wantedLines, lines, wanted) {
  const last = lines.length - wantedLines.length;
  for (let distance = 0; distance <= lines.length; distance += 1) {
    for (const at of distance === 0 ? [wanted] : [wanted - distance, wanted + distance]) {
      if (at >= 0 && at <= last && wantedLines.every((line, index) => lines[at + index] === line)) return at;
    }
  }
  return undefined;
}
