// Soft wrap: a long line takes as many rows as it needs, and what stands beside lines or over them goes with its line.
// The painted layer decides how tall a line is; the text field over it breaks its lines at the same letters.

import { announce } from '../shell/messages.js';
import { keepPreference } from '../shell/preferences.js';
import { boxOf } from './code-places.js';

/** The least room, in columns, for what is said behind a line. */
const least = 12;

/** Wraps the lines of a code field, or no longer. The line at the upper edge stays there. */
export function wrap(code, isAsked) {
  const isOn = !code.rows;
  const { element } = code;
  const numbers = element.querySelector('.numbers').children;
  const first = [...numbers].find((each) => each.offsetTop + each.offsetHeight > element.scrollTop + 1);
  const isAtTop = element.scrollTop === 0;
  element.closest('.panel').classList.toggle('wraps', isOn);
  code.rows?.end();
  code.rows = isOn ? new Rows(code) : null;
  element.scrollTo(isOn ? 0 : element.scrollLeft, isAtTop ? 0 : first?.offsetTop ?? 0);
  if (!isAsked) return;
  keepPreference('wrap', isOn);
  announce(isOn ? 'Long lines are wrapped.' : 'Long lines are not wrapped.');
}

/** The rows of the lines of a code field. */
class Rows {
  #field;
  #paint;
  #numbers;
  /** For each line the number of rows before it, and at the end the number of all. */
  #before = [0];
  #height = 1;
  #observer;

  constructor({ field, element }) {
    this.#field = field;
    this.#paint = element.querySelector('.paint');
    this.#numbers = element.querySelector('.numbers');
    let width;
    this.#observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width !== width) this.place();
      width = contentRect.width;
    });
    this.#observer.observe(field.parentElement);
  }

  /** Looks at the room for the lines no longer. */
  end() { this.#observer.disconnect(); }

  /** Counts the rows of all lines, and puts each number and each mark beside its line. */
  place() {
    this.#height = parseFloat(getComputedStyle(this.#paint).lineHeight);
    const counts = [...this.#paint.children].map((line) => Math.max(1, Math.round(line.getBoundingClientRect().height / this.#height)));
    this.#before = [0];
    for (const [line, count] of counts.entries()) {
      this.#before.push(this.#before[line] + count);
      set(this.#numbers.children[line], '--rows', count);
    }
    const marks = [...this.#field.parentElement.querySelectorAll(':scope > i, .marks > i')];
    for (const mark of marks) this.put(mark);
  }

  /** Puts a mark over all rows of its line; what it says, behind the last one. */
  put(mark) {
    const line = Number(mark.style.getPropertyValue('--line'));
    set(mark, '--row', this.#before[line] ?? 0);
    set(mark, '--rows', this.#count(line));
    if (!mark.firstChild) return;
    const text = this.#paint.children[line]?.textContent ?? '';
    const { left, width } = this.#field.getBoundingClientRect();
    const end = (boxOf(this.#field, { line, column: Math.max(0, text.length - 2) }, 1)?.right ?? left) - left;
    const column = parseFloat(getComputedStyle(this.#paint).fontSize) * 0.6;
    set(mark, '--end', `${end}px`);
    mark.classList.toggle('has-no-room', width - end < (least + 3) * column);
  }

  /** The place of the row with a column of a line, both from 0: its upper edge in the scrolled code, and its height. */
  at(line, column) {
    const box = column > 0 && boxOf(this.#field, { line, column });
    const row = box ? Math.round((box.top - this.#paint.children[line].getBoundingClientRect().top) / this.#height) : 0;
    const count = this.#count(line);
    return { top: this.#numbers.children[line].offsetTop + Math.min(row, count - 1) * this.#height, height: this.#height };
  }

  #count(line) { return (this.#before[line + 1] ?? 1) - (this.#before[line] ?? 0); }
}

function set(element, name, value) {
  if (element && element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, value);
}
