// The effects of commands on whole lines: indent, comment, move, duplicate. Loaded when the code is first used. Decided
// here, done elsewhere: an edit has `from`, `to` and `text`, and `select` for the selection after it; one that cannot be
// made, the `refusal`.

const indentation = '    ';

/** The edit of a command in the file `name`; `at` is the text with the selection. Nothing if it has no effect there. */
export function lineEdit(command, at, name) {
  switch (command) {
    case 'indent': return indent(at, true);
    case 'outdent': return indent(at, false);
    case 'comment': return name.endsWith('.swift') ? comment(at) : commentXML(at);
    case 'up': return up(at);
    case 'down': return down(at);
    case 'duplicate-up': return duplicate(at, false);
    case 'duplicate-down': return duplicate(at, true);
    default: return undefined;
  }
}

const caret = (place) => [place, place];

/** The place where the line of another place begins. */
const beginning = (value, place) => (place === 0 ? 0 : value.lastIndexOf('\n', place - 1) + 1);

/** The lines of a selection. One that ends at the beginning of a line does not have that line. */
function lines({ value, start, end }) {
  const from = beginning(value, start);
  const last = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const next = value.indexOf('\n', last);
  const to = next < 0 ? value.length : next;
  return { from, to, all: value.slice(from, to).split('\n') };
}

/** Moves lines above the one before them. */
function up(at) {
  const { from, to, all } = lines(at);
  if (from === 0) return undefined;
  const above = beginning(at.value, from - 1);
  const text = [...all, at.value.slice(above, from - 1)].join('\n');
  return { from: above, to, text, select: [at.start, at.end].map((place) => Math.min(place - (from - above), above + text.length)) };
}

/** Moves lines below the one after them. */
function down(at) {
  const { from, to, all } = lines(at);
  if (to === at.value.length) return undefined;
  const next = at.value.indexOf('\n', to + 1);
  const end = next < 0 ? at.value.length : next;
  const text = [at.value.slice(to + 1, end), ...all].join('\n');
  return { from, to: end, text, select: [at.start, at.end].map((place) => Math.min(place + end - to, at.value.length)) };
}

/** Writes lines twice; the selection is in the second or in the first. */
function duplicate({ value, start, end }, isBelow) {
  const { to, all } = lines({ value, start, end });
  const text = `\n${all.join('\n')}`;
  const shift = isBelow ? text.length : 0;
  return { from: to, to, text, select: [start, end].map((place) => Math.min(place + shift, value.length + text.length)) };
}

/**
 * The edit that gives the lines of a selection another text, with the selection on the same letters; `tail` is the number
 * of letters that come, or go, behind them.
 */
function changed({ start, end }, { from, to, all }, line, tail = 0) {
  const news = all.map(line);
  if (news.every((each, index) => each === all[index])) return { from, to: from, text: '', select: [start, end] };
  const place = (old) => {
    let begin = from;
    let shift = 0;
    for (const [index, each] of all.entries()) {
      const grown = news[index].length - each.length;
      if (old <= begin + each.length || index === all.length - 1) {
        const column = old - begin;
        const before = grown - tail * Math.sign(grown);
        const place = old + shift + (column >= margin(each) || grown > 0 ? before : -Math.min(column, -before));
        return Math.min(Math.max(begin + shift, place), begin + shift + news[index].length);
      }
      begin += each.length + 1;
      shift += grown;
    }
    return old + shift;
  };
  return { from, to, text: news.join('\n'), select: start === end ? caret(place(start)) : [place(start), place(end)] };
}

const margin = (text) => /^[ \t]*/.exec(text)[0].length;

function indent(at, isMore) {
  return changed(at, lines(at), (text) =>
    isMore ? (text === '' ? text : indentation + text) : text.replace(/^(?: {1,4}|\t)/, ''));
}

/** Makes lines comments, or takes that back where all of them are. */
function comment(at) {
  const here = lines(at);
  const written = here.all.filter((text) => text.trim() !== '');
  if (written.length > 0 && written.every((text) => /^\s*\/\//.test(text))) {
    return changed(at, here, (text) => text.replace(/^(\s*)\/\/ ?/, '$1'));
  }
  return enclosed(at, here, written, '// ');
}

const commented = /^(\s*)<!-- ?((?:(?!--).)*?) ?-->(\s*)$/;

/** The same for XML, whose comments cannot be nested. */
function commentXML(at) {
  if (!/^\s*(<|$)/.test(at.value)) return { refusal: 'The editor cannot make lines of this kind of file comments.' };
  const here = lines(at);
  const written = here.all.filter((text) => text.trim() !== '');
  if (written.length > 0 && written.every((text) => commented.test(text))) {
    return changed(at, here, (text) => text.replace(commented, '$1$2$3'), 4);
  }
  if (here.all.some((text) => text.includes('--'))) return { refusal: 'A comment of XML can have no -- in it.' };
  return enclosed(at, here, written, '<!-- ', ' -->');
}

/** Puts signs before what is written in lines, in one column, and behind it. */
function enclosed(at, here, written, before, behind = '') {
  const isBlank = written.length === 0;
  const column = isBlank ? 0 : Math.min(...written.map(margin));
  return changed(at, here, (text) => (isBlank || text.trim() !== ''
    ? text.slice(0, column) + before + text.slice(column) + behind : text), behind.length);
}
