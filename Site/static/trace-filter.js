// What of the trace is in sight: lines with a word, of one lane; and whether its end is followed.

/** The key under which the browser keeps whether the end is followed. */
const key = 'understudy follow';

export class TraceFilter {
  #scroller;
  #search;
  #lane;
  #follow;
  #found;
  #wasOn = false;

  /** `search` is a field, `lane` a menu, `follow` a button, and `found` takes the words for how many lines are in sight. */
  constructor(scroller, { search, lane, follow, found }) {
    this.#scroller = scroller;
    this.#search = search;
    this.#lane = lane;
    this.#follow = follow;
    this.#found = found;
    search.addEventListener('input', () => this.apply({ isAsked: true }));
    search.addEventListener('keydown', ({ key: pressed }) => { if (pressed === 'Escape') this.clear(); });
    lane.addEventListener('change', () => this.apply({ isAsked: true }));
    follow.addEventListener('click', () => {
      this.#setFollow(!this.isFollowing);
      keep(this.isFollowing);
      this.follow();
    });
    this.#setFollow(kept());
  }

  /** Whether some lines are out of sight. */
  get isOn() { return this.#search.value.trim() !== '' || this.#lane.value !== ''; }

  get isFollowing() { return this.#follow.getAttribute('aria-pressed') === 'true'; }

  /** Shows all lines. */
  clear() {
    this.#search.value = '';
    this.#lane.value = '';
    this.apply();
  }

  /** Looks at all lines: after a change, and when lines arrived. */
  apply({ isAsked = false } = {}) {
    if (!this.isOn && !this.#wasOn) return;
    this.#wasOn = this.isOn;
    const words = this.#search.value.trim().toLowerCase();
    const lane = this.#lane.value;
    const rows = this.#scroller.querySelectorAll('.row');
    let shown = 0;
    for (const row of rows) {
      const isIn = (lane === '' || row.dataset.lane === lane) && (words === '' || row.textContent.toLowerCase().includes(words));
      if (row.hidden === isIn) row.hidden = !isIn;
      if (isIn) shown += 1;
    }
    this.#found(this.isOn ? `${shown} of ${rows.length} lines` : '', isAsked);
    // A launch that is closed would hide what was found.
    if (this.isOn) for (const phase of this.#scroller.querySelectorAll('.phase')) phase.open = true;
  }

  /** Keeps the end in sight, if the reader wants that. */
  follow() {
    if (!this.isFollowing) return;
    const box = this.#scroller;
    // Lines that were never in sight get their real height once they are, so the end moves for some frames.
    const scroll = (frames) => {
      box.scrollTop = box.scrollHeight;
      if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
    };
    scroll(10);
  }

  #setFollow(isOn) { this.#follow.setAttribute('aria-pressed', String(isOn)); }
}

function kept() {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn) {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing: it is for this visit.
  }
}
