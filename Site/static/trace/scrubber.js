// The moment of the run that the page shows: now, or after an event of the trace. Device and code follow.

const isInSight = ({ isIn }) => isIn !== false;

export class Scrubber {
  #trace;
  #parts;
  #item = null;

  /** `parts`: `range`, `back`, `forth`, `now` and `place`, a text. `moved` is called with the line, or null for now. */
  constructor(trace, parts, moved) {
    this.#trace = trace;
    this.#parts = parts;
    this.moved = moved;
    const { range, back, forth, now } = parts;
    range.addEventListener('input', () => this.#go(trace.items[Number(range.value) - 1]));
    back.addEventListener('click', () => this.step(-1));
    forth.addEventListener('click', () => this.step(1));
    now.addEventListener('click', () => {
      this.go(null);
      range.focus();
    });
    trace.moved = (item) => this.go(item);
    this.update();
  }

  /** The line whose moment is shown; null for now. */
  get item() { return this.#item; }

  /** The moment in words; empty for now, which is also the moment after the last line. */
  get moment() { return this.#item && this.#place < this.#trace.items.length ? `A past moment, after line ${this.#place} of ${this.#trace.items.length}. ` : ''; }

  get #place() { return this.#trace.items.indexOf(this.#item) + 1; }

  /** Goes a line in sight on, or back. */
  step(direction) {
    const next = this.#next(direction);
    if (next) this.go(next);
  }

  /** The next line in sight; from now on, there is none, and before it, the last one. */
  #next(direction) {
    if (!this.#item) return direction > 0 ? undefined : this.#trace.items.findLast(isInSight);
    const next = this.#trace.neighbour(this.#item, direction);
    return next === this.#item ? undefined : next;
  }

  /** Shows the moment after a line, or now. */
  go(item) {
    if (item === this.#item) return;
    this.#item?.row.removeAttribute('aria-current');
    this.#item = item;
    item?.row.setAttribute('aria-current', 'true');
    this.update();
    // It may be a line that is gone.
    this.moved(this.#item);
  }

  #go(item) {
    if (!item) return;
    this.go(item);
    this.#trace.show(item.row);
  }

  /** Says the place again: lines arrived, or all are gone. */
  update() {
    const { items } = this.#trace;
    if (this.#item && !this.#item.row.isConnected) this.#item = null;
    const place = this.#item ? this.#place : items.length;
    const { range, back, forth, now, place: label } = this.#parts;
    range.max = Math.max(1, items.length);
    range.min = Math.min(1, items.length);
    range.value = place;
    range.disabled = !items.some(isInSight);
    back.disabled = !this.#next(-1);
    forth.disabled = !this.#next(1);
    now.disabled = !this.#item;
    label.textContent = this.#item ? `${place} of ${items.length}` : items.length > 0 ? 'End' : '';
    const words = this.#item?.row.querySelector('.what').textContent;
    range.setAttribute('aria-valuetext', words ? `Line ${place} of ${items.length}: ${words}` : 'The end of the trace');
  }
}
